// Rules 4.C and 4.D: milestones and awards.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(milestone, costs_8_and_is_worth_5) {
    auto game = given("A: mc 8, tr 35");
    game.when(A, claim("terraformer"));
    EXPECT_TRUE(game.shows("milestones terraformer A; A: mc 0"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).milestones, 5);
}

TEST(milestone, needs_its_condition_at_that_moment) {
    auto game = given("A: mc 8, tr 34");
    EXPECT_NOT_OFFERED(game, A, claim("terraformer"));
    EXPECT_EQ(game.why_not(A, claim("terraformer")), Texts{"condition-not-met 35 34"});
}

TEST(milestone, mayor_needs_three_cities_also_off_the_planet) {
    auto game = given("tiles 15 city A, phobos city A, 38 capital A; A: mc 8, played capital phobos-space-haven");
    EXPECT_OFFERS(game, A, claim("mayor"));
    auto two = given("tiles 15 city A, phobos city A, 38 city B; A: mc 8");
    EXPECT_EQ(two.why_not(A, claim("mayor")), Texts{"condition-not-met 3 2"});
}

TEST(milestone, gardener_needs_three_greeneries) {
    auto game = given("tiles 15 greenery A, 16 greenery A, 17 greenery A, 18 greenery B; A: mc 8");
    EXPECT_OFFERS(game, A, claim("gardener"));
    auto two = given("tiles 15 greenery A, 16 greenery A, 17 greenery B; A: mc 8");
    EXPECT_EQ(two.why_not(A, claim("gardener")), Texts{"condition-not-met 3 2"});
}

TEST(milestone, builder_needs_eight_building_tags_in_play) {
    const std::string seven =
        "gen 2; A: mc 8, played mine titanium-mine power-plant solar-power food-factory soil-factory "
        "fuel-factory";
    auto game = given(seven);
    EXPECT_EQ(game.why_not(A, claim("builder")), Texts{"condition-not-met 8 7"});
    auto with_corporation = given(seven + ", corp interplanetary-cinematics");
    EXPECT_OFFERS(with_corporation, A, claim("builder"));
}

TEST(milestone, planner_needs_sixteen_cards_in_hand) {
    const std::string fifteen =
        "A: mc 8, hand asteroid comet birds fish ants mine trees bushes grass heather moss algae farming "
        "worms insects";
    auto game = given(fifteen);
    EXPECT_EQ(game.why_not(A, claim("planner")), Texts{"condition-not-met 16 15"});
    auto sixteen = given(fifteen + " virus");
    EXPECT_OFFERS(sixteen, A, claim("planner"));
}

TEST(milestone, can_be_claimed_once) {
    auto game = given("milestones terraformer B; A: mc 8, tr 35");
    EXPECT_EQ(game.why_not(A, claim("terraformer")), Texts{"already-taken"});
}

TEST(milestone, is_closed_after_three) {
    auto game = given("milestones mayor B, builder B, planner B; A: mc 8, tr 35");
    EXPECT_EQ(game.why_not(A, claim("terraformer")).front().substr(0, 15), "all-three-taken");
    EXPECT_NOT_OFFERED(game, A, claim("terraformer"));
    EXPECT_EQ(game.score(B).milestones, 15);
}

TEST(award, costs_8_then_14_then_20) {
    auto game = given("A: mc 42; B: passed");
    game.when(A, fund("banker"));
    EXPECT_TRUE(game.shows("awards banker A; A: mc 34"));
    game.when(A, fund("miner"));
    EXPECT_TRUE(game.shows("awards miner A; A: mc 20"));
    game.when(A, fund("landlord"));
    EXPECT_TRUE(game.shows("awards landlord A; A: mc 0"));
}

TEST(award, needs_its_full_cost) {
    auto game = given("awards banker B; A: mc 13");
    EXPECT_EQ(game.why_not(A, fund("miner")), Texts{"cannot-pay 14 13"});
}

TEST(award, can_be_funded_once_and_three_in_all) {
    auto game = given("awards banker B; A: mc 50");
    EXPECT_EQ(game.why_not(A, fund("banker")), Texts{"already-taken"});
    auto full = given("awards banker B, miner B, landlord A; A: mc 50");
    EXPECT_NOT_OFFERED(full, A, fund("scientist"));
}

TEST(award, gives_5_to_the_first_and_2_to_the_second_whoever_funded_it) {
    auto game = given("awards banker C; A: prod mc 3; B: prod mc 5; C: prod mc 1");
    EXPECT_EQ(game.score(B).awards, 5);
    EXPECT_EQ(game.score(A).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(award, has_no_second_place_with_two_players) {
    auto game = given("awards banker A; A: prod mc 3; B: prod mc 5");
    EXPECT_EQ(game.score(B).awards, 5);
    EXPECT_EQ(game.score(A).awards, 0);
}

TEST(award, shared_by_two_firsts_has_no_second) {
    auto game = given("awards banker A; A: prod mc 5; B: prod mc 5; C: prod mc 4");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 5);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(award, shared_by_seconds_gives_2_to_each) {
    auto game = given("awards banker A; A: prod mc 5; B: prod mc 4; C: prod mc 4; D: prod mc 3");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 2);
    EXPECT_EQ(game.score(D).awards, 0);
}

// Rules 4.D, a ruling after the Czech edition.
TEST(award, is_also_taken_with_nothing) {
    auto game = given("awards miner A; A: steel 1; B: mc 0; C: mc 0");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    auto all = given("awards miner A; players 3");
    for (PlayerId player : {A, B, C}) EXPECT_EQ(all.score(player).awards, 5);
}

TEST(award, counts_what_it_is_named_after) {
    const std::string three = "players 3; ";
    auto landlord =
        given(three + "awards landlord A; tiles 15 city A, phobos city A, 20 greenery B, 4 ocean; claims 33 B");
    EXPECT_EQ(landlord.score(A).awards, 5);
    EXPECT_EQ(landlord.score(B).awards, 2);
    auto scientist =
        given(three + "awards scientist A; A: played research; B: played mars-university; C: played invention-contest");
    EXPECT_EQ(scientist.score(A).awards, 5);
    EXPECT_EQ(scientist.score(B).awards, 2);
    EXPECT_EQ(scientist.score(C).awards, 0);
    auto thermalist = given(three + "awards thermalist A; A: heat 5, energy 9; B: heat 6; C: heat 1");
    EXPECT_EQ(thermalist.score(B).awards, 5);
    auto miner = given(three + "awards miner A; A: steel 2, titanium 2; B: steel 3; C: titanium 3");
    EXPECT_EQ(miner.score(A).awards, 5);
    EXPECT_EQ(miner.score(B).awards, 2);
    EXPECT_EQ(miner.score(C).awards, 2);
}

TEST(milestones_and_awards, are_not_part_of_solo) {
    auto game = given("solo; A: mc 50, tr 40");
    EXPECT_EQ(game.why_not(A, claim("terraformer")), Texts{"not-in-solo"});
    EXPECT_EQ(game.why_not(A, fund("banker")), Texts{"not-in-solo"});
}

}  // namespace
}  // namespace planitia::kit
