/// What is agreed before a game is dealt.
#pragma once
#include <core/player.h>
#include <terraforming/catalogue/map.h>
#include <terraforming/catalogue/rules_version.h>
#include <terraforming/catalogue/sets.h>

#include <algorithm>

namespace planitia::terraforming {

struct Setup {
    std::uint8_t players = 2;
    bool corporate_era = true;
    bool draft = false;
    /// What happens to a tile that has nowhere to go: skip it (the default), or forbid the card.
    bool unplaceable_tiles_forbid = false;
    PlayerSet beginners;  ///< seats that get the Beginner Corporation
    bool colonies = false;
    bool world_government = false;
    /// With Colonies: everybody is dealt one of its corporations and one other.
    bool one_corporation_of_each = false;
    Map map = {};                        ///< Tharsis
    PlayerId first_player{0};            ///< none: drawn from the seed
    std::uint8_t rules = kRulesVersion;  ///< the version of the rules it is played by

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The option that brings a set into the game; null for what always is.
constexpr bool Setup::* option_of(Set set) {
    switch (set) {
        case Set::corporate: return &Setup::corporate_era;
        case Set::colonies: return &Setup::colonies;
        case Set::base:
        case Set::count_: break;
    }
    return nullptr;
}
static_assert(std::ranges::all_of(words::kSets,
                                  [](const SetRow& row) { return row.option.empty() == !option_of(row.set); }),
              "an option has its name");
constexpr bool is_in_game(const Setup& setup, Set set) { return option_of(set) == nullptr || setup.*option_of(set); }
/// Whether a set of this game has such a part: `brings(setup, &SetRow::has_colony_tiles)`.
constexpr bool brings(const Setup& setup, bool SetRow::* part) {
    for (const SetRow& row : words::kSets)
        if (row.*part && is_in_game(setup, row.set)) return true;
    return false;
}

}  // namespace planitia::terraforming
