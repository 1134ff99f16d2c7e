/// The viewer's card actions, one a line.
#pragma once
#include <terminal/terraforming/table.h>

#include <vector>

namespace planitia::terminal {

/// The viewer's cards that have an action, the corporation among them.
std::vector<terraforming::CardId> own_actions(const TerraformingTable& table);

int action_rows(const TerraformingTable& table);
void draw_actions(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
