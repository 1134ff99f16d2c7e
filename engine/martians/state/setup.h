/// What is agreed before a game of Martians is dealt.
#pragma once
#include <martians/catalogue/vocabulary.h>

namespace planitia::martians {

struct Setup {
    Variant variant = Variant::coop;
    std::uint8_t players = 2;
    Scenario scenario = Scenario::first_footprints;  ///< not used in the competitive game
    bool chooses_corporations = false;               ///< else they are dealt

    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace planitia::martians
