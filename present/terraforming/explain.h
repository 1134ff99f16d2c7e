/// What an option of Terraforming Mars means: the rule behind it, and the entry of the catalogue that it is about.
#pragma once
#include <present/entry.h>
#include <present/phrasebook.h>
#include <terraforming/rules/option.h>
#include <terraforming/state/position.h>

#include <optional>
#include <string>

namespace planitia::present {

/// The rule in a sentence or two; none where an entry says it all. The small answers of a pick are explained by the
/// question that `player` is asked.
std::optional<std::string> explanation(const Phrasebook& book, const terraforming::Position& position, PlayerId player,
                                       const terraforming::Option& option);

/// The card, tile or project that an option is about; none when there is none.
std::optional<EntryKey> entry_of(const terraforming::Position& position, const terraforming::Option& option);

}  // namespace planitia::present
