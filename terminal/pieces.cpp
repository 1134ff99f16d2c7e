#include <terminal/pieces.h>
#include <terminal/text.h>

namespace planitia::terminal {

std::string text_of(const Pieces& pieces) {
    std::string text;
    for (const Piece& piece : pieces) text += piece.text;
    return text;
}

int width_of(const Pieces& pieces) { return static_cast<int>(width(text_of(pieces))); }

int put_pieces(Region region, int x, int y, const Pieces& pieces) {
    for (const Piece& piece : pieces) x = region.put(x, y, piece.text, piece.look);
    return x;
}

}  // namespace planitia::terminal
