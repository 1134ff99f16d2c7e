/// A line of several looks.
#pragma once
#include <terminal/canvas.h>

#include <string>
#include <vector>

namespace planitia::terminal {

struct Piece {
    std::string text;
    Look look = {};
};
using Pieces = std::vector<Piece>;

int width_of(const Pieces& pieces);
/// The characters alone.
std::string text_of(const Pieces& pieces);
/// From that column on; gives the column behind them.
int put_pieces(Region region, int x, int y, const Pieces& pieces);

}  // namespace planitia::terminal
