/// What is agreed before a game is dealt.
#pragma once
#include <core/player.h>
#include <terraforming/catalogue/rules_version.h>

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
    std::uint8_t rules = kRulesVersion;  ///< the version of the rules it is played by

    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace planitia::terraforming
