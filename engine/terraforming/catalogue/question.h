/// What players are asked.
#pragma once
#include <cstdint>

namespace planitia::terraforming {

/// What is asked, by the name its answers share.
enum class Question : std::uint8_t {
    none,
    choose_colonies,  ///< solo with Colonies
    choose_corporation,
    buy_cards,
    draft,
    turn,
    pay,
    sell_cards,
    place_tile,
    claim_space,
    target_player,
    target_card,
    alternative,
    amount,
    pick_cards,
    discard_cards,
    resolve,
    trade,  ///< inside a card's action
    build_colony,
    add_colony_tile,
    move_marker,
    convert_plants,   ///< at the end of the game
    raise_parameter,  ///< for the World Government
    count_
};

}  // namespace planitia::terraforming
