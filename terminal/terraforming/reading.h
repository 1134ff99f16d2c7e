/// What can be read at a table of Terraforming Mars.
#pragma once
#include <terminal/terraforming/table.h>

#include <vector>

namespace planitia::terminal {

std::vector<ReadingGroup> reading_of(const TerraformingTable& table);

}  // namespace planitia::terminal
