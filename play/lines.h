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

/// Wraps the lines into the region; with `from_end` the last ones are shown where not all fit.
void draw_lines(terminal::Region region, const std::vector<Line>& lines, bool from_end = false);

}  // namespace planitia::play
