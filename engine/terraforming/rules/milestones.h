/// Milestones: who is the first to reach one claims it for 5 points.
#pragma once
#include <terraforming/rules/goals.h>
#include <terraforming/rules/option.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// What a milestone counts.
int milestone_count(const Position& position, PlayerId player, Milestone milestone);
bool meets_condition(const Position& position, PlayerId player, Milestone milestone);

bool can_claim(const Position& position, PlayerId player, Milestone milestone, Reasons* reasons);
/// Calls `use(option)` for every milestone that `can_claim` allows, until it returns true; what they share is asked once.
template <class Use>
bool for_each_claim(const Position& position, PlayerId player, const Use& use) {
    if (!are_open(position, position.milestones) || !can_afford(position.player(player), kMilestoneCost, nullptr))
        return false;
    for (std::size_t place = 0; place < kGoals; ++place) {
        const Milestone milestone = position.map().milestones[place];
        if (!position.milestones[place].is_some() && meets_condition(position, player, milestone) &&
            use(option(OptionKind::claim_milestone, milestone)))
            return true;
    }
    return false;
}
/// After the payment.
void claim(Scene& scene, PlayerId player, Milestone milestone);

}  // namespace planitia::terraforming
