/// The bodies that colony tiles stand for, each in its own colours.
#pragma once
#include <gallery/markup.h>

#include <string>
#include <string_view>

namespace planitia::gallery {

/// What lies in this pane is seen whole on every shape of card.
inline constexpr int kPaneWidth = 150;
inline constexpr int kPaneHeight = 64;
inline std::string pane_box() { return "0 0 " + std::to_string(kPaneWidth) + " " + std::to_string(kPaneHeight); }

/// Whether there is a drawing of the body.
bool has_body(std::string_view id);

/// The body in a black sky, with room for it in the middle of the picture.
void draw_body(Markup& page, std::string_view id, std::string_view seed);

}  // namespace planitia::gallery
