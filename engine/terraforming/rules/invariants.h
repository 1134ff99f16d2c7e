/// What holds in every position that play can reach.
#pragma once
#include <terraforming/state/position.h>

#include <optional>
#include <string>

namespace planitia::terraforming {

/// The first invariant that does not hold, in words.
std::optional<std::string> violation(const Position& position);

/// The same without asking what the players are asked: for positions that are not taken to their next question yet.
std::optional<std::string> structure_violation(const Position& position);

}  // namespace planitia::terraforming
