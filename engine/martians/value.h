/// What a position is worth to a player, for bots that look no further than their own turn.
#pragma once
#include <martians/state/position.h>

namespace planitia::martians {

/// The higher the better. Where there is a mission it counts what that still lacks; everywhere what there is to work with, by
/// what it will bring in the rounds to come, and where players are rivals the own reputation.
double value(const Position& position, PlayerId player);

/// Whether both belong to the same turn of the same player.
bool is_same_move(const Position& a, const Position& b);

}  // namespace planitia::martians
