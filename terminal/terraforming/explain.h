/// The rule behind an option, for those that no card, tile or project explains.
#pragma once
#include <core/document.h>
#include <present/phrasebook.h>

#include <optional>
#include <string>

namespace planitia::terminal {

/// From an option (or a pick) as the protocol writes it; none where an entry of the catalogue says it all.
std::optional<std::string> terraforming_explanation(const present::Phrasebook& book, const Document& option);

}  // namespace planitia::terminal
