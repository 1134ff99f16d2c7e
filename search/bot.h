/// What a bot is: it answers for one seat and sees nothing but the options and what that seat may know.
#pragma once
#include <game/contract.h>

#include <concepts>
#include <cstddef>

namespace planitia::search {

/// Chooses by the options alone: no view is made for it, which is most of the cost of a quick bot.
template <class B, class G>
concept BlindBot = requires(B& bot, const typename G::OptionList& options) {
    { bot.choose(options) } -> std::same_as<std::size_t>;
};

template <class B, class G>
concept SeeingBot = requires(B& bot, const typename G::View& view, const typename G::OptionList& options) {
    { bot.choose(view, options) } -> std::same_as<std::size_t>;
};

/// `choose` gives the index of one of the options, which are never empty. A bot keeps its own generator, seeded when
/// it is made: the same seed and questions give the same answers.
template <class B, class G>
concept Bot = BlindBot<B, G> || SeeingBot<B, G>;

/// What the bot of `player` chooses. The only way from a position to a bot, and it leads through the view.
template <Game G, class B>
    requires Bot<B, G>
std::size_t ask(B& bot, const typename G::Position& position, PlayerId player, const typename G::OptionList& options) {
    if constexpr (BlindBot<B, G>) {
        return bot.choose(options);
    } else {
        return bot.choose(G::observe(position, player), options);
    }
}

}  // namespace planitia::search
