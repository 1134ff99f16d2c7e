#include <play/pages.h>

namespace planitia::play {

using namespace terminal;

void Pages::to_first() { *this = {}; }

void Pages::turn(int steps, const Board& board) {
    const auto count = static_cast<int>(board.pages().size()) + 1;
    page_ = static_cast<std::size_t>((static_cast<int>(page_) + steps + count) % count);
    scroll_ = {};
    if (is_log(board)) scroll_.to_end();
}

/// A page that takes more rows than there are is drawn on a canvas that has them, beside the signs.
void Pages::draw(Region region, const Board& board, const Style& style) {
    Size size{region.columns(), region.rows()};
    for (;;) {
        Canvas canvas(size);
        const int rows = board.draw(Region(canvas), page_);
        if (rows <= size.rows) return scroll_.draw(region, canvas, style);
        size = {region.columns() - 1, rows};
    }
}

void Pages::draw_log(Region region, const std::vector<Line>& log, const Style& style) {
    scroll_.draw(region, log, style);
}

}  // namespace planitia::play
