/// What milestones and awards have in common.
#pragma once
#include <terraforming/rules/reason.h>
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// How many of the milestones are claimed, or of the awards funded.
template <class E>
std::size_t taken(const ByEnum<E, PlayerId>& by) {
    std::size_t n = 0;
    for (E each : every<E>()) n += by[each].is_some() ? 1 : 0;
    return n;
}

/// Whether this one can still be taken: three of either kind are, and none in solo.
template <class E>
bool is_open(const Position& position, const ByEnum<E, PlayerId>& by, E which, Check& check) {
    if (position.is_solo() && check.fail({.code = ReasonCode::not_in_solo})) return false;
    if (by[which].is_some() && check.fail({.code = ReasonCode::already_taken})) return false;
    const std::size_t n = taken(by);
    if (n >= kMostTaken &&
        check.fail({.code = ReasonCode::all_three_taken, .needs = kMostTaken, .has = static_cast<std::int16_t>(n)}))
        return false;
    return check.passed();
}

}  // namespace planitia::terraforming
