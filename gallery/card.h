/// Drawing one entry as a card.
#pragma once
#include <gallery/glyphs.h>
#include <present/phrasebook.h>

namespace planitia::gallery {

using namespace present;

/// Top to bottom: cost and tags, title, requirements, scene, rows of icons, text, and what it holds and is worth.
void draw_card(Markup& page, GlyphPen& pen, const Phrasebook& book, const Entry& entry);

}  // namespace planitia::gallery
