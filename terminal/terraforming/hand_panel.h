/// The viewer's hand: cost after discounts, title, tags, requirements and whether they are met.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

int hand_rows(const TerraformingTable& table);
void draw_hand(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
