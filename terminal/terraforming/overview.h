/// The page that people see nearly all the time: map, parameters and players, and more the larger the region is.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

void draw_overview(const TerraformingTable& table, Region region);

/// The map as large as it gets, with what its signs mean.
void draw_map_page(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
