/// What happened, as data: the lines of a log.
#pragma once
#include <core/player.h>
#include <game/contract.h>
#include <martians/catalogue/vocabulary.h>

namespace planitia::martians {

enum class EventKind : std::uint8_t {
    round_started,       ///< amount: round
    slot_started,        ///< amount: slot, from 1
    turn_started,        ///< amount: time
    corporation_chosen,  ///< subject: Corporation
    quarter_chosen,      ///< quarter
    building_visited,    ///< subject: Building, amount: field from 0
    action_done,         ///< subject: Action
    rested,
    rtg_used,
    specialist_used,       ///< subject: Person
    marker_returned,       ///< quarter
    goods_changed,         ///< subject: Good, amount: signed
    reputation_changed,    ///< amount: signed
    need_removed,          ///< subject: Need, quarter
    need_placed,           ///< subject: Need, quarter
    built,                 ///< subject: Building
    expanded,              ///< subject: Building
    installation_raised,   ///< subject: Installation
    machine_moved,         ///< amount: hex
    token_revealed,        ///< amount: hex
    token_taken,           ///< amount: hex
    samples_drawn,         ///< amount
    barren_drawn,          ///< amount
    research_done,         ///< subject: Research
    task_done,             ///< subject: index
    order_done,            ///< subject: Order
    technology_developed,  ///< subject: Technology
    crop_changed,          ///< subject: Crop
    person_hired,          ///< subject: Person
    person_dismissed,      ///< subject: Person
    product_delivered,     ///< subject: Good, quarter
    turn_ended,
    turn_skipped,
    first_player_passed,
    weather_turned,             ///< subject: Weather
    event_drawn,                ///< subject: EventCard
    event_option_chosen,        ///< subject: EventCard, amount: index
    field_blocked,              ///< subject: Building, amount: field
    installation_switched_off,  ///< subject: Installation
    energy_produced,            ///< amount
    growth_placed,              ///< quarter
    population_grew,
    colonist_died,        ///< quarter
    marker_to_infirmary,  ///< quarter
    marker_to_living,     ///< quarter
    penalty_added,        ///< quarter, amount
    settlement_started,
    game_ended,
    count_
};

struct Event {
    EventKind kind = EventKind::turn_ended;
    PlayerId player = {};  ///< none when it concerns all
    std::uint8_t subject = 0;
    QuarterId quarter = {};
    std::int16_t amount = 0;
    friend bool operator==(const Event&, const Event&) = default;
};

using Events = EventSink<Event>;

}  // namespace planitia::martians
