// Every option is explained: by a rule, by an entry of the catalogue, or by both.
#include <gtest/gtest.h>
#include <kit/martians_game.h>
#include <kit/plain.h>
#include <kit/random_play.h>
#include <kit/scenario.h>
#include <martians/martians.h>
#include <martians/notation/names.h>
#include <present/all_games.h>
#include <present/sentence.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/rules.h>

#include <set>

namespace planitia::present {
namespace {

using kit::A;
using kit::given;
using martians::Martians;
using terraforming::OptionKind;
using terraforming::Terraforming;

const Phrasebook& english_book() { return phrasebook(Language::en); }

/// Goes through whole random games; `seen` gets the kinds of options that came up.
template <class G>
testing::AssertionResult is_explained(const typename G::Setup& setup, std::string_view game, std::string_view seed,
                                      std::set<std::string>& seen) {
    const auto check = [&](const typename G::Position& position, PlayerId player, Rng&) {
        typename G::OptionList options;
        G::list_options(position, player, options);
        for (const typename G::Option& option : options) {
            seen.emplace(name(option.kind));
            const std::optional<EntryKey> key = entry_of(position, option);
            if (key && find_entry(Language::uk, game, *key) == nullptr)
                return testing::AssertionFailure() << "no entry " << name(key->kind) << " " << key->id;
            for (Language language : every<Language>())
                if (!key && !explanation(phrasebook(language), position, player, option))
                    return testing::AssertionFailure() << "nothing is said of " << name(option.kind);
        }
        return testing::AssertionSuccess();
    };
    return kit::play_random<G>({setup, std::string(seed)}, check);
}

TEST(explanation, is_there_for_every_option_of_terraforming_mars) {
    std::set<std::string> seen;
    for (const char* seed : {"a", "b", "c", "d"}) {
        EXPECT_TRUE(is_explained<Terraforming>({.players = 1, .colonies = true}, "terraforming", seed, seen));
        EXPECT_TRUE(is_explained<Terraforming>(
            {.players = 3, .draft = true, .colonies = true, .world_government = true}, "terraforming", seed, seen));
    }
    EXPECT_GT(seen.size(), 20U);
}

TEST(explanation, is_there_for_every_option_of_martians) {
    std::set<std::string> seen;
    for (const auto variant : every<martians::Variant>())
        EXPECT_TRUE(is_explained<Martians>({variant, 2, {}, true}, "martians", "explained", seen));
    EXPECT_GT(seen.size(), 20U);
}

TEST(explanation, cards_of_a_game_call_reputation_what_the_game_calls_it) {
    const auto text = [](Language language, const kit::MartiansGame& game) {
        const std::optional<EntryKey> key = entry_of(game.position(), {.kind = martians::OptionKind::rtg});
        return kit::plain(joined(find_entry(language, "martians", *key)->text));
    };
    const auto together = kit::martians_game("");
    const auto apart = kit::martians_game(R"("options":{"variant":"semi"})");
    EXPECT_EQ(text(Language::en, together),
              "Once on each of your turns: lose 1 satisfaction to take 1 energy from the RTG, if any is left.");
    EXPECT_EQ(text(Language::en, apart),
              "Once on each of your turns: lose 1 reputation to take 1 energy from the RTG, if any is left.");
    EXPECT_EQ(text(Language::cs, together),
              "Jednou v každém svém tahu: za 1 bod spokojenosti si vezměte z RTG 1 jednotku energie, pokud v něm ještě "
              "nějaká zbývá.");
}

TEST(explanation, tells_tiles_apart) {
    const auto placing = [](const char* card) {
        auto game = given("gen 3; A: mc 60, prod energy 3, hand " + std::string(card));
        game.when(A, kit::play(card));
        return kit::plain(
            *explanation(english_book(), game.position(), A, option(OptionKind::place_tile, terraforming::SpaceId{3})));
    };
    const std::string gains = "You gain what the space shows, and 2 M€ for each ocean next to it.";
    EXPECT_EQ(placing("natural-preserve"), gains);
    EXPECT_EQ(placing("immigrant-city"),
              "A city may not stand next to another city. At the end it is worth 1 victory point for every greenery "
              "next to it, whoever owns them. " +
                  gains);
}

TEST(explanation, tells_what_a_space_costs) {
    auto game = given("gen 3; map hellas; A: mc 31");
    game.when(A, kit::project("city"));
    const auto at = [&](std::size_t space, Language language) {
        return kit::plain(*explanation(phrasebook(language), game.position(), A,
                                       option(OptionKind::place_tile, terraforming::SpaceId{space - 1})));
    };
    const std::string beside = at(58, Language::en);
    EXPECT_EQ(at(59, Language::en), beside + " Pay 6 M€ to place an ocean tile.");
    EXPECT_TRUE(at(59, Language::pl).ends_with(" Zapłać 6 M€, żeby umieścić na planszy obszar oceanów."));
    EXPECT_TRUE(at(59, Language::uk).ends_with(" Сплатіть 6 M€, щоб розмістити жетон океану."));
    EXPECT_TRUE(at(59, Language::cs).ends_with(" Za 6 € umístíte destičku oceánu."));
}

TEST(explanation, tells_picks_apart_by_their_question) {
    auto game = given("gen 3; A: mc 0, hand birds asteroid");
    game.when(A, kit::project("sell-patents"));
    EXPECT_EQ(kit::plain(*explanation(english_book(), game.position(), A, option(OptionKind::take_card))),
              "Discard any number of cards from your hand and gain 1 M€ for each.");
}

TEST(entry, of_an_option_is_the_thing_it_is_about) {
    const auto game = given("gen 3; A: mc 40, hand birds");
    const auto key = [&](const terraforming::Option& option) { return entry_of(game.position(), option); };
    const EntryKey birds{EntryKind::project, "birds"};
    EXPECT_EQ(key(option(OptionKind::play_card, terraforming::find_card("birds"))), birds);
    EXPECT_EQ(key(option(OptionKind::choose_corporation, terraforming::find_card("helion"))),
              (EntryKey{EntryKind::corporation, "helion"}));
    EXPECT_EQ(key(option(OptionKind::standard_project, terraforming::Project::asteroid)),
              (EntryKey{EntryKind::standard_project, "asteroid"}));
    EXPECT_EQ(key(option(OptionKind::pass)), std::nullopt);
    ASSERT_NE(find_entry(Language::cs, "terraforming", birds), nullptr);
    EXPECT_EQ(find_entry(Language::cs, "terraforming", birds)->title, "Ptáci");
    EXPECT_EQ(find_entry(Language::cs, "martians", birds), nullptr);
}

TEST(entry, is_made_once_for_a_language) {
    EXPECT_EQ(&entries(Language::pl), &entries(Language::pl));
    EXPECT_EQ(entries(Language::pl).size(), entries(Language::en).size());
}

}  // namespace
}  // namespace planitia::present
