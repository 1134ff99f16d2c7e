/// What an option of Martians means: the rule behind it, and the entry of the catalogue that it is about.
#pragma once
#include <martians/rules/option.h>
#include <martians/state/position.h>
#include <present/entry.h>
#include <present/phrasebook.h>

#include <optional>
#include <string>

namespace planitia::present {

/// The rule in a sentence or two; none where an entry says it all.
std::optional<std::string> explanation(const Phrasebook& book, const martians::Position& position, PlayerId player,
                                       const martians::Option& option);

/// The building, card, technology … that an option is about; none when there is none.
std::optional<EntryKey> entry_of(const martians::Position& position, const martians::Option& option);

/// Where entries are looked up: in the cooperative game cards speak of satisfaction, not of reputation.
std::string_view entry_variant(const martians::Setup& setup);

}  // namespace planitia::present
