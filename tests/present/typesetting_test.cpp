// How texts are set in each language: spaces that do not break, apostrophes, percents, indices.
#include <gtest/gtest.h>
#include <present/lookup.h>
#include <present/typesetting.h>

#include "spoken.h"

namespace planitia::present {
namespace {

std::string set_in(Language language, std::string_view text) { return typeset(phrasebook(language).grammar, text); }

TEST(typesetting, a_number_stays_with_what_it_counts) {
    EXPECT_EQ(set_in(Language::en, "gain 2 M€ and 14 plants, 3 or more"),
              "gain 2\u00a0M€ and 14\u00a0plants, 3 or more");
    EXPECT_EQ(set_in(Language::pl, "−12 °C, −1 punkt, 20 €"), "−12\u00a0°C, −1\u00a0punkt, 20\u00a0€");
    EXPECT_EQ(set_in(Language::uk, "5 очок — це 3 (три)"), "5\u00a0очок\u00a0— це 3 (три)");
    EXPECT_EQ(set_in(Language::en, "MOXIE v.3 Oxygen Generator, 1/2 times"),
              "MOXIE v.3 Oxygen Generator, 1/2\u00a0times");
}

TEST(typesetting, a_number_that_names_stays_with_what_it_names) {
    EXPECT_EQ(set_in(Language::en, "Generation 13 begins: quarter 4, row 9"),
              "Generation\u00a013 begins: quarter\u00a04, row\u00a09");
    EXPECT_EQ(set_in(Language::en, "8, 14 or 20 M€"), "8, 14 or 20\u00a0M€");
    EXPECT_EQ(set_in(Language::uk, "на 1 та збільште на 4."), "на\u00a01 та збільште на\u00a04.");
    EXPECT_EQ(set_in(Language::cs, "V ubikaci 1 leží; 6. pole ve 3. řadě o 1. Zvyšte"),
              "V\u00a0ubikaci\u00a01 leží; 6.\u00a0pole ve 3.\u00a0řadě o\u00a01. Zvyšte");
    EXPECT_EQ(set_in(Language::uk, "титану — щонайменше"), "титану\u00a0— щонайменше");
}

TEST(typesetting, words_of_one_letter_stay_with_the_next) {
    EXPECT_EQ(set_in(Language::pl, "W grze (z kartą) i o 1 poziom"),
              "W\u00a0grze (z\u00a0kartą) i\u00a0o\u00a01\u00a0poziom");
    EXPECT_EQ(set_in(Language::cs, "K tomu a s rostlinou „V poušti“"),
              "K\u00a0tomu a\u00a0s\u00a0rostlinou „V\u00a0poušti“");
    EXPECT_EQ(set_in(Language::uk, "З карти й у відсік"), "З\u00a0карти й\u00a0у\u00a0відсік");
    EXPECT_EQ(set_in(Language::en, "Draw a card"), "Draw a card");
}

TEST(typesetting, percents_are_those_of_the_language) {
    for (const char* text : {"5%", "5 %"}) {
        EXPECT_EQ(set_in(Language::en, text), "5%");
        EXPECT_EQ(set_in(Language::pl, text), "5%");
        EXPECT_EQ(set_in(Language::uk, text), "5\u00a0%");
        EXPECT_EQ(set_in(Language::cs, text), "5\u00a0%");
    }
}

TEST(typesetting, signs_are_as_printed) { EXPECT_EQ(set_in(Language::en, "any player's CO2 …"), "any player’s CO₂…"); }

TEST(typesetting, what_is_set_stays) {
    for (Language language : every<Language>())
        for (const Entry& entry : entries(language))
            for (const std::string& sentence : entry.text) EXPECT_EQ(set_in(language, sentence), sentence);
}

class Typesetting : public testing::TestWithParam<Language> {};
INSTANTIATE_TEST_SUITE_P(all, Typesetting, testing::ValuesIn(every<Language>()),
                         [](const auto& language) { return std::string(name(language.param)); });

TEST_P(Typesetting, no_entry_has_a_plain_form) {
    for (const Entry& entry : entries(GetParam())) {
        EXPECT_EQ(unset(GetParam(), entry.title), "") << entry.title;
        EXPECT_EQ(unset(GetParam(), entry.flavour), "") << entry.flavour;
        for (const std::string& sentence : entry.text) EXPECT_EQ(unset(GetParam(), sentence), "") << sentence;
        for (const Part& part : entry.parts)
            for (const Glyph& glyph : part.strip) EXPECT_EQ(unset(GetParam(), glyph.text), "") << glyph.text;
    }
}

TEST_P(Typesetting, nothing_of_the_table_has_a_plain_form) {
    for (TableText text : every<TableText>()) {
        const std::string said = phrasebook(GetParam()).say(text);
        EXPECT_EQ(unset(GetParam(), said), "") << said;
    }
}

TEST(lookup, finds_what_is_typed_with_plain_spaces) {
    const auto found = [](Language language, std::string words) {
        return look_up(language, {.words = {std::move(words)}}).entries.size();
    };
    EXPECT_GT(found(Language::en, "2 M€"), 10U);
    EXPECT_GT(found(Language::pl, "w grze"), 5U);
    EXPECT_EQ(found(Language::en, "co2"), 1U);
    EXPECT_EQ(found(Language::en, "inventors' guild"), 1U);
}

}  // namespace
}  // namespace planitia::present
