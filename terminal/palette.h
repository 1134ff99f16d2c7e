/// The colours and signs of the table.
#pragma once
#include <core/player.h>
#include <terminal/canvas.h>

#include <string_view>

namespace planitia::terminal {

// -- text
inline constexpr Rgb kText{0xf6, 0xec, 0xe4};
inline constexpr Rgb kSecondText{0xb3, 0xa0, 0x95};
inline constexpr Rgb kAccent{0xec, 0x8a, 0x58};
inline constexpr Rgb kIce{0x95, 0xd6, 0xea};
inline constexpr Rgb kGold{0xe9, 0xbd, 0x4d};
inline constexpr Rgb kGood{0x7f, 0xcf, 0x97};
inline constexpr Rgb kBad{0xff, 0x9a, 0x85};
inline constexpr Rgb kLegal{0xff, 0xe0, 0x8a};
// -- grounds
inline constexpr Rgb kSurface{0x24, 0x1c, 0x1c};
inline constexpr Rgb kRaised{0x3d, 0x31, 0x2e};
inline constexpr Rgb kLine{0x88, 0x73, 0x6a};

inline constexpr Look kPlain{.ink = kText};
inline constexpr Look kQuiet{.ink = kSecondText};
inline constexpr Look kStrong{.ink = kText, .is_bold = true};

/// The colour of a seat, and its sign, which tells it without colours too.
Rgb colour_of(PlayerId seat);
std::string_view sign_of(const Style& style, PlayerId seat);

}  // namespace planitia::terminal
