/// Awards: funded during the game by anybody, won at its end by who has most.
#pragma once
#include <terraforming/rules/goals.h>
#include <terraforming/rules/option.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// M€ to fund one more award.
int next_award_cost(const Position& position);
bool can_fund(const Position& position, PlayerId player, Award award, Reasons* reasons);
/// Calls `use(option)` for every award that `can_fund` allows, until it returns true; what they share is asked once.
template <class Use>
bool for_each_funding(const Position& position, PlayerId player, const Use& use) {
    if (!are_open(position, position.awards) ||
        !can_afford(position.player(player), next_award_cost(position), nullptr))
        return false;
    for (std::size_t place = 0; place < kGoals; ++place)
        if (!position.awards[place].is_some() && use(option(OptionKind::fund_award, position.map().awards[place])))
            return true;
    return false;
}
/// After the payment.
void fund(Scene& scene, PlayerId player, Award award);

/// What an award compares.
int award_count(const Position& position, PlayerId player, Award award);
/// Everybody takes a place in the comparison, also with nothing; a tie for first leaves no second place.
int award_place(const Position& position, PlayerId player, Award award);
/// For the place. Of two players only the first gets any.
int award_points(const Position& position, PlayerId player, Award award);

}  // namespace planitia::terraforming
