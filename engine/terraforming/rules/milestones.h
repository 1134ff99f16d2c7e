/// Milestones: who is the first to reach one claims it for 5 points.
#pragma once
#include <terraforming/rules/goals.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// What a milestone counts.
int milestone_count(const Position& position, PlayerId player, Milestone milestone);
bool meets_condition(const Position& position, PlayerId player, Milestone milestone);

bool can_claim(const Position& position, PlayerId player, Milestone milestone, Reasons* reasons);
/// After the payment.
void claim(Scene& scene, PlayerId player, Milestone milestone);

}  // namespace planitia::terraforming
