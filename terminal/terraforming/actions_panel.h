/// The viewer's card actions, one a line.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

int action_rows(const TerraformingTable& table);
void draw_actions(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
