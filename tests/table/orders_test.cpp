/// Conditional orders.
#include <json/json.h>
#include <kit/martians_game.h>
#include <kit/scenario.h>
#include <kit/tables.h>
#include <table/orders.h>

namespace planitia::table_test {
namespace {

using namespace kit;
using table::follow;
using table::Order;
using table::Orders;
using table::OrdersRun;
using table::read_orders;

desk::Match match_at(const char* text) { return desk::Match::from_position(given(text).position()); }

/// An order for a move; the questions that follow have their usual answer.
Order usual(const Move& move) { return {.option = move.fields, .answers_usual = true}; }
Order plain(const Move& move) { return {.option = move.fields}; }

/// What was chosen, one after the other.
std::vector<std::string> kinds(const desk::Match& match, PlayerId player, const OrdersRun& run) {
    std::vector<std::string> all;
    desk::Match fork = match.fork();
    for (const desk::Choice& choice : run.choices) {
        all.emplace_back(text_at(desk::write_choice(fork, player, choice), "kind"));
        accepted(fork.choose(player, choice));
    }
    return all;
}
using Kinds = std::vector<std::string>;

TEST(orders, are_written_and_read) {
    constexpr const char* kOrders =
        R"([{"when":"asked-action","option":{"kind":"play-card","card":"comet"},"then":"usual"},)"
        R"({"when":"asked-action","option":{"kind":"pass"},"keep":true}])";
    const auto orders = read_orders(*from_json(kOrders));
    ASSERT_TRUE(orders) << orders.error().message;
    ASSERT_EQ(orders->size(), 2U);
    EXPECT_TRUE(orders->front().answers_usual);
    EXPECT_FALSE(orders->front().is_kept);
    EXPECT_TRUE(orders->back().is_kept);
    EXPECT_EQ(to_json(write_orders(*orders)), kOrders);
    EXPECT_EQ(table::kept(*orders), Orders{orders->back()});
}

TEST(orders, that_are_none_are_refused_with_their_place) {
    const std::pair<const char*, const char*> kWrong[] = {
        {R"({})", ""},
        {R"([1])", "/0"},
        {R"([{"option":{"kind":"pass"}}])", "/0/when"},
        {R"([{"when":"asked-action"}])", "/0/option"},
        {R"([{"when":"always","option":{"kind":"pass"}}])", "/0/when"},
        {R"([{"when":"asked-action","option":"pass"}])", "/0/option"},
        {R"([{"when":"asked-action","option":{"index":0}}])", "/0/option/kind"},
        {R"([{"when":"asked-action","option":{"kind":3}}])", "/0/option/kind"},
        {R"([{"when":"asked-action","option":{"kind":"pass"},"then":"best"}])", "/0/then"},
        {R"([{"when":"asked-action","option":{"kind":"pass"},"keep":1}])", "/0/keep"},
        {R"([{"when":"asked-action","option":{"kind":"pass"},"if":true}])", "/0/if"},
    };
    for (const auto& [json, place] : kWrong) {
        const auto orders = read_orders(*from_json(json));
        ASSERT_FALSE(orders) << json;
        EXPECT_EQ(orders.error().at, place) << json;
    }
    const Document order = *from_json(R"({"when":"asked-action","option":{"kind":"pass"}})");
    EXPECT_TRUE(read_orders(Document::List(table::kMostOrders, order)));
    const auto many = read_orders(Document::List(table::kMostOrders + 1, order));
    ASSERT_FALSE(many);
    EXPECT_EQ(many.error().code, RefusalCode::too_many);
}

TEST(orders, take_the_first_that_is_legal_and_pay_as_usual) {
    const desk::Match match = match_at("gen 2; A: mc 30, steel 2, hand birds mine; B: mc 5");
    const Orders orders = {usual(kit::play("birds")), usual(kit::play("mine")), plain(pass())};
    const OrdersRun run = follow(match, A, orders);
    EXPECT_EQ(kinds(match, A, run), (Kinds{"play-card", "pay"}));
    EXPECT_TRUE(run.is_complete);
    EXPECT_EQ(run.left, (Orders{orders[0], orders[2]})) << "the one that was used is gone";
    EXPECT_EQ(match.choice_count(), 0U) << "the game is not touched";
}

TEST(orders, stop_at_a_question_that_has_no_usual_answer) {
    const desk::Match match = match_at("gen 2; A: mc 30; B: mc 5");
    const OrdersRun run = follow(match, A, {usual(project("aquifer"))});
    EXPECT_EQ(kinds(match, A, run), Kinds{"standard-project"});
    EXPECT_FALSE(run.is_complete) << "where the ocean goes is left to the person";
    EXPECT_TRUE(run.left.empty());
}

TEST(orders, stop_at_any_question_unless_told_to_answer_as_usual) {
    const desk::Match match = match_at("gen 2; A: mc 30, steel 2, hand mine; B: mc 5");
    const OrdersRun run = follow(match, A, {plain(kit::play("mine"))});
    EXPECT_EQ(kinds(match, A, run), Kinds{"play-card"});
    EXPECT_FALSE(run.is_complete);
}

TEST(orders, pass_alone_passes_when_it_can) {
    const desk::Match match = match_at("gen 2; A: mc 30; B: mc 5");
    const OrdersRun run = follow(match, A, {plain(pass())});
    EXPECT_EQ(kinds(match, A, run), Kinds{"pass"});
    EXPECT_TRUE(run.is_complete);
}

TEST(orders, that_are_kept_stay) {
    const desk::Match match = match_at("gen 2; A: mc 30; B: mc 5");
    Order kept = plain(pass());
    kept.is_kept = true;
    EXPECT_EQ(follow(match, A, {kept}).left, Orders{kept});
}

TEST(orders, wait_until_the_seat_is_asked_for_an_action) {
    const desk::Match match = match_at("gen 2; A: mc 30; B: mc 5");
    const Orders orders = {plain(pass())};
    EXPECT_TRUE(follow(match, B, orders).choices.empty()) << "it is not B's turn";
    EXPECT_EQ(follow(match, B, orders).left, orders);
    desk::Match placing = match;
    accepted(placing.choose(A, accepted(desk::read_choice(placing, A, project("aquifer").fields))));
    EXPECT_TRUE(placing.is_awaited(A));
    EXPECT_TRUE(follow(placing, A, orders).choices.empty()) << "an action is under way";
    const desk::Match dealt = accepted(desk::Match::begin(terraforming::Setup{.players = 2}, "orders"));
    EXPECT_TRUE(follow(dealt, A, orders).choices.empty()) << "corporations are chosen";
}

TEST(orders, that_do_not_fit_now_change_nothing) {
    const desk::Match match = match_at("gen 2; A: mc 60, hand birds; B: mc 5");
    const Orders orders = {usual(kit::play("birds")), usual(kit::play("no-such-card")),
                           plain({Document::map({{"kind", "x"}})}),
                           plain({Document::map({{"kind", "standard-project"}})})};
    const OrdersRun run = follow(match, A, orders);
    EXPECT_TRUE(run.choices.empty());
    EXPECT_FALSE(run.is_complete);
    EXPECT_EQ(run.left, orders);
}

TEST(orders, that_show_something_run_all_the_same) {
    const desk::Match match = match_at("gen 2; A: mc 30, corp inventrix, first-action; B: mc 5");
    const OrdersRun run = follow(match, A, {plain(first_action("inventrix"))});
    ASSERT_EQ(run.choices.size(), 1U);
    EXPECT_TRUE(match.would_reveal(A, run.choices.front()));
    EXPECT_TRUE(run.is_complete);
}

TEST(orders, of_martians_are_for_turns) {
    const desk::Match match = desk::Match::from_position(colony::given("A: energy 2; quarter 1: oxygen 1").position());
    const Order visit{.option = *from_json(R"({"kind":"visit","building":"moxie","action":"oxygen","field":1})")};
    const OrdersRun run = follow(match, A, {visit});
    EXPECT_EQ(kinds(match, A, run), Kinds{"visit"});
    EXPECT_TRUE(run.is_complete);
    const desk::Match two =
        desk::Match::from_position(colony::given("A: energy 2; quarter 1: oxygen 1; quarter 2: oxygen 1").position());
    EXPECT_FALSE(follow(two, A, {visit}).is_complete) << "which quarter is asked";
}

TEST(orders, end_with_the_generation) {
    desk::Match match = match_at("gen 2; A: mc 30; B: mc 5, passed");
    const desk::Match before = match;
    EXPECT_FALSE(table::ends_with(before, match));
    accepted(match.choose(A, accepted(desk::read_choice(match, A, project("power-plant").fields))));
    EXPECT_FALSE(table::ends_with(before, match));
    accepted(match.choose(A, accepted(desk::read_choice(match, A, pass().fields))));
    EXPECT_TRUE(table::ends_with(before, match));
}

/// Random games, everybody with orders: what they choose is taken by the game, choice by choice.
TEST(orders, choose_what_is_legal_in_random_games) {
    int runs = 0;
    for (const char* game : {"terraforming", "martians"}) {
        table::Sitting sitting = accepted(table::Sitting::begin(two_people(game)));
        Orders orders;
        for (int i = 0; i < 400 && !sitting.is_over(); ++i) {
            const PlayerId player = sitting.next();
            const OrdersRun run = follow(sitting.committed(), player, orders);
            for (const desk::Choice& choice : run.choices) accepted(sitting.commit_for(player, choice));
            runs += run.choices.empty() ? 0 : 1;
            if (!run.choices.empty()) {
                orders = run.left;
                continue;
            }
            const desk::Choice choice = some_choice(sitting, player);
            if (table::is_asked_action(sitting.committed(), player) && orders.size() < table::kMostOrders)
                orders.push_back(
                    {.option = desk::write_choice(sitting.committed(), player, choice), .answers_usual = true});
            accepted(sitting.commit_for(player, choice));
        }
    }
    EXPECT_GT(runs, 20);
}

}  // namespace
}  // namespace planitia::table_test
