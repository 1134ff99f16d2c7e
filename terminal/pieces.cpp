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

int put_flow(Region region, int y, const std::vector<Pieces>& items) {
    constexpr int kGap = 2;
    int x = 0;
    for (const Pieces& item : items) {
        if (x > 0 && x + width_of(item) > region.columns()) {
            x = 0;
            ++y;
        }
        x = put_pieces(region, x, y, item) + kGap;
    }
    return items.empty() ? y : y + 1;
}

}  // namespace planitia::terminal
