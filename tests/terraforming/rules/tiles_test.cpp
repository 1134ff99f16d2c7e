// Rules 5: tiles, where they may go and what they bring.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(placement, gives_the_printed_bonus_of_the_space) {
    auto steel = given("A: mc 25");
    steel.when(A, project("city")).when(A, place(1));
    EXPECT_TRUE(steel.shows("tiles 1 city A; A: mc 0, steel 2, prod mc 1"));
    EXPECT_TRUE(steel.nothing_else_changed());
    auto mixed = given("A: mc 25");
    mixed.when(A, project("city")).when(A, place(19));
    EXPECT_TRUE(mixed.shows("A: plants 1, titanium 1"));
    auto card = given("A: mc 25; deck bushes trees");
    card.when(A, project("city")).when(A, place(12));
    EXPECT_TRUE(card.shows("A: hand bushes; deck trees"));
}

TEST(placement, gives_two_megacredits_for_each_ocean_beside) {
    auto game = given("tiles 4 ocean, 5 ocean, 11 ocean; A: mc 25");
    game.when(A, project("city")).when(A, place(10));
    EXPECT_TRUE(game.shows("tiles 10 city A; A: mc 6"));
}

TEST(placement, of_an_ocean_also_gives_for_oceans_beside) {
    auto game = given("tiles 4 ocean; A: mc 18; deck bushes trees");
    game.when(A, project("aquifer")).when(A, place(5));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: mc 2, tr 21, hand"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(ocean, goes_to_ocean_areas_only) {
    auto game = given("tiles 4 ocean; A: mc 18");
    game.when(A, project("aquifer"));
    EXPECT_EQ(game.asks(A), (Texts{"place 2", "place 5", "place 11", "place 26", "place 30", "place 31", "place 32",
                                   "place 41", "place 42", "place 43", "place 61"}));
}

TEST(ocean, belongs_to_nobody) {
    auto game = given("A: mc 18, plants 8");
    game.when(A, project("aquifer")).when(A, place(4));
    EXPECT_TRUE(game.shows("tiles 4 ocean; A: tr 21"));
    game.when(A, convert_plants());
    EXPECT_OFFERS(game, A, place(60));
}

TEST(greenery, goes_beside_an_own_tile_if_possible) {
    auto game = given("tiles 20 city A, 45 city B; A: plants 8");
    game.when(A, convert_plants());
    // 29 beside it is kept for Noctis City.
    EXPECT_EQ(game.asks(A), (Texts{"place 12", "place 13", "place 19", "place 21", "place 28"}));
}

TEST(greenery, goes_anywhere_on_land_without_a_place_beside_an_own_tile) {
    auto game = given("tiles 45 city B, 4 ocean; A: plants 8");
    game.when(A, convert_plants());
    EXPECT_EQ(game.asks(A).size(), 47U);
    EXPECT_NOT_OFFERED(game, A, place(2));
    EXPECT_NOT_OFFERED(game, A, place(29));
    EXPECT_NOT_OFFERED(game, A, place(45));
    EXPECT_OFFERS(game, A, place(46));
}

TEST(greenery, may_lie_beside_a_special_tile_of_its_owner) {
    auto game = given("tiles 58 nuclear-zone A; A: plants 8, played nuclear-zone");
    game.when(A, convert_plants());
    EXPECT_EQ(game.asks(A), (Texts{"place 52", "place 53", "place 57", "place 59"}));
}

TEST(greenery, raises_oxygen_with_the_rating) {
    auto game = given("A: plants 9");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 greenery A; oxygen 1; A: plants 1, tr 21"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(city, never_goes_beside_a_city) {
    auto game = given("tiles 20 city B, 46 capital B; A: mc 25; B: played capital");
    game.when(A, project("city"));
    for (int beside : {12, 13, 19, 21, 28, 38, 39, 45, 47, 52, 53}) EXPECT_NOT_OFFERED(game, A, place(beside));
    for (int apart : {6, 14, 27, 37, 44, 54}) EXPECT_OFFERS(game, A, place(apart));
    EXPECT_NOT_OFFERED(game, A, place(29));
    EXPECT_NOT_OFFERED(game, A, place(4));
}

TEST(city, named_noctis_goes_to_its_own_space_even_beside_a_city) {
    auto game = given("tiles 20 city B; A: mc 18, prod energy 1, hand noctis-city");
    game.when(A, play("noctis-city"));
    EXPECT_TRUE(game.shows("tiles 29 city A; A: mc 0, plants 2, prod energy 0 mc 3, hand, played noctis-city"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(city, off_the_planet_has_no_neighbours) {
    auto game = given("A: mc 25, hand phobos-space-haven");
    game.when(A, play("phobos-space-haven"));
    EXPECT_TRUE(game.shows("tiles phobos city A; A: prod titanium 1"));
    EXPECT_TRUE(game.position().board.cities().size() == 1);
}

TEST(city, with_nowhere_to_go_makes_the_project_illegal) {
    auto game = given(
        "tiles 1 city B, 3 city B, 13 city B, 14 city B, 16 city B, 25 city B, 27 city B, 34 city B, 39 city "
        "B, 45 city B, "
        "49 city B, 52 city B, 54 city B; A: mc 60");
    EXPECT_NOT_OFFERED(game, A, project("city"));
    EXPECT_EQ(game.why_not(A, project("city")), Texts{"no-space"});
    EXPECT_OFFERS(game, A, project("greenery"));
}

TEST(claim, keeps_a_space_for_its_owner) {
    auto game = given("A: mc 1, hand land-claim; B: mc 25");
    game.when(A, play("land-claim"));
    EXPECT_EQ(game.question(A), "claim-space");
    EXPECT_NOT_OFFERED(game, A, claim_space(4));
    EXPECT_NOT_OFFERED(game, A, claim_space(29));
    game.when(A, claim_space(15));
    EXPECT_TRUE(game.shows("claims 15 A; active B"));
    game.when(B, project("city"));
    EXPECT_NOT_OFFERED(game, B, place(15));
    EXPECT_OFFERS(game, B, place(14));
}

TEST(claim, goes_with_the_tile_of_its_owner) {
    auto game = given("claims 15 A; A: mc 25");
    game.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 city A; claims 15 none"));
}

TEST(claim, is_no_tile) {
    auto game = given("claims 15 A; A: plants 8");
    game.when(A, convert_plants());
    EXPECT_OFFERS(game, A, place(57));
}

TEST(unplaceable_tile, is_skipped_and_does_not_forbid_the_card) {
    auto game = given("A: mc 10, prod energy 1, hand urbanized-area");
    game.when(A, play("urbanized-area"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 0 mc 2, hand, played urbanized-area"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(unplaceable_tile, forbids_the_card_where_the_table_plays_it_so) {
    auto game = given("forbid; A: mc 10, prod energy 1, hand urbanized-area");
    EXPECT_NOT_OFFERED(game, A, play("urbanized-area"));
    EXPECT_EQ(game.why_not(A, play("urbanized-area")), Texts{"no-space"});
    auto possible = given("forbid; tiles 20 city B, 22 city B; A: mc 10, prod energy 1, hand urbanized-area");
    possible.when(A, play("urbanized-area"));
    EXPECT_TRUE(possible.shows("tiles 21 city A"));
}

}  // namespace
}  // namespace planitia::kit
