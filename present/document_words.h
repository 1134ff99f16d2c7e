/// The same words from what the protocol writes of a position, for who has nothing else in hand.
#pragma once
#include <core/document.h>
#include <present/describe.h>

#include <string>

namespace planitia::present {

/// The seat's name, from the number or the word that the protocol has for it.
std::string seat_name(const Speaker& speaker, const Document& player);

/// The question, from a decision.
std::string prompt_text(const Speaker& speaker, const terraforming::Position& position, const Document& decision);
std::string prompt_text(const Speaker& speaker, const martians::Position& position, const Document& decision);

/// One of its options. Precondition: it is offered in this position.
std::string option_text(const Speaker& speaker, const terraforming::Position& position, const Document& option);
std::string option_text(const Speaker& speaker, const martians::Position& position, const Document& option);

/// One of the cards of a pick.
std::string pick_text(const Speaker& speaker, std::string_view card);

/// A line of the log.
std::string event_text(const Speaker& speaker, const terraforming::Position& position, const Document& event);
std::string event_text(const Speaker& speaker, const martians::Position& position, const Document& event);

/// Why an option is not legal.
std::string reason_text(const Speaker& speaker, const terraforming::Position& position, const Document& reason);
std::string reason_text(const Speaker& speaker, const martians::Position& position, const Document& reason);

}  // namespace planitia::present
