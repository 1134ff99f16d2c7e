/// What a player is offered, and trying a choice that may not be.
#pragma once
#include <game/contract.h>

#include <algorithm>
#include <concepts>
#include <span>

namespace planitia {

/// Whether the option is one of those that the player has in this position.
template <Game G>
bool is_offered(const typename G::Position& position, PlayerId player, const typename G::Option& option) {
    typename G::OptionList options;
    G::list_options(position, player, options);
    return std::find(options.begin(), options.end(), option) != options.end();
}

/// Plays a choice where it may not be possible, as far as it is. Whether it is complete then; steps that follow are left out, as
/// the engine took them itself.
template <Game G>
bool try_choice(typename G::Position& position, PlayerId player, std::span<const typename G::Option> choice,
                EventSink<typename G::Event>* events) {
    for (const typename G::Option& step : choice) {
        if (!is_offered<G>(position, player, step)) return false;
        G::answer(position, player, step, events);
        if (!G::is_mid_choice(position, player)) return true;
    }
    return false;
}

/// Can tell what an answer does from what follows it by itself.
template <class G>
concept HasItself = Game<G> && requires(typename G::Position& position, PlayerId player,
                                        const typename G::Option& option, EventSink<typename G::Event>* events) {
    { G::answer_itself(position, player, option, events) } -> std::same_as<void>;
};

/// As `try_choice`, as far as the choice itself goes.
template <HasItself G>
bool try_itself(typename G::Position& position, PlayerId player, std::span<const typename G::Option> choice,
                EventSink<typename G::Event>* events) {
    if (choice.size() != 1 || !is_offered<G>(position, player, choice.front())) return false;
    G::answer_itself(position, player, choice.front(), events);
    return true;
}

}  // namespace planitia
