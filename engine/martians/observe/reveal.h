/// What a choice showed of the hidden parts of a position.
#pragma once
#include <game/reveal.h>
#include <martians/state/position.h>

#include <optional>

namespace planitia::martians {

/// What a choice of the player that led from one position to the other drew or turned up. Whatever a player hides or gives
/// up shows nothing.
std::optional<Reveal> revealed(const Position& before, const Position& after, PlayerId player);

}  // namespace planitia::martians
