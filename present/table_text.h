/// Words of the table itself, whatever is played on it: menus, keys, messages.
#pragma once
#include <cstdint>

namespace planitia::present {

enum class TableText : std::uint8_t {
    // -- the first menu
    tagline,
    go_on,
    new_game,
    look_back,
    first_game,
    how_to_play,
    tips,
    guide,
    language,
    leave,
    no_tables,
    table_line,  ///< a table in a list
    table_over,
    // -- what is agreed on
    game,
    players,
    seat,
    person,
    begin,
    yes,
    no,
    pace,
    pace_at_once,
    pace_slow,
    help_game,
    help_players,
    help_person,
    help_bot,
    help_pace,
    help_begin,
    // -- bots
    bot_random,
    bot_greedy,
    bot_planner,
    // -- at the table
    hand_over,
    hand_over_hint,
    turn_over,
    all_chosen,
    watching,
    since_last_turn,
    effects,
    nothing_certain,
    hidden_until_then,
    impossible,
    search,
    picked,
    picked_for,
    pick_heading,
    pick_none,
    pick_none_sure,
    pick_too_few,
    pick_too_many,
    hint,
    hint_best,         ///< where nothing more can be told
    hint_only,         ///< of what is the only one
    hint_costs_more,   ///< of ending the turn or passing
    hint_next,         ///< where nothing more can be told, of what comes after it
    hint_same_less,    ///< after what a better choice brings, too
    hint_same,         ///< after what another one brings that is as good
    hint_worth_price,  ///< of cards to be bought
    hint_none_worth_price,
    undone,
    nothing_to_undo,
    revealed,
    move,
    other_options,
    too_small,
    no_explanation,
    reading,
    can_not_open,
    not_a_game_a_folder,
    not_a_game_no_file,
    can_not_read,
    // -- the end
    game_over,
    so_far,
    total,
    place,
    step,
    // -- keys
    key_choose,
    key_mark,
    key_go_on,
    key_explain,
    key_search,
    key_undo,
    key_hint,
    key_page,
    key_cards,
    key_scroll,
    key_back,
    key_change,
    key_step,
    key_seat,
    key_score,
    key_begin,
    count_
};

}  // namespace planitia::present
