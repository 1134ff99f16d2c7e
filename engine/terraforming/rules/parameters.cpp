#include <terraforming/catalogue/map.h>
#include <terraforming/rules/agenda.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/resources.h>

namespace planitia::terraforming {

BonusStep bonus_step(Parameter parameter, int level) {
    if (parameter == Parameter::oxygen && level == 8) return BonusStep::temperature;
    if (parameter != Parameter::temperature) return BonusStep::none;
    switch (degrees(level)) {
        case -24:
        case -20: return BonusStep::heat_production;
        case 0: return BonusStep::ocean;
        default: return BonusStep::none;
    }
}

namespace {

void give_bonus_step(Scene& scene, PlayerId player, Parameter parameter, int level) {
    switch (bonus_step(parameter, level)) {
        case BonusStep::temperature: raise_parameter(scene, player, Parameter::temperature, 1); break;
        case BonusStep::heat_production:
            if (player.is_some()) change_production(scene, {player, CardId::none()}, Resource::heat, 1);
            break;
        case BonusStep::ocean:
            if (scene.position.oceans() < kMaxOceans)
                push(scene.position, {.effects = ocean_bonus(),
                                      .source = CardId::none(),
                                      .owner = player.is_some() ? player : scene.position.first_player});
            break;
        case BonusStep::none:
        case BonusStep::count_: break;
    }
}

}  // namespace

void raise_parameter(Scene& scene, PlayerId player, Parameter parameter, int steps) {
    PLANITIA_ASSERT(parameter != Parameter::oceans, "oceans rise by tiles");
    Position& position = scene.position;
    std::uint8_t& level = parameter == Parameter::temperature ? position.temperature : position.oxygen;
    for (; steps > 0 && level < maximum(parameter); --steps) {
        ++level;
        scene.tell({.kind = EventKind::parameter_raised,
                    .player = player,
                    .subject = static_cast<std::uint8_t>(parameter),
                    .amount = 1});
        if (player.is_some()) raise_rating(scene, player, 1);
        give_bonus_step(scene, player, parameter, level);
    }
}

}  // namespace planitia::terraforming
