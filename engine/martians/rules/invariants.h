/// Whether a position is one that the rules can have made.
#pragma once
#include <martians/state/position.h>

#include <optional>
#include <string>

namespace planitia::martians {

/// The first invariant that does not hold, in words; the first of them looks only at what lies where, so that a position
/// from outside may be carried on when it holds.
std::optional<std::string> structure_violation(const Position& position);
std::optional<std::string> violation(const Position& position);

}  // namespace planitia::martians
