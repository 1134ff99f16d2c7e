/// The mining site: 37 hexes in a hexagon of radius 3, and the tokens that lie on them.
#pragma once
#include <martians/catalogue/row.h>

#include <algorithm>
#include <iterator>

namespace planitia::martians {

struct Axial {
    std::int8_t q = 0;
    std::int8_t r = 0;
};

/// In reading order: row by row from the top, each from the left.
inline constexpr std::array<Axial, kHexes> kHexPlaces = [] {
    std::array<Axial, kHexes> places{};
    std::size_t n = 0;
    for (int r = -3; r <= 3; ++r)
        for (int q = std::max(-3, -3 - r); q <= std::min(3, 3 - r); ++q)
            places[n++] = {static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)};
    return places;
}();

constexpr int distance(HexId a, HexId b) {
    const int dq = kHexPlaces[a.index()].q - kHexPlaces[b.index()].q;
    const int dr = kHexPlaces[a.index()].r - kHexPlaces[b.index()].r;
    const auto size = [](int n) { return n < 0 ? -n : n; };
    return std::max({size(dq), size(dr), size(dq + dr)});
}

/// No two hexes are farther apart.
inline constexpr std::size_t kFarthest = 6;
/// By distance and hex: the hexes that are at most so far away, itself included.
inline constexpr std::array<std::array<HexSet, kHexes>, kFarthest + 1> kHexesWithin = [] {
    std::array<std::array<HexSet, kHexes>, kFarthest + 1> within{};
    for (std::size_t far = 0; far <= kFarthest; ++far)
        for (std::size_t a = 0; a < kHexes; ++a)
            for (std::size_t b = 0; b < kHexes; ++b)
                if (distance(HexId{a}, HexId{b}) <= static_cast<int>(far)) within[far][a].insert(HexId{b});
    return within;
}();
/// Those beside a hex.
constexpr HexSet beside(HexId hex) { return kHexesWithin[1][hex.index()] - kHexesWithin[0][hex.index()]; }

/// The three start hexes; the machine begins on the topmost.
inline constexpr std::array kStartHexes = {HexId{9}, HexId{15}, HexId{22}};

/// With what a token shows, and how many of it there are.
// clang-format off
inline constexpr TokenInfo kTokens[] = {
    //     ice regolith copies
    {"t01", 2, 0, 6},
    {"t02", 0, 2, 6},
    {"t03", 1, 1, 8},
    {"t04", 2, 1, 5},
    {"t05", 1, 2, 5},
    {"t06", 3, 0, 2},
    {"t07", 0, 3, 2},
    {"t08", 2, 2, 1},
    {"t09", 1, 0, 1},
    {"t10", 0, 1, 1},
};
// clang-format on
using TokenId = Id<struct TokenTag, std::uint8_t>;
inline constexpr std::size_t kTokenKinds = std::size(kTokens);
constexpr const TokenInfo& info(TokenId token) { return kTokens[token.index()]; }

}  // namespace planitia::martians
