/// Everything that a phrasebook has to say about Martians beyond what the engine's enumerations name.
/// What things do are clauses in the imperative, without a capital and a full stop, so that they can be joined.
#pragma once
#include <cstdint>

namespace planitia::present {

enum class MartiansPhrase : std::uint8_t {
    game,  ///< how it is called
    // -- prices and gains
    pay,
    price_item,  ///< one thing of what is paid
    gain,
    gain_item,  ///< one thing of what is gained
    cost_item,  ///< one thing of a price in brackets
    gain_reputation,
    lose_reputation,
    reputation_change,  ///< with its sign
    purpose,            ///< a price and what it is paid for
    titled,             ///< a title and what it stands for
    titled_text,        ///< a title and sentences about it
    in_brackets,        ///< something, and more about it
    named,              ///< a building or a person inside a sentence
    named_building,     ///< what is done to it
    named_buildings,
    named_assistant,  ///< who is hired or dismissed
    named_specialist,
    // -- fields of buildings
    fields_open,
    fields_open_by_players,
    fields_slow,
    fields_closed,
    // -- technologies and corporations
    time_item,  ///< a title and its time
    technology_times,
    corporation_times,
    technology_of_colony,
    corporation_crop,
    crop_of_all,
    // -- people
    remove_needs,
    once_a_turn,
    once_in_brackets,
    adds_to_harvest,
    takes_more,
    faster_research,
    // -- actions
    finish_slow_field,
    finish_closed_field,
    raise_installation,
    extract,
    assay,
    do_research,
    unload,
    do_mission,
    develop_own,
    develop_for_colony,
    gather_harvest,
    change_crop,
    hire,
    // -- technologies
    long_reach,
    sees_weather,
    longer_turns,
    more_solar_energy,
    more_wind_energy,
    more_samples,
    fewer_needs,
    places_growth,
    // -- energy
    makes_more,
    makes_less,
    makes_the_same,
    makes_at_production,
    makes_more_with,
    // -- events
    each_player,
    each_player_chooses,
    each_without_dead,
    each_with_dead,
    this_round,
    action_dearer,
    harvest_more,
    harvest_less,
    field_closed,
    add_need,
    where_added,
    extra_time,
    installation_off,
    // -- research tiles
    flask,
    // -- scenarios
    rounds,
    gain_each,
    first_field_open,
    first_quarter_growth,
    first_round_hunger,
    most_unloaded,
    task_times,
    conditions,
    all_needs_met,
    // -- what players do without a building
    rest_title,
    rest,
    rtg_title,
    rtg,
    infirmary_title,
    infirmary,
    living_title,
    living,
    living_locked_out,
    delivery_title,
    delivery,
    delivery_of,
    // -- parts of options
    hex,
    hex_hidden,
    take_first,
    move_first,
    losing_time,
    // -- what a move brings
    done,
    acquired,
    // -- log, score and result
    by_player,  ///< a line of the log that concerns one player
    score_needs,
    score_deaths,
    mission_accomplished,
    mission_failed,
    nobody_left,  ///< a player whose colonists are all dead
    missing,      ///< what a mission lacks
    satisfaction_of,
    satisfaction_missing,
    needs_missing,
    lives_missing,
    task_missing,
    winners,
    leaders,
    count_
};

/// Nouns of Martians that no enumeration of the engine has.
enum class MartiansNoun : std::uint8_t {
    time,
    reputation,
    satisfaction,  ///< the reputation of the whole colony, in the cooperative game
    marker,
    installation,
    both_installations,  ///< solar and wind
    resource,            ///< on a mining token
    regolith_card,
    any_sample,
    rare_sample,     ///< green or blue
    fitting_sample,  ///< of a colour that is asked for
    growth,          ///< token
    product,         ///< food or medicine
    colony_technology,
    round,
    count_
};

}  // namespace planitia::present
