/// What bots choose, thought of on a copy of the game while the table goes on.
#pragma once
#include <house/playing.h>

#include <chrono>
#include <span>
#include <vector>

namespace planitia::house {

/// Chooses for the awaited seats, and for bots that are asked next, until a person is asked or the time is over; at least once. The same
/// game gets the same answers, so that what a crash has lost is thought again.
std::vector<Thought> think(desk::Match game, std::span<const Awaited> seats, std::chrono::milliseconds time);

}  // namespace planitia::house
