// Rules 1: the global parameters, the rating, and the bonus steps.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

TEST(temperature, gives_one_rating_a_step) {
    auto game = given("temp -12; A: mc 14");
    game.when(A, project("asteroid"));
    EXPECT_TRUE(game.shows("temp -10; A: mc 0, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(temperature, gives_heat_production_at_minus_24_and_minus_20) {
    auto first = given("temp -26; A: heat 8");
    first.when(A, convert_heat());
    EXPECT_TRUE(first.shows("temp -24; A: heat 0, tr 21, prod heat 1, raised-tr"));
    EXPECT_TRUE(first.nothing_else_changed());
    auto second = given("temp -22; A: heat 8");
    second.when(A, convert_heat());
    EXPECT_TRUE(second.shows("temp -20; A: prod heat 1"));
    auto between = given("temp -24; A: heat 8");
    between.when(A, convert_heat());
    EXPECT_TRUE(between.shows("temp -22; A: prod heat 0"));
}

TEST(temperature, gives_the_bonus_of_every_step_it_passes) {
    auto game = given("temp -26; A: mc 31, hand deimos-down");
    game.when(A, play("deimos-down"));
    EXPECT_TRUE(game.shows("temp -20; A: mc 0, steel 4, tr 23, prod heat 2, raised-tr, hand, played deimos-down"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(temperature, gives_an_ocean_at_0) {
    auto game = given("temp -2; tiles 4 ocean; A: heat 8");
    game.when(A, convert_heat());
    EXPECT_EQ(game.question(A), "place-tile");
    game.when(A, place(5));
    EXPECT_TRUE(game.shows("temp 0; oceans 2; tiles 5 ocean; A: heat 0, tr 22, mc 2, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(temperature, gives_no_ocean_at_0_when_nine_are_out) {
    auto game = given("temp -2; oceans 9; A: heat 8");
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("temp 0; oceans 9; A: heat 0, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(oxygen, gives_a_temperature_step_at_8) {
    auto game = given("oxygen 7; temp -10; A: plants 8");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("oxygen 8; temp -8; tiles 15 greenery A; A: plants 0, tr 22, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(oxygen, chains_over_temperature_to_an_ocean) {
    auto game = given("oxygen 7; temp -2; A: plants 8");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_EQ(game.question(A), "place-tile");
    game.when(A, place(5));
    EXPECT_TRUE(game.shows("oxygen 8; temp 0; tiles 15 greenery A, 5 ocean; A: plants 0, tr 23, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(oxygen, chains_to_heat_production) {
    auto game = given("oxygen 7; temp -26; A: plants 8");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("oxygen 8; temp -24; A: tr 22, prod heat 1"));
}

TEST(oxygen, gives_no_step_of_temperature_when_that_is_at_its_maximum) {
    auto game = given("oxygen 7; temp 8; A: plants 8");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("oxygen 8; temp 8; A: tr 21"));
}

TEST(maximum, cuts_what_is_beyond_it) {
    auto game = given("temp 6; A: mc 27, hand big-asteroid");
    game.when(A, play("big-asteroid"));
    EXPECT_TRUE(game.shows("temp 8; A: tr 21, titanium 4"));
    auto oxygen = given("oxygen 13; A: mc 25, prod energy 2, hand strip-mine");
    oxygen.when(A, play("strip-mine"));
    EXPECT_TRUE(oxygen.shows("oxygen 14; A: tr 21, prod steel 2 titanium 1"));
}

TEST(maximum, never_forbids_a_card_project_or_conversion) {
    auto game = given("temp 8; oxygen 14; oceans 9; A: mc 100, heat 8, plants 8, hand asteroid comet");
    for (const Move& move : {play("asteroid"), play("comet"), project("asteroid"), project("aquifer"),
                             project("greenery"), convert_heat(), convert_plants()})
        EXPECT_OFFERS(game, A, move);
    game.when(A, convert_heat());
    EXPECT_TRUE(game.shows("temp 8; A: heat 0, tr 20"));
    game.when(A, project("aquifer"));
    EXPECT_TRUE(game.shows("oceans 9; A: mc 82, tr 20, not-raised-tr"));
}

TEST(maximum, of_oxygen_leaves_a_greenery_without_rating) {
    auto game = given("oxygen 14; A: plants 8");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("oxygen 14; tiles 15 greenery A; A: plants 0, tr 20"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(maximum, of_oceans_cuts_a_card_with_two_of_them) {
    auto game = given("oceans 8; A: mc 23, hand ice-asteroid");
    game.when(A, play("ice-asteroid"));
    game.when(A, place(61));
    EXPECT_TRUE(game.shows("oceans 9; A: tr 21, titanium 2"));
}

TEST(maximum, of_oceans_is_shared_by_a_card_and_the_bonus_at_0) {
    auto game = given("oceans 8; temp -2; A: mc 21, hand comet");
    game.when(A, play("comet")).when(A, place(61));
    EXPECT_TRUE(game.shows("temp 0; oceans 9; active B; A: tr 22, titanium 2"));
}

}  // namespace
}  // namespace planitia::kit
