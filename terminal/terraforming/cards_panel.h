/// The cards in play of everybody, one's own first.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

void draw_cards(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
