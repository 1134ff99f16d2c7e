#include <gtest/gtest.h>
#include <present/lookup.h>

namespace planitia::present {
namespace {

std::vector<std::string> found(Language language, const Lookup& lookup) {
    std::vector<std::string> ids;
    for (const Entry& entry : look_up(language, lookup)) ids.push_back(*entry.figures.find("id")->as_text());
    return ids;
}

TEST(Lookup, FoldsSpelling) {
    EXPECT_EQ(folded("Zeleň"), "zelen");
    EXPECT_EQ(folded("ŻÓŁĆ"), "zolc");
    EXPECT_EQ(folded("Їжак Ґава"), "їжак ґава");
    EXPECT_EQ(folded("п’ять п'ять"), "пять пять");
}

TEST(Lookup, FiltersBySetTagAndKind) {
    EXPECT_EQ(found(Language::en, {.set = "colonies", .tag = "microbe"}),
              (std::vector<std::string>{"ecology-research", "urban-decomposers"}));
    EXPECT_EQ(found(Language::en, {.kind = "award"}).size(), 5U);
    EXPECT_EQ(found(Language::en, {.game = "martians", .kind = "weather"}).size(), 10U);
}

TEST(Lookup, FindsWordsInTheLanguageAndInEnglish) {
    const std::vector<std::string> fish = {"fish", "sub-zero-salt-fish"};
    EXPECT_EQ(found(Language::en, {.words = {"fish"}}), fish);
    EXPECT_EQ(found(Language::cs, {.words = {"fish"}}), fish);
    EXPECT_EQ(found(Language::pl, {.words = {"kapitol"}}).size(), 0U);
    EXPECT_EQ(found(Language::pl, {.words = {"STOLICA"}}).front(), "capital");
}

TEST(Lookup, EveryWordMustBeThere) {
    EXPECT_EQ(found(Language::en, {.words = {"steal", "floater"}}), std::vector<std::string>{"air-raid"});
}

TEST(Lookup, KnowsTheValuesOfItsFields) {
    EXPECT_EQ(values_of("game"), (std::vector<std::string>{"terraforming", "martians"}));
    EXPECT_EQ(values_of("set"), (std::vector<std::string>{"base", "corporate", "colonies", "martians"}));
    EXPECT_EQ(values_of("tags").size(), 10U);
}

}  // namespace
}  // namespace planitia::present
