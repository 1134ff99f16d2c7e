#include <gtest/gtest.h>
#include <terminal/canvas.h>
#include <terminal/text.h>

namespace planitia::terminal {
namespace {

constexpr Rgb kRed{200, 10, 20};
constexpr Rgb kBlue{0, 0, 255};

/// Every row of a canvas takes its columns, no more and no less.
void expect_lined_up(const Canvas& canvas) {
    for (int y = 0; y < canvas.size().rows; ++y) {
        std::string row;
        for (int x = 0; x < canvas.size().columns; ++x) row += canvas.cell(x, y).text;
        EXPECT_EQ(width(row), static_cast<std::size_t>(canvas.size().columns)) << "row " << y << ": " << row;
    }
}

// -- putting text

TEST(canvas, begins_empty) {
    const Canvas canvas({4, 2});
    EXPECT_EQ(canvas.text(), "\n\n");
    expect_lined_up(canvas);
    EXPECT_EQ(Canvas({-1, 3}).size(), (Size{0, 3}));
}

TEST(canvas, put_gives_the_column_behind_the_text) {
    Canvas canvas({10, 1});
    EXPECT_EQ(Region(canvas).put(2, 0, "Марс"), 6);
    EXPECT_EQ(canvas.text(), "  Марс\n");
}

/// Names come from others: nothing in them may turn around what stands beside them.
TEST(canvas, what_turns_the_direction_of_a_row_is_shown_as_a_question_mark) {
    for (const char* code :
         {"\u202E", "\u202A", "\u202C", "\u2066", "\u2069", "\u200E", "\u200F", "\u061C", "\u2028"}) {
        Canvas canvas({6, 1});
        EXPECT_EQ(Region(canvas).put(0, 0, std::string("a") + code + "b"), 3);
        EXPECT_EQ(canvas.text(), "a?b\n");
        expect_lined_up(canvas);
        EXPECT_EQ(width(code), 1U);
    }
    Canvas canvas({6, 1});
    Region(canvas).put(0, 0, "“ż”…’");
    EXPECT_EQ(canvas.text(), "“ż”…’\n") << "quotes and dots are their neighbours";
}

TEST(canvas, what_sticks_out_is_left_out_at_every_edge) {
    Canvas canvas({4, 3});
    Region region(canvas);
    region.put(-2, 1, "abcdefgh");
    region.put(0, -1, "above");
    region.put(0, 3, "below");
    region.put(4, 0, "right");
    region.put(-5, 2, "left");
    EXPECT_EQ(canvas.text(), "\ncdef\n\n");
}

TEST(canvas, a_part_has_its_own_coordinates_and_edges) {
    Canvas canvas({6, 4});
    Region(canvas).part({2, 1, 3, 2}).put(-1, 0, "abcdef");
    Region(canvas).part({2, 1, 3, 2}).put(0, 2, "below");
    EXPECT_EQ(canvas.text(), "\n  bcd\n\n\n");
}

TEST(canvas, a_part_is_cut_off_at_the_edges_of_the_whole) {
    Canvas canvas({6, 4});
    const Region whole(canvas);
    EXPECT_EQ(whole.part({4, 3, 10, 10}).columns(), 2);
    EXPECT_EQ(whole.part({4, 3, 10, 10}).rows(), 1);
    EXPECT_EQ(whole.part({-2, -2, 4, 4}).columns(), 2);
    EXPECT_EQ(whole.part({7, 0, 2, 2}).columns(), 0);
    EXPECT_EQ(whole.part({1, 1, -3, 2}).columns(), 0) << "less than nothing is nothing";
    whole.part({1, 1, 3, 2}).part({0, 0, 99, 99}).fill({.ground = kRed});
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 6; ++x) {
            const bool is_inside = x >= 1 && x < 4 && y >= 1 && y < 3;
            EXPECT_EQ(canvas.cell(x, y).look.ground.has_value(), is_inside) << x << " " << y;
        }
}

// -- characters of other widths

TEST(canvas, a_combining_accent_shares_the_cell_of_its_letter) {
    Canvas canvas({4, 1});
    EXPECT_EQ(Region(canvas).put(0, 0, "e\u0301x"), 2);
    EXPECT_EQ(canvas.cell(0, 0).text, "e\u0301");
    EXPECT_EQ(canvas.cell(1, 0).text, "x");
    expect_lined_up(canvas);
}

TEST(canvas, a_wide_character_takes_two_cells) {
    Canvas canvas({5, 1});
    EXPECT_EQ(Region(canvas).put(0, 0, "界x"), 3);
    EXPECT_EQ(canvas.cell(0, 0).text, "界");
    EXPECT_EQ(canvas.cell(1, 0).text, "");
    EXPECT_EQ(canvas.cell(2, 0).text, "x");
    expect_lined_up(canvas);
}

TEST(canvas, half_a_wide_character_is_not_shown_at_an_edge) {
    Canvas canvas({3, 1});
    Region(canvas).put(-1, 0, "界a界");
    EXPECT_EQ(canvas.text(), " a\n");
    expect_lined_up(canvas);
}

TEST(canvas, what_covers_half_of_a_wide_character_takes_all_of_it_away) {
    for (int x = 0; x < 4; ++x) {
        Canvas canvas({4, 1});
        Region(canvas).put(1, 0, "界");
        Region(canvas).put(x, 0, "x");
        expect_lined_up(canvas);
        EXPECT_EQ(canvas.cell(x, 0).text, "x");
    }
    for (int x = 0; x < 5; ++x) {
        Canvas canvas({6, 1});
        Region(canvas).put(0, 0, "界火星");
        Region(canvas).put(x, 0, "木");
        expect_lined_up(canvas);
        EXPECT_EQ(canvas.cell(x, 0).text, "木");
    }
}

// -- shapes of text

TEST(canvas, put_cut_ends_with_an_ellipsis_where_something_is_left_out) {
    Canvas canvas({8, 4});
    Region region(canvas);
    EXPECT_EQ(region.put_cut(0, 0, 5, "Марсіани"), 5);
    region.put_cut(0, 1, 5, "Марс");
    EXPECT_EQ(region.put_cut(2, 2, 0, "Марс"), 2);
    region.put_cut(2, 3, -4, "Марс");
    EXPECT_EQ(canvas.text(), "Марс…\nМарс\n\n\n");
}

TEST(canvas, put_left_of_ends_before_the_column) {
    Canvas canvas({8, 2});
    Region(canvas).put_left_of(6, 0, "ží");
    Region(canvas).put_left_of(2, 1, "12345");
    EXPECT_EQ(canvas.text(), "    ží\n45\n");
}

TEST(canvas, put_wrapped_gives_the_row_below) {
    Canvas canvas({6, 4});
    EXPECT_EQ(Region(canvas).put_wrapped(1, "їжа і вода", {}), 3);
    EXPECT_EQ(canvas.text(), "\nїжа і\nвода\n\n");
}

TEST(canvas, shows_plain_spaces) {
    Canvas canvas({6, 1});
    Region(canvas).put(0, 0, "2\u00a0M€");
    EXPECT_EQ(canvas.text(), "2 M€\n");
}

TEST(canvas, a_frame_leaves_what_is_inside) {
    Canvas canvas({10, 3});
    Region inside = Region(canvas).frame({.has_unicode = true}, "Mars", {});
    EXPECT_EQ(inside.columns(), 8);
    EXPECT_EQ(inside.rows(), 1);
    inside.put(0, 0, "123456789");
    EXPECT_EQ(canvas.text(), "╭─ Mars ─╮\n│12345678│\n╰────────╯\n");
}

TEST(canvas, a_frame_is_ascii_without_unicode_and_cuts_its_title) {
    Canvas canvas({9, 2});
    Region(canvas).frame({.has_unicode = false}, "", {});
    EXPECT_EQ(canvas.text(), "+-------+\n+-------+\n");
    Region(canvas).frame({}, "Марсіани", {});
    EXPECT_EQ(canvas.text(), "╭─ Ма… ─╮\n╰───────╯\n");
    Canvas tiny({1, 1});
    EXPECT_EQ(Region(tiny).frame({}, "title", {}).columns(), 0) << "no room for anything";
}

// -- looks

TEST(canvas, the_ground_stays_unless_the_text_has_one) {
    Canvas canvas({3, 1});
    Region region(canvas);
    region.fill({.ground = kBlue});
    region.put(0, 0, "a", {.ink = kRed});
    region.put(1, 0, "b", Look{.ink = kRed}.on(kRed));
    EXPECT_EQ(canvas.cell(0, 0).look.ground, kBlue);
    EXPECT_EQ(canvas.cell(0, 0).look.ink, kRed);
    EXPECT_EQ(canvas.cell(1, 0).look.ground, kRed);
}

TEST(canvas, tint_changes_looks_and_leaves_characters) {
    Canvas canvas({4, 2});
    Region region(canvas);
    region.put(0, 0, "abcd");
    region.tint({1, 0, 2, 9}, Look{.ink = kRed}.bold());
    EXPECT_EQ(canvas.text(), "abcd\n\n");
    for (int x = 0; x < 4; ++x) EXPECT_EQ(canvas.cell(x, 0).look.is_bold, x == 1 || x == 2) << x;
}

Canvas painted_row() {
    Canvas canvas({3, 1});
    Region(canvas).put(0, 0, "ab", Look{.ink = kRed, .is_bold = true}.on(kBlue));
    return canvas;
}

TEST(rendered_row, in_true_colour) {
    const Style style{.has_colour = true, .has_true_colour = true, .has_attributes = true};
    EXPECT_EQ(rendered_row(style, painted_row(), 0), "\x1b[0;1;38;2;200;10;20;48;2;0;0;255mab\x1b[0m \x1b[0m");
}

TEST(rendered_row, in_256_colours_takes_the_nearest) {
    const Style style{.has_colour = true, .has_attributes = true};
    // 200 is between 175 (3) and 215 (4), nearer to the latter; 10 and 20 are nearest to 0.
    EXPECT_EQ(rendered_row(style, painted_row(), 0), "\x1b[0;1;38;5;160;48;5;21mab\x1b[0m \x1b[0m");
}

TEST(rendered_row, in_256_colours_a_dark_brown_is_grey_and_not_olive) {
    Canvas canvas({1, 1});
    Region(canvas).put(0, 0, "a", {.ink = Rgb{0x88, 0x73, 0x6a}, .ground = Rgb{0x3d, 0x31, 0x2e}});
    EXPECT_EQ(rendered_row({.has_colour = true, .has_attributes = true}, canvas, 0),
              "\x1b[0;38;5;243;48;5;236ma\x1b[0m");
}

TEST(rendered_row, without_colours_has_the_attributes) {
    EXPECT_EQ(rendered_row({.has_attributes = true}, painted_row(), 0), "\x1b[0;1mab\x1b[0m \x1b[0m");
}

TEST(rendered_row, of_a_plain_terminal_is_text_alone) { EXPECT_EQ(rendered_row({}, painted_row(), 0), "ab "); }

TEST(rendered_row, has_every_attribute) {
    Canvas canvas({1, 1});
    Region(canvas).put(0, 0, "a", {.is_faint = true, .is_underlined = true, .is_inverse = true});
    EXPECT_EQ(rendered_row({.has_attributes = true}, canvas, 0), "\x1b[0;2;4;7ma\x1b[0m");
}

}  // namespace
}  // namespace planitia::terminal
