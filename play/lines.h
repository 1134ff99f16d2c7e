/// Lines of text in a region.
#pragma once
#include <desk/match.h>
#include <present/speaker.h>
#include <terminal/canvas.h>

#include <span>
#include <string>
#include <vector>

namespace planitia::play {

struct Line {
    std::string text;
    terminal::Look look = {};
};

/// What happened in words, a line for every event.
std::vector<Line> event_lines(const desk::Match& match, std::span<const desk::Line> events,
                              const present::Speaker& speaker);

/// As many rows as they take in so many columns.
std::vector<Line> wrapped_lines(const std::vector<Line>& lines, int columns);
/// Wraps the lines into the region, from that row on, or from the last that fills it; gives the row.
int draw_lines(terminal::Region region, const std::vector<Line>& lines, int top = 0);
/// The first ones, and a sign where there are more.
void draw_first_lines(terminal::Region region, const std::vector<Line>& lines, const terminal::Style& style);
/// What was done is a sentence, what it brought is not: where there is no room for all, the oldest of that is left out.
std::vector<Line> shortened(const std::vector<Line>& lines, terminal::Size room);
/// The last ones, each of them whole, and a sign where there are more.
void draw_last_lines(terminal::Region region, const std::vector<Line>& lines, const terminal::Style& style);

}  // namespace planitia::play
