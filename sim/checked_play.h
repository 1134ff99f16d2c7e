/// A game played with every position looked at: slow, and stops at the first thing that must not happen.
#pragma once
#include <search/playout.h>

#include <optional>
#include <string>

namespace planitia::sim {

/// Far more than any game takes.
inline constexpr std::uint64_t kEndlessGame = 1'000'000;

/// As `search::play_out`; gives the reason why it stopped before the end of the game.
template <Game G, class B>
std::optional<std::string> play_checked(typename G::Position& position, ByPlayer<B>& bots, search::Length& length) {
    const PlayerSet all = PlayerSet::first(G::player_count(position));
    typename G::OptionList options;
    for (;;) {
        if (std::optional<std::string> broken = G::violation(position)) return broken;
        const PlayerSet awaited = G::awaited(position);
        if (G::is_over(position)) {
            if (!awaited.empty()) return "the game is over and awaits a player";
            return std::nullopt;
        }
        if (awaited.empty()) return "the game is not over and awaits nobody";
        if ((awaited.bits() & ~all.bits()) != 0) return "a seat that is not at the table is awaited";
        // Every awaited seat must have an answer; the first one, who is asked, is listed last.
        for (std::size_t seat = all.size(); seat-- > 0;) {
            if (!awaited.contains(PlayerId{seat})) continue;
            G::list_options(position, PlayerId{seat}, options);
            if (options.empty()) return "seat " + std::to_string(seat) + " is awaited and has no option";
        }
        if (length.answers == kEndlessGame) return "the game does not end";

        const PlayerId player = awaited.front();
        length.decisions += G::is_mid_choice(position, player) ? 0 : 1;
        ++length.answers;
        const std::size_t chosen = ask<G>(bots[player], position, player, options);
        if (chosen >= options.size()) return "the bot chose an option that is not there";
        G::answer(position, player, options[chosen], nullptr);
    }
}

}  // namespace planitia::sim
