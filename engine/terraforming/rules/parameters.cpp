#include <terraforming/rules/agenda.h>
#include <terraforming/rules/counting.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/resources.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// What is printed at a step happens at once. The World Government has no production.
void give_bonus(Scene& scene, PlayerId player, const Effect& effect) {
    const Actor who{player, CardId::none()};
    if (const auto* raise = std::get_if<Raise>(&effect)) raise_parameter(scene, player, raise->parameter, raise->steps);
    if (const auto* box = std::get_if<Produce>(&effect); box != nullptr && player.is_some())
        for (const ProductionChange& change : box->changes)
            change_production(scene, who, change.resource, count(scene.position, who, change.amount));
}

void place_ocean_for(Scene& scene, PlayerId player) {
    const Position& position = scene.position;
    push(scene.position, {.effects = ocean_bonus(),
                          .source = CardId::none(),
                          .owner = player.is_some() ? player : position.first_player});
}

}  // namespace

void raise_parameter(Scene& scene, PlayerId player, Parameter parameter, int steps) {
    Position& position = scene.position;
    steps = std::min(steps, maximum(parameter) - position.level(parameter));
    for (; steps > 0; --steps) {
        if (!info(parameter).has_marker) {
            place_ocean_for(scene, player);
            continue;
        }
        const int level = ++position.levels[parameter];
        scene.tell({.kind = EventKind::parameter_raised,
                    .player = player,
                    .subject = static_cast<std::uint8_t>(parameter),
                    .amount = 1});
        if (player.is_some()) raise_rating(scene, player, 1);
        if (const BonusStep* bonus = bonus_of(parameter, level)) give_bonus(scene, player, bonus->effect);
    }
}

}  // namespace planitia::terraforming
