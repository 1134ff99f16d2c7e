#include <gtest/gtest.h>
#include <terminal/style.h>

namespace planitia::terminal {
namespace {

TEST(painted, puts_colours_around_the_text) {
    EXPECT_EQ(painted({.has_colour = true}, Paint::bold, "Марс"), "\x1b[1mМарс\x1b[0m");
    EXPECT_EQ(painted({.has_colour = true}, Paint::green, "a"), "\x1b[1;97;48;5;29ma\x1b[0m");
}

TEST(painted, leaves_the_text_as_it_is_without_colours) {
    for (Paint paint : {Paint::bold, Paint::faint, Paint::italic, Paint::green, Paint::blue, Paint::red, Paint::slate})
        EXPECT_EQ(painted({}, paint, "a"), "a");
    EXPECT_EQ(painted({.has_colour = true}, Paint::plain, "a"), "a");
}

}  // namespace
}  // namespace planitia::terminal
