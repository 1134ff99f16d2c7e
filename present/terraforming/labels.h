/// Words on the table of Terraforming Mars: short, for headings and columns, and the rules behind its questions.
#pragma once
#include <cstdint>

namespace planitia::present {

enum class TerraformingLabel : std::uint8_t {
    // -- where the game stands
    generation,
    generation_of,  ///< the solo game has so many
    phase_setup,
    phase_draft,
    phase_research,
    phase_action,
    phase_final_greenery,
    phase_over,
    oceans,
    steps_left,
    to_act,       ///< whose turn it is
    waiting_for,  ///< choosing at the same time
    // -- a player
    rating,
    count,  ///< so many of something
    passed,
    ready,         ///< has chosen, in a choice of all
    column_steel,  ///< at most six letters
    column_titanium,
    column_plants,
    column_energy,
    column_heat,
    // -- the map; letters stand on the spaces
    mars,
    letter_steel,
    letter_titanium,
    letter_plants,
    letter_card,
    legend_ocean_area,
    legend_volcanic,
    legend_special,  ///< a tile with two letters of its card
    legend_legal,    ///< where the tile may go
    // -- pages and panels
    overview,
    hand,
    dealt,  ///< cards on offer
    kept,   ///< in the draft
    in_play,
    card_actions,
    conversions,
    trade,
    turn,
    changes_nothing,  ///< an answer that only costs something
    changes_nothing_at_maximum,
    no_cards,
    no_actions,
    events,  ///< played, face down
    more,    ///< that there was no room for
    // -- milestones, awards, colonies
    taken,  ///< so many of three
    next_costs,
    costs,
    fleets,
    asleep,  ///< a colony tile that is not used yet
    new_colony,
    colony_bonus,  ///< for who has a colony there
    // -- what is agreed on
    map,
    corporate_era,
    draft,
    colonies,
    world_government,
    unplaceable_tiles,
    skip,
    forbid,
    corporation_deal,
    mixed,
    one_of_each,
    beginners,
    beginners_nobody,
    beginners_everybody,
    first_player,
    first_player_random,
    help_map,
    help_corporate_era,
    help_draft,
    help_colonies,
    help_world_government,
    help_unplaceable_tiles,
    help_corporation_deal,
    help_beginners,
    help_first_player,
    count_
};

/// A rule in a sentence or two, for options that no card, tile or project explains.
enum class TerraformingRule : std::uint8_t {
    pass,
    end_turn,
    convert_plants,
    convert_heat,
    pay,
    place_tile,
    place_ocean,
    place_greenery,
    place_city,
    claim_space,
    buy_cards,
    sell_cards,
    pick_cards,
    discard_cards,
    draft,
    target_player,
    target_card,
    alternative,
    amount,
    resolve,
    raise_parameter,
    decline,
    choose_colonies,
    build_colony,
    trade,
    add_colony_tile,
    move_marker,
    count_
};

}  // namespace planitia::present
