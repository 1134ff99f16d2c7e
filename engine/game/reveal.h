/// Whether a choice shows something new: what lies behind it can not be taken back.
#pragma once
#include <game/contract.h>
#include <game/heard.h>
#include <game/offered.h>

#include <optional>
#include <span>
#include <utility>

namespace planitia {

namespace reveal_detail {

/// What a player sees of a choice: where it leads, and what happens on the way.
template <Game G>
struct Sight {
    typename G::View view;
    Document::List events;
    friend bool operator==(const Sight&, const Sight&) = default;
};

/// None when it is not possible there.
template <Game G>
std::optional<Sight<G>> sight_of(typename G::Position position, PlayerId player,
                                 std::span<const typename G::Option> choice) {
    Heard<G> heard;
    if (!try_choice<G>(position, player, choice, &heard)) return std::nullopt;
    return Sight<G>{G::observe(position, player), std::move(heard.events)};
}

}  // namespace reveal_detail

/// Whether the player sees something after the choice that did not follow from what the player knew: the choice leads elsewhere in
/// positions that could as well have been the true one.
template <Game G>
bool reveals(const typename G::Position& position, PlayerId player, std::span<const typename G::Option> choice) {
    constexpr int kOthers = 64;  // what is nearly certain to come must not pass for known
    const typename G::View known = G::observe(position, player);
    const auto seen = reveal_detail::sight_of<G>(position, player, choice);
    Rng rng("reveal");
    for (int i = 0; i < kOthers; ++i)
        if (!(reveal_detail::sight_of<G>(G::resample(known, rng), player, choice) == seen)) return true;
    return false;
}

}  // namespace planitia
