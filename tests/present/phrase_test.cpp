#include <gtest/gtest.h>
#include <kit/plain.h>
#include <present/phrase.h>
#include <present/sentence.h>

namespace planitia::present {
namespace {

constexpr Grammar kEnglishLike = {.plural = PluralRule::english, .cases = "nom", .genders = "n"};
constexpr Grammar kPolishLike = {.plural = PluralRule::polish, .cases = "nom gen acc", .genders = "m f n"};
constexpr Noun kCard = {"karta, karty, kartę", "karta/karty/kart, karty/kart/kart, kartę/karty/kart", "f"};

std::string say(const Grammar& grammar, std::string_view phrase, std::initializer_list<Slot> slots) {
    return kit::plain(render(grammar, phrase, Slots(slots.begin(), slots.size())));
}

TEST(plural_form, follows_the_rules_of_each_language) {
    // The form for 0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 112, 122.
    const std::vector<int> numbers = {0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 112, 122};
    const auto forms = [&](PluralRule rule) {
        std::string all;
        for (int n : numbers) all += std::to_string(plural_form(rule, n));
        return all;
    };
    EXPECT_EQ(forms(PluralRule::english), "101111111111");
    EXPECT_EQ(forms(PluralRule::polish), "201222212221");
    EXPECT_EQ(forms(PluralRule::ukrainian), "201222012021");
    EXPECT_EQ(forms(PluralRule::czech), "201222222222");
}

TEST(phrase, fills_numbers_texts_and_nouns) {
    EXPECT_EQ(say(kEnglishLike, "gain {n} of {what}", {{"n", 3}, {"what", std::string("it")}}), "gain 3 of it");
    EXPECT_EQ(say(kPolishLike, "{what}, {what gen}, {what acc}", {{"what", &kCard}}), "karta, karty, kartę");
}

TEST(phrase, the_number_governs_the_noun) {
    const auto cards = [](int n) { return say(kPolishLike, "dobierz {n what acc}", {{"n", n}, {"what", &kCard}}); };
    EXPECT_EQ(cards(1), "dobierz 1 kartę");
    EXPECT_EQ(cards(2), "dobierz 2 karty");
    EXPECT_EQ(cards(5), "dobierz 5 kart");
    EXPECT_EQ(cards(22), "dobierz 22 karty");
}

TEST(phrase, chooses_by_number_and_gender) {
    EXPECT_EQ(say(kEnglishLike, "there {n: is one|are {n}}", {{"n", 1}}), "there is one");
    EXPECT_EQ(say(kEnglishLike, "there {n: is one|are {n}}", {{"n", 4}}), "there are 4");
    EXPECT_EQ(say(kPolishLike, "{what: ten|ta|to} {what}", {{"what", &kCard}}), "ta karta");
}

TEST(phrase, has_forms_for_the_sentence_around_it) {
    constexpr std::string_view kDraw = "{do: dobierz|dobrać|dobiera} {n what acc}";
    const auto draw = [&](Mood mood) { return say(kPolishLike, kDraw, {{"n", 2}, {"what", &kCard}, {"do", mood}}); };
    EXPECT_EQ(draw(Mood::imperative), "dobierz 2 karty");
    EXPECT_EQ(draw(Mood::infinitive), "dobrać 2 karty");
    EXPECT_EQ(draw(Mood::third_person), "dobiera 2 karty");
    EXPECT_EQ(say(kPolishLike, "z {here: tej karty|niej}", {}), "z tej karty") << "the first where nothing is said";
    EXPECT_TRUE(is_sound(kPolishLike, kDraw));
    EXPECT_FALSE(is_sound(kPolishLike, "{do: dobierz} {n what acc}"));
    EXPECT_TRUE(have_same_slots("draw {n what}", kDraw)) << "forms are each language's own";
}

TEST(phrase, a_noun_goes_with_one_without_the_number) {
    constexpr Noun kAnimals = {"animals", "animal/animals"};
    EXPECT_EQ(say(kEnglishLike, "per {what one}", {{"what", &kAnimals}}), "per animal");
}

TEST(phrase, signs_are_as_long_as_a_plus) {
    EXPECT_EQ(say(kEnglishLike, "{n} {+n}", {{"n", -3}}), "−3 −3");
    EXPECT_EQ(say(kEnglishLike, "{n} {+n}", {{"n", 3}}), "3 +3");
    EXPECT_EQ(say(kPolishLike, "{+n what acc}", {{"n", 2}, {"what", &kCard}}), "+2 karty");
}

TEST(phrase, what_nobody_fills_stays_to_be_seen) { EXPECT_EQ(say(kEnglishLike, "a {what}", {}), "a {what}"); }

TEST(phrase, is_checked_before_it_is_used) {
    EXPECT_TRUE(is_sound(kPolishLike, "{n: {n} kartę|karty|kart} {what gen}"));
    EXPECT_FALSE(is_sound(kPolishLike, "{n: kartę|karty}")) << "three forms are needed";
    EXPECT_FALSE(is_sound(kPolishLike, "{what dat}")) << "no such case";
    EXPECT_FALSE(is_sound(kPolishLike, "{what"));
    EXPECT_FALSE(is_sound(kPolishLike, "what}"));
    EXPECT_FALSE(is_sound(kPolishLike, "two  spaces"));
    EXPECT_TRUE(have_same_slots("{n what} {a}", "{a}: {n what}"));
    EXPECT_FALSE(have_same_slots("{n what}", "{what}"));
    EXPECT_TRUE(is_sound(kPolishLike, kCard));
    EXPECT_FALSE(is_sound(kPolishLike, Noun{"karta, karty", ""})) << "a case is missing";
    EXPECT_FALSE(is_sound(kPolishLike, Noun{"a, b, c", "karta/karty, b, c"})) << "a plural form is missing";
}

TEST(sentence, has_a_capital_in_every_script) {
    EXPECT_EQ(sentence("gain"), "Gain.");
    EXPECT_EQ(sentence("żetony"), "Żetony.");
    EXPECT_EQ(sentence("škrtni"), "Škrtni.");
    EXPECT_EQ(sentence("їжа"), "Їжа.");
    EXPECT_EQ(sentence("рослина"), "Рослина.");
    EXPECT_EQ(sentence("ґрунт"), "Ґрунт.");
    EXPECT_EQ(sentence("−2"), "−2.");
    EXPECT_EQ(sentence("Why?"), "Why?");
}

}  // namespace
}  // namespace planitia::present
