/// The bodies that colony tiles stand for, each in its own colours.
#pragma once
#include <gallery/markup.h>

#include <string_view>

namespace planitia::gallery {

/// Whether there is a drawing of the body.
bool has_body(std::string_view id);

/// The body in a black sky, with room for it in the middle of the picture.
void draw_body(Markup& page, std::string_view id, std::string_view seed);

}  // namespace planitia::gallery
