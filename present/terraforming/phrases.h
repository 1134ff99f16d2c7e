/// Everything that a phrasebook has to say about Terraforming Mars beyond what the engine's enumerations name.
/// Effects are clauses in the imperative, without a capital and a full stop, so that they can be joined.
#pragma once
#include <cstdint>

namespace planitia::present {

enum class TerraformingPhrase : std::uint8_t {
    game,  ///< how it is called
    // -- stock and production
    item,        ///< so many of something, as the object of a verb
    up_to_item,  ///< the same where it is a limit
    or_item,     ///< between the last two things of which one is chosen
    gain,
    gain_alone,  ///< as a sentence of its own
    spend,
    produce_more,
    produce_less,
    production_by,
    productions_by,
    product,  ///< one of several productions; money is the last of them
    and_product,
    lower_any_production,
    remove,  ///< something of somebody
    of_any_player,
    of_opponent,
    of_owner_beside,
    of_any_card,
    steal_up_to,
    steal_exactly,
    shift_production,
    exchange,
    copy_production,
    produce_mined_metal,
    // -- how often
    how_often,  ///< what, and for each of which
    per_own_tag,
    per_opponents_tag,
    per_tag_of_all,
    per_city_on_mars,
    per_city,
    per_event_played,
    per_own_colony,
    per_colony,
    per_own_floater,
    per_own_tagless,
    per_resource_here,
    per_resource_here_at_most,
    including_this,  ///< tags among which those of this card count
    including_this_tile,
    including_first_action,
    instead_with_tags,
    // -- paying
    pay,
    pay_with_steel,
    pay_with_titanium,
    purpose,  ///< what is paid, and what for
    // -- conditions of what follows
    if_rating_rose,
    if_here,
    if_revealed,
    if_discarded,
    // -- terraforming and tiles
    raise_parameter,
    raise_rating,
    place_ocean,
    place_greenery,
    place_city,
    place_capital,
    place_special,
    place_where,  ///< the tile and the place
    where_ocean_area,
    where_land,
    where_isolated,
    where_volcanic,
    where_beside_city,
    where_beside_two_cities,
    where_beside_greenery,
    where_metal_bonus,
    where_metal_bonus_beside_own,
    where_noctis,
    where_phobos,
    where_ganymede,
    claim_space,
    // -- cards
    draw,
    look_and_keep,
    look_and_buy,
    discard,
    discount_next,
    ease_next,
    // -- resources on cards
    add_here,
    add_to_card,  ///< that holds such resources
    add_one_to_card,
    add_to_card_with_tag,
    add_to_card_with_resources,
    add_to_played_card,
    remove_here,
    remove_from_card,
    move_here,  ///< from any card
    remove_from_own_card,
    exchange_here,
    // -- colonies
    build_colony,
    build_colony_anywhere,
    add_colony_tile,
    trade_freely,
    raise_track,
    move_markers,
    gain_colony_bonuses,
    // -- choices
    may,        ///< one of the alternatives, or nothing
    either_or,  ///< of something that happens once for each match
    // -- requirements
    requirement,
    needs_temperature_at_least,
    needs_temperature_at_most,
    needs_oxygen_at_least,
    needs_oxygen_at_most,
    needs_oceans_at_least,
    needs_oceans_at_most,
    needs_tags,
    needs_production,
    needs_cities,
    needs_own_cities,
    needs_own_greeneries,
    needs_own_colonies,
    needs_own_colonies_at_most,
    needs_own_floaters,
    // -- parts of a card
    action,
    effect,
    first_action,
    start,  ///< what a corporation begins with
    start_and_more,
    start_production,
    free_first_cards,
    // -- lasting effects
    discount_every_card,
    discount_per_tag,
    discount_per_card,
    discount_project,
    steel_value,
    titanium_value,
    both_values,
    ease_requirements,
    plants_per_greenery,
    heat_as_megacredits,
    protect_own,
    protect_here,
    card_price,
    floaters_as_heat,
    trade_discount,
    trade_steps,
    // -- what an effect reacts to
    when,
    for_each,     ///< of several at once
    tag_in_list,  ///< one of several tags
    own_tag_played,
    any_tag_played,
    new_tag,
    event_played,
    event_with_tag_played,
    dear_payment,
    dear_card,
    project_paid,
    ocean_placed,
    city_placed,
    city_placed_on_mars,
    own_city_placed,
    own_greenery_placed,
    metal_space_used,
    colony_built,
    // -- points
    points,
    points_per_resource,
    points_per_tag,
    points_per_ocean_beside,
    points_per_city_beside,
    points_per_city,
    points_with_resource,
    points_per_colony,
    // -- other things than cards
    sell_patents,
    // -- what milestones need at least, and awards are for
    least_rating,
    least_cities,
    least_greeneries,
    least_tags,
    least_tags_among,
    least_tag_kinds,
    least_hand,
    least_with_needs,
    least_projects,
    least_events,
    least_rows,
    least_production,
    least_highest,
    least_raised,
    most_rating,
    most_tiles,
    most_greeneries,
    most_rows,
    most_beside_oceans,
    most_tags,
    most_production,
    most_stock,
    most_stock_together,
    most_green_cards,
    most_dear,
    most_card_resources,
    milestone_price,
    award_price,
    // -- colony tiles
    colony_building,
    colony_income,
    colony_income_runs,  ///< where steps bring different things
    colony_bonus,
    colony_asleep,
    income_pieces,
    income_production,
    income_row,  ///< of one kind: the last amount with its name
    income_run,  ///< steps that bring the same
    no_income,
    // -- parts of options
    paid,         ///< one kind of piece of a payment
    priced,       ///< an option with its price
    lose_amount,  ///< who loses how much of what
    card_of,      ///< a card and whose it is
    of_source,    ///< an effect and where it comes from
    bonus_at,     ///< what is printed at a step of a track
    figure_temperature,
    figure_oxygen,
    figure_oceans,
    world_government,
    government_step,
    government_ocean,
    marker_up,
    marker_down,
    space,
    space_phobos,
    space_ganymede,
    second_action,  ///< the question of a turn after its first action
    // -- how much of what is asked for
    amount_of_resource,
    amount_on_card,
    amount_of_production,
    // -- reasons whose code says less: what else may be taken, or missing
    award_taken,
    three_awards_taken,
    deck_is_empty,
    // -- a card of a pick, and why a set of them is not taken
    pick_to_buy,
    pick_to_sell,
    pick_to_discard,
    cards_not_offered,
    too_few_cards,
    too_many_cards,
    cards_not_offered_brief,
    too_few_cards_brief,
    too_many_cards_brief,
    // -- what a move brings and takes
    change_rating,
    change_stock,
    change_production,
    change_of_rival,
    new_action,
    new_effect,
    generation_ends,
    // -- log and score
    because_of,  ///< the card, colony tile or track that a change comes from
    track_bonus,
    no_cards_bought,
    kept_so_far,  ///< in the draft
    score_rating,
    score_awards,
    score_milestones,
    score_greenery,
    score_city,
    score_cards,
    result_winner,
    result_solo_won,
    result_solo_lost,
    count_
};

/// Nouns of Terraforming Mars that no enumeration of the engine has.
enum class TerraformingNoun : std::uint8_t {
    card,
    step,  ///< of a production or a parameter
    point,
    point_short,  ///< on a card
    ocean,
    city,
    greenery,
    ocean_tile,  ///< this and the next two stand alone, with their article
    greenery_tile,
    city_tile,
    colony,
    fleet,
    count_
};

}  // namespace planitia::present
