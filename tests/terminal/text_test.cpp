#include <gtest/gtest.h>
#include <terminal/text.h>

namespace planitia::terminal {
namespace {

TEST(Width, CountsColumnsNotBytes) {
    EXPECT_EQ(width("abc"), 3U);
    EXPECT_EQ(width("žluťoučký"), 9U);
    EXPECT_EQ(width("Місяць"), 6U);
    EXPECT_EQ(width("e\u0301"), 1U) << "a combining accent takes no column";
    EXPECT_EQ(width("火星"), 4U) << "wide characters take two";
    EXPECT_EQ(width(""), 0U);
}

TEST(Padded, FillsBothWays) {
    EXPECT_EQ(padded("ží", 4), "ží  ");
    EXPECT_EQ(padded_left("ží", 4), "  ží");
    EXPECT_EQ(padded("long", 2), "long");
}

TEST(Cut, LeavesAnEllipsis) {
    EXPECT_EQ(cut("Марс", 4), "Марс");
    EXPECT_EQ(cut("Марсіани", 4), "Мар…");
    EXPECT_EQ(cut("x", 0), "");
}

TEST(Wrapped, BreaksBetweenWords) {
    EXPECT_EQ(wrapped("raise temperature 1 step", 12), (std::vector<std::string>{"raise", "temperature", "1 step"}));
    EXPECT_EQ(wrapped("їжа і вода", 5), (std::vector<std::string>{"їжа і", "вода"}));
    EXPECT_TRUE(wrapped("", 5).empty());
}

TEST(Wrapped, NeverStopsForWantOfRoom) { EXPECT_EQ(wrapped("Марс", 0), (std::vector<std::string>{"Ма", "рс"})); }

TEST(Wrapped, BreaksAWordThatIsTooLong) {
    EXPECT_EQ(wrapped("Міжпланетний", 5), (std::vector<std::string>{"Міжпл", "анетн", "ий"}));
}

}  // namespace
}  // namespace planitia::terminal
