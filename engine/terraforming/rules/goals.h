/// What milestones and awards have in common.
#pragma once
#include <terraforming/rules/reason.h>
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// How many of the milestones are claimed, or of the awards funded.
inline std::size_t taken(const Takers& takers) {
    std::size_t n = 0;
    for (PlayerId taker : takers) n += taker.is_some() ? 1 : 0;
    return n;
}

/// Whether one more can be taken: three of either kind are, and none in solo.
inline bool are_open(const Position& position, const Takers& takers) {
    return !position.is_solo() && taken(takers) < kMostTaken;
}

/// Whether the one at that place of the map's list can be taken, the player aside; else why not.
inline bool is_open(const Position& position, const Takers& takers, std::size_t place, Check& check) {
    if (are_open(position, takers) && place < kGoals && !takers[place].is_some()) return check.passed();
    if (position.is_solo()) check.fail({.code = ReasonCode::not_in_solo});
    if (place == kGoals) check.fail({.code = ReasonCode::not_offered});
    if (place < kGoals && takers[place].is_some()) check.fail({.code = ReasonCode::already_taken});
    const auto n = static_cast<std::int16_t>(taken(takers));
    if (n >= std::int16_t{kMostTaken}) check.fail({.code = ReasonCode::all_three_taken, .needs = kMostTaken, .has = n});
    return check.passed();
}

}  // namespace planitia::terraforming
