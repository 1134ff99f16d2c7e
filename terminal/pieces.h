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
/// From that column on; gives the column behind them.
int put_pieces(Region region, int x, int y, const Pieces& pieces);
/// One after the other from that row on, in as many rows as they take; gives the row below them.
int put_flow(Region region, int y, const std::vector<Pieces>& items);

}  // namespace planitia::terminal
