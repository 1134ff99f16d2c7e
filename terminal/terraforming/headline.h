/// Where the game stands, in one line.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

std::string headline_of(const TerraformingTable& table);

}  // namespace planitia::terminal
