#include <desk/of_game.h>
#include <desk/terraforming/answers.h>
#include <kit/plain.h>
#include <kit/random_play.h>
#include <kit/scenario.h>
#include <terraforming/rules/rules.h>

#include <algorithm>

namespace planitia::desk {
namespace {

using namespace terraforming;
using kit::A;
using kit::B;
using kit::given;

const present::Speaker kSpeaker{present::phrasebook(present::Language::en)};

std::vector<AnswerGroup> answers(const kit::Scenario& game, PlayerId player) {
    return turn_answers(game.position(), player, kSpeaker);
}

AnswerGroup group(const kit::Scenario& game, std::string_view name) {
    for (const AnswerGroup& each : answers(game, A))
        if (each.name == name) return each;
    return {};
}

TEST(terraforming_answers, are_whatever_a_player_may_think_of) {
    const auto game = given(
        "gen 3; colonies luna 3, pluto 2, ceres, io, titan asleep; A: mc 20, hand birds mine, played fish=2!; B: mc 5");
    const AnswerGroup hand = group(game, "hand");
    EXPECT_EQ(hand.title, "Hand");
    ASSERT_EQ(hand.answers.size(), 2U);
    EXPECT_EQ(hand.answers[0].label, "Mine");
    EXPECT_EQ(kit::plain(hand.answers[0].note), "4 M€ · bui");
    ASSERT_NE(hand.answers[0].entry, nullptr);
    EXPECT_EQ(hand.answers[0].entry->title, "Mine");
    EXPECT_EQ(hand.answers[0].price, (std::vector<Price>{{"megacredits", 4}}));
    EXPECT_EQ(hand.answers[1].option, AnyOption(option(OptionKind::play_card, find_card("birds"))))
        << "not playable, and yet there";
    ASSERT_EQ(group(game, "card-actions").answers.size(), 1U);
    EXPECT_EQ(kit::plain(group(game, "card-actions").answers[0].note), "2 animals");
    EXPECT_EQ(group(game, "standard-projects").answers.size(), 7U);
    EXPECT_EQ(group(game, "conversions").answers.size(), 2U);
    EXPECT_EQ(group(game, "milestones").answers.size(), 5U);
    EXPECT_EQ(group(game, "awards").answers.size(), 5U);
    EXPECT_EQ(group(game, "trade").answers.size(), 15U);
    EXPECT_EQ(group(game, "turn").answers.size(), 1U);
}

TEST(terraforming_answers, are_only_for_the_choice_of_a_turn) {
    auto game = given("gen 3; A: mc 20; B: mc 5");
    EXPECT_FALSE(answers(game, A).empty());
    EXPECT_FALSE(is_within_move(game.position(), A));
    EXPECT_TRUE(answers(game, B).empty()) << "it is not his turn";
    game.when(A, kit::project("aquifer"));
    EXPECT_TRUE(answers(game, A).empty()) << "a tile has to be placed";
    EXPECT_TRUE(is_within_move(game.position(), A));
    EXPECT_FALSE(is_within_move(game.position(), B));
}

TEST(terraforming_answers, begin_with_a_pending_first_action) {
    const auto groups = answers(given("gen 1; A: mc 40, corp tharsis-republic, first-action; B: mc 5"), A);
    ASSERT_FALSE(groups.empty());
    EXPECT_EQ(groups[0].name, "first-action");
    EXPECT_EQ(groups[0].answers[0].option, AnyOption(option(OptionKind::first_action, find_card("tharsis-republic"))));
}

TEST(terraforming_answers, cost_what_the_rules_take) {
    const auto game = given(
        "gen 3; awards banker B; colonies luna, pluto, ceres, io, triton; A: mc 90, corp thorgate, played "
        "rim-freighters; B: mc 5");
    const auto price = [&](const Option& option) { return price_of(game.position(), A, option); };
    using Prices = std::vector<Price>;
    EXPECT_EQ(price(option(OptionKind::standard_project, Project::power_plant)), (Prices{{"megacredits", 8}}))
        << "3 less for Thorgate";
    EXPECT_EQ(price(option(OptionKind::standard_project, Project::sell_patents)), Prices{});
    EXPECT_EQ(price(option(OptionKind::fund_award, award("miner"))), (Prices{{"megacredits", 14}}));
    EXPECT_EQ(price(option(OptionKind::claim_milestone, milestone("mayor"))), (Prices{{"megacredits", 8}}));
    EXPECT_EQ(price(trade_option(Colony::luna, Fee::energy)), (Prices{{"energy", 2}}));
    EXPECT_EQ(price(option(OptionKind::convert_plants)), (Prices{{"plants", 8}}));
    EXPECT_EQ(price({.kind = OptionKind::pay, .pieces = {.heat = 2}, .amount = 5, .steel = 3}),
              (Prices{{"megacredits", 5}, {"steel", 3}, {"heat", 2}}));
}

TEST(terraforming_answers, lie_on_the_map_in_rows_and_columns) {
    const auto place = [](std::size_t space) { return place_of(option(OptionKind::place_tile, SpaceId{space})); };
    EXPECT_EQ(place(0), (Place{6, 1})) << "the first of five in the top row";
    EXPECT_EQ(place(1), (Place{8, 1}));
    EXPECT_EQ(place(5), (Place{5, 2})) << "half a space to the left";
    EXPECT_FALSE(place_of(option(OptionKind::place_tile, kPhobos)));
    EXPECT_FALSE(place_of(option(OptionKind::pass)));
}

TEST(terraforming_answers, a_payment_has_terms_with_the_most_that_can_be_used) {
    auto game = given("gen 3; A: mc 30, steel 14, titanium 3, heat 5, corp helion, hand mine; B: mc 5");
    EXPECT_FALSE(payment_terms(game.position(), A));
    game.when(A, kit::play("mine"));
    const auto terms = payment_terms(game.position(), A);
    ASSERT_TRUE(terms);
    EXPECT_EQ(terms->price, 4);
    ASSERT_EQ(terms->means.size(), 3U) << "no titanium for what is no space card";
    const auto is = [&](std::size_t i, std::string_view means, int worth, int have, int most) {
        const PaymentMeans& each = terms->means[i];
        return each.means == means && each.worth == worth && each.have == have && each.most == most;
    };
    EXPECT_TRUE(is(0, "megacredits", 1, 30, 4));
    EXPECT_TRUE(is(1, "steel", 2, 14, 2)) << "one more would be wasted";
    EXPECT_TRUE(is(2, "heat", 1, 5, 4));
    EXPECT_FALSE(payment_terms(game.position(), B));
}

bool is_same(const AnswerGroup& a, const AnswerGroup& b) {
    return a.name == b.name && a.title == b.title &&
           std::ranges::equal(a.answers, b.answers, [](const Answer& x, const Answer& y) {
               return x.option == y.option && x.label == y.label && x.note == y.note && x.price == y.price;
           });
}

/// Every legal option of a turn is there once, and nothing in them depends on what is hidden.
TEST(terraforming_answers, are_every_legal_option_and_tell_no_secret) {
    const auto check = [](const Position& position, PlayerId player, Rng& rng) {
        const auto groups = turn_answers(position, player, kSpeaker);
        if (groups.empty() != (question(position, player) != terraforming::Question::turn))
            return testing::AssertionFailure() << "only at a turn";
        if (groups.empty()) return testing::AssertionSuccess();
        OptionList options;
        list_options(position, player, options);
        for (const Option& option : options) {
            std::ptrdiff_t n = 0;
            for (const AnswerGroup& group : groups)
                n += std::ranges::count(group.answers, AnyOption(option), &Answer::option);
            if (n != 1) return testing::AssertionFailure() << "an option is there " << n << " times";
        }
        const Position other = resample(observe(position, player), rng);
        if (!std::ranges::equal(groups, turn_answers(other, player, kSpeaker), is_same))
            return testing::AssertionFailure() << "a secret is told";
        return testing::AssertionSuccess();
    };
    EXPECT_TRUE(kit::play_random<Terraforming>({{.players = 3, .colonies = true}, "answers"}, check));
    EXPECT_TRUE(kit::play_random<Terraforming>({{.players = 1}, "answers"}, check));
}

}  // namespace
}  // namespace planitia::desk
