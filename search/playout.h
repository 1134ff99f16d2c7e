/// A game played to its end by bots. This is the loop that everything with many games runs in.
#pragma once
#include <search/bot.h>

#include <cstdint>

namespace planitia::search {

struct Length {
    std::uint64_t answers = 0;    ///< small ones
    std::uint64_t decisions = 0;  ///< whole choices: a set of cards counts once
};

/// Where several seats are awaited the first is asked; the order of their answers changes nothing.
template <Game G, class B>
Length play_out(typename G::Position& position, ByPlayer<B>& bots) {
    typename G::OptionList options;
    Length length;
    while (!G::is_over(position)) {
        const PlayerId player = G::awaited(position).front();
        G::list_options(position, player, options);
        length.decisions += G::is_mid_choice(position, player) ? 0 : 1;
        ++length.answers;
        const std::size_t chosen = ask<G>(bots[player], position, player, options);
        G::answer(position, player, options[chosen], nullptr);
    }
    return length;
}

}  // namespace planitia::search
