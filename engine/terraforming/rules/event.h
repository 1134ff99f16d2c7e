/// What happened, as data: the lines of a log.
#pragma once
#include <game/contract.h>
#include <terraforming/catalogue/card.h>

namespace planitia::terraforming {

enum class EventKind : std::uint8_t {
    corporation_revealed,  ///< card
    cards_bought,          ///< amount; who may see them knows which
    card_played,           ///< card
    project_used,          ///< subject: Project
    action_used,           ///< card
    first_action_used,     ///< card
    plants_converted,
    heat_converted,
    milestone_claimed,       ///< subject: Milestone
    award_funded,            ///< subject: Award
    patents_sold,            ///< amount
    resource_changed,        ///< subject: Resource, amount: signed; card: because of
    production_changed,      ///< subject: Resource, amount: signed; card: because of
    rating_changed,          ///< amount
    parameter_raised,        ///< subject: Parameter, amount: steps
    tile_placed,             ///< space, subject: Tile, card: whose special tile
    space_claimed,           ///< space
    cards_drawn,             ///< amount
    card_revealed,           ///< card
    cards_discarded,         ///< amount
    card_resources_changed,  ///< card, amount: signed
    deck_reshuffled,
    passed,
    turn_ended,
    colony_tile_added,    ///< subject: Colony
    colony_tile_removed,  ///< subject: Colony; it is not used in this solo game
    colony_tile_woken,    ///< subject: Colony
    colony_built,         ///< subject: Colony
    traded,               ///< subject: Colony
    marker_moved,         ///< subject: Colony, amount: steps, signed
    fleet_gained,         ///< amount; card: because of
    production_phase,     ///< amount: generation
    solar_phase,          ///< amount: generation
    generation_started,   ///< amount: generation
    game_ended,
    count_
};

struct Event {
    EventKind kind = EventKind::passed;
    PlayerId player = {};  ///< none when it concerns all
    CardId card = {};
    SpaceId space = {};
    std::uint8_t subject = 0;
    std::int16_t amount = 0;
    friend bool operator==(const Event&, const Event&) = default;
};

using Events = EventSink<Event>;

}  // namespace planitia::terraforming
