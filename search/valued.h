/// What bots that judge positions ask of a game besides the contract.
#pragma once
#include <game/contract.h>

#include <concepts>

namespace planitia::search {

/// `value(position, player)`: the higher the better for the player.
/// `is_same_move(a, b)`: whether what was begun in `a` is still under way in `b`. What it is worth shows at its end; how much
/// belongs to it, an action or a whole turn, is for the game to say.
template <class G>
concept Valued = Game<G> && requires(const typename G::Position& position, PlayerId player) {
    { G::value(position, player) } -> std::convertible_to<double>;
    { G::is_same_move(position, position) } -> std::same_as<bool>;
};

/// Whether the player goes on with the move that was begun in `start`.
template <Valued G>
bool is_going_on(const typename G::Position& start, const typename G::Position& position, PlayerId player) {
    return !G::is_over(position) && G::awaited(position).contains(player) && G::is_same_move(start, position);
}

}  // namespace planitia::search
