/// The answer that most people would give without thinking: offered first by clients, and taken by previews to look further.
#pragma once
#include <game/optional_parts.h>

#include <optional>

namespace planitia {

/// The index of that option, in games that have such questions and where this is one.
template <Game G>
std::optional<std::size_t> usual_option(const typename G::Position& position, PlayerId player) {
    if constexpr (HasUsual<G>) {
        typename G::OptionList options;
        G::list_options(position, player, options);
        return G::usual(options);
    } else {
        return std::nullopt;
    }
}

}  // namespace planitia
