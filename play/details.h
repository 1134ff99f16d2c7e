/// The pane beside a question: what the selected answer would do, why it is not possible, what is written about it.
#pragma once
#include <play/question.h>

#include <string>
#include <vector>

namespace planitia::play {

struct Line {
    std::string text;
    terminal::Look look = {};
};

std::vector<Line> details_of(const table::Table& table, const Question& question, const Answer& answer,
                             const protocol::Telling& telling, const terminal::Style& style);

/// Events in words, a line each.
std::vector<Line> event_lines(const protocol::GameSession& game, Document events, const protocol::Telling& telling);

/// Wraps the lines into the region; with `from_end` the last ones are shown where not all fit.
void draw_lines(terminal::Region region, const std::vector<Line>& lines, bool from_end = false);

}  // namespace planitia::play
