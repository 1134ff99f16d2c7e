#include <terminal/pieces.h>
#include <terminal/text.h>

namespace planitia::terminal {

int width_of(const Pieces& pieces) {
    std::size_t columns = 0;
    for (const Piece& piece : pieces) columns += width(piece.text);
    return static_cast<int>(columns);
}

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
