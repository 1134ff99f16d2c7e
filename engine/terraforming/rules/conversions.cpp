#include <terraforming/rules/agenda.h>
#include <terraforming/rules/conversions.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/resources.h>
#include <terraforming/rules/standard_projects.h>

namespace planitia::terraforming {

bool can_convert_plants(const Position& position, PlayerId id, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    const bool enough = has_stock(player, Resource::plants, player.privileges.plants_per_greenery, reasons);
    if (!enough && reasons == nullptr) return false;
    return can_place_all(position, id, plant_conversion(), 0, reasons) && enough;
}

void convert_plants(Scene& scene, PlayerId id) {
    change_stock(scene, {id, CardId::none()}, Resource::plants, -int{scene.player(id).privileges.plants_per_greenery});
    scene.tell({.kind = EventKind::plants_converted, .player = id});
    push_each(scene.position, plant_conversion(), {id, CardId::none()});
}

bool can_convert_heat(const Position& position, PlayerId id, Reasons* reasons) {
    return has_heat(position, id, kHeatPerStep, reasons);
}

void warm_up(Scene& scene, PlayerId id) {
    scene.tell({.kind = EventKind::heat_converted, .player = id});
    push_each(scene.position, heat_conversion(), {id, CardId::none()});
}

void convert_heat(Scene& scene, PlayerId id) {
    if (scene.player(id).privileges.floaters_as_heat > 0) {
        scene.position.resolution.payment = heat_payment(Purpose::heat_conversion, kHeatPerStep);
        return;
    }
    change_stock(scene, {id, CardId::none()}, Resource::heat, -kHeatPerStep);
    warm_up(scene, id);
}

}  // namespace planitia::terraforming
