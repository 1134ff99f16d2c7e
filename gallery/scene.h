/// The landscape on a card: a sky, a sun, dunes, and the picture of the thing; or a body in the sky.
#pragma once
#include <gallery/glyphs.h>

#include <string_view>

namespace planitia::gallery {

using namespace present;

/// The picture is an icon or a body; the sky goes with it. The same seed gives the same landscape.
void draw_scene(Markup& page, GlyphPen& pen, std::string_view picture, std::string_view seed);

}  // namespace planitia::gallery
