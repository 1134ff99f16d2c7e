/// Bots that are asked for whole choices.
#pragma once
#include <desk/any.h>
#include <json/json.h>
#include <search/levels.h>

#include <string>

namespace planitia::desk {

/// Made of what the seat sees, so that the same view gets the same answer and nothing hidden shows through.
template <Game G>
std::string bot_seed(const typename G::Position& position, PlayerId player) {
    return to_json(G::write_view(G::observe(position, player)));
}

/// Plays on from a choice that may have been begun, or not yet, until it is complete.
template <Game G, class Bot>
void finish_choice(Bot& bot, typename G::Position& position, PlayerId player, Choice& choice,
                   EventSink<typename G::Event>* events = nullptr) {
    while (choice.empty() || G::is_mid_choice(position, player)) {
        typename G::OptionList options;
        G::list_options(position, player, options);
        const typename G::Option step = options[search::ask<G>(bot, position, player, options)];
        choice.push_back(step);
        G::answer(position, player, step, events);
    }
}

}  // namespace planitia::desk
