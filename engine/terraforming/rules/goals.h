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

/// Whether the one at that place of the map's list can still be taken: three of either kind are, and none in solo.
inline bool is_open(const Position& position, const Takers& takers, std::size_t place, Check& check) {
    if (position.is_solo() && check.fail({.code = ReasonCode::not_in_solo})) return false;
    if (place == kGoals && check.fail({.code = ReasonCode::not_offered})) return false;
    if (place < kGoals && takers[place].is_some() && check.fail({.code = ReasonCode::already_taken})) return false;
    const std::size_t n = taken(takers);
    if (n >= kMostTaken &&
        check.fail({.code = ReasonCode::all_three_taken, .needs = kMostTaken, .has = static_cast<std::int16_t>(n)}))
        return false;
    return check.passed();
}

}  // namespace planitia::terraforming
