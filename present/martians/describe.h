/// What happens at a table of Martians, in words: questions, options, reasons, the log, the score.
#pragma once
#include <martians/rules/event.h>
#include <martians/rules/option.h>
#include <martians/rules/reason.h>
#include <martians/state/position.h>
#include <present/goal.h>
#include <present/speaker.h>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace planitia::present {

/// The question that a seat is asked.
std::string prompt_text(const Speaker& speaker, const martians::Position& position, PlayerId player);

/// Inside an action: what is being carried out, with the title of where it comes from. Empty where the question says it all.
std::string about_text(const Speaker& speaker, const martians::Position& position, PlayerId player);

/// An option, legal or not.
std::string option_text(const Speaker& speaker, const martians::Position& position, const martians::Option& option);

/// A line of the log. It may be told long after, so it takes what lasts.
std::string event_text(const Speaker& speaker, const martians::Setup& setup, const martians::Event& event);

/// What a move brings its player and takes, in few words each, the good first, by what happened between two positions; what follows when it
/// is over is left out.
std::vector<std::string> change_texts(const Speaker& speaker, PlayerId player, const martians::Position& before,
                                      const martians::Position& after, std::span<const martians::Event> events);

/// Why the option is not legal, as a sentence.
std::string reason_text(const Speaker& speaker, const martians::Position& position, const martians::Option& option,
                        const martians::Reason& reason);
/// The same in at most 24 characters.
std::string reason_brief(const Speaker& speaker, const martians::Position& position, const martians::Reason& reason);

/// How a part of the score is called, by its name in `Score`; none for what is no part.
std::optional<std::string> score_part_text(const Speaker& speaker, const martians::Position& position,
                                           std::string_view part);

/// All that the mission asks for: tasks, conditions, and that no need is left. Nothing where there is no mission.
std::vector<Goal> goals(const Speaker& speaker, const martians::Position& position);

/// How the game ended, in a sentence or two. Precondition: it is over.
std::string result_text(const Speaker& speaker, const martians::Position& position);

}  // namespace planitia::present
