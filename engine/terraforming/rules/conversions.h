/// Turning plants into a greenery, and heat into a step of temperature.
#pragma once
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

bool can_convert_plants(const Position& position, PlayerId player, Reasons* reasons);
void convert_plants(Scene& scene, PlayerId player);

bool can_convert_heat(const Position& position, PlayerId player, Reasons* reasons);
/// Where floaters may stand in for heat, the payment is asked for first.
void convert_heat(Scene& scene, PlayerId player);
/// The heat is paid: a step of temperature.
void warm_up(Scene& scene, PlayerId player);

}  // namespace planitia::terraforming
