/// The map of Mars: as large as there is room for.
#pragma once
#include <terminal/terraforming/hex.h>

namespace planitia::terminal {

/// The largest spaces with which the whole map fits.
HexSize hex_size_for(Size room);
/// What the map takes with spaces of that size.
Size map_size(HexSize hex);

void draw_map(const TerraformingTable& table, Region region, HexSize hex);

/// What the signs on the map mean, in wrapped lines; gives how many.
int draw_legend(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
