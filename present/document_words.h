/// The same words from what the protocol writes of a position, for who has nothing else in hand. Options are offered in the
/// position.
#pragma once
#include <core/document.h>
#include <present/describe.h>
#include <present/explain.h>

#include <optional>
#include <string>

namespace planitia::present {

/// From a decision.
std::string prompt_text(const Speaker& speaker, const terraforming::Position& position, const Document& decision);
std::string prompt_text(const Speaker& speaker, const martians::Position& position, const Document& decision);

std::string option_text(const Speaker& speaker, const terraforming::Position& position, const Document& option);
std::string option_text(const Speaker& speaker, const martians::Position& position, const Document& option);

/// One of the cards that a decision offers.
std::string pick_text(const Speaker& speaker, const terraforming::Position& position, const Document& decision,
                      std::string_view card);
/// Martians has no picks.
std::string pick_text(const Speaker& speaker, const martians::Position& position, const Document& decision,
                      std::string_view card);

std::string event_text(const Speaker& speaker, const terraforming::Position& position, const Document& event);
std::string event_text(const Speaker& speaker, const martians::Position& position, const Document& event);

std::string reason_text(const Speaker& speaker, const terraforming::Position& position, const Document& reason);
std::string reason_text(const Speaker& speaker, const martians::Position& position, const Document& reason);

/// From an option, or from a pick and one of its cards.
std::optional<std::string> explanation(const Phrasebook& book, const terraforming::Position& position, PlayerId player,
                                       const Document& option);
std::optional<std::string> explanation(const Phrasebook& book, const martians::Position& position, PlayerId player,
                                       const Document& option);
std::optional<EntryKey> entry_of(const martians::Position& position, const Document& option);

}  // namespace planitia::present
