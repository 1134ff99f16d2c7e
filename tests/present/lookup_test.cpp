#include <gtest/gtest.h>
#include <present/lookup.h>

#include <algorithm>

namespace planitia::present {
namespace {

std::vector<std::string> found(Language language, const Lookup& lookup) {
    std::vector<std::string> ids;
    for (const Entry& entry : look_up(language, lookup).entries) ids.push_back(*entry.figures.find("id")->as_text());
    return ids;
}

TEST(lookup, folds_spelling) {
    EXPECT_EQ(folded("Zeleň"), "zelen");
    EXPECT_EQ(folded("ŻÓŁĆ"), "zolc");
    EXPECT_EQ(folded("Їжак Ґава"), "їжак гава");
    EXPECT_EQ(folded("Rad-Suits −12 °C"), "rad suits  12 °c");
    EXPECT_EQ(folded("п’ять п'ять"), "пять пять");
}

TEST(lookup, filters_by_set_tag_and_kind) {
    EXPECT_EQ(found(Language::en, {.set = "colonies", .tag = "microbe"}),
              (std::vector<std::string>{"ecology-research", "urban-decomposers"}));
    EXPECT_EQ(found(Language::en, {.kind = "award"}).size(), 15U);
    EXPECT_EQ(found(Language::en, {.game = "martians", .kind = "weather"}).size(), 10U);
}

TEST(lookup, finds_words_in_the_language_and_in_english) {
    const std::vector<std::string> fish = {"fish", "sub-zero-salt-fish"};
    EXPECT_EQ(found(Language::en, {.words = {"fish"}}), fish);
    EXPECT_EQ(found(Language::cs, {.words = {"fish"}}), fish);
    EXPECT_EQ(found(Language::pl, {.words = {"kapitol"}}).size(), 0U);
    EXPECT_EQ(found(Language::pl, {.words = {"STOLICA"}}).front(), "capital");
}

TEST(lookup, finds_printed_numbers_and_hyphens) {
    EXPECT_EQ(found(Language::en, {.words = {"C48"}}), std::vector<std::string>{"urban-decomposers"});
    EXPECT_EQ(found(Language::en, {.words = {"rad suits"}}), std::vector<std::string>{"rad-suits"});
}

TEST(lookup, every_word_must_be_there) {
    EXPECT_EQ(found(Language::en, {.words = {"steal", "floater"}}), std::vector<std::string>{"air-raid"});
}

TEST(lookup, every_entry_has_values_that_can_be_asked_for) {
    const auto one_of = [](const std::vector<std::string>& names, const Document& value) {
        return std::ranges::find(names, *value.as_text()) != names.end();
    };
    for (const Entry& entry : entries(Language::en)) {
        EXPECT_TRUE(one_of(game_names(), *entry.figures.find("game")));
        EXPECT_TRUE(one_of(set_names(), *entry.figures.find("set")));
        EXPECT_TRUE(one_of(kind_names(), *entry.figures.find("kind")));
    }
    EXPECT_EQ(tag_names().size(), 10U);
}

TEST(lookup, tells_among_how_many_it_looked) {
    EXPECT_EQ(look_up(Language::pl, {.kind = "award"}).total, entries(Language::pl).size());
}

}  // namespace
}  // namespace planitia::present
