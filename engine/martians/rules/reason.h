/// Why an option is not legal, as data.
#pragma once
#include <game/check.h>
#include <martians/catalogue/vocabulary.h>

#include <algorithm>

namespace planitia::martians {

enum class ReasonCode : std::uint8_t {
    not_awaited,  ///< the seat is not asked anything now
    not_offered,  ///< the question at hand is another one
    game_over,
    no_time,           ///< needs, has
    too_few_goods,     ///< good, needs, has
    no_free_marker,    ///< all are in buildings or quarters
    own_marker_there,  ///< one of the own markers is in that building
    field_unusable,    ///< closed, unavailable or blocked
    field_taken,
    not_the_leftmost_field,
    not_visiting,      ///< the action belongs to another building
    already_done,      ///< in this visit
    no_need_token,     ///< no such token in any quarter, or not in this one
    nothing_to_build,  ///< no token of the kind on any building, or not on this one
    enough_installations,
    no_mining_token,    ///< nothing is left to take
    no_regolith_taken,  ///< in this visit
    no_samples,         ///< deck and discards are empty
    no_research_tile,   ///< none on display, or not this one
    no_task,            ///< done or not of this scenario; no order on display
    already_developed,
    no_crop,         ///< not available, or the present one
    nobody_to_hire,  ///< not on display, or no room that could be made
    not_hired,       ///< the specialist is not one's own
    used_this_turn,  ///< a specialist or the RTG
    rtg_empty,
    no_reputation,  ///< for the RTG
    no_marker_to_take_back,
    too_many_unloaded,  ///< the scenario limits it
    no_installation,    ///< of one's own
    count_
};

struct Reason {
    ReasonCode code = ReasonCode::not_offered;
    std::int16_t needs = 0;
    std::int16_t has = 0;
    Good good = Good::count_;  ///< where one is meant
    friend bool operator==(const Reason&, const Reason&) = default;
};

using Reasons = FixedVec<Reason, 12>;
using Check = CheckOf<Reasons>;

/// Adds those that are not there yet.
inline void add_reasons(Reasons& reasons, const Reasons& more) {
    for (const Reason& reason : more)
        if (!reasons.full() && std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
            reasons.push_back(reason);
}

/// Adds the reason when the condition does not hold.
inline bool holds(bool condition, ReasonCode code, Reasons* reasons) {
    if (!condition) Check(reasons).fail({.code = code});
    return condition;
}

/// The enumerators that are meant.
template <class E, class Meant>
FixedVec<E, static_cast<std::size_t>(E::count_)> chosen(const Meant& is_meant) {
    FixedVec<E, static_cast<std::size_t>(E::count_)> found;
    for (E each : every<E>())
        if (is_meant(each)) found.push_back(each);
    return found;
}

/// Whether `can(each, reasons)` holds for one of the candidates; if not, the reasons of the one that lacks least, or
/// `without` when there is no candidate.
template <class Candidates, class Can>
bool can_any(const Candidates& candidates, ReasonCode without, Reasons* reasons, const Can& can) {
    Reasons best;
    for (const auto& each : candidates) {
        Reasons mine;
        if (can(each, reasons != nullptr ? &mine : nullptr)) return true;
        if (best.empty() || (!mine.empty() && mine.size() < best.size())) best = mine;
    }
    if (best.empty()) best.push_back({.code = without});
    if (reasons != nullptr) add_reasons(*reasons, best);
    return false;
}

}  // namespace planitia::martians
