/// Raising the global parameters: a rating for every step, and the bonus steps of their tracks.
#pragma once
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// Raises a parameter step by step, with rating and bonus steps; nothing happens at the maximum. A step without a marker
/// is a tile that waits to be placed. `player` is none when the World Government does it.
void raise_parameter(Scene& scene, PlayerId player, Parameter parameter, int steps);

}  // namespace planitia::terraforming
