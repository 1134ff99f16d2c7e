/// The pane beside a question: what the selected answer would do, why it is not possible, what is written about it.
#pragma once
#include <desk/question.h>
#include <play/lines.h>
#include <terminal/style.h>

namespace planitia::play {

/// `match` is the game in which the question is asked.
std::vector<Line> details_of(const desk::Match& match, const desk::Question& question, const desk::Answer& answer,
                             const present::Speaker& speaker, const terminal::Style& style);

}  // namespace planitia::play
