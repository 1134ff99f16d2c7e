/// What a player may know of a position: the one place where hidden facts are taken out.
#pragma once
#include <core/rng.h>
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// A position from one seat. In `known`, what the viewer may not see is empty, and the counts tell how much it is.
/// What the others have chosen so far is hidden without a count: only who is ready shows while all choose at once,
/// and the set of cards a player is putting together shows when it is complete.
struct View {
    Position known;
    PlayerId viewer;                     ///< none: a spectator
    ByPlayer<std::uint16_t> hand = {};   ///< cards in each hand
    ByPlayer<std::uint16_t> dealt = {};  ///< cards on offer to each player
    ByPlayer<std::uint16_t> drafted = {};
    ByPlayer<std::uint8_t> corporations = {};  ///< on offer to each player
    std::uint16_t deck = 0;
    std::uint16_t discards = 0;
    std::uint16_t seen = 0;  ///< cards the active player looks at

    friend bool operator==(const View&, const View&) = default;
};

View observe(const Position& position, PlayerId viewer);

/// A position that could be the true one for all the viewer knows; what is hidden is dealt anew.
Position resample(const View& view, Rng& rng);

}  // namespace planitia::terraforming
