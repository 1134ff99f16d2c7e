/// Charts of Martians.
#pragma once
#include <core/document.h>
#include <game/record.h>
#include <martians/martians.h>

#include <vector>

namespace planitia::house {

/// `rounds` with the position at the end of each, the last being the end of the game.
Document write_charts_of(const Record<martians::Martians>& record, const std::vector<martians::Position>& rounds);

}  // namespace planitia::house
