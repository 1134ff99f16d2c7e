/// Counting points, with the position taken as final.
#pragma once
#include <terraforming/state/position.h>

namespace planitia::terraforming {

struct Tally {
    int rating = 0;
    int awards = 0;
    int milestones = 0;
    int greenery = 0;
    int city = 0;
    int cards = 0;
    int place = 1;  ///< more M€ breaks a tie
    int total() const { return rating + awards + milestones + greenery + city + cards; }
};

ByPlayer<Tally> tally(const Position& position);

/// Points of one card for its owner.
int card_points(const Position& position, PlayerId player, CardId card);

}  // namespace planitia::terraforming
