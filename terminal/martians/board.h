/// The board of Martians.
#pragma once
#include <terminal/board.h>

namespace planitia::terminal {

std::unique_ptr<Board> make_board(const Scene& scene, const martians::View& view);

}  // namespace planitia::terminal
