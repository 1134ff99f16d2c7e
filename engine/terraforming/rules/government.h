/// The World Government: at the end of a generation the first player raises a parameter on nobody's behalf.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// The parameters that can still rise.
void list_government(const Position& position, OptionList& options);
/// Nobody gains rating or bonuses. Bonus steps of the tracks still happen.
void govern(Scene& scene, Parameter parameter);

}  // namespace planitia::terraforming
