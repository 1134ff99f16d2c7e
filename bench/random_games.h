/// Random two-player games for measuring: the same ones every time.
#pragma once
#include <martians/martians.h>
#include <search/playout.h>
#include <search/random_bot.h>
#include <terraforming/terraforming.h>

#include <string>
#include <vector>

namespace planitia::bench {

using martians::Martians;
using terraforming::Terraforming;

template <class G>
struct RandomGame {
    typename G::Position position;
    ByPlayer<search::RandomBot> bots;

    explicit RandomGame(std::size_t number, std::uint8_t players = 2)
        : position(*G::begin({.players = players}, "bench/" + std::to_string(number))) {
        for (PlayerId player : seats(players))
            bots[player] = search::RandomBot("bench/" + std::to_string(number) + "/" + std::to_string(player.index()));
    }
};

/// Positions from every part of a random game, one for each question asked in it.
template <class G>
std::vector<typename G::Position> positions_of_a_game() {
    std::vector<typename G::Position> positions;
    RandomGame<G> game(0);
    typename G::OptionList options;
    while (!G::is_over(game.position)) {
        positions.push_back(game.position);
        const PlayerId player = G::awaited(game.position).front();
        G::list_options(game.position, player, options);
        G::answer(game.position, player, options[game.bots[player].choose(options)], nullptr);
    }
    return positions;
}

}  // namespace planitia::bench
