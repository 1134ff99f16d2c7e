/// What the catalogues say about the thing that an option is about.
#pragma once
#include <present/entry.h>

#include <string>
#include <string_view>

namespace planitia::play {

/// The entry of the card, building, project … that an option names; null when it names none.
const present::Entry* find_entry(present::Language language, std::string_view game, const Document& option);

/// The entry of that name, of whatever kind; null when there is none.
const present::Entry* find_named_entry(present::Language language, std::string_view game, std::string_view id);

/// Its cost in few characters.
std::string brief(const present::Entry& entry);

}  // namespace planitia::play
