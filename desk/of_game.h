/// From the values of whichever game to those of one.
#pragma once
#include <core/overloaded.h>
#include <desk/match.h>

#include <concepts>
#include <type_traits>
#include <vector>

namespace planitia::desk {

namespace of_game_detail {

template <class Value, Game G, Game... Others>
auto find(GameList<G, Others...>) {
    if constexpr (OneOf<Value, typename G::Setup, typename G::Position, typename G::View, typename G::Option,
                        typename G::Event>) {
        return std::type_identity<G>{};
    } else {
        return find<Value>(GameList<Others...>{});
    }
}

}  // namespace of_game_detail

/// The game that such a value belongs to.
template <class Value>
using GameOf = typename decltype(of_game_detail::find<Value>(Games{}))::type;

/// Precondition: the choice is one of that game.
template <Game G>
std::vector<typename G::Option> steps_of(const Choice& choice) {
    std::vector<typename G::Option> steps;
    for (const AnyOption& each : choice) steps.push_back(std::get<typename G::Option>(each));
    return steps;
}

/// The events of what is played, in their place among those of all games.
template <Game G>
class Noted final : public EventSink<typename G::Event> {
  public:
    void on(const typename G::Event& event) override { events.push_back(event); }
    std::vector<AnyEvent> events;
};

/// A position that could be the true one for all the viewer knows; the same for the same view.
template <Game G>
typename G::Position dealt_anew(const typename G::View& view) {
    Rng rng("desk");
    return G::resample(view, rng);
}
template <Game G>
typename G::Position known_to(const typename G::Position& position, PlayerId player) {
    return dealt_anew<G>(G::observe(position, player));
}

}  // namespace planitia::desk
