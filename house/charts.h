/// How a game went, in figures by generation (round): for a page to draw when it is over.
#pragma once
#include <core/document.h>
#include <desk/match.h>

namespace planitia::house {

/// Walks through the record once. Precondition: the game is over, as the figures hide nothing.
Document write_charts(const desk::Match& match);

}  // namespace planitia::house
