/// The game and its expansions, a row each. Cards and standard projects say themselves of which set they are.
#pragma once
#include <terraforming/catalogue/vocabulary.h>

#include <string_view>

namespace planitia::terraforming {

/// What a set brings to the table besides cards and standard projects.
struct SetRow {
    Set set = Set::base;
    std::string_view slug;
    std::string_view option = {};   ///< that brings it into the game; none for what always is
    bool has_colony_tiles = false;  ///< they are dealt, and everybody has a fleet
    bool has_solar_phase = false;   ///< something happens between two generations
};

namespace words {

// clang-format off
inline constexpr SetRow kSets[] = {
    {.set = Set::base, .slug = "base"},
    {.set = Set::corporate, .slug = "corporate", .option = "corporateEra"},
    {.set = Set::colonies, .slug = "colonies", .option = "colonies", .has_colony_tiles = true, .has_solar_phase = true},
};
// clang-format on

consteval Set set_with_colony_tiles() {
    Set found = Set::count_;
    for (const SetRow& row : kSets)
        if (row.has_colony_tiles) found = row.set;
    return found;
}

}  // namespace words

static_assert(is_row_of_each<Set>(words::kSets, &SetRow::set), "every set has its row");

constexpr const SetRow& info(Set set) { return words::kSets[static_cast<std::size_t>(set)]; }
/// Of which set the colony tiles are.
inline constexpr Set kSetOfColonyTiles = words::set_with_colony_tiles();

}  // namespace planitia::terraforming
