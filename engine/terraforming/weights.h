/// The figures that the value of a position is made with. docs/bots.md says what they are for.
#pragma once

namespace planitia::terraforming {

/// In points at the end of the game unless said otherwise.
struct Weights {
    // -- time
    double length = 16;  ///< generations that a game for two is planned to last
    double shorter = 1;  ///< fewer with every further player

    // -- money
    double money = 0.06;      ///< one M€ spent in the last generation
    double interest = 0.016;  ///< more for every generation to come

    // -- resources, as a part of what they can bring
    double steel = 0.8;
    double titanium = 0.8;
    double plants = 0.9;
    double heat = 0.85;
    double resource_kept = 0.55;  ///< on a card, of what they can be exchanged for
    double spare = 0.3;           ///< production that an action needs and that may still come

    // -- cards in hand
    double unseen_card = 4.0;  ///< in M€
    double hand = 0.4;         ///< part of what playing it would bring

    // -- tiles
    double scarce_steps = 4;  ///< with fewer steps of a parameter left it is not certain to get one
    double bonus = 0.35;      ///< what a space shows, and other good of a tile yet to be placed
    double city = 1.5;        ///< a city yet to be placed
    double neighbour = 0.15;  ///< a free space beside an own city

    // -- the rest
    double tag = 0.08;
    double milestone = 1.5;  ///< an open one whose condition holds
    double fleet = 0.35;     ///< a trade fleet, each generation
    double colony = 0.12;    ///< a colony, each generation
    double solo_step = 4;    ///< a step of a parameter in solo, besides the rating
    double solo_money = 3;   ///< times `money`, as M€ buy such steps
};

inline constexpr Weights kWeights;

}  // namespace planitia::terraforming
