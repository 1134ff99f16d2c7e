/// The question at hand and what is under way around it: whether it fits the rest of the position.
#pragma once
#include <martians/state/position.h>

#include <optional>
#include <string>

namespace planitia::martians {

/// Whether the player has chosen in that step of the set-up.
bool has_chosen(const Position& position, PlayerId player, Step step);

/// What does not fit phase, turn and counts, in words. Whatever fits can be played on.
std::optional<std::string> unresolved_violation(const Position& position);

}  // namespace planitia::martians
