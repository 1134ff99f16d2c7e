#include <play/scroll.h>
#include <terminal/palette.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

int Scroll::top() const { return std::min(top_, last_top_); }

void Scroll::move(int rows) {
    const int wanted = top() + rows;
    top_ = wanted >= last_top_ && !is_whole() ? kEnd : std::max(wanted, 0);
}

bool Scroll::on(const Key& key) {
    switch (key.kind) {
        case Kind::page_up: move(1 - rows_); return true;
        case Kind::page_down: move(rows_ - 1); return true;
        case Kind::home: to_start(); return true;
        case Kind::end: to_end(); return true;
        default: return false;
    }
}

bool Scroll::on_with_arrows(const Key& key) {
    const bool is_arrow = key.is(Kind::up) || key.is(Kind::down);
    if (is_arrow) move(key.is(Kind::up) ? -1 : 1);
    return is_arrow || on(key);
}

void Scroll::draw(Region region, const Canvas& canvas, const Style& style) {
    rows_ = region.rows();
    last_top_ = std::max(0, canvas.size().rows - rows_);
    region.paste(canvas, top());
    const int edge = region.columns() - 1;
    if (top() > 0) region.put(edge, 0, style.has_unicode ? "▲" : "^", {.ink = kAccent});
    if (top() < last_top_) region.put(edge, rows_ - 1, style.has_unicode ? "▼" : "v", {.ink = kAccent});
}

void Scroll::draw(Region region, const std::vector<Line>& lines, const Style& style) {
    const std::vector<Line> rows = wrapped_lines(lines, region.columns() - 1);
    Canvas canvas({region.columns(), static_cast<int>(rows.size())});
    draw_lines(Region(canvas), rows);
    draw(region, canvas, style);
}

}  // namespace planitia::play
