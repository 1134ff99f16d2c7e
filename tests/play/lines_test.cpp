/// Lines of text where there is little room.
#include <play/lines.h>

#include <gtest/gtest.h>

namespace planitia::play {
namespace {

using terminal::Canvas;
using terminal::Region;

const std::vector<Line> kLines = {{"one"}, {"two three four five six"}};

TEST(lines, the_first_ones_need_no_room) {
    Canvas canvas({10, 1});
    draw_first_lines(Region(canvas).part({0, 0, 10, 0}), kLines, {});
    EXPECT_EQ(canvas.text(), "\n");
}

TEST(lines, the_first_ones_say_that_there_are_more) {
    Canvas canvas({10, 2});
    draw_first_lines(Region(canvas), kLines, {});
    EXPECT_EQ(canvas.text(), "one\n… ?\n");
}

TEST(lines, of_a_last_one_that_is_too_long_the_end_is_seen) {
    Canvas canvas({10, 2});
    draw_last_lines(Region(canvas), kLines, {});
    EXPECT_EQ(canvas.text(), "four five\nsix\n");
}

}  // namespace
}  // namespace planitia::play
