/// What holds in every position that play can reach.
#pragma once
#include <terraforming/state/position.h>

#include <optional>
#include <string>

namespace planitia::terraforming {

/// The first invariant that does not hold, in words.
std::optional<std::string> violation(const Position& position);

}  // namespace planitia::terraforming
