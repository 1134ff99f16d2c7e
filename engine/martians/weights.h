/// The figures that the value of a position is made with. docs/bots.md says what they are for.
#pragma once
#include <martians/state/position.h>

namespace planitia::martians {

/// Rough worth of one good, in reputation, and how many of it are worth having.
struct GoodWorth {
    double each = 0;
    int useful = 0;     ///< at most
    double a_turn = 0;  ///< for each turn to come
};

/// Of something that brings its good over the rounds to come.
struct LastingWorth {
    double now = 0;
    double round = 0;  ///< for each round to come
};

/// In reputation unless said otherwise.
struct Weights {
    // -- goods
    /// Energy is told below.
    ByGood<GoodWorth> goods = [] {
        ByGood<GoodWorth> worth;
        worth[Good::aux] = {1.6, 3, 0.6};
        worth[Good::water] = {1.6, 4, 1};
        worth[Good::ice] = {1.0, 3, 1};
        worth[Good::regolith] = {0.7, 2, 1};
        worth[Good::food] = {2.6, 5, 2};
        worth[Good::medicine] = {4.5, 3, 2};
        worth[Good::money] = {0.45, 10, 3};
        for (Good mineral : kMinerals) worth[mineral] = {1.4, 1, 1};
        return worth;
    }();
    double surplus = 0.15;       ///< of a good beyond what is useful, as a part
    double task_sample = 3.0;    ///< a sample that an open task asks for, more
    double task_good = 1.2;      ///< another good, likewise
    double later_energy = 0.8;   ///< part of what installations will make
    double energy = 2.7;         ///< half of what the first one is worth
    double energy_a_turn = 1.5;  ///< will be used, and for each field that the mission wants built
    double energy_a_field = 2.0;
    double last_slot = 0.2;  ///< part of all goods in the last round, for each slot to come

    // -- needs and people
    /// Tokens before the last round, beside what they would bring; and in the last round.
    ByEnum<Need, double> needs = [] {
        ByEnum<Need, double> worth;
        worth[Need::oxygen] = 6.0;
        worth[Need::sickness] = 0.5;
        worth[Need::hunger] = 0.3;
        return worth;
    }();
    ByEnum<Need, double> final_needs = [] {
        ByEnum<Need, double> worth;
        worth[Need::oxygen] = 15.0;
        worth[Need::sickness] = 14.0;
        worth[Need::hunger] = 13.0;
        return worth;
    }();
    double suffocation = 14.0;  ///< oxygen tokens in a quarter, however many they are
    double dead = 25.0;
    double marker = 0.9;          ///< a free one
    double marker_away = 2.0;     ///< one in an infirmary or a living zone
    double marker_penalty = 0.3;  ///< each money of its pile

    // -- the mission
    double task = 14.0;
    double unfinished = 12.0;  ///< a field that has to be built or expanded
    double colony_technology = 15.0;
    double not_grown = 15.0;
    double growth_token = 12.0;    ///< each that lacks for it
    double without_growth = 30.0;  ///< when nothing places them
    double satisfaction = 2.5;     ///< each point that will lack
    double death_in_mission = 60.0;
    double least_urgent = 0.4;  ///< what lacks counts so much at first, all of it in the end
    double won = 500.0;
    double reputation = 1.2;
    double record = 0.3;  ///< each point of a colony's satisfaction in the last round, beyond what the mission asks for

    // -- the colony
    ByEnum<Need, double> fewer_needs = [] {
        ByEnum<Need, double> worth;
        worth[Need::oxygen] = 3.5;
        worth[Need::sickness] = 5.0;
        return worth;
    }();
    double longer_turns = 6.0;  ///< these for each round to come
    double places_growth = 1.0;
    double more_samples = 0.8;
    double assistant = 1.2;
    double specialist = 0.9;
    std::array<LastingWorth, 4> food_crop = {{{}, {}, {3.0, 1.5}, {4.0, 1.8}}};  ///< by what it yields
    LastingWorth medicine_crop = {2.0, 1.5};
    /// A field that is still slow, for each round to come.
    ByEnum<Building, double> slow_field = [] {
        ByEnum<Building, double> worth;
        worth[Building::hospital] = 2.2;
        worth[Building::water_treatment] = 2.2;
        worth[Building::laboratory] = 1.0;
        return worth;
    }();
};

inline constexpr Weights kWeights;

}  // namespace planitia::martians
