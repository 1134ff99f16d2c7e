/// The viewer's hand: cost after discounts, title, tags, requirements and whether they are met.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

int hand_rows(const TerraformingTable& table);
/// In columns where one is too short; gives the rows that they take, which may be more than there are.
int draw_hand(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
