/// Deliveries at the end of a turn.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

/// Two quarters in need, and these goods.
MartiansGame needy(const std::string& more = "A: food 20, medicine 20, energy 20") {
    return given("quarter 1: oxygen 1, sickness 1, hunger 2; quarter 2: oxygen 1, sickness 2; " + more);
}

TEST(martians_delivery, every_food_gives_2_and_every_medicine_3) {
    const struct {
        Move first, second;
        std::string facts;
    } rows[] = {{deliver("food", 1), deliver("food", 1), "quarter 1: hunger 0; A: food 18, reputation 6"},
                {deliver("medicine", 1), deliver("medicine", 2),
                 "quarter 1: sickness 0; quarter 2: sickness 1; A: medicine 18, reputation 8"},
                {deliver("food", 1), deliver("medicine", 2),
                 "quarter 1: hunger 1; quarter 2: sickness 1; A: food 19, medicine 19, reputation 7"}};
    for (const auto& row : rows) {
        auto game = needy();
        game.when(A, end_turn()).when(A, row.first);
        EXPECT_EQ(game.question(A), "deliver") << "one at a time";
        game.when(A, row.second);
        EXPECT_TRUE(game.shows(row.facts));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(game.question(B), "action") << "two are the most";
    }
}

TEST(martians_delivery, takes_a_token_of_its_kind_from_any_quarter_that_has_one) {
    auto game = needy();
    game.when(A, end_turn());
    EXPECT_EQ(game.asks(A), lines("deliver food 1", "deliver medicine 1", "deliver medicine 2", "done"));
    EXPECT_EQ(game.why_not(A, deliver("food", 2)), lines("no-need-token"));
    EXPECT_EQ(game.why_not(A, deliver("medicine", 3)), lines("no-need-token"));
    game.when(A, deliver("medicine", 2));
    EXPECT_TRUE(game.shows("time 0; delivered 1; quarter 2: sickness 1; A: medicine 19, reputation 5"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_delivery, comes_after_the_turn_and_closes_it) {
    auto game = needy();
    EXPECT_EQ(game.why_not(A, deliver("food", 1)), lines("not-offered"));
    game.when(A, end_turn());
    EXPECT_EQ(game.why_not(A, visit("moxie", 1, "oxygen")), lines("not-offered"));
    EXPECT_EQ(game.why_not(A, rtg()), lines("not-offered"));
}

TEST(martians_delivery, may_be_less_than_there_is) {
    auto game = needy();
    game.when(A, end_turn()).when(A, deliver("food", 1)).when(A, done());
    EXPECT_TRUE(game.shows("quarter 1: hunger 1; A: food 19, reputation 4"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_delivery, every_player_may_deliver_two_in_the_cooperative_game_too) {
    auto game = needy();
    game.when(A, end_turn()).when(A, deliver("food", 1)).when(A, deliver("food", 1));
    game.when(B, end_turn()).when(B, deliver("medicine", 1)).when(B, deliver("medicine", 2));
    EXPECT_TRUE(game.shows("A: food 18, medicine 18, reputation 12"));
}

TEST(martians_delivery, needs_the_product) {
    auto game = needy("A: food 1");
    game.when(A, end_turn());
    EXPECT_EQ(game.asks(A), lines("deliver food 1", "done"));
    EXPECT_EQ(game.why_not(A, deliver("medicine", 1)), lines("too-few-goods 1 0"));
    game.when(A, deliver("food", 1));
    EXPECT_EQ(game.question(B), "action") << "nothing is left to deliver";
}

TEST(martians_delivery, a_skipped_turn_delivers_nothing) {
    auto game = needy("round 2; A: food 20, medicine 20, dead 1; B: dead 1, dead-slots 1");
    game.when(A, end_turn()).when(A, done());
    EXPECT_TRUE(game.shows("slot 2"));
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_delivery, may_serve_the_quarter_of_another_for_the_reputation) {
    auto game = given("competitive; quarter 2: hunger 1; A: food 1");
    game.when(A, end_turn()).when(A, deliver("food", 2));
    EXPECT_TRUE(game.shows("quarter 2: hunger 0; A: food 0, reputation 4"));
    EXPECT_TRUE(game.nothing_else_changed()) << "nothing for B";
}

}  // namespace
}  // namespace planitia::kit::colony
