#pragma once
#include <game/contract.h>

#include <algorithm>

namespace planitia {

/// Whether the option is one of those that the player has in this position.
template <Game G>
bool is_offered(const typename G::Position& position, PlayerId player, const typename G::Option& option) {
    typename G::OptionList options;
    G::list_options(position, player, options);
    return std::find(options.begin(), options.end(), option) != options.end();
}

}  // namespace planitia
