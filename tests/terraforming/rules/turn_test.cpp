// Rules 3 and 4: turns, passing, and the first player.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(turn, has_at_most_two_actions) {
    auto game = given("A: heat 24; B: heat 8");
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("active A; actions 1"));
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("active B; actions 0; temp -26; A: heat 8, tr 22"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(turn, may_end_after_one_action) {
    auto game = given("A: heat 16; B: heat 8");
    game.when(A, convert_heat());
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("active B; actions 0; A: heat 8, not-passed"));
}

TEST(turn, ends_by_itself_when_nothing_more_can_be_done) {
    auto game = given("A: heat 8; B: heat 8");
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("active B; actions 0; A: not-passed"));
}

TEST(turn, passing_is_only_its_first_choice) {
    auto game = given("A: heat 16; B: heat 8");
    EXPECT_OFFERS(game, A, pass());
    EXPECT_NOT_OFFERED(game, A, end_turn());
    EXPECT_EQ(game.why_not(A, end_turn()), Texts{"nothing-done"});
    game.when(A, convert_heat());
    EXPECT_NOT_OFFERED(game, A, pass());
    EXPECT_OFFERS(game, A, end_turn());
    EXPECT_EQ(game.why_not(A, pass()), Texts{"already-acted"});
}

TEST(turn, passing_is_always_asked) {
    auto game = given("A: mc 0; B: heat 8");
    EXPECT_EQ(game.asks(A), Texts{"pass"});
    EXPECT_EQ(game.question(A), "action");
}

TEST(turn, who_has_passed_is_out_for_this_generation) {
    auto game = given("A: mc 0; B: heat 24; C: mc 0");
    game.when(A, pass());
    EXPECT_TRUE(game.shows("active B; A: passed"));
    game.when(B, convert_heat()).when(B, end_turn());
    EXPECT_TRUE(game.shows("active C"));
    game.when(C, pass());
    EXPECT_TRUE(game.shows("active B; C: passed"));
}

TEST(turn, goes_in_order_around_the_table) {
    auto game = given("active C; first C; A: heat 16; B: heat 16; C: heat 16");
    game.when(C, convert_heat()).when(C, end_turn());
    EXPECT_TRUE(game.shows("active A"));
    game.when(A, convert_heat()).when(A, end_turn());
    EXPECT_TRUE(game.shows("active B"));
    game.when(B, convert_heat()).when(B, end_turn());
    EXPECT_TRUE(game.shows("active C"));
}

TEST(turn, goes_on_without_limit_when_all_others_have_passed) {
    auto game = given("A: heat 40; B: passed; C: passed");
    for (int i = 0; i < 3; ++i) game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("active A; actions 0; temp -24"));
    EXPECT_NOT_OFFERED(game, A, end_turn());
    EXPECT_OFFERS(game, A, pass());
}

TEST(turn, of_the_last_player_has_no_limit_after_others_pass_in_between) {
    auto game = given("A: heat 32; B: mc 0");
    game.when(A, convert_heat()).when(A, end_turn());
    game.when(B, pass());
    game.when(A, convert_heat()).when(A, convert_heat());
    EXPECT_TRUE(game.shows("active A; actions 0"));
    EXPECT_OFFERS(game, A, pass());
}

TEST(turn, in_solo_has_no_limit) {
    auto game = given("solo; A: heat 32");
    for (int i = 0; i < 3; ++i) game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("active A; actions 0; A: tr 17"));
    EXPECT_OFFERS(game, A, pass());
}

TEST(generation, ends_when_all_have_passed) {
    auto game = given("A: mc 0; B: mc 0");
    game.when(A, pass());
    game.when(B, pass());
    EXPECT_TRUE(game.shows("gen 2; phase research; A: not-passed; B: not-passed"));
}

TEST(generation, begins_with_the_next_player_clockwise) {
    auto game = given("A: mc 0; B: mc 0; C: mc 0");
    game.to_next_generation();
    EXPECT_TRUE(game.shows("gen 2; first B; active B"));
    game.to_next_generation();
    EXPECT_TRUE(game.shows("gen 3; first C; active C"));
    game.to_next_generation();
    EXPECT_TRUE(game.shows("gen 4; first A; active A"));
}

TEST(first_action, comes_before_all_else) {
    auto game = given("A: corp tharsis-republic, mc 40, hand comet");
    EXPECT_EQ(game.asks(A), (Texts{"first-action tharsis-republic", "pass"}));
    EXPECT_EQ(game.why_not(A, play("comet")), Texts{"first-action-first"});
    game.when(A, first_action("tharsis-republic"));
    EXPECT_EQ(game.question(A), "place-tile");
    game.when(A, place(15));
    EXPECT_TRUE(game.shows("active A; actions 1; tiles 15 city A; A: no-first-action"));
    EXPECT_OFFERS(game, A, play("comet"));
}

TEST(first_action, waits_when_the_player_passes) {
    auto game = given("A: corp inventrix, mc 45");
    game.when(A, pass());
    EXPECT_TRUE(game.shows("A: passed, first-action"));
}

TEST(first_action, is_done_in_later_generations_unless_said_otherwise) {
    auto game = given("gen 2; A: corp inventrix, mc 45");
    EXPECT_NOT_OFFERED(game, A, first_action("inventrix"));
    auto pending = given("gen 2; A: corp inventrix, mc 45, first-action");
    EXPECT_OFFERS(pending, A, first_action("inventrix"));
}

}  // namespace
}  // namespace planitia::kit
