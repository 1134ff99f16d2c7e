/// What is unresolved in the middle of an action, or chosen by all at once: whether it fits the rest of the position.
#pragma once
#include <terraforming/state/position.h>

#include <optional>
#include <string>

namespace planitia::terraforming {

/// What does not fit phase, offers, cards and counts, in words. Whatever fits can be played on.
std::optional<std::string> unresolved_violation(const Position& position);

}  // namespace planitia::terraforming
