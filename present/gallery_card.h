/// Drawing one entry as a card.
#pragma once
#include <present/gallery_glyphs.h>
#include <present/phrasebook.h>

namespace planitia::present {

/// Top to bottom: cost and tags, title, requirements, scene, rows of icons, text, and what it holds and is worth.
void draw_card(Markup& page, GlyphPen& pen, const Phrasebook& book, const Entry& entry);

}  // namespace planitia::present
