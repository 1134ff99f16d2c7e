#pragma once
#include <game/contract.h>
#include <game/offered.h>

#include <optional>
#include <span>

namespace planitia {

/// What the choice would show that is hidden now; none when it could be taken back. Precondition: it is legal.
template <Game G>
std::optional<Reveal> reveals(const typename G::Position& position, PlayerId player,
                              std::span<const typename G::Option> choice) {
    typename G::Position after = position;
    try_choice<G>(after, player, choice, nullptr);
    return G::revealed(position, after, player);
}

}  // namespace planitia
