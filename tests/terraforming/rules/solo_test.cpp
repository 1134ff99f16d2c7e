// Rules 6: the solo game.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

TEST(solo, starts_with_two_neutral_cities_each_beside_a_neutral_greenery) {
    for (int seed = 0; seed < 50; ++seed) {
        auto game = dealt({.players = 1}, std::to_string(seed));
        const terraforming::Board& board = game.position().board;
        const auto neutral = board.owned_by(terraforming::kNeutral);
        EXPECT_EQ(board.cities().size(), 2U);
        EXPECT_EQ(board.greeneries().size(), 2U);
        EXPECT_EQ(neutral, board.cities() | board.greeneries());
        EXPECT_TRUE(game.shows("oxygen 0; A: tr 14; discard-count 4"));
    }
}

TEST(solo, goes_on_for_14_generations_even_with_full_parameters) {
    auto game = given("solo; gen 13; temp 8; oxygen 14; oceans 9; A: plants 7");
    game.when(A, pass());
    EXPECT_TRUE(game.shows("gen 14; phase research"));
    game.when(A, buy({}));
    game.when(A, pass());
    EXPECT_TRUE(game.is_over());
}

TEST(solo, ends_with_final_greeneries_when_mars_is_terraformed) {
    auto game = given("solo; gen 14; temp 8; oxygen 14; oceans 9; A: plants 8");
    game.when(A, pass());
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("tiles 15 greenery A; A: tr 14"));
}

TEST(solo, is_over_without_final_greeneries_when_it_is_not) {
    auto game = given("solo; gen 14; temp 6; oxygen 14; oceans 9; A: plants 8");
    game.when(A, pass());
    EXPECT_TRUE(game.is_over());
}

TEST(solo, has_a_neutral_opponent_who_can_always_lose_production) {
    auto game = given("solo; oxygen 13; A: mc 10, hand birds");
    EXPECT_OFFERS(game, A, play("birds"));
    game.when(A, play("birds"));
    EXPECT_TRUE(game.shows("A: mc 0, played birds"));
}

TEST(solo, steals_the_full_amount_from_the_neutral_opponent) {
    auto game = given("solo; A: mc 1, hand hired-raiders");
    game.when(A, play("hired-raiders"));
    game.when(A, alternative(1));
    if (game.question(A) == "target-player") game.when(A, target_neutral(3));
    EXPECT_TRUE(game.shows("A: mc 3"));
}

TEST(solo, counts_neutral_cities_for_tharsis_republic) {
    for (int seed = 0; seed < 200; ++seed) {
        auto game = dealt({.players = 1}, std::to_string(seed));
        const auto offered = game.position().player(A).offer.corporations;
        const auto tharsis = terraforming::find_card("tharsis-republic");
        if (offered[0] != tharsis && offered[1] != tharsis) continue;
        game.when(A, choose_corporation("tharsis-republic")).when(A, buy({}));
        EXPECT_TRUE(game.shows("A: mc 40, prod mc 2, first-action"));
        return;
    }
    FAIL() << "no deal offers the corporation";
}

TEST(solo, scores_neutral_greeneries_beside_own_cities) {
    auto game = given("solo; tiles 15 city A, 14 greenery neutral, 40 city neutral");
    EXPECT_EQ(game.score(A).city, 1);
    EXPECT_EQ(game.score(A).greenery, 0);
}

}  // namespace
}  // namespace planitia::kit
