#include <terminal/palette.h>

#include <array>

namespace planitia::terminal {

namespace {

constexpr Rgb kNeutral{0x8d, 0x85, 0x80};
constexpr std::array<Rgb, 5> kSeatColours = {
    {{0xe6, 0x9f, 0x00}, {0x56, 0xb4, 0xe9}, {0xcc, 0x79, 0xa7}, {0xf0, 0xe4, 0x42}, {0xf4, 0xf1, 0xea}}};
constexpr std::array<std::string_view, 5> kSeatShapes = {"●", "■", "▲", "◆", "✚"};
constexpr std::array<std::string_view, 5> kSeatDigits = {"1", "2", "3", "4", "5"};

}  // namespace

Rgb colour_of(PlayerId seat) {
    return seat.is_some() && seat.index() < kSeatColours.size() ? kSeatColours[seat.index()] : kNeutral;
}

std::string_view sign_of(const Style& style, PlayerId seat) {
    if (!seat.is_some() || seat.index() >= kSeatShapes.size()) return style.has_unicode ? "○" : "-";
    return style.has_unicode ? kSeatShapes[seat.index()] : kSeatDigits[seat.index()];
}

}  // namespace planitia::terminal
