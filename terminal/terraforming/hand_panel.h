/// The viewer's hand: cost after discounts, title, tags, requirements and whether they are met.
#pragma once
#include <terminal/terraforming/table.h>

#include <vector>

namespace planitia::terminal {

/// The cards of the viewer's hand, the cheapest first.
std::vector<terraforming::CardId> sorted_hand(const TerraformingTable& table);
/// The requirements as one text; empty when there are none.
std::string requirements_of(const TerraformingTable& table, const terraforming::Card& card);

int hand_rows(const TerraformingTable& table);
void draw_hand(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
