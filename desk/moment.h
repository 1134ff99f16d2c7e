/// Where in its course a game stands.
#pragma once
#include <desk/match.h>

namespace planitia::desk {

/// The generation or round that is played, from 1.
int round_of(const Match& match);
/// Whether a seat is asked what to do in its turn, not a question that follows from it or comes between turns.
bool is_asked_turn(const Match& match, PlayerId player);
/// Whether a seat is asked something that belongs to an action under way.
bool is_asked_within_move(const Match& match, PlayerId player);

/// Whether a seat has ended its turn and is asked what belongs to the end of it: what it delivers, in Martians.
bool is_ending_turn(const Match& match, PlayerId player);

/// Whether players keep nothing from each other, so that all may see what one of them is asked.
bool is_open(const Match& match);

}  // namespace planitia::desk
