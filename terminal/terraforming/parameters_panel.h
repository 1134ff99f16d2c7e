/// Temperature, oxygen and oceans: a cell of the gauge for every step.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

inline constexpr int kParameterRows = static_cast<int>(terraforming::Parameter::count_);
void draw_parameters(const TerraformingTable& table, Region region);

}  // namespace planitia::terminal
