/// Every card, tile, project and building as a page to look at and to print.
#pragma once
#include <present/entry.h>

#include <span>
#include <string>
#include <string_view>

namespace planitia::gallery {

using namespace present;

/// The drawings of all icons: an SVG document of symbols, see `Glyph::icon`.
std::string_view icon_sprite();

/// One HTML document that needs nothing else: no script, no other file. The entries are grouped by game and kind.
std::string gallery_html(Language language, std::span<const Entry> entries);

}  // namespace planitia::gallery
