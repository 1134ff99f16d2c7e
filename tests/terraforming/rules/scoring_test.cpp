// Rules 1: the score.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

TEST(score, begins_with_the_rating) {
    auto game = given("A: tr 31; B: tr 20");
    EXPECT_EQ(game.score(A).rating, 31);
    EXPECT_EQ(game.score(A).total(), 31);
    EXPECT_EQ(game.score(A).place, 1);
    EXPECT_EQ(game.score(B).place, 2);
}

TEST(score, counts_one_for_each_own_greenery) {
    auto game = given("tiles 15 greenery A, 16 greenery A, 17 greenery B");
    EXPECT_EQ(game.score(A).greenery, 2);
    EXPECT_EQ(game.score(B).greenery, 1);
}

TEST(score, counts_for_a_city_the_greeneries_beside_it_of_anyone) {
    auto game = given("tiles 15 city A, 14 greenery A, 16 greenery B, 22 greenery B, 24 greenery B, 20 city B");
    EXPECT_EQ(game.score(A).city, 3);
    EXPECT_EQ(game.score(B).city, 0);
}

TEST(score, counts_a_greenery_for_every_city_beside_it) {
    auto game = given("tiles 14 city A, 15 greenery B, 16 city A");
    EXPECT_EQ(game.score(A).city, 2);
}

TEST(score, counts_the_capital_as_a_city_and_its_oceans_as_card_points) {
    auto game = given("tiles 38 capital A, 30 ocean, 39 greenery B; A: played capital");
    EXPECT_EQ(game.score(A).city, 1);
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(score, counts_nothing_for_cities_off_the_planet_but_the_card) {
    auto game = given("tiles phobos city A; A: played phobos-space-haven");
    EXPECT_EQ(game.score(A).city, 0);
    EXPECT_EQ(game.score(A).cards, 3);
}

TEST(score, counts_resources_on_cards) {
    auto game = given("A: played birds=3 ants=5 physics-complex=2 search-for-life=4");
    EXPECT_EQ(game.score(A).cards, 3 + 2 + 4 + 3);
}

TEST(score, of_search_for_life_needs_a_science_resource) {
    auto game = given("A: played search-for-life");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(score, counts_negative_points_and_played_events) {
    auto game = given("A: played hackers nuclear-zone large-convoy bribed-committee");
    EXPECT_EQ(game.score(A).cards, -1 - 2 + 2 - 2);
}

TEST(score, counts_points_by_tags_in_play) {
    auto game = given("A: played io-mining-industries ganymede-colony colonizer-training-camp; tiles ganymede city A");
    EXPECT_EQ(game.score(A).cards, 3 + 3 + 2);
}

TEST(score, counts_cities_in_play_for_immigration_shuttles) {
    auto game =
        given("tiles 15 city A, 20 city B, phobos city B, 38 city A, 53 city B; A: played immigration-shuttles");
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(score, counts_cities_beside_the_commercial_district) {
    auto game =
        given("tiles 22 commercial-district A, 14 city A, 23 city B, 15 greenery A; A: played commercial-district");
    EXPECT_EQ(game.score(A).cards, 2);
}

TEST(tie, is_won_with_more_megacredits) {
    auto game = given("A: tr 30, mc 4; B: tr 30, mc 5; C: tr 29, mc 50");
    EXPECT_EQ(game.score(B).place, 1);
    EXPECT_EQ(game.score(A).place, 2);
    EXPECT_EQ(game.score(C).place, 3);
}

TEST(tie, of_points_and_megacredits_shares_the_place) {
    auto game = given("A: tr 30, mc 5; B: tr 30, mc 5; C: tr 29");
    EXPECT_EQ(game.score(A).place, 1);
    EXPECT_EQ(game.score(B).place, 1);
    EXPECT_EQ(game.score(C).place, 3);
}

TEST(score, adds_everything_up) {
    auto game = given(
        "tiles 15 city A, 14 greenery A; milestones mayor A; awards banker A; A: tr 30, prod mc 1, played "
        "mine birds=2");
    const auto score = game.score(A);
    EXPECT_EQ(score.rating, 30);
    EXPECT_EQ(score.awards, 5);
    EXPECT_EQ(score.milestones, 5);
    EXPECT_EQ(score.greenery, 1);
    EXPECT_EQ(score.city, 1);
    EXPECT_EQ(score.cards, 2);
    EXPECT_EQ(score.total(), 44);
}

}  // namespace
}  // namespace planitia::kit
