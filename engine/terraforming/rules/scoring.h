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

/// What a milestone counts, and how much of it is needed.
int milestone_count(const Position& position, PlayerId player, Milestone milestone);
int milestone_need(Milestone milestone);
/// What an award compares.
int award_count(const Position& position, PlayerId player, Award award);
/// Everybody takes a place in the comparison, also with nothing; a tie for first leaves no second place.
int award_place(const Position& position, PlayerId player, Award award);

}  // namespace planitia::terraforming
