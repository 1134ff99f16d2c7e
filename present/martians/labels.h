/// Words on the table of Martians: short, for headings and columns.
#pragma once
#include <cstdint>

namespace planitia::present {

enum class MartiansLabel : std::uint8_t {
    // -- where the game stands
    round_of,
    turn,
    setup,
    supply,
    mid_round,
    settlement,
    final_check,
    over,
    first_player,
    // -- pages and panels
    overview,
    people,
    players,
    forecast,
    if_round_ended,
    if_game_ended,
    common_stock,
    own_stock,
    energy_and_weather,
    // -- quarters
    quarter,
    growth,
    oxygen,
    sickness,
    hunger,
    supplied,
    grows,
    no_oxygen,
    sick,
    hungry,
    sick_and_hungry,
    needs_left,
    not_in_play,
    // -- buildings, in one or two words
    moxie,
    construction,
    hospital,
    water_treatment,
    mining,
    lander,
    laboratory,
    greenhouse,
    education,
    field,
    field_slow,
    field_closed,
    field_blocked,
    // -- goods and energy
    aux,
    samples,
    each,
    solar,
    wind,
    next_production,
    next_weather,
    // -- mining site
    machine,
    face_down,
    mine_left,
    // -- mission
    met,
    built,
    expanded,
    colony_technologies,
    grown,
    nobody_dead,
    enough_satisfaction,
    no_needs,
    hopeless,
    // -- players
    markers_free,
    colonists,
    dead,
    crop,
    // -- the forecast in sentences
    quarters,
    will_die,
    will_be_sick,
    will_be_hungry,
    will_grow,
    will_stay,
    will_fail,
    will_cost,
    everybody,
    hits,
    averted_by,
    mission_stands,
    // -- choices of a turn
    without_building,
    // -- what is agreed on
    variant,
    scenario,
    corporations,
    random,
    choose,
    help_variant,
    help_scenario,
    help_corporations,
    difficulty,
    // -- how often bots win it
    gentle,
    fair,
    hard,
    very_hard,
    count_
};

/// What an option means, where nothing in the catalogue says it.
enum class MartiansRule : std::uint8_t {
    choose_quarter,
    end_turn,
    done,
    quarter,
    mine_first,
    move,
    take,
    unload,
    task,
    pay_mineral,
    event_option,
    installation_off,
    growth_quarter,
    dead_slots,
    marker_from,
    count_
};

}  // namespace planitia::present
