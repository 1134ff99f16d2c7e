/// What a position is worth to a player, for bots that look no further than their own turn.
#pragma once
#include <martians/state/position.h>

namespace planitia::martians {

/// The higher the better. Where the players win together it counts what the mission still lacks and what the colony has to
/// get it; else the own reputation besides.
double value(const Position& position, PlayerId player);

/// Whether both belong to the same turn of the same player.
bool is_same_move(const Position& a, const Position& b);

}  // namespace planitia::martians
