/// Awards: funded during the game by anybody, won at its end by who has most.
#pragma once
#include <terraforming/rules/goals.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// M€ to fund one more award.
int next_award_cost(const Position& position);
bool can_fund(const Position& position, PlayerId player, Award award, Reasons* reasons);
/// After the payment.
void fund(Scene& scene, PlayerId player, Award award);

/// What an award compares.
int award_count(const Position& position, PlayerId player, Award award);
/// Everybody takes a place in the comparison, also with nothing; a tie for first leaves no second place.
int award_place(const Position& position, PlayerId player, Award award);
/// For the place. Of two players only the first gets any.
int award_points(const Position& position, PlayerId player, Award award);

}  // namespace planitia::terraforming
