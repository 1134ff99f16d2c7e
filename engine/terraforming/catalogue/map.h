/// The map of Tharsis: what every space shows, which spaces touch, and the sets of spaces the rules ask for.
#pragma once
#include <core/fixed_vec.h>
#include <terraforming/catalogue/vocabulary.h>

#include <array>
#include <cstdint>
#include <string_view>

namespace planitia::terraforming {

enum class Terrain : std::uint8_t { land, ocean_area, off_planet };

struct Space {
    Terrain terrain = Terrain::land;
    std::uint8_t steel = 0;
    std::uint8_t titanium = 0;
    std::uint8_t plants = 0;
    std::uint8_t cards = 0;
    bool volcanic = false;
    bool noctis = false;
    FixedVec<SpaceId, 6> neighbours;  ///< clockwise from the top left, missing ones dropped
    SpaceSet adjacent;                ///< the same as a set
};

namespace map_detail {

/// One word a space: `~` ocean area, `^` volcanic, `!` reserved for Noctis City; then a letter for every
/// bonus (s steel, t titanium, p plant, c card), or `-`.
inline constexpr std::string_view kPrinted =
    "            ss    ~ss   -     ~c    ~-    "
    "         -     ^s    -     -     -     ~cc   "
    "      ^c    -     -     -     -     -     s     "
    "   ^pt   p     p     p     pp    p     p     ~pp   "
    "^pp   pp    !pp   ~pp   ~pp   ~pp   pp    pp    pp    "
    "   p     pp    p     p     p     ~p    ~p    ~p    "
    "      -     -     -     -     -     p     -     "
    "         ss    -     c     c     -     t     "
    "            s     ss    -     -     ~tt   ";

inline constexpr std::array<int, 9> kRowLengths = {5, 6, 7, 8, 9, 8, 7, 6, 5};

constexpr void read_mark(char mark, Space& space) {
    switch (mark) {
        case '~': space.terrain = Terrain::ocean_area; break;
        case '^': space.volcanic = true; break;
        case '!': space.noctis = true; break;
        case 's': ++space.steel; break;
        case 't': ++space.titanium; break;
        case 'p': ++space.plants; break;
        case 'c': ++space.cards; break;
        default: break;
    }
}

constexpr void read_printed(std::array<Space, kSpaces>& map) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < kPrinted.size(); ++i) {
        if (kPrinted[i] == ' ') continue;
        read_mark(kPrinted[i], map[at]);
        if (i + 1 == kPrinted.size() || kPrinted[i + 1] == ' ') ++at;
    }
}

/// The space in that row and column, both from 0; none outside the map.
constexpr SpaceId space_at(int row, int column) {
    if (row < 0 || row >= 9 || column < 0 || column >= kRowLengths[static_cast<std::size_t>(row)]) return {};
    int index = column;
    for (int above = 0; above < row; ++above) index += kRowLengths[static_cast<std::size_t>(above)];
    return SpaceId{static_cast<std::size_t>(index)};
}

constexpr void connect(std::array<Space, kSpaces>& map, int row, int column) {
    const int above = row <= 4 ? column - 1 : column;  // column of the neighbour to the top left
    const int below = row < 4 ? column : column - 1;   // and to the bottom left
    Space& space = map[space_at(row, column).index()];
    for (SpaceId next : {space_at(row - 1, above), space_at(row - 1, above + 1), space_at(row, column + 1),
                         space_at(row + 1, below + 1), space_at(row + 1, below), space_at(row, column - 1)}) {
        if (!next.is_some()) continue;
        space.neighbours.push_back(next);
        space.adjacent.insert(next);
    }
}

consteval std::array<Space, kSpaces> tharsis() {
    std::array<Space, kSpaces> map;
    read_printed(map);
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < kRowLengths[static_cast<std::size_t>(row)]; ++column) connect(map, row, column);
    map[kPhobos.index()].terrain = Terrain::off_planet;
    map[kGanymede.index()].terrain = Terrain::off_planet;
    return map;
}

}  // namespace map_detail

inline constexpr std::array<Space, kSpaces> kTharsis = map_detail::tharsis();

constexpr const Space& space(SpaceId id) { return kTharsis[id.index()]; }

/// Where a space of the map lies: row and place in the row, as people count them.
struct RowPlace {
    int row = 1;
    int place = 1;
};
constexpr RowPlace row_place(SpaceId id) {
    RowPlace at;
    int left = static_cast<int>(id.index());
    for (int length : map_detail::kRowLengths) {
        if (left < length) break;
        left -= length;
        ++at.row;
    }
    at.place = left + 1;
    return at;
}

namespace map_detail {

template <class Predicate>
consteval SpaceSet spaces_where(Predicate predicate) {
    SpaceSet set;
    for (std::size_t i = 0; i < kSpaces; ++i)
        if (predicate(kTharsis[i])) set.insert(SpaceId{i});
    return set;
}

consteval bool is_symmetric() {
    for (std::size_t i = 0; i < kSpaces; ++i)
        for (SpaceId next : kTharsis[i].adjacent)
            if (!space(next).adjacent.contains(SpaceId{i})) return false;
    return true;
}

}  // namespace map_detail

/// Reserved for Noctis City; no part of `kLand`.
inline constexpr SpaceId kNoctis = map_detail::spaces_where([](const Space& s) { return s.noctis; }).front();
inline constexpr SpaceSet kLand =
    map_detail::spaces_where([](const Space& s) { return s.terrain == Terrain::land && !s.noctis; });
inline constexpr SpaceSet kOceanAreas =
    map_detail::spaces_where([](const Space& s) { return s.terrain == Terrain::ocean_area; });
inline constexpr SpaceSet kVolcanic = map_detail::spaces_where([](const Space& s) { return s.volcanic; });
inline constexpr SpaceSet kMetalLand =
    kLand & map_detail::spaces_where([](const Space& s) { return s.steel + s.titanium > 0; });

static_assert(kOceanAreas.size() == 12 && kVolcanic.size() == 4 && kLand.size() == 48);
static_assert((kLand | kOceanAreas).size() == kMapSpaces - 1 && (kVolcanic - kLand).empty());
static_assert(map_detail::is_symmetric());

}  // namespace planitia::terraforming
