/// Milestones and awards: who is how far, who has taken them, what the next one costs.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

/// Side by side where there is room for it.
int goal_rows(const TerraformingTable& table, int columns);
void draw_goals(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
