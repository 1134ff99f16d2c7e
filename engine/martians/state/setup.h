/// What is agreed before a game of Martians is dealt.
#pragma once
#include <martians/catalogue/rules_version.h>
#include <martians/catalogue/vocabulary.h>

namespace planitia::martians {

struct Setup {
    Variant variant = Variant::coop;
    std::uint8_t players = 2;
    Scenario scenario = Scenario::first_footprints;  ///< not used in the competitive game
    bool chooses_corporations = false;               ///< else they are dealt
    std::uint8_t rules = kRulesVersion;              ///< the version of the rules it is played by

    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace planitia::martians
