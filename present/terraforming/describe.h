/// What happens at a table of Terraforming Mars, in words: questions, options, reasons, the log, the score.
#pragma once
#include <present/speaker.h>
#include <terraforming/rules/event.h>
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>
#include <terraforming/state/position.h>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace planitia::present {

/// The question that a seat is asked.
std::string prompt_text(const Speaker& speaker, const terraforming::Position& position, PlayerId player);

/// Inside an action: what is being carried out, with the title of where it comes from. Empty where the question says it all.
std::string about_text(const Speaker& speaker, const terraforming::Position& position, PlayerId player);

/// An option, legal or not; places for tiles, alternatives and waiting effects only while they are asked for. A small
/// answer of a pick is told as `pick_text` does it.
std::string option_text(const Speaker& speaker, const terraforming::Position& position,
                        const terraforming::Option& option);

/// One of the cards of a pick, by what is done with it, and the end of the pick.
std::string pick_text(const Speaker& speaker, const terraforming::Position& position, PlayerId player,
                      terraforming::CardId card);
std::string pick_end_text(const Speaker& speaker);

/// A line of the log. It may be told long after, so it takes what lasts.
std::string event_text(const Speaker& speaker, const terraforming::Setup& setup, const terraforming::Event& event);

/// Whether the event says what a player does, and whether it is what that costs: the log tells the first before the second.
bool names_action(const terraforming::Event& event);
bool is_price(const terraforming::Event& event);

/// What a move brings its player and takes, in few words each, the good first, by what happened between two positions; what follows when it
/// is over is left out.
std::vector<std::string> change_texts(const Speaker& speaker, PlayerId player, const terraforming::Position& before,
                                      const terraforming::Position& after, std::span<const terraforming::Event> events);

/// Why the option is not legal, as a sentence.
std::string reason_text(const Speaker& speaker, const terraforming::Position& position,
                        const terraforming::Option& option, const terraforming::Reason& reason);
/// The same in at most 24 characters.
std::string reason_brief(const Speaker& speaker, const terraforming::Position& position,
                         const terraforming::Reason& reason);

/// Why a set of cards can not be picked, by the code the protocol has for it: `cards-not-offered`, `too-few-cards` or
/// `too-many-cards`.
std::string pick_reason_text(const Speaker& speaker, std::string_view code, int needs, int has);
std::string pick_reason_brief(const Speaker& speaker, std::string_view code, int needs, int has);

/// How a part of the score is called, by its name in `Score`; none for what is no part.
std::optional<std::string> score_part_text(const Speaker& speaker, const terraforming::Position& position,
                                           std::string_view part);

/// How the game ended, in a sentence or two. Precondition: it is over.
std::string result_text(const Speaker& speaker, const terraforming::Position& position);
}  // namespace planitia::present
