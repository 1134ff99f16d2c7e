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

TEST(lookup, finds_the_goals_of_a_map_in_every_language) {
    struct Goal {
        Language language;
        std::string words, id;
    };
    for (const Goal& goal : {Goal{Language::en, "rim settler", "rim-settler"},
                             {Language::pl, "odkrywca polarny", "polar-explorer"},
                             {Language::uk, "полярний дослідник", "polar-explorer"},
                             {Language::cs, "polarnik", "polar-explorer"},
                             {Language::en, "estate dealer", "estate-dealer"},
                             {Language::pl, "osadnik pustyni", "desert-settler"},
                             {Language::uk, "знаменитість", "celebrity"},
                             {Language::cs, "dobrodinec", "benefactor"}})
        EXPECT_EQ(found(goal.language, {.words = {goal.words}}), std::vector<std::string>{goal.id});
    for (Language language : every<Language>()) {
        EXPECT_EQ(found(language, {.kind = "milestone", .words = {"hellas"}}),
                  (std::vector<std::string>{"diversifier", "tactician", "polar-explorer", "energizer", "rim-settler"}));
        EXPECT_EQ(
            found(language, {.kind = "award", .words = {"elysium"}}),
            (std::vector<std::string>{"celebrity", "industrialist", "desert-settler", "estate-dealer", "benefactor"}));
    }
}

TEST(lookup, goals_name_their_maps) {
    const auto maps = [](std::string_view kind, std::string_view id) {
        for (const Entry& entry : entries(Language::en))
            if (*entry.figures.find("id") == Document(std::string(id)) &&
                *entry.figures.find("kind") == Document(std::string(kind)))
                return *entry.figures.find("maps");
        return Document();
    };
    EXPECT_EQ(maps("milestone", "mayor"), Document::list().add("tharsis"));
    EXPECT_EQ(maps("milestone", "tactician"), Document::list().add("hellas"));
    EXPECT_EQ(maps("award", "celebrity"), Document::list().add("elysium"));
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
