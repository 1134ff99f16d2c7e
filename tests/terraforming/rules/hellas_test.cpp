// The Hellas map: its special spaces, its milestones and its awards.
#include <kit/scenario.h>
#include <kit/short_form.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

/// Greeneries of B on all land but one space.
std::string all_land_but(std::size_t free, std::string_view map) {
    std::string tiles;
    for (terraforming::SpaceId each : terraforming::info(map_named(map)).land)
        if (each.index() + 1 != free)
            tiles += (tiles.empty() ? "" : ", ") + std::to_string(each.index() + 1) + " greenery B";
    return "map " + std::string(map) + "; tiles " + tiles + "; ";
}

TEST(south_pole, is_paid_with_6_and_brings_an_ocean) {
    auto game = given("map hellas; A: mc 31");
    game.when(A, project("city")).when(A, place(59));
    EXPECT_EQ(game.asks(A), (Texts{"place 1", "place 6", "place 12", "place 19", "place 24", "place 25", "place 32",
                                   "place 33", "place 34", "place 41", "place 42", "place 44"}));
    game.when(A, place(41));
    EXPECT_TRUE(game.shows("tiles 59 city A, 41 ocean; A: mc 0, tr 21, prod mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(south_pole, gives_the_bonus_of_the_space_where_the_ocean_goes) {
    auto game = given("map hellas; tiles 32 ocean; A: mc 31");
    game.when(A, project("city")).when(A, place(59)).when(A, place(33));
    EXPECT_TRUE(game.shows("A: mc 2, tr 21, heat 3"));
}

TEST(south_pole, is_for_nobody_who_can_not_pay_it_besides_the_price) {
    auto game = given("map hellas; A: mc 30");
    game.when(A, project("city"));
    EXPECT_NOT_OFFERED(game, A, place(59));
    EXPECT_EQ(game.why_not(A, place(59)), Texts{"cannot-pay 6 5"});
}

TEST(south_pole, does_not_count_what_the_placement_itself_brings) {
    auto game = given("map hellas; A: mc 30, corp tharsis-republic, no-first-action");
    game.when(A, project("city"));
    EXPECT_EQ(game.why_not(A, place(59)), Texts{"cannot-pay 6 5"});
}

TEST(south_pole, is_paid_with_heat_where_heat_is_money) {
    auto game = given("map hellas; A: mc 25, heat 6, corp helion");
    game.when(A, project("city")).when(A, pay({.mc = 25})).when(A, place(59)).when(A, place(41));
    EXPECT_TRUE(game.shows("tiles 59 city A; A: mc 0, heat 0, tr 21"));
}

TEST(south_pole, takes_no_metal) {
    auto game = given("map hellas; A: mc 5, steel 9, prod energy 1, hand noctis-city");
    game.when(A, play("noctis-city"));
    if (game.question(A) == "pay") game.when(A, pay({.steel = 9}));
    EXPECT_EQ(game.why_not(A, place(59)), Texts{"cannot-pay 6 5"});
}

TEST(south_pole, as_the_only_space_needs_the_6_for_a_project) {
    auto poor = given(all_land_but(59, "hellas") + "A: mc 30");
    EXPECT_EQ(poor.why_not(A, project("city")), Texts{"no-space"});
    auto rich = given(all_land_but(59, "hellas") + "A: mc 31");
    EXPECT_OFFERS(rich, A, project("city"));
    auto conversion = given(all_land_but(59, "hellas") + "A: mc 5, plants 8");
    EXPECT_EQ(conversion.why_not(A, convert_plants()), Texts{"no-space"});
    auto paid = given(all_land_but(59, "hellas") + "A: mc 6, plants 8");
    EXPECT_OFFERS(paid, A, convert_plants());
}

TEST(south_pole, as_the_only_space_needs_the_6_for_a_card) {
    const std::string forbid = all_land_but(59, "hellas") + "forbid; A: prod energy 1, hand noctis-city, ";
    auto poor = given(forbid + "mc 23");
    EXPECT_EQ(poor.why_not(A, play("noctis-city")), Texts{"no-space"});
    auto rich = given(forbid + "mc 24");
    EXPECT_OFFERS(rich, A, play("noctis-city"));
    auto with_steel = given(forbid + "mc 6, steel 9");
    EXPECT_OFFERS(with_steel, A, play("noctis-city"));
    auto with_little_steel = given(forbid + "mc 6, steel 8");
    EXPECT_EQ(with_little_steel.why_not(A, play("noctis-city")), Texts{"no-space"});
}

/// Immigrant City takes 2 of the M€ production and counts its own city: with -4 it needs a space for it.
TEST(south_pole, as_the_only_space_needs_the_6_for_a_card_that_lives_on_its_own_city) {
    const std::string facts = all_land_but(59, "hellas") + "A: prod energy 1 mc -4, hand immigrant-city, ";
    auto poor = given(facts + "mc 18");
    EXPECT_EQ(poor.why_not(A, play("immigrant-city")), Texts{"production-too-low -3 -4"});
    EXPECT_NOT_OFFERED(poor, A, play("immigrant-city"));
    auto rich = given(facts + "mc 19");
    rich.when(A, play("immigrant-city"));
    while (rich.question(A) == "resolve") rich.when(A, resolve("immigrant-city", "place-tile"));
    rich.when(A, place(41));
    EXPECT_TRUE(rich.shows("tiles 59 city A, 41 ocean; A: mc 0, tr 21, prod energy 0 mc -5"));
    auto without_need = given(all_land_but(59, "hellas") + "A: prod energy 1, hand immigrant-city, mc 18");
    EXPECT_OFFERS(without_need, A, play("immigrant-city"));
}

TEST(south_pole, with_nine_oceans_wants_the_6_and_takes_nothing) {
    auto game = given("map hellas; oceans 9; A: mc 31");
    game.when(A, project("city")).when(A, place(59));
    EXPECT_TRUE(game.shows("tiles 59 city A; A: mc 6, tr 20"));
    auto poor = given("map hellas; oceans 9; A: mc 30");
    poor.when(A, project("city"));
    EXPECT_NOT_OFFERED(poor, A, place(59));
}

TEST(south_pole, without_the_6_is_no_space_beside_an_own_tile) {
    const std::string around = "map hellas; tiles 60 city A, 54 greenery B, 55 greenery B, 61 greenery B; ";
    auto poor = given(around + "A: plants 8, mc 5");
    poor.when(A, convert_plants());
    EXPECT_OFFERS(poor, A, place(20));
    EXPECT_NOT_OFFERED(poor, A, place(59));
    EXPECT_EQ(poor.why_not(A, place(20)), Texts{});
    auto rich = given(around + "A: plants 8, mc 6");
    rich.when(A, convert_plants()).when(A, place(41));
    EXPECT_TRUE(rich.shows("tiles 59 greenery A, 41 ocean; oxygen 1; A: mc 0, tr 22"));
}

TEST(south_pole, pays_after_the_oxygen_of_a_greenery) {
    auto game = given("map hellas; oxygen 7; temp -2; oceans 8; A: mc 6, plants 8");
    game.when(A, convert_plants()).when(A, place(59));
    // Oxygen 8 warms Mars to 0 °C, whose ocean is the ninth: the player says which comes first.
    EXPECT_EQ(game.question(A), "resolve");
}

Move resolve_first(std::string_view what) {
    return {Document::map({{"kind", "resolve"}, {"what", std::string(what)}})};
}

/// Nine oceans are out as soon as one of the two is placed.
TEST(south_pole, takes_nothing_when_another_effect_has_placed_the_ninth_ocean) {
    const char* facts = "map hellas; oxygen 7; temp -2; oceans 8; A: mc 6, plants 8";
    auto warm = given(facts);
    warm.when(A, convert_plants()).when(A, place(59)).when(A, resolve_first("place-tile")).when(A, place(44));
    EXPECT_TRUE(warm.shows("tiles 59 greenery A, 44 ocean; temp 0; oxygen 8; A: mc 6, tr 23, plants 0"));
    auto pole = given(facts);
    pole.when(A, convert_plants()).when(A, place(59)).when(A, resolve_first("pay")).when(A, place(44));
    EXPECT_TRUE(pole.shows("tiles 59 greenery A, 44 ocean; temp 0; oxygen 8; A: mc 0, tr 23, plants 0"));
    EXPECT_FALSE(pole.is_asked(A)) << "the ocean of 0 °C is lost, and there is nothing else to do";
}

TEST(south_pole, is_paid_by_the_owner_of_the_claim_with_the_tile) {
    auto game = given("map hellas; claims 59 A; A: mc 31; B: mc 31");
    game.when(A, project("city")).when(A, place(59)).when(A, place(41));
    EXPECT_TRUE(game.shows("tiles 59 city A; A: mc 0, tr 21"));
    auto other = given("map hellas; claims 59 B; A: mc 31; B: mc 31");
    other.when(A, project("city"));
    EXPECT_EQ(other.why_not(A, place(59)), Texts{"claimed"});
}

TEST(south_pole, is_nothing_to_the_world_government) {
    auto game = given("map hellas; phase solar; world-government; A: mc 40");
    game.when(A, raise("ocean"));
    EXPECT_NOT_OFFERED(game, A, place(59));
    EXPECT_OFFERS(game, A, place(41));
}

TEST(south_pole, can_be_claimed_without_the_6) {
    auto game = given("map hellas; A: mc 1, hand land-claim");
    game.when(A, play("land-claim")).when(A, claim_space(59));
    EXPECT_TRUE(game.shows("claims 59 A; A: mc 0"));
}

TEST(south_pole, also_takes_the_ocean_of_a_card) {
    auto game = given("map hellas; temp -6; A: mc 21, hand artificial-lake");
    game.when(A, play("artificial-lake")).when(A, place(59)).when(A, place(41));
    EXPECT_TRUE(game.shows("tiles 59 ocean, 41 ocean; A: mc 0, tr 22"));
}

TEST(hellas, gives_heat_where_it_is_printed) {
    auto game = given("map hellas; A: mc 25");
    game.when(A, project("city")).when(A, place(53));
    EXPECT_TRUE(game.shows("tiles 53 city A; A: mc 0, heat 2, prod mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(hellas, has_no_metal_where_it_has_heat) {
    auto game = given("map hellas; A: mc 9, hand mining-rights");
    game.when(A, play("mining-rights"));
    EXPECT_OFFERS(game, A, place(14));
    EXPECT_OFFERS(game, A, place(56));
    EXPECT_EQ(game.why_not(A, place(53)), Texts{"no-metal-bonus"});
}

TEST(hellas, raises_no_steel_of_the_mining_guild_with_heat) {
    auto heat = given("map hellas; A: mc 25, corp mining-guild");
    heat.when(A, project("city")).when(A, place(54));
    EXPECT_TRUE(heat.shows("A: heat 2, prod steel 0 mc 1"));
    auto titanium = given("map hellas; A: mc 25, corp mining-guild");
    titanium.when(A, project("city")).when(A, place(56));
    EXPECT_TRUE(titanium.shows("A: titanium 1, prod steel 1 mc 1"));
}

TEST(hellas, has_lava_flows_on_any_land) {
    auto game = given("map hellas; A: mc 18, hand lava-flows");
    game.when(A, play("lava-flows"));
    EXPECT_OFFERS(game, A, place(16));
    EXPECT_OFFERS(game, A, place(57));
    EXPECT_NOT_OFFERED(game, A, place(1));
    EXPECT_EQ(game.asks(A).size(), 48U) << "all land but the pole, which costs 6";
}

TEST(hellas, has_noctis_city_by_the_rule_for_cities) {
    auto game = given("map hellas; tiles 20 city B; A: mc 18, prod energy 1, hand noctis-city");
    game.when(A, play("noctis-city"));
    EXPECT_OFFERS(game, A, place(31));
    EXPECT_EQ(game.why_not(A, place(29)), Texts{"next-to-city"});
}

TEST(hellas, reserves_nothing) {
    auto game = given("map hellas; A: mc 25");
    game.when(A, project("city")).when(A, place(29));
    EXPECT_TRUE(game.shows("tiles 29 city A"));
}

TEST(hellas, has_no_goals_of_tharsis) {
    auto game = given("map hellas; A: mc 50, tr 40");
    EXPECT_NOT_OFFERED(game, A, claim("terraformer"));
    EXPECT_EQ(game.why_not(A, claim("terraformer")), Texts{"not-offered"});
    EXPECT_EQ(game.why_not(A, fund("banker")), Texts{"not-offered"});
    auto tharsis = given("A: mc 50, prod energy 6");
    EXPECT_EQ(tharsis.why_not(A, claim("energizer")), Texts{"not-offered"});
}

TEST(hellas, solo_has_no_goals) {
    auto game = given("map hellas; solo; A: mc 50, prod energy 6");
    EXPECT_NOT_OFFERED(game, A, claim("energizer"));
    EXPECT_NOT_OFFERED(game, A, fund("cultivator"));
}

TEST(hellas, solo_counts_neutral_tiles_over_its_land) {
    bool is_one_on_the_pole = false;
    for (int seed = 0; seed < 50; ++seed) {
        auto game = dealt({.players = 1, .map = map_named("hellas")}, std::to_string(seed));
        const terraforming::Board& board = game.position().board;
        EXPECT_EQ(board.cities().size(), 2U);
        EXPECT_EQ(board.greeneries().size(), 2U);
        EXPECT_TRUE((board.occupied() - game.position().map().land).empty());
        EXPECT_TRUE(game.shows("oxygen 0; oceans 0; A: tr 14; discard-count 4"));
        is_one_on_the_pole = is_one_on_the_pole || board.occupied().contains(terraforming::SpaceId{58});
    }
    EXPECT_TRUE(is_one_on_the_pole) << "where it brings no ocean";
}

// -- milestones

TEST(diversifier, needs_eight_different_tags) {
    const std::string seven =
        "map hellas; A: mc 8, played mine space-station inventors-guild power-grid sponsors "
        "adapted-lichen tardigrades martian-rails asteroid";
    auto game = given(seven);
    EXPECT_EQ(game.why_not(A, claim("diversifier")), Texts{"condition-not-met 8 7"}) << "events do not count";
    auto eight = given(seven + " miranda-resort");
    eight.when(A, claim("diversifier"));
    EXPECT_TRUE(eight.shows("milestones diversifier A; A: mc 0"));
    EXPECT_EQ(eight.score(A).milestones, 5);
}

TEST(tactician, needs_five_green_or_blue_cards_with_a_requirement) {
    const std::string four =
        "map hellas; A: mc 8, played cloud-seeding methane-from-titan search-for-life arctic-algae "
        "ice-cap-melting mine";
    auto game = given(four);
    EXPECT_EQ(game.why_not(A, claim("tactician")), Texts{"condition-not-met 5 4"});
    auto five = given(four + " ants");
    EXPECT_OFFERS(five, A, claim("tactician"));
}

TEST(polar_explorer, needs_three_own_tiles_in_the_two_rows_at_the_bottom) {
    auto game = given("map hellas; tiles 51 city A, 61 greenery A, 50 greenery A, 56 greenery B; claims 57 A; A: mc 8");
    EXPECT_EQ(game.why_not(A, claim("polar-explorer")), Texts{"condition-not-met 3 2"});
    auto three = given("map hellas; tiles 51 city A, 61 greenery A, 57 nuclear-zone A; A: mc 8, played nuclear-zone");
    EXPECT_OFFERS(three, A, claim("polar-explorer"));
}

TEST(energizer, needs_an_energy_production_of_six) {
    auto five = given("map hellas; A: mc 8, energy 9, prod energy 5");
    EXPECT_EQ(five.why_not(A, claim("energizer")), Texts{"condition-not-met 6 5"});
    auto six = given("map hellas; A: mc 8, prod energy 6");
    EXPECT_OFFERS(six, A, claim("energizer"));
}

TEST(rim_settler, needs_three_jovian_tags) {
    auto two = given("map hellas; A: mc 8, played miranda-resort vesta-shipyard");
    EXPECT_EQ(two.why_not(A, claim("rim-settler")), Texts{"condition-not-met 3 2"});
    auto three = given("map hellas; A: mc 8, played miranda-resort vesta-shipyard, corp saturn-systems");
    EXPECT_OFFERS(three, A, claim("rim-settler"));
}

// -- awards

TEST(cultivator, is_for_greeneries) {
    auto game = given("map hellas; awards cultivator A; tiles 20 greenery A, 21 greenery A, 22 greenery B; C: mc 0");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(magnate, is_for_green_cards) {
    auto game = given(
        "map hellas; awards magnate A; A: played mine food-factory; B: played sponsors space-station security-fleet "
        "asteroid; C: played inventors-guild");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(space_baron, is_for_space_tags_face_up) {
    auto game = given(
        "map hellas; awards space-baron A; A: played space-station security-fleet; B: played optimal-aerobraking "
        "asteroid comet big-asteroid; C: mc 0");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(eccentric, is_for_resources_of_every_kind_on_cards) {
    auto game = given(
        "map hellas; awards eccentric A; A: played tardigrades=3 security-fleet=2; B: played regolith-eaters=4; C: "
        "steel 9, heat 9");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(eccentric, counts_what_lies_on_the_corporation) {
    auto game =
        given("map hellas; colonies; awards eccentric A; A: corp arklight=3; B: played regolith-eaters=2; C: mc 0");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 2);
    EXPECT_EQ(game.score(C).awards, 0);
}

TEST(contractor, is_for_building_tags) {
    auto game = given(
        "map hellas; awards contractor A; A: played mine food-factory; B: corp mining-guild; C: played mining-area");
    EXPECT_EQ(game.score(A).awards, 5);
    EXPECT_EQ(game.score(B).awards, 5) << "a doubled tag counts twice";
    EXPECT_EQ(game.score(C).awards, 0);
}

}  // namespace
}  // namespace planitia::kit
