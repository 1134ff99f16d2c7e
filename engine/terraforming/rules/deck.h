/// The deck and the discards.
#pragma once
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// The top card. With the last one the discards are shuffled into a new deck at once, also in the middle of a draw (before
/// rules 2, and while there are no discards, when the next one is drawn); none when both are empty.
CardId draw(Scene& scene);

inline bool can_draw(const Position& position) { return !position.deck.empty() || !position.discards.empty(); }

/// Cards into the player's hand; fewer when there are no more.
void draw_to_hand(Scene& scene, PlayerId player, int n);
void discard_all(Scene& scene, const CardSet& cards);

}  // namespace planitia::terraforming
