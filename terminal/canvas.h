/// What a screen shows: cells with a character and a look. Everything is drawn on a canvas first, so that tests and pages of
/// documentation see what players see, and only what changed is sent to the terminal.
#pragma once
#include <terminal/style.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::terminal {

struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    friend bool operator==(const Rgb&, const Rgb&) = default;
};

/// How text is painted. No ground: the one that is there stays.
struct Look {
    std::optional<Rgb> ink;
    std::optional<Rgb> ground;
    bool is_bold = false;
    bool is_faint = false;
    bool is_underlined = false;
    bool is_inverse = false;
    friend bool operator==(const Look&, const Look&) = default;

    Look on(Rgb colour) const { return {ink, colour, is_bold, is_faint, is_underlined, is_inverse}; }
    Look bold() const { return {ink, ground, true, is_faint, is_underlined, is_inverse}; }
};

struct Size {
    int columns = 0;
    int rows = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

struct Rect {
    int x = 0;
    int y = 0;
    int columns = 0;
    int rows = 0;
};

struct Cell {
    std::string text = " ";  ///< a character with its combining marks; empty behind a wide one
    Look look;
    friend bool operator==(const Cell&, const Cell&) = default;
};

class Canvas {
  public:
    explicit Canvas(Size size);

    Size size() const { return size_; }
    const Cell& cell(int x, int y) const { return cells_[static_cast<std::size_t>(y * size_.columns + x)]; }
    Cell& cell(int x, int y) { return cells_[static_cast<std::size_t>(y * size_.columns + x)]; }

    /// Takes a wide character away, half of which is about to be covered: of its other half a space is left.
    void break_wide(int x, int y);

    /// The characters alone, line by line, without spaces at their ends.
    std::string text() const;

  private:
    Size size_;
    std::vector<Cell> cells_;
};

/// A rectangle of a canvas with coordinates of its own. What does not fit is left out.
class Region {
  public:
    explicit Region(Canvas& canvas);
    /// The part inside; what would stick out is cut off.
    Region part(Rect rect) const;

    int columns() const { return area_.columns; }
    int rows() const { return area_.rows; }

    /// Text from that column on; gives the column behind it.
    int put(int x, int y, std::string_view text, const Look& look = {});
    /// The same, cut with an ellipsis to that many columns.
    int put_cut(int x, int y, int columns, std::string_view text, const Look& look = {});
    /// Text that ends before that column.
    void put_left_of(int x, int y, std::string_view text, const Look& look = {});
    /// Text in the middle of a row.
    void put_centred(int y, std::string_view text, const Look& look = {});
    /// Wrapped lines from that row on; gives the row below them.
    int put_wrapped(int y, std::string_view text, const Look& look = {});
    /// Spaces in that look.
    void fill(const Look& look);
    /// Changes the looks of the cells of a rectangle and leaves their characters.
    void tint(Rect rect, const Look& look);
    /// The rows of a canvas from that one on, as many as fit.
    void paste(const Canvas& canvas, int from);
    /// A frame around the edge with a title in it; gives what is inside.
    Region frame(const Style& style, std::string_view title, const Look& look = {});

  private:
    Region(Canvas& canvas, Rect area) : canvas_(&canvas), area_(area) {}
    bool holds(int x, int y) const { return x >= 0 && y >= 0 && x < area_.columns && y < area_.rows; }

    Canvas* canvas_;
    Rect area_;
};

/// The rows of the canvas as text with escape sequences, each ready to be written from the first column on.
std::string rendered_row(const Style& style, const Canvas& canvas, int y);

}  // namespace planitia::terminal
