// Rules 1: the last generation and the final greeneries.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

const std::string kTerraformed = "temp 8; oxygen 14; oceans 9; ";

TEST(last_generation, is_the_one_in_which_all_three_parameters_are_full) {
    auto game = given("temp 8; oxygen 13; oceans 9; A: plants 8; B: mc 11");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("oxygen 14; phase action; active B"));
    EXPECT_OFFERS(game, B, project("power-plant"));
    game.when(B, pass()).when(A, pass());
    EXPECT_TRUE(game.is_over());
}

TEST(last_generation, is_not_one_with_a_parameter_missing) {
    for (const char* text :
         {"temp 6; oxygen 14; oceans 9", "temp 8; oxygen 13; oceans 9", "temp 8; oxygen 14; oceans 8"}) {
        auto game = given(text);
        game.when(A, pass()).when(B, pass());
        EXPECT_TRUE(game.shows("gen 2; phase research"));
    }
}

TEST(final_greenery, is_offered_in_turn_order_from_the_first_player) {
    auto game = given(kTerraformed + "gen 9; first B; active B; A: plants 8; B: plants 8; C: plants 7");
    game.when(B, pass()).when(C, pass()).when(A, pass());
    EXPECT_TRUE(game.shows("phase final-greenery; gen 9"));
    EXPECT_FALSE(game.is_asked(A));
    EXPECT_EQ(game.asks(B), (Texts{"convert-plants", "decline"}));
    game.when(B, convert_plants()).when(B, place(15));
    EXPECT_EQ(game.asks(A), (Texts{"convert-plants", "decline"}));
    game.when(A, decline());
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("tiles 15 greenery B; A: plants 8, tr 20; B: plants 0, tr 20; C: plants 7"));
}

TEST(final_greenery, can_be_repeated_as_long_as_there_are_plants) {
    auto game = given(kTerraformed + "A: plants 23; B: mc 0");
    game.when(A, pass()).when(B, pass());
    game.when(A, convert_plants()).when(A, place(57));
    game.when(A, convert_plants()).when(A, place(52));
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("A: plants 7, tr 20"));
}

TEST(final_greenery, uses_plants_of_the_last_production_and_of_placement) {
    auto game = given(kTerraformed + "A: plants 6, prod plants 8; B: mc 0");
    game.when(A, pass()).when(B, pass());
    game.when(A, convert_plants()).when(A, place(28));
    EXPECT_TRUE(game.shows("A: plants 8"));
    EXPECT_OFFERS(game, A, convert_plants());
}

TEST(final_greenery, gives_bonuses_and_triggers) {
    auto game = given(kTerraformed + "A: plants 8, played herbivores=1; B: mc 0; deck bushes");
    game.when(A, pass()).when(B, pass());
    game.when(A, convert_plants()).when(A, place(10));
    EXPECT_TRUE(game.shows("A: mc 26, played herbivores=2, tr 20"));  // 20, and three oceans beside
}

TEST(final_greenery, of_a_player_without_enough_plants_is_not_asked) {
    auto game = given(kTerraformed + "A: plants 7; B: plants 7");
    game.when(A, pass()).when(B, pass());
    EXPECT_TRUE(game.is_over());
}

TEST(game_over, asks_nobody) {
    auto game = given(kTerraformed + "A: mc 0");
    game.when(A, pass()).when(B, pass());
    EXPECT_TRUE(game.is_over());
    EXPECT_FALSE(game.is_asked(A) || game.is_asked(B));
    EXPECT_EQ(game.why_not(A, pass()), Texts{"game-over"});
}

}  // namespace
}  // namespace planitia::kit
