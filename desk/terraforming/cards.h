/// Cards of a player in the order in which people look at them.
#pragma once
#include <terraforming/state/position.h>

#include <vector>

namespace planitia::desk {

/// The cheapest first.
std::vector<terraforming::CardId> by_cost(const terraforming::PlayerState& player, const terraforming::CardSet& cards);
/// The cards in play: corporation first, then those with actions, those that hold something, and the others.
std::vector<terraforming::CardId> played_cards(const terraforming::PlayerState& player);
/// Those of them that have an action.
std::vector<terraforming::CardId> card_actions(const terraforming::PlayerState& player);

bool has_action(terraforming::CardId card);

}  // namespace planitia::desk
