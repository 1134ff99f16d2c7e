/// The fields of a building in a line.
#pragma once
#include <terminal/martians/table.h>

namespace planitia::terminal {

/// "[●][+1][▒]": taken, free but slow, closed.
Pieces field_pieces(const MartianTable& table, martians::Building building);
/// What the signs mean.
Pieces field_legend(const MartianTable& table);

}  // namespace planitia::terminal
