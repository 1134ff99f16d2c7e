/// What options of Terraforming Mars are about.
#pragma once
#include <terminal/marks.h>

#include <variant>
#include <vector>

namespace planitia::terminal {

using TerraformingSubject = std::variant<terraforming::CardId, terraforming::SpaceId, PlayerId, terraforming::Milestone,
                                         terraforming::Award, terraforming::Colony, terraforming::Parameter>;

std::vector<TerraformingSubject> subjects_of(const terraforming::Option& option);

}  // namespace planitia::terminal
