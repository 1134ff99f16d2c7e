/// Raising the global parameters: a rating for every step, and the bonus steps of their tracks.
#pragma once
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// What the step of a parameter to that level brings besides the rating.
enum class BonusStep : std::uint8_t { none, heat_production, ocean, temperature, count_ };
BonusStep bonus_step(Parameter parameter, int level);

/// Raises temperature or oxygen step by step, with rating and bonus steps; nothing happens at the maximum. `player` is
/// none when the World Government does it.
void raise_parameter(Scene& scene, PlayerId player, Parameter parameter, int steps);

}  // namespace planitia::terraforming
