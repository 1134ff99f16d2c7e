/// Colony tiles: track, colonies, marker, the fleet that is there and what a trade would bring now.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

/// Lines of every tile, one or, where there is room for all, three; 0 without the expansion.
int colony_rows(const TerraformingTable& table, int lines);
void draw_colonies(const TerraformingTable& table, Region region, int lines);

}  // namespace planitia::terminal
