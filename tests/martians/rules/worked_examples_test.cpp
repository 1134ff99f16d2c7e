/// The worked examples of the rulebook.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

TEST(martians_examples, two_solar_installations_with_the_technology_make_6) {
    auto game = given("slot 2; active B; event-deck docking-queue; A: solar 2, tech solar-energy");
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("weather fresh-wind; A: energy 6"));
}

TEST(martians_examples, a_medicine_and_a_food_delivered_give_5_reputation) {
    auto game = given("quarter 1: sickness 1, hunger 2; A: medicine 1, food 2");
    game.when(A, end_turn()).when(A, deliver("medicine", 1)).when(A, deliver("food", 1));
    EXPECT_TRUE(game.shows("quarter 1: sickness 0, hunger 1; A: medicine 0, food 1, reputation 7"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_NE(game.question(A), "deliver") << "two products are the most";
}

}  // namespace
}  // namespace planitia::kit::colony
