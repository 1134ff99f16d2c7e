/// All that a player could think of doing in a turn.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

std::vector<CandidateGroup> turn_candidates(const TerraformingTable& table);

}  // namespace planitia::terminal
