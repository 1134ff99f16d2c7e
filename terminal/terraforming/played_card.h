/// A card in play in one line: whether its action is still to be had, its title, what lies on it.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

void draw_played_card(const TerraformingTable& table, Region line, const terraforming::PlayerState& player,
                      terraforming::CardId card);
/// The same, and the action in words from that column on.
void draw_action_line(const TerraformingTable& table, Region line, const terraforming::PlayerState& player,
                      terraforming::CardId card, int columns);

}  // namespace planitia::terminal
