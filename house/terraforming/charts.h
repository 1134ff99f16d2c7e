/// Charts of Terraforming Mars.
#pragma once
#include <core/document.h>
#include <game/record.h>
#include <terraforming/terraforming.h>

#include <vector>

namespace planitia::house {

/// `generations` with the position at the end of each, the last being the end of the game.
Document write_charts_of(const Record<terraforming::Terraforming>& record,
                         const std::vector<terraforming::Position>& generations);

}  // namespace planitia::house
