/// The deck and the discards.
#pragma once
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// The top card. When the deck is empty the discards are shuffled into a new one, also in the middle of a draw; none
/// when both are empty.
CardId draw(Scene& scene);

inline bool can_draw(const Position& position) { return !position.deck.empty() || !position.discards.empty(); }

/// Cards into the player's hand; fewer when there are no more.
void draw_to_hand(Scene& scene, PlayerId player, int n);
void discard_all(Scene& scene, const CardSet& cards);

}  // namespace planitia::terraforming
