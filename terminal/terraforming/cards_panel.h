/// The cards in play of everybody, one's own first.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

/// In columns; where they are too short what matters less is left out. Gives the rows that all of it takes.
int draw_cards(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
