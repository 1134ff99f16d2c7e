/// What happens at a table, in words: questions, options, reasons, the log, the score. Told from what the protocol writes of
/// a position, and from the position where that is not enough; both belong together.
#pragma once
#include <core/document.h>
#include <game/contract.h>
#include <game/refusal.h>
#include <martians/state/position.h>
#include <present/phrasebook.h>
#include <terraforming/state/position.h>

#include <optional>
#include <span>
#include <string>

namespace planitia::present {

/// Who is told, in which language, and what the seats are called. A seat without a name is "Player 2".
struct Speaker {
    const Phrasebook& book;
    std::span<const std::string> names = {};
};

/// The seat's name, from the number or the word that the protocol has for it.
std::string seat_name(const Speaker& speaker, const Document& player);

/// The question, from a decision as the protocol writes it.
std::string prompt_text(const Speaker& speaker, const terraforming::Position& position, const Document& decision);
std::string prompt_text(const Speaker& speaker, const martians::Position& position, const Document& decision);

/// One of its options, as the protocol writes it. Precondition: it is offered in this position.
std::string option_text(const Speaker& speaker, const terraforming::Position& position, const Document& option);
std::string option_text(const Speaker& speaker, const martians::Position& position, const Document& option);

/// One of the cards of a pick, and the end of it. Martians has no picks.
std::string pick_text(const Speaker& speaker, std::string_view card);
std::string pick_end_text(const Speaker& speaker);

/// A line of the log, from the event as the protocol writes it.
std::string event_text(const Speaker& speaker, const terraforming::Position& position, const Document& event);
std::string event_text(const Speaker& speaker, const martians::Position& position, const Document& event);

/// Why an option is not legal, from one reason as the protocol writes it.
std::string reason_text(const Speaker& speaker, const terraforming::Position& position, const Document& reason);
std::string reason_text(const Speaker& speaker, const martians::Position& position, const Document& reason);

/// How a part of the score is called, by its name in `Score`; none for what is no part.
std::optional<std::string> score_part_text(const Speaker& speaker, const terraforming::Position& position,
                                           std::string_view part);
std::optional<std::string> score_part_text(const Speaker& speaker, const martians::Position& position,
                                           std::string_view part);

/// How the game ended, in a sentence or two. Precondition: it is over.
std::string result_text(const Speaker& speaker, const terraforming::Position& position);
std::string result_text(const Speaker& speaker, const martians::Position& position);

/// Why a request was refused.
std::string refusal_text(const Speaker& speaker, RefusalCode code);

}  // namespace planitia::present
