/// What a player may know of a position: the one place where hidden facts are taken out.
#pragma once
#include <core/rng.h>
#include <martians/state/position.h>

namespace planitia::martians {

/// Stands for a mining token that lies face down.
inline constexpr TokenId kHiddenToken{kTokenKinds};

/// A position from one seat. In `known`, decks keep their size and lose their order, tokens face down are
/// `kHiddenToken`, and samples that the viewer may not see are counted instead.
struct View {
    Position known;
    PlayerId viewer;                         ///< none: a spectator
    ByPlayer<std::uint8_t> samples = {};     ///< of each player; where goods are common all are the first seat's
    Weather next_weather = Weather::count_;  ///< for who has the Weather Report

    friend bool operator==(const View&, const View&) = default;
};

/// Whether the viewer may see the colours of a player's samples.
bool sees_samples(const Position& position, PlayerId viewer, PlayerId owner);

View observe(const Position& position, PlayerId viewer);

/// A position that could be the true one for all the viewer knows; what is hidden is dealt anew.
Position resample(const View& view, Rng& rng);

}  // namespace planitia::martians
