// What a question is about, and the cards of a pick by what is done with them.
#include <gtest/gtest.h>
#include <kit/martians_game.h>
#include <kit/plain.h>
#include <kit/random_play.h>
#include <kit/scenario.h>
#include <present/all_games.h>
#include <terraforming/rules/rules.h>

#include <set>

namespace planitia::present {
namespace {

using kit::A;
using kit::given;

Speaker english_speaker() { return {phrasebook(Language::en)}; }
std::string about(const auto& game, Language language = Language::en) {
    return kit::plain(about_text({phrasebook(language)}, game.position(), A));
}

TEST(about, is_the_effect_that_is_carried_out_with_its_source) {
    auto game = given("gen 3; temp -20; A: mc 14, hand asteroid; B: plants 5");
    EXPECT_EQ(about(game), "") << "a turn is about nothing else";
    game.when(A, kit::play("asteroid"));
    EXPECT_EQ(about(game), "“Asteroid”: remove up to 3 plants from any player");
    EXPECT_EQ(about(game, Language::cs), "„Křemíkový asteroid“: odhoďte až 3 J rostlin libovolného hráče");
}

TEST(about, a_payment_tells_what_is_bought_and_its_price) {
    auto game = given("gen 3; temp -20; A: mc 20, titanium 3, hand asteroid");
    game.when(A, kit::play("asteroid"));
    EXPECT_EQ(about(game), "“Asteroid”: 14 M€");
}

TEST(about, an_action_of_martians_is_told_in_full) {
    auto game = kit::martians_game(R"("goods":{"energy":4,"aux":2})");
    EXPECT_EQ(about(game), "");
    game.when(A, kit::visit("construction", "build"));
    EXPECT_EQ(about(game).find("“Build”: pay "), 0U) << about(game);
}

TEST(prompt, of_a_turn_tells_that_a_second_action_is_a_choice) {
    auto game = given("gen 3; A: mc 40; B: mc 5");
    EXPECT_EQ(prompt_text(english_speaker(), game.position(), A), "Take an action.");
    game.when(A, kit::project("power-plant"));
    EXPECT_EQ(prompt_text(english_speaker(), game.position(), A), "Take a second action, or end your turn.");
}

TEST(pick, tells_what_is_done_with_the_cards) {
    auto game = given("gen 3; A: mc 0, hand birds asteroid");
    game.when(A, kit::project("sell-patents"));
    const auto birds = terraforming::find_card("birds");
    EXPECT_EQ(pick_text(english_speaker(), game.position(), A, birds), "Sell “Birds”");
    EXPECT_EQ(option_text(english_speaker(), game.position(), option(terraforming::OptionKind::take_card, birds)),
              "Sell “Birds”");
    EXPECT_EQ(pick_end_text(english_speaker()), "Done");
}

TEST(pick, has_a_verb_of_its_own_for_every_question) {
    using namespace terraforming;
    std::set<Question> asked;
    const auto check = [&](const Position& position, PlayerId player, Rng&) {
        const auto pick = pending_pick(position, player);
        if (!pick) return testing::AssertionSuccess();
        const Question why = question(position, player);
        asked.insert(why);
        const std::string_view verb = why == Question::sell_cards      ? "Sell "
                                      : why == Question::discard_cards ? "Discard "
                                      : why == Question::buy_cards     ? "Buy "
                                                                       : "Keep ";
        for (CardId card : pick->from)
            if (const std::string text = pick_text(english_speaker(), position, player, card); !text.starts_with(verb))
                return testing::AssertionFailure() << text;
        return testing::AssertionSuccess();
    };
    for (const char* seed : {"a", "b", "c", "d", "e", "f"})
        EXPECT_TRUE(kit::play_random<Terraforming>({{.players = 2, .colonies = true}, seed}, check));
    for (Question each : {Question::discard_cards, Question::sell_cards, Question::buy_cards})
        EXPECT_TRUE(asked.contains(each));
}

}  // namespace
}  // namespace planitia::present
