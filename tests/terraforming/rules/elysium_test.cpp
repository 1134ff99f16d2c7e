// The Elysium map: its special spaces, its milestones and its awards.
#include <kit/scenario.h>
#include <kit/short_form.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(elysium, gives_three_cards_on_olympus_mons) {
    auto game = given("map elysium; A: mc 25; deck bushes trees grass moss");
    game.when(A, project("city")).when(A, place(18));
    EXPECT_TRUE(game.shows("tiles 18 city A; A: mc 0, hand bushes trees grass, prod mc 1; deck moss"));
}

TEST(elysium, has_its_own_volcanic_areas) {
    auto game = given("map elysium; tiles 12 city B; A: mc 18, hand lava-flows");
    game.when(A, play("lava-flows"));
    EXPECT_EQ(game.asks(A), (Texts{"place 6", "place 18", "place 35"}));
    EXPECT_EQ(game.why_not(A, place(19)), Texts{"not-volcanic"});
}

TEST(elysium, forbids_lava_flows_without_a_free_volcanic_area) {
    auto game = given(
        "map elysium; forbid; tiles 6 greenery B, 12 greenery B, 18 greenery B, 35 greenery B; A: mc 18, hand "
        "lava-flows");
    EXPECT_EQ(game.why_not(A, play("lava-flows")), Texts{"no-space"});
}

TEST(elysium, has_volcanic_areas_that_are_land_to_everything_else) {
    auto game = given("map elysium; A: plants 8");
    game.when(A, convert_plants());
    EXPECT_OFFERS(game, A, place(6));
    auto claim = given("map elysium; A: mc 1, hand land-claim");
    claim.when(A, play("land-claim"));
    EXPECT_OFFERS(claim, A, claim_space(35));
}

TEST(elysium, has_noctis_city_by_the_rule_for_cities) {
    auto game = given("map elysium; tiles 20 city B; A: mc 18, prod energy 1, hand noctis-city");
    game.when(A, play("noctis-city"));
    EXPECT_OFFERS(game, A, place(31));
    EXPECT_EQ(game.why_not(A, place(29)), Texts{"next-to-city"});
}

TEST(elysium, has_robotic_workforce_copy_noctis_city) {
    auto game =
        given("map elysium; tiles 31 city A; A: mc 9, prod energy 1, hand robotic-workforce, played noctis-city");
    game.when(A, play("robotic-workforce"));
    if (game.question(A) == "target-card") game.when(A, target_card("noctis-city"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 0 mc 3"));
}

TEST(elysium, has_its_own_ocean_areas) {
    auto game = given("map elysium; A: mc 18");
    game.when(A, project("aquifer"));
    EXPECT_EQ(game.asks(A), (Texts{"place 1", "place 2", "place 3", "place 4", "place 9", "place 10", "place 16",
                                   "place 17", "place 22", "place 24", "place 25", "place 30"}));
}

TEST(elysium, solo_counts_neutral_tiles_over_its_land) {
    for (int seed = 0; seed < 50; ++seed) {
        auto game = dealt({.players = 1, .map = map_named("elysium")}, std::to_string(seed));
        const terraforming::Board& board = game.position().board;
        EXPECT_EQ(board.cities().size(), 2U);
        EXPECT_EQ(board.greeneries().size(), 2U);
        EXPECT_TRUE((board.occupied() - game.position().map().land).empty());
    }
}

// -- milestones

TEST(generalist, needs_all_six_productions_above_the_start) {
    auto five = given("map elysium; A: mc 8, prod mc 1 steel 1 titanium 1 plants 1 energy 1");
    EXPECT_EQ(five.why_not(A, claim("generalist")), Texts{"condition-not-met 6 5"});
    auto six = given("map elysium; A: mc 8, prod mc 1 steel 1 titanium 1 plants 1 energy 1 heat 1");
    EXPECT_OFFERS(six, A, claim("generalist"));
    auto standard =
        given("map elysium; no-corporate-era; A: mc 8, prod mc 1 steel 1 titanium 1 plants 1 energy 1 heat 1");
    EXPECT_EQ(standard.why_not(A, claim("generalist")), Texts{"condition-not-met 6 0"});
    auto raised =
        given("map elysium; no-corporate-era; A: mc 8, prod mc 2 steel 2 titanium 2 plants 2 energy 2 heat 2");
    EXPECT_OFFERS(raised, A, claim("generalist"));
}

TEST(specialist, needs_one_production_of_ten) {
    auto nine = given("map elysium; A: mc 8, prod heat 9 mc 9");
    EXPECT_EQ(nine.why_not(A, claim("specialist")), Texts{"condition-not-met 10 9"});
    auto ten = given("map elysium; A: mc 8, prod heat 10");
    EXPECT_OFFERS(ten, A, claim("specialist"));
}

TEST(ecologist, needs_four_plant_microbe_and_animal_tags_together) {
    auto three = given("map elysium; A: mc 8, played adapted-lichen tardigrades fish virus");
    EXPECT_EQ(three.why_not(A, claim("ecologist")), Texts{"condition-not-met 4 3"});
    auto four = given("map elysium; A: mc 8, played adapted-lichen tardigrades fish ants");
    EXPECT_OFFERS(four, A, claim("ecologist"));
}

TEST(tycoon, needs_fifteen_green_and_blue_cards) {
    const std::string fourteen =
        "map elysium; A: mc 8, corp saturn-systems, played mine food-factory sponsors power-grid miranda-resort "
        "vesta-shipyard nuclear-power building-industries deep-well-heating lunar-beam inventors-guild martian-rails "
        "space-station security-fleet asteroid comet";
    auto game = given(fourteen);
    EXPECT_EQ(game.why_not(A, claim("tycoon")), Texts{"condition-not-met 15 14"});
    auto fifteen = given(fourteen + " rover-construction");
    EXPECT_OFFERS(fifteen, A, claim("tycoon"));
}

TEST(legend, needs_five_own_events) {
    const std::string four =
        "map elysium; B: played virus deimos-down; A: mc 8, played asteroid comet big-asteroid imported-hydrogen";
    auto game = given(four);
    EXPECT_EQ(game.why_not(A, claim("legend")), Texts{"condition-not-met 5 4"});
    auto five = given(four + " release-of-inert-gases");
    EXPECT_OFFERS(five, A, claim("legend"));
}

// -- awards

TEST(celebrity, is_for_green_and_blue_cards_of_20_or_more) {
    auto game = given(
        "map elysium; awards celebrity A; A: played ganymede-colony space-elevator; B: played earth-catapult "
        "underground-city research-outpost comet big-asteroid; C: played power-grid");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(industrialist, is_for_steel_and_energy) {
    auto game = given("map elysium; awards industrialist A; A: steel 2, energy 3; B: steel 4; C: titanium 9, heat 9");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(desert_settler, is_for_tiles_in_the_four_rows_at_the_bottom) {
    auto game = given(
        "map elysium; awards desert-settler A; tiles 36 city A, 61 greenery A, 50 greenery B, 35 greenery B, 27 "
        "greenery B, phobos city B; claims 57 C; C: mc 0");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(estate_dealer, is_for_tiles_beside_oceans) {
    auto game = given(
        "players 3; map elysium; awards estate-dealer A; tiles 9 ocean, 10 ocean, 16 ocean, 8 greenery A, 11 greenery "
        "A, 15 "
        "greenery B, 60 greenery B, 59 greenery B, 20 greenery C");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(estate_dealer, is_for_tiles_on_ocean_areas_and_not_for_those_off_the_planet) {
    auto game = given(
        "players 3; map elysium; awards estate-dealer A; tiles 9 ocean, 10 mohole-area A, 20 greenery A, 60 greenery "
        "B, "
        "phobos city B; A: played mohole-area; B: played phobos-space-haven");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
}

TEST(benefactor, is_for_the_rating) {
    auto game = given("map elysium; awards benefactor A; A: tr 30; B: tr 29; C: tr 20");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

}  // namespace
}  // namespace planitia::kit
