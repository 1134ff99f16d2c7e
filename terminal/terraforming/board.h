/// The board of Terraforming Mars.
#pragma once
#include <terminal/board.h>

namespace planitia::terminal {

std::unique_ptr<Board> make_board(const Scene& scene, const terraforming::View& view);

}  // namespace planitia::terminal
