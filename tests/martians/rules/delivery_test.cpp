/// Deliveries at the end of a turn.
#include "../stock.h"

namespace planitia::kit {
namespace {

constexpr const char* kNeedy = R"("reputation":2,"quarters":[
    {"needs":{"oxygen":1,"sickness":1,"hunger":2},"received":true},
    {"needs":{"oxygen":1,"sickness":2,"hunger":0},"received":true},{},{}])";

TEST(martians_delivery, every_food_gives_2_and_every_medicine_3) {
    const struct {
        const char* first;
        int in_first;
        const char* second;
        int in_second;
        int reputation;
    } rows[] = {{"food", 1, "food", 1, 6}, {"medicine", 1, "medicine", 2, 8}, {"food", 1, "medicine", 2, 7}};
    for (const auto& row : rows) {
        SCOPED_TRACE(std::string(row.first) + " and " + row.second);
        auto game = rich_game(kNeedy);
        game.when(A, end_turn()).when(A, deliver(row.first, row.in_first));
        EXPECT_EQ(game.question(A), "deliver") << "one at a time";
        game.when(A, deliver(row.second, row.in_second));
        EXPECT_EQ(game.reputation(A), row.reputation);
        EXPECT_EQ(game.question(B), "action") << "two are the most";
    }
}

TEST(martians_delivery, takes_a_token_of_its_kind_from_any_quarter_that_has_one) {
    auto game = rich_game(kNeedy);
    game.when(A, end_turn());
    EXPECT_EQ(game.asks(A), lines("deliver food 1", "deliver medicine 1", "deliver medicine 2", "done"));
    EXPECT_EQ(game.why_not(A, deliver("food", 2)), lines("no-need-token"));
    EXPECT_EQ(game.why_not(A, deliver("medicine", 3)), lines("no-need-token"));
    game.when(A, deliver("medicine", 2));
    EXPECT_EQ(game.number("/quarters/1/needs/sickness"), 1);
    EXPECT_EQ(game.number("/quarters/0/needs/sickness"), 1);
    EXPECT_EQ(game.goods(A, "medicine"), 19);
    EXPECT_EQ(game.goods(A, "food"), 20);
}

TEST(martians_delivery, comes_after_the_turn_and_closes_it) {
    auto game = rich_game(kNeedy);
    EXPECT_EQ(game.why_not(A, deliver("food", 1)), lines("not-offered"));
    game.when(A, end_turn());
    EXPECT_EQ(game.why_not(A, visit("moxie", 1, "oxygen")), lines("not-offered"));
    EXPECT_EQ(game.why_not(A, rtg()), lines("not-offered"));
}

TEST(martians_delivery, may_be_less_than_there_is) {
    auto game = rich_game(kNeedy);
    game.when(A, end_turn()).when(A, deliver("food", 1)).when(A, done());
    EXPECT_EQ(game.reputation(A), 4);
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_delivery, every_player_may_deliver_two_in_the_cooperative_game_too) {
    auto game = rich_game(kNeedy);
    game.when(A, end_turn()).when(A, deliver("food", 1)).when(A, deliver("food", 1));
    game.when(B, end_turn()).when(B, deliver("medicine", 1)).when(B, deliver("medicine", 2));
    EXPECT_EQ(game.reputation(A), 12);
    EXPECT_EQ(game.goods(A, "food"), 18);
    EXPECT_EQ(game.goods(A, "medicine"), 18);
}

TEST(martians_delivery, needs_the_product) {
    auto game = martian_game(std::string(R"("goods":{"food":1,"medicine":0},)") + kNeedy);
    game.when(A, end_turn());
    EXPECT_EQ(game.asks(A), lines("deliver food 1", "done"));
    EXPECT_EQ(game.why_not(A, deliver("medicine", 1)), lines("too-few-goods 1 0"));
    game.when(A, deliver("food", 1));
    EXPECT_EQ(game.question(B), "action") << "nothing is left to deliver";
}

TEST(martians_delivery, a_skipped_turn_delivers_nothing) {
    auto game = rich_game(std::string(kNeedy) + R"(,"players":[{"dead":1},{"dead":1,"deadSlots":1}],"round":2)");
    game.when(A, end_turn()).when(A, done());
    EXPECT_EQ(game.number("/slot"), 1);
    EXPECT_EQ(game.question(B), "action");
}

TEST(martians_delivery, may_serve_the_quarter_of_another_for_the_reputation) {
    auto game = martian_game(R"("options":{"variant":"competitive"},
        "players":[{"goods":{"food":1},"reputation":2},{"reputation":2}],
        "quarters":[{"owner":0},{"owner":1,"needs":{"hunger":1},"received":true},{},{}])");
    game.when(A, end_turn()).when(A, deliver("food", 2));
    EXPECT_EQ(game.reputation(A), 4);
    EXPECT_EQ(game.reputation(B), 2);
    EXPECT_EQ(game.number("/quarters/1/needs/hunger"), 0);
}

}  // namespace
}  // namespace planitia::kit
