/// The fields of a building in a line.
#pragma once
#include <terminal/martians/table.h>

namespace planitia::terminal {

inline constexpr int kFieldColumns = 10;  ///< that the fields of any building take

/// "[●][+1][▒]": taken, free but slow, closed.
Pieces field_pieces(const MartiansTable& table, martians::Building building);
/// What the signs mean.
std::vector<Pieces> field_legend(const MartiansTable& table);
/// Name and fields in one row; the name is the full one where there is room.
void draw_building_row(const MartiansTable& table, Region row, martians::Building building, const Look& look);

}  // namespace planitia::terminal
