/// The games of the house. What is made for each of them follows from this list, in its order; a position without a name is of the first.
#pragma once
#include <game/contract.h>
#include <martians/martians.h>
#include <terraforming/terraforming.h>

#include <array>
#include <type_traits>
#include <variant>

namespace planitia {

template <Game... G>
struct GameList {
    /// A value of whichever game. The alternatives stand in the order of the games, so that the index says which one it is.
    template <template <class> class Of>
    using Any = std::variant<Of<G>...>;

    /// What `make` gives for each game, which it gets as `std::type_identity<G>`.
    template <class Make>
    static constexpr auto each(const Make& make) {
        return std::array{make(std::type_identity<G>{})...};
    }
};

using Games = GameList<terraforming::Terraforming, martians::Martians>;

}  // namespace planitia
