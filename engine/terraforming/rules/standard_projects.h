/// Standard projects: everybody can use them, for their price in M€.
#pragma once
#include <terraforming/rules/payment.h>
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// In M€, after discounts; 0 for selling patents.
inline int project_cost(const PlayerState& player, Project project) {
    return info(project).cost - player.privileges.project_discount[project];
}
/// Whether there is a place for what it places, and patents to sell; the price aside.
bool has_room_for(const Position& position, PlayerId player, Project project, Reasons* reasons);
inline bool can_use(const Position& position, PlayerId id, Project project, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    const bool affordable = can_afford(player, project_cost(player, project), reasons);
    return (affordable || reasons != nullptr) && has_room_for(position, id, project, reasons) && affordable;
}
/// After the payment.
void carry_out_project(Scene& scene, PlayerId player, Project project);

/// A standard project or conversion with nowhere to put its tile or colony after its cost in M€ is never legal; a tenth
/// ocean is only pointless.
bool can_place_all(const Position& position, PlayerId player, EffectRange effects, int cost, Reasons* reasons);

}  // namespace planitia::terraforming
