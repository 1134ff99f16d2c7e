/// What an option of Martians means, in words, where no entry of the catalogue is simply named by it.
#pragma once
#include <core/document.h>
#include <present/phrasebook.h>

#include <optional>
#include <string>

namespace planitia::terminal {

/// A sentence or two; none where an entry explains the option.
std::optional<std::string> martian_explanation(const present::Phrasebook& book, const Document& option);

/// The `id` of the entry that explains the option: of the building of an action, of a rule, or what a member of the option
/// names. Empty when there is none.
std::string martian_entry_id(const Document& option);

}  // namespace planitia::terminal
