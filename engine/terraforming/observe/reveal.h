/// What a choice showed of the hidden parts of a position.
#pragma once
#include <game/reveal.h>
#include <terraforming/state/position.h>

#include <optional>

namespace planitia::terraforming {

/// What a choice of the player that led from one position to the other took from the deck, for whomever, or showed of what
/// the others held. Whatever a player hides or gives up shows nothing.
std::optional<Reveal> revealed(const Position& before, const Position& after, PlayerId player);

}  // namespace planitia::terraforming
