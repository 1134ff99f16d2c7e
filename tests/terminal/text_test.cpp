#include <gtest/gtest.h>
#include <terminal/text.h>

namespace planitia::terminal {
namespace {

TEST(width, counts_columns_not_bytes) {
    EXPECT_EQ(width("abc"), 3U);
    EXPECT_EQ(width("žluťoučký"), 9U);
    EXPECT_EQ(width("Місяць"), 6U);
    EXPECT_EQ(width("e\u0301"), 1U) << "a combining accent takes no column";
    EXPECT_EQ(width("火星"), 4U) << "wide characters take two";
    EXPECT_EQ(width(""), 0U);
}

TEST(padded, fills_both_ways) {
    EXPECT_EQ(padded("ží", 4), "ží  ");
    EXPECT_EQ(padded_left("ží", 4), "  ží");
    EXPECT_EQ(padded("long", 2), "long");
}

TEST(cut, leaves_an_ellipsis) {
    EXPECT_EQ(cut("Марс", 4), "Марс");
    EXPECT_EQ(cut("Марсіани", 4), "Мар…");
    EXPECT_EQ(cut("x", 0), "");
}

TEST(wrapped, breaks_between_words) {
    EXPECT_EQ(wrapped("raise temperature 1 step", 12), (std::vector<std::string>{"raise", "temperature", "1 step"}));
    EXPECT_EQ(wrapped("їжа і вода", 5), (std::vector<std::string>{"їжа і", "вода"}));
    EXPECT_TRUE(wrapped("", 5).empty());
}

TEST(wrapped, keeps_together_what_belongs_together) {
    EXPECT_EQ(width("1\u00a0krok"), 6U);
    EXPECT_EQ(wrapped("o\u00a01\u00a0poziom w\u00a0górę", 12), (std::vector<std::string>{"o 1 poziom", "w górę"}));
    EXPECT_EQ(wrapped("raise it 2\u00a0steps", 10), (std::vector<std::string>{"raise it", "2 steps"}));
    EXPECT_EQ(wrapped("at 2\u00a0temperature\u00a0steps", 11),
              (std::vector<std::string>{"at 2", "temperature", "steps"}))
        << "unless a line has no room for it";
}

TEST(wrapped, never_stops_for_want_of_room) { EXPECT_EQ(wrapped("Марс", 0), (std::vector<std::string>{"Ма", "рс"})); }

TEST(wrapped, breaks_a_word_that_is_too_long) {
    EXPECT_EQ(wrapped("Міжпланетний", 5), (std::vector<std::string>{"Міжпл", "анетн", "ий"}));
}

}  // namespace
}  // namespace planitia::terminal
