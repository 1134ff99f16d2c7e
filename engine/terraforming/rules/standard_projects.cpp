#include <terraforming/rules/agenda.h>
#include <terraforming/rules/effects/colonising.h>
#include <terraforming/rules/effects/placing.h>
#include <terraforming/rules/patents.h>
#include <terraforming/rules/standard_projects.h>
#include <terraforming/rules/triggers.h>

namespace planitia::terraforming {

bool can_place_all(const Position& position, PlayerId player, EffectRange effects, int cost, Reasons* reasons) {
    const Actor who{player, CardId::none()};
    for (std::uint16_t at = effects.begin; at < effects.end; ++at) {
        Check check(reasons);
        if (const auto* tile = std::get_if<PlaceTile>(&kEffects[at]))
            if (!has_place(position, player, *tile, cost, check)) return false;
        if (const auto* build = std::get_if<BuildColony>(&kEffects[at]))
            if (!can_resolve(position, who, *build, check)) return false;
    }
    return true;
}

bool has_room_for(const Position& position, PlayerId id, Project project, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    if (project == Project::sell_patents) return can_sell_patents(player, reasons);
    if (!info(project).needs_place) return true;
    return can_place_all(position, id, info(project).effects, project_cost(player, project), reasons);
}

void carry_out_project(Scene& scene, PlayerId id, Project project) {
    scene.tell({.kind = EventKind::project_used, .player = id, .subject = static_cast<std::uint8_t>(project)});
    fire_project_triggers(scene.position, id, project);
    push_each(scene.position, info(project).effects, {id, CardId::none()});
}

}  // namespace planitia::terraforming
