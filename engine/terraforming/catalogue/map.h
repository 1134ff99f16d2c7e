/// The maps of Mars: which spaces touch, what every space of a map shows, and the sets of spaces the rules ask for.
#pragma once
#include <core/fixed_vec.h>
#include <terraforming/catalogue/goals.h>

#include <array>
#include <cstdint>
#include <string_view>

namespace planitia::terraforming {

// -- what all maps have in common

inline constexpr std::array<int, 9> kRowLengths = {5, 6, 7, 8, 9, 8, 7, 6, 5};

/// Where a space of the map lies: row and place in the row, as people count them.
struct RowPlace {
    int row = 1;
    int place = 1;
};
constexpr RowPlace row_place(SpaceId id) {
    RowPlace at;
    int left = static_cast<int>(id.index());
    for (int length : kRowLengths) {
        if (left < length) break;
        left -= length;
        ++at.row;
    }
    at.place = left + 1;
    return at;
}

/// The spaces that touch one: clockwise from the top left, missing ones dropped, and as a set.
struct Neighbours {
    FixedVec<SpaceId, 6> clockwise;
    SpaceSet all;
};

namespace map_detail {

/// The space in that row and column, both from 0; none outside the map.
constexpr SpaceId space_at(int row, int column) {
    if (row < 0 || row >= 9 || column < 0 || column >= kRowLengths[static_cast<std::size_t>(row)]) return {};
    int index = column;
    for (int above = 0; above < row; ++above) index += kRowLengths[static_cast<std::size_t>(above)];
    return SpaceId{static_cast<std::size_t>(index)};
}

constexpr Neighbours neighbours_at(int row, int column) {
    const int above = row <= 4 ? column - 1 : column;  // column of the neighbour to the top left
    const int below = row < 4 ? column : column - 1;   // and to the bottom left
    Neighbours found;
    for (SpaceId next : {space_at(row - 1, above), space_at(row - 1, above + 1), space_at(row, column + 1),
                         space_at(row + 1, below + 1), space_at(row + 1, below), space_at(row, column - 1)}) {
        if (!next.is_some()) continue;
        found.clockwise.push_back(next);
        found.all.insert(next);
    }
    return found;
}

consteval std::array<Neighbours, kSpaces> all_neighbours() {
    std::array<Neighbours, kSpaces> all;
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < kRowLengths[static_cast<std::size_t>(row)]; ++column)
            all[space_at(row, column).index()] = neighbours_at(row, column);
    return all;
}

inline constexpr std::array<Neighbours, kSpaces> kNeighbours = all_neighbours();

consteval bool is_symmetric() {
    for (std::size_t i = 0; i < kSpaces; ++i)
        for (SpaceId next : kNeighbours[i].all)
            if (!kNeighbours[next.index()].all.contains(SpaceId{i})) return false;
    return true;
}
static_assert(is_symmetric());

}  // namespace map_detail

/// Nothing lies beside the places off the planet.
constexpr SpaceSet beside(SpaceId id) { return map_detail::kNeighbours[id.index()].all; }
constexpr const FixedVec<SpaceId, 6>& clockwise_around(SpaceId id) {
    return map_detail::kNeighbours[id.index()].clockwise;
}

constexpr bool is_on_mars(SpaceId id) { return id.index() < kMapSpaces; }

// -- what differs

enum class Terrain : std::uint8_t { land, ocean_area, off_planet };

struct Space {
    Terrain terrain = Terrain::land;
    bool is_volcanic = false;
    bool is_noctis = false;  ///< reserved for Noctis City
    EffectRange bonus = {};  ///< for whoever places a tile there
};

/// Milestones of a map, and awards.
inline constexpr std::size_t kGoals = 5;

/// The maps in the order of their rows.
inline constexpr std::string_view kMapNames[] = {"tharsis", "hellas", "elysium"};
enum class Map : std::uint8_t { count_ = std::size(kMapNames) };
constexpr std::string_view slug(Map map) { return kMapNames[static_cast<std::size_t>(map)]; }

/// A map as the rules read it.
struct MapInfo {
    std::array<Space, kSpaces> spaces = {};
    SpaceSet land;  ///< without the space reserved for Noctis City
    SpaceSet ocean_areas;
    SpaceSet volcanic;
    SpaceSet priced;  ///< spaces whose bonus costs something
    ByResource<SpaceSet> showing;
    SpaceId noctis;  ///< none where nothing is reserved for Noctis City
    std::array<Milestone, kGoals> milestones = {};
    std::array<Award, kGoals> awards = {};

    const Space& space(SpaceId id) const { return spaces[id.index()]; }
    /// Spaces that show steel or titanium.
    SpaceSet metal() const { return showing[Resource::steel] | showing[Resource::titanium]; }
};
extern const ByEnum<Map, MapInfo> kMaps;
inline const MapInfo& info(Map map) { return kMaps[map]; }

/// The place of a goal on the list of a map; `kGoals` when it is not there.
template <class Goal>
constexpr std::size_t place_on(const std::array<Goal, kGoals>& list, Goal goal) {
    std::size_t place = 0;
    while (place < kGoals && list[place] != goal) ++place;
    return place;
}

}  // namespace planitia::terraforming
