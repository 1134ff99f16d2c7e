/// What a position is worth to a player, for bots. docs/bots.md tells it in words.
#pragma once
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// In points at the end of the game, the higher the better: what the player has and will get, less what the average of the
/// rivals have and will get.
double value(const Position& position, PlayerId player);

/// Whether what was begun in `a` is still under way in `b`: an action, or a choice that all make at once.
bool is_same_move(const Position& a, const Position& b);

}  // namespace planitia::terraforming
