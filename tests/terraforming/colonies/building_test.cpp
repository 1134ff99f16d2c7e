// Rules 7: building colonies.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

TEST(colony_project, costs_17_and_asks_for_the_tile) {
    auto game = given("gen 2; colonies luna, io, triton; A: mc 17");
    game.when(A, project("colony"));
    EXPECT_EQ(game.question(A), "build-colony");
    EXPECT_EQ(game.asks(A).size(), 3U);
    for (const char* colony : {"luna", "io", "triton"}) EXPECT_OFFERS(game, A, build(colony));
    game.when(A, build("io"));
    EXPECT_TRUE(game.shows("A: mc 0, prod heat 1; colonies io 1 A"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(given("gen 2; colonies luna; A: mc 16").why_not(A, project("colony")), Texts{"cannot-pay 17 16"});
}

TEST(colony_project, may_be_used_any_number_of_times) {
    auto game = given("gen 2; colonies luna, io, triton; A: mc 34");
    game.when(A, project("colony")).when(A, build("luna"));
    game.when(A, project("colony")).when(A, build("io"));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc 2 heat 1; colonies luna 1 A, io 1 A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// Rules 4.B: it is a standard project; metals pay for none.
TEST(colony_project, is_a_standard_project) {
    auto rebate = given("gen 2; colonies io; A: mc 17, played standard-technology");
    rebate.when(A, project("colony"));
    EXPECT_TRUE(rebate.shows("A: mc 3, prod heat 1"));
    // CrediCor looks at 20 M€ and more.
    auto too_cheap = given("gen 2; colonies io; A: mc 17, corp credicor");
    too_cheap.when(A, project("colony"));
    EXPECT_TRUE(too_cheap.shows("A: mc 0, prod heat 1"));
    EXPECT_EQ(given("gen 2; colonies io; A: mc 0, titanium 9, steel 9").why_not(A, project("colony")),
              Texts{"cannot-pay 17 0"});
}

TEST(colony_project, may_be_paid_with_the_heat_of_helion) {
    auto game = given("gen 2; colonies luna; A: corp helion, mc 10, heat 9");
    game.when(A, project("colony"));
    game.when(A, pay({.mc = 8, .heat = 9}));
    EXPECT_TRUE(game.shows("A: mc 2, heat 0, prod mc 2; colonies luna 1 A"));
}

TEST(colony_project, is_not_in_the_game_without_the_expansion) {
    const auto game = given("gen 2; A: mc 17");
    EXPECT_NOT_OFFERED(game, A, project("colony"));
    EXPECT_FALSE(game.why_not(A, project("colony")).empty());
}

// -- where

TEST(colony, takes_the_first_free_slot) {
    const auto builds = [](const std::string& before, const std::string& after) {
        SCOPED_TRACE(before);
        auto game = given("gen 2; players 3; colonies callisto " + before + "; A: mc 17");
        game.when(A, project("colony"));
        EXPECT_TRUE(game.shows("A: mc 0, prod energy 1; colonies callisto " + after));
        EXPECT_TRUE(game.nothing_else_changed());
    };
    // A marker on the slot moves on; one that is further to the right stays.
    builds("0", "1 A");
    builds("1", "1 A");
    builds("2", "2 A");
    builds("1 B", "2 B A");
    builds("2 B", "2 B A");
    builds("6 B", "6 B A");
    builds("2 B C", "3 B C A");
    builds("3 C B", "3 C B A");
}

TEST(colony, is_the_only_one_of_its_owner_on_a_tile) {
    auto game = given("gen 2; colonies luna 3 A, io, triton 4 B; A: mc 17");
    game.when(A, project("colony"));
    EXPECT_EQ(game.asks(A).size(), 2U);
    EXPECT_OFFERS(game, A, build("io"));
    EXPECT_OFFERS(game, A, build("triton"));
    EXPECT_EQ(game.why_not(A, build("luna")), Texts{"colony-there"});
    // A second one of the same player elsewhere is fine, and one of another player is no hindrance.
    game.when(A, build("triton"));
    EXPECT_TRUE(game.shows("A: mc 0, titanium 3; colonies triton 4 B A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(colony, is_one_of_at_most_three_on_a_tile) {
    auto game = given("gen 2; players 4; colonies luna 5 B C D, io, triton; A: mc 17");
    game.when(A, project("colony"));
    EXPECT_EQ(game.asks(A).size(), 2U);
    EXPECT_EQ(game.why_not(A, build("luna")), Texts{"colony-full"});
}

TEST(colony, is_not_built_on_a_sleeping_tile_or_one_left_out) {
    auto game = given("gen 2; colonies titan asleep, enceladus asleep, miranda asleep, io, luna; A: mc 17");
    game.when(A, project("colony"));
    EXPECT_EQ(game.asks(A).size(), 2U);
    for (const char* colony : {"titan", "enceladus", "miranda"})
        EXPECT_EQ(game.why_not(A, build(colony)), Texts{"colony-asleep"});
    EXPECT_EQ(game.why_not(A, build("ceres")), Texts{"colony-not-in-game"});
}

TEST(colony, is_impossible_without_a_tile_to_build_on) {
    const char* nowhere = "gen 2; players 4; colonies luna 3 B C D, io 1 A, titan asleep; ";
    for (const char* card : {"interplanetary-colony-ship", "ice-moon-colony", "mining-colony", "trading-colony"}) {
        SCOPED_TRACE(card);
        const auto game = given(nowhere + std::string("A: mc 50, hand ") + card);
        EXPECT_EQ(game.why_not(A, play(card)), Texts{"no-colony-tile"});
    }
    EXPECT_EQ(given(nowhere + std::string("A: mc 17")).why_not(A, project("colony")), Texts{"no-colony-tile"});
}

// Rules 7: "unless a card allows another"; the tile still has three slots.
TEST(second_colony, is_allowed_by_two_cards) {
    for (const auto& [card, cost] : {std::pair{"research-colony", 20}, std::pair{"space-port-colony", 27}}) {
        SCOPED_TRACE(card);
        auto game = given("gen 2; players 3; colonies luna 3 A B, io 1, triton 3 A B C; A: mc " + std::to_string(cost) +
                          ", hand " + card);
        game.when(A, play(card));
        // It draws besides, and the order is the player's.
        if (card == std::string("research-colony")) game.when(A, resolve(card, "build-colony"));
        EXPECT_EQ(game.asks(A).size(), 2U);
        EXPECT_OFFERS(game, A, build("io"));
        EXPECT_EQ(game.why_not(A, build("triton")), Texts{"colony-full"});
        game.when(A, build("luna"));
        EXPECT_TRUE(game.shows("A: mc 0, prod mc 2; colonies luna 3 A B A, io 1, triton 3 A B C"));
    }
}

TEST(second_colony, is_not_allowed_by_others) {
    for (const char* card : {"interplanetary-colony-ship", "mining-colony", "trading-colony", "minority-refuge"}) {
        SCOPED_TRACE(card);
        auto game = given("gen 2; colonies luna 3 A, io, triton; A: mc 50, hand " + std::string(card));
        game.when(A, play(card));
        EXPECT_EQ(game.asks(A).size(), 2U);
        EXPECT_EQ(game.why_not(A, build("luna")), Texts{"colony-there"});
    }
}

TEST(second_colony, has_its_own_place_in_the_row_of_slots) {
    auto game = given("gen 2; colonies callisto 1 A; A: mc 20, hand research-colony");
    game.when(A, play("research-colony"));
    game.when(A, resolve("research-colony", "build-colony"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1, cards 2; colonies callisto 2 A A"));
}

// -- Europa

TEST(colony_on_europa, places_an_ocean_with_rating_and_bonus) {
    auto game = given("gen 2; colonies europa; tiles 42 ocean; A: mc 17; B: played arctic-algae");
    game.when(A, project("colony"));
    EXPECT_EQ(game.question(A), "place-tile");
    EXPECT_EQ(game.asks(A).size(), 11U);
    EXPECT_NOT_OFFERED(game, A, decline());
    game.when(A, place(43));
    EXPECT_TRUE(game.shows("A: mc 2, plants 1, tr 21; B: plants 2; tiles 43 ocean; colonies europa 1 A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(colony_on_europa, is_built_without_an_ocean_when_nine_are_out) {
    auto game = given("gen 2; oceans 9; colonies europa; A: mc 17");
    game.when(A, project("colony"));
    EXPECT_TRUE(game.shows("A: mc 0; colonies europa 1 A"));
    EXPECT_TRUE(game.nothing_else_changed());
    // Nor does a tile without a place forbid a card that builds one.
    const auto strict = given("gen 2; forbid; oceans 9; colonies europa; A: mc 12, hand interplanetary-colony-ship");
    EXPECT_OFFERS(strict, A, play("interplanetary-colony-ship"));
}

TEST(colony_on_europa, leaves_the_ninth_ocean_to_one_of_two_effects) {
    auto game = given("gen 2; oceans 8; colonies europa; A: mc 23, hand ice-moon-colony");
    game.when(A, play("ice-moon-colony"));
    game.when(A, resolve("ice-moon-colony", "build-colony"));
    game.when(A, place(61));
    EXPECT_TRUE(
        game.shows("A: mc 0, titanium 2, tr 21, hand, played ice-moon-colony; tiles 61 ocean; "
                   "colonies europa 1 A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// -- what follows

TEST(colony, can_be_built_where_a_fleet_is_visiting) {
    auto game = given("gen 2; colonies luna 0 visitor B; A: mc 17");
    game.when(A, project("colony"));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc 2; colonies luna 1 A visitor B"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(colony, needs_no_fleet) {
    auto game = given("gen 2; colonies luna, io 0 visitor A; A: mc 17, fleets 1");
    game.when(A, project("colony"));
    game.when(A, build("luna"));
    EXPECT_TRUE(game.shows("A: prod mc 2; colonies luna 1 A, io 0 visitor A"));
}

TEST(colony, pays_nobody_but_its_builder) {
    auto game = given("gen 2; players 3; colonies luna 4 B C; A: mc 17");
    game.when(A, project("colony"));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc 2; colonies luna 4 B C A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(colony, is_noticed_by_poseidon_whoever_builds_it) {
    auto game = given("gen 2; colonies io; A: mc 17; B: corp poseidon, no-first-action");
    game.when(A, project("colony"));
    EXPECT_TRUE(game.shows("A: mc 0, prod heat 1; B: prod mc 1; colonies io 1 A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(colony, draws_before_anything_else_goes_on) {
    auto game = given("gen 2; colonies pluto, io; A: mc 34; deck asteroid comet trees");
    game.when(A, project("colony")).when(A, build("pluto"));
    EXPECT_TRUE(game.shows("A: mc 17, hand asteroid comet; deck trees; colonies pluto 1 A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
