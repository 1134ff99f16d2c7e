/// How much a terminal can show, and text in colour where it can.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace planitia::terminal {

enum class Paint : std::uint8_t { plain, bold, faint, italic, green, blue, red, slate };

/// What the terminal at hand can do.
struct Style {
    bool has_colour = false;
    bool has_true_colour = false;  ///< else 256 colours
    bool has_attributes = false;   ///< bold, inverse
    bool has_unicode = true;       ///< else frames are drawn in ASCII
    int columns = 0;               ///< 0: no limit
};

/// Of standard output, from what it is and what the environment says (NO_COLOR, COLORTERM, TERM, LC_ALL, LANG, COLUMNS).
Style style_of_output();

/// Text with signs as the terminal has them: without Unicode, letters and signs of ASCII stand for them.
std::string shown(const Style& style, std::string_view text);

/// The text in that look; as it is where there are no colours.
std::string painted(const Style& style, Paint paint, std::string_view text);

}  // namespace planitia::terminal
