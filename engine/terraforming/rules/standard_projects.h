/// Standard projects: everybody can use them, for their price in M€.
#pragma once
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// In M€, after discounts; 0 for selling patents.
int project_cost(const PlayerState& player, Project project);
bool can_use(const Position& position, PlayerId player, Project project, Reasons* reasons);
/// After the payment.
void carry_out_project(Scene& scene, PlayerId player, Project project);

/// A standard project or conversion with nowhere to put its tile or colony after its cost in M€ is never legal; a tenth
/// ocean is only pointless.
bool can_place_all(const Position& position, PlayerId player, EffectRange effects, int cost, Reasons* reasons);

}  // namespace planitia::terraforming
