/// Why an option is not legal, as data: a stable code, and the figures it needs and has.
#pragma once
#include <core/fixed_vec.h>
#include <game/check.h>
#include <terraforming/catalogue/card.h>

namespace planitia::terraforming {

enum class ReasonCode : std::uint8_t {
    not_awaited,  ///< the seat is not asked anything now
    not_offered,  ///< the question at hand is another one
    game_over,
    first_action_first,  ///< the corporation's first action comes before all else
    not_in_hand,
    not_in_play,
    no_action,            ///< the card has no action
    action_used,          ///< already in this generation
    temperature_too_low,  ///< in degrees
    temperature_too_high,
    oxygen_too_low,
    oxygen_too_high,
    too_few_oceans,
    too_many_oceans,
    too_few_tags,        ///< tag
    production_too_low,  ///< resource; required or to be lowered
    too_few_cities,
    too_few_greeneries,
    too_few_colonies,
    too_many_colonies,
    too_few_floaters,
    cannot_pay,         ///< needs: cost after discounts; has: worth of all that may be used
    too_few_resources,  ///< resource
    too_few_card_resources,
    nobody_has_production,  ///< resource; has: the most that anybody could lose
    nobody_has_resources,   ///< resource; has: the most that any opponent has
    no_space,               ///< at all; those that follow are about one space
    occupied,               ///< a tile lies there
    ocean_area,             ///< only oceans go there
    not_ocean_area,         ///< oceans go elsewhere
    reserved,               ///< for another tile
    own_space,              ///< the tile has a space of its own
    claimed,                ///< by another player; where a space is being claimed, by anybody
    next_to_city,
    next_to_tile,
    not_beside_own,
    not_beside_city,
    not_beside_two_cities,
    not_beside_greenery,
    not_volcanic,
    no_metal_bonus,
    no_target_card,
    no_production_to_copy,
    rating_not_raised,
    no_cards,           ///< the hand is empty, or nothing is left to draw
    condition_not_met,  ///< of a milestone: needs, has
    already_taken,      ///< milestone or award
    all_three_taken,
    not_in_solo,
    already_acted,  ///< passing is only the first choice of a turn
    nothing_done,   ///< a turn can only be ended after an action
    colony_not_in_game,
    colony_asleep,   ///< no card in play can hold its resource yet
    colony_full,     ///< three colonies are there
    colony_there,    ///< an own one
    fleet_there,     ///< a fleet is visiting
    no_fleet,        ///< all own fleets are away: needs, has
    no_colony_tile,  ///< no tile where a colony may be built, or none to add
    no_trade,        ///< no tile to trade with, or no fleet at home
    no_markers,      ///< no pair of markers to move
    marker_at_end,   ///< of the track, or of the part above the colonies
    colony_in_game,  ///< already
    parameter_at_maximum,
    count_
};

/// Of a parameter that is not where it has to be.
struct ParameterReasons {
    ReasonCode too_low = ReasonCode::condition_not_met;
    ReasonCode too_high = ReasonCode::condition_not_met;
};
constexpr ParameterReasons reasons_of(Parameter parameter) {
    switch (parameter) {
        case Parameter::temperature: return {ReasonCode::temperature_too_low, ReasonCode::temperature_too_high};
        case Parameter::oxygen: return {ReasonCode::oxygen_too_low, ReasonCode::oxygen_too_high};
        case Parameter::oceans: return {ReasonCode::too_few_oceans, ReasonCode::too_many_oceans};
        case Parameter::count_: break;
    }
    return {};
}

struct Reason {
    ReasonCode code = ReasonCode::not_offered;
    std::int16_t needs = 0;
    std::int16_t has = 0;
    Tag tag = Tag::count_;  ///< where one is meant
    Resource resource = Resource::count_;
    friend bool operator==(const Reason&, const Reason&) = default;
};

using Reasons = FixedVec<Reason, 12>;

using Check = CheckOf<Reasons>;

}  // namespace planitia::terraforming
