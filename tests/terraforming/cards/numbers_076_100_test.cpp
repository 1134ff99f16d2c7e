// Cards 076 to 100.
#include "card_lines.h"

namespace planitia::kit {
namespace {

/// A bonus step has no card as its source.
Move ocean_of_the_temperature() {
    return {Document::map({{"kind", "resolve"}, {"source", Document()}, {"what", "place-tile"}})};
}

TEST(numbers_076_to_100, plain_cards_do_what_they_show) {
    plays({"space-mirrors", "A: mc 3", "A: mc 0", "space power"});
    plays({"solar-wind-power", "A: mc 11", "A: mc 0, titanium 2, prod energy 1", "space science power"});
    plays({"callisto-penal-mines", "A: mc 24", "A: mc 0, prod mc 3", "space jovian", 2});
    plays({"giant-space-mirror", "A: mc 17", "A: mc 0, prod energy 3", "space power"});
    plays({"trans-neptune-probe", "A: mc 6", "A: mc 0", "space science", 1});
    plays({"grass", "temp -16; A: mc 11", "A: mc 0, plants 3, prod plants 1", "plant"});
    plays({"heather", "temp -14; A: mc 6", "A: mc 0, plants 1, prod plants 1", "plant"});
    plays({"bushes", "temp -10; A: mc 10", "A: mc 0, plants 2, prod plants 2", "plant"});
    plays({"peroxide-power", "A: mc 7", "A: mc 0, prod energy 2 mc -1", "building power"});
    plays({"io-mining-industries", "A: mc 41", "A: mc 0, prod titanium 2 mc 2", "space jovian", 1});
    plays({"physics-complex", "A: mc 12", "A: mc 0, played physics-complex=0", "building science"});
    plays({"tropical-resort", "A: mc 13, prod heat 2", "A: mc 0, prod heat 0 mc 3", "building", 2});
    plays({"fueled-generators", "A: mc 1", "A: mc 0, prod energy 1 mc -1", "building power"});
    plays({"quantum-extractor", "A: mc 13, played research search-for-life physics-complex", "A: mc 0, prod energy 4",
           "building science science science science science power", 1});
    plays({"gene-repair", "A: mc 12, played research search-for-life", "A: mc 0, prod mc 2",
           "science science science science", 3});
    plays({"mass-converter", "A: mc 8, played research search-for-life physics-complex adaptation-technology",
           "A: mc 0, prod energy 6", "building science science science science science science power", 2});
}

TEST(numbers_076_to_100, requirements_are_met_exactly_or_missed_by_one) {
    needs({"grass", "temp -16; A: mc 11", "temp -18; A: mc 11", "temperature-too-low -16 -18"});
    needs({"heather", "temp -14; A: mc 6", "temp -16; A: mc 6", "temperature-too-low -14 -16"});
    needs({"bushes", "temp -10; A: mc 10", "temp -12; A: mc 10", "temperature-too-low -10 -12"});
    // The science tag of the card itself does not help it, nor do those of other players and of events.
    needs({"quantum-extractor", "A: mc 13, played research search-for-life physics-complex",
           "B: played adaptation-technology; A: mc 13, played research search-for-life invention-contest",
           "too-few-tags 4 3"});
    needs(
        {"gene-repair", "A: mc 12, played research search-for-life", "A: mc 12, played research", "too-few-tags 3 2"});
    needs({"mass-converter", "gen 2; A: corp inventrix, mc 8, played research search-for-life physics-complex",
           "A: mc 8, played research search-for-life physics-complex", "too-few-tags 5 4"});
}

// Rules 4.A: own production decreases are compulsory; that of M€ goes down to -5, others to 0.
TEST(numbers_076_to_100, own_production_must_be_there_to_be_lowered) {
    needs({"peroxide-power", "A: mc 7, prod mc -4", "A: mc 7, prod mc -5", "production-too-low -4 -5"});
    needs({"fueled-generators", "A: mc 1, prod mc -4", "A: mc 1, prod mc -5", "production-too-low -4 -5"});
    needs({"tropical-resort", "A: mc 13, prod heat 2", "A: mc 13, prod heat 1", "production-too-low 2 1"});
    needs({"commercial-district", "A: mc 16, prod energy 1", "A: mc 16", "production-too-low 1 0"});
}

TEST(numbers_076_to_100, costs_are_told_by_what_is_lacking) {
    needs({"ice-asteroid", "A: mc 23", "A: mc 22", "cannot-pay 23 22"});
    needs({"giant-ice-asteroid", "A: mc 36", "A: mc 35", "cannot-pay 36 35"});
    needs({"greenhouses", "A: mc 6", "A: mc 5", "cannot-pay 6 5"});
    needs({"nuclear-zone", "A: mc 10", "A: mc 9", "cannot-pay 10 9"});
    needs({"toll-station", "A: mc 12", "A: mc 11", "cannot-pay 12 11"});
    needs({"robotic-workforce", "A: mc 9, played mine", "A: mc 8, played mine", "cannot-pay 9 8"});
    // Events show their tags only now.
    costs("ice-asteroid", "space-station", 21);
    costs("giant-ice-asteroid", "space-station", 34);
}

// Media Archives pay 1 M€ for each event.
TEST(numbers_076_to_100, events_are_told_from_other_cards) {
    auto game = given("A: mc 8, hand media-archives, played ice-asteroid giant-ice-asteroid");
    EXPECT_TRUE(game.when(A, play("media-archives")).shows("A: mc 2"));
}

TEST(space_mirrors, turns_7_megacredits_into_energy_production_once_a_generation) {
    auto game = given("A: mc 20, played space-mirrors");
    game.when(A, action("space-mirrors"));
    EXPECT_TRUE(game.shows("A: mc 13, prod energy 1, played space-mirrors!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("space-mirrors")), Texts{"action-used"});
    game.to_next_generation();
    EXPECT_OFFERS(game.when(B, pass()), A, action("space-mirrors"));
}

TEST(space_mirrors, takes_no_metal_for_its_action) {
    auto game = given("A: mc 6, steel 5, titanium 5, played space-mirrors");
    EXPECT_EQ(game.why_not(A, action("space-mirrors")), Texts{"cannot-pay 7 6"});
}

TEST(ice_asteroid, places_two_oceans_one_after_the_other) {
    auto game = given("A: mc 23, hand ice-asteroid; deck birds fish");
    game.when(A, play("ice-asteroid"));
    EXPECT_EQ(game.asks(A).size(), 12U);
    game.when(A, place(5));
    EXPECT_EQ(game.asks(A).size(), 11U);
    game.when(A, place(4));
    EXPECT_TRUE(
        game.shows("tiles 4 ocean, 5 ocean; deck fish; "
                   "A: mc 2, tr 22, raised-tr, hand birds, played ice-asteroid"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(ice_asteroid, may_be_played_when_no_ocean_is_left) {
    auto game = given("oceans 9; A: mc 23, hand ice-asteroid");
    game.when(A, play("ice-asteroid"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played ice-asteroid"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(quantum_extractor, makes_space_cards_cheaper) {
    costs("satellites", "quantum-extractor", 8);
    costs("satellites", "quantum-extractor mass-converter space-station", 4);
    costs("research", "quantum-extractor", 11);
    costs("deimos-down", "quantum-extractor", 29);
}

TEST(mass_converter, makes_space_cards_cheaper) {
    costs("satellites", "mass-converter", 8);
    costs("space-elevator", "mass-converter", 25);
    costs("solar-power", "mass-converter", 11);
}

TEST(giant_ice_asteroid, warms_floods_and_burns) {
    auto game = given("temp -26; A: mc 36, plants 7, hand giant-ice-asteroid; B: plants 8; C: plants 2");
    game.when(A, play("giant-ice-asteroid"));
    EXPECT_EQ(game.question(A), "resolve");
    game.when(A, resolve("giant-ice-asteroid", "place-tile")).when(A, place(5));
    EXPECT_OFFERS(game, A, resolve("giant-ice-asteroid", "place-tile"));
    game.when(A, resolve("giant-ice-asteroid", "remove"));
    for (int n = 1; n <= 6; ++n) EXPECT_OFFERS(game, A, target(B, n));
    EXPECT_NOT_OFFERED(game, A, target(B, 7));
    EXPECT_OFFERS(game, A, target(A, 6));
    EXPECT_OFFERS(game, A, target(C, 2));
    EXPECT_NOT_OFFERED(game, A, target(C, 3));
    EXPECT_OFFERS(game, A, decline());
    game.when(A, target(B, 6)).when(A, place(42));
    EXPECT_TRUE(
        game.shows("temp -22; tiles 5 ocean, 42 ocean; B: plants 2; "
                   "A: mc 0, tr 24, raised-tr, plants 8, prod heat 1, hand, played giant-ice-asteroid"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(giant_ice_asteroid, leaves_out_what_is_at_its_maximum) {
    auto game = given("temp 8; oceans 9; A: mc 36, hand giant-ice-asteroid; B: plants 3");
    game.when(A, play("giant-ice-asteroid")).when(A, decline());
    EXPECT_TRUE(game.shows("A: mc 0, hand, played giant-ice-asteroid"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(giant_ice_asteroid, stops_at_nine_oceans_with_the_one_of_the_temperature) {
    auto game = given("temp -4; oceans 7; A: mc 36, hand giant-ice-asteroid");
    game.when(A, play("giant-ice-asteroid")).when(A, place(61)).when(A, place(43)).when(A, decline());
    EXPECT_TRUE(game.shows("temp 0; oceans 9; A: mc 0, tr 24, titanium 2, plants 1, hand"));
    EXPECT_NE(game.question(A), "place-tile");
}

TEST(giant_ice_asteroid, may_burn_the_plants_that_its_own_oceans_bring) {
    auto game = given("oceans 7; A: mc 36, hand giant-ice-asteroid; B: played arctic-algae");
    game.when(A, play("giant-ice-asteroid")).when(A, place(43));
    EXPECT_OFFERS(game, A, resolve("giant-ice-asteroid", "remove"));
    game.when(A, resolve("giant-ice-asteroid", "place-tile")).when(A, place(61));
    EXPECT_OFFERS(game, A, target(B, 4));
    EXPECT_NOT_OFFERED(game, A, target(B, 5));
}

TEST(giant_ice_asteroid, spares_the_plants_of_protected_habitats) {
    auto game =
        given("oceans 9; A: mc 36, hand giant-ice-asteroid; B: plants 3, played protected-habitats; C: plants 1");
    game.when(A, play("giant-ice-asteroid"));
    EXPECT_EQ(game.asks(A), (Texts{"target C 1", "decline"}));
}

TEST(ganymede_colony, is_a_city_off_the_planet) {
    plays({"ganymede-colony", "A: mc 20", "tiles ganymede city A; A: mc 0", "space jovian city", 1});
}

TEST(ganymede_colony, pays_tharsis_republic_but_is_no_city_on_mars) {
    auto game = given(
        "gen 2; A: corp tharsis-republic, mc 20, hand ganymede-colony; B: played immigrant-city pets=1; "
        "C: corp saturn-systems, played rover-construction");
    game.when(A, play("ganymede-colony"));
    EXPECT_TRUE(
        game.shows("tiles ganymede city A; A: mc 3, hand, played ganymede-colony; "
                   "B: prod mc 1, played pets=2; C: mc 2, prod mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(ganymede_colony, is_worth_a_point_for_each_own_jovian_tag) {
    // Callisto Penal Mines has two points of its own; the tags of others do not count.
    auto game = given(
        "gen 2; A: corp saturn-systems, played ganymede-colony callisto-penal-mines; "
        "B: played io-mining-industries asteroid-mining");
    EXPECT_EQ(game.score(A).cards, 3 + 2);
    EXPECT_EQ(game.score(B).cards, 2 + 2);
}

TEST(commercial_district, goes_to_any_land_for_energy_production) {
    auto game = given("tiles 4 ocean, 20 city B; A: mc 16, prod energy 1, hand commercial-district");
    game.when(A, play("commercial-district"));
    EXPECT_EQ(game.asks(A).size(), 47U);
    for (int closed : {2, 4, 20, 29}) EXPECT_NOT_OFFERED(game, A, place(closed));
    for (int open : {3, 21, 61 - 1}) EXPECT_OFFERS(game, A, place(open));
    game.when(A, place(3));
    EXPECT_TRUE(
        game.shows("tiles 3 commercial-district A; "
                   "A: mc 2, prod energy 0 mc 4, hand, played commercial-district"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building");
}

TEST(commercial_district, is_worth_a_point_for_each_city_beside) {
    auto game = given(
        "tiles 14 commercial-district A, 8 city A, 22 city B, 13 capital B, 15 greenery A, 17 city A; "
        "A: played commercial-district; B: played capital");
    EXPECT_EQ(game.score(A).cards, 3);
    auto alone = given("tiles 14 commercial-district A; A: played commercial-district");
    EXPECT_EQ(alone.score(A).cards, 0);
}

TEST(commercial_district, is_no_city) {
    auto game = given("tiles 14 commercial-district A; A: mc 25, played commercial-district");
    game.when(A, project("city"));
    EXPECT_OFFERS(game, A, place(15));
}

TEST(robotic_workforce, offers_own_building_cards_with_a_production_box_that_can_be_carried_out) {
    // Not offered: Strip Mine for lack of energy, Ironworks without a box, Satellites without the tag, B's card.
    auto game = given(
        "A: mc 9, prod energy 1, hand robotic-workforce, "
        "played mine strip-mine ironworks satellites building-industries; B: played titanium-mine");
    game.when(A, play("robotic-workforce"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card mine", "target-card building-industries"}));
    game.when(A, target_card("building-industries"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 0 steel 2, hand, played robotic-workforce"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building building building building space science");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(robotic_workforce, copies_nothing_but_the_box) {
    const std::vector<CardLine> rows = {
        {"strip-mine", "prod energy 2", "prod energy 0 steel 2 titanium 1"},
        {"noctis-city", "prod energy 1", "prod energy 0 mc 3"},
        {"immigrant-city", "prod energy 1", "prod energy 0 mc -2"},
        {"open-city", "prod energy 1", "prod energy 0 mc 4"},
        {"magnetic-field-dome", "prod energy 2", "prod energy 0 plants 1"},
        {"mohole-area", "prod energy 0", "prod heat 4"},
        {"food-factory", "prod plants 1", "prod plants 0 mc 4"},
    };
    for (const CardLine& row : rows) {
        SCOPED_TRACE(row.card);
        auto game = given(std::string("A: mc 9, hand robotic-workforce, played ") + row.card + ", " + row.given);
        game.when(A, play("robotic-workforce"));
        EXPECT_TRUE(game.shows(std::string("A: mc 0, hand, played robotic-workforce, ") + row.then));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(robotic_workforce, counts_again_what_the_box_counts) {
    auto game = given("A: mc 9, hand robotic-workforce, played medical-lab ironworks steelworks ore-processor");
    game.when(A, play("robotic-workforce"));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc 2, hand, played robotic-workforce"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(robotic_workforce, does_not_copy_the_production_of_an_action) {
    needs({"robotic-workforce", "A: mc 9, played mine industrial-center", "A: mc 9, played industrial-center",
           "no-production-to-copy"});
}

TEST(robotic_workforce, does_not_copy_the_trigger_of_immigrant_city) {
    needs({"robotic-workforce", "A: mc 9, prod energy 1 mc -3, played immigrant-city",
           "A: mc 9, prod energy 1 mc -4, played immigrant-city", "no-production-to-copy"});
}

TEST(robotic_workforce, copies_the_metal_that_a_mining_tile_has_chosen) {
    auto titanium = given("tiles 19 mining-rights A; A: mc 9, hand robotic-workforce, played mining-rights");
    titanium.when(A, play("robotic-workforce"));
    EXPECT_TRUE(titanium.shows("A: mc 0, prod titanium 1, hand, played robotic-workforce"));
    EXPECT_TRUE(titanium.nothing_else_changed());
    auto steel = given("tiles 1 mining-area A; A: mc 9, hand robotic-workforce, played mining-area");
    steel.when(A, play("robotic-workforce"));
    EXPECT_TRUE(steel.shows("A: mc 0, prod steel 1, hand, played robotic-workforce"));
    EXPECT_TRUE(steel.nothing_else_changed());
}

TEST(robotic_workforce, takes_the_production_of_others_as_the_box_says) {
    auto game = given("A: mc 9, hand robotic-workforce, played heat-trappers, prod heat 2; B: prod heat 3");
    game.when(A, play("robotic-workforce"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B"}));
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1, hand, played robotic-workforce; B: prod heat 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto nobody = given("A: mc 9, hand robotic-workforce, played heat-trappers, prod heat 1; B: prod heat 1");
    EXPECT_EQ(nobody.why_not(A, play("robotic-workforce")), Texts{"no-production-to-copy"});
}

TEST(robotic_workforce, copies_the_production_of_mining_guild) {
    auto game = given("gen 2; A: corp mining-guild, mc 9, prod steel 1, hand robotic-workforce");
    game.when(A, play("robotic-workforce"));
    EXPECT_TRUE(game.shows("A: mc 0, prod steel 2, hand, played robotic-workforce"));
    EXPECT_TRUE(game.nothing_else_changed());
    // Tharsis Republic has the tag and no box, ThorGate a box and no tag.
    for (const char* corporation : {"tharsis-republic", "thorgate"}) {
        auto other = given(std::string("gen 2; A: mc 9, hand robotic-workforce, corp ") + corporation);
        EXPECT_EQ(other.why_not(A, play("robotic-workforce")), Texts{"no-production-to-copy"}) << corporation;
    }
}

TEST(research, draws_two_cards) {
    auto game = given("deck birds fish pets; A: mc 11, hand research");
    game.when(A, play("research"));
    EXPECT_TRUE(game.shows("deck pets; A: mc 0, hand birds fish, played research"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "science science");
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(research, counts_for_science_twice) {
    auto game = given("A: mc 11, hand research, played olympus-conference; deck birds fish pets");
    game.when(A, play("research"));
    EXPECT_EQ(game.asks(A), (Texts{"resolve research draw", "resolve olympus-conference alternative"}));
    game.when(A, resolve("research"));
    EXPECT_EQ(game.question(A), "alternative");
    EXPECT_TRUE(game.shows("A: mc 0, hand birds fish, played research olympus-conference=1; deck pets"));
    game.when(A, alternative(1));
    EXPECT_TRUE(game.shows("A: hand birds fish pets, played olympus-conference=0"));
}

TEST(io_mining_industries, is_worth_a_point_for_each_own_jovian_tag) {
    auto game = given("gen 2; A: corp saturn-systems, played io-mining-industries trans-neptune-probe");
    EXPECT_EQ(game.score(A).cards, 2 + 1);
    auto both = given("A: played io-mining-industries ganymede-colony; B: played callisto-penal-mines");
    EXPECT_EQ(both.score(A).cards, 2 + 2);
}

TEST(physics_complex, turns_6_energy_into_a_science_resource_worth_two_points) {
    auto game = given("A: energy 7, played physics-complex=2");
    EXPECT_EQ(game.score(A).cards, 4);
    game.when(A, action("physics-complex"));
    EXPECT_TRUE(game.shows("A: energy 1, played physics-complex=3!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 6);
    auto short_of_one = given("A: energy 5, mc 20, played physics-complex");
    EXPECT_EQ(short_of_one.why_not(A, action("physics-complex")), Texts{"too-few-resources 6 5"});
}

TEST(greenhouses, give_a_plant_for_every_city_in_play) {
    plays({"greenhouses",
           "tiles 20 city A, 22 city B, 46 capital B, phobos city B, 14 greenery A; B: played capital; A: mc 6",
           "A: mc 0, plants 4", "building plant"});
    plays({"greenhouses", "A: mc 6", "A: mc 0", "building plant"});
}

TEST(greenhouses, count_the_neutral_cities) {
    auto game = given(
        "solo; tiles 15 city neutral, 16 greenery neutral, 47 city neutral, 48 greenery neutral; "
        "A: mc 6, hand greenhouses");
    game.when(A, play("greenhouses"));
    EXPECT_TRUE(game.shows("A: mc 0, plants 2, hand, played greenhouses"));
}

TEST(nuclear_zone, warms_mars_by_two_steps_and_takes_any_land) {
    auto game = given("temp -22; tiles 20 city B; A: mc 10, hand nuclear-zone");
    game.when(A, play("nuclear-zone"));
    for (int closed : {4, 20, 29}) EXPECT_NOT_OFFERED(game, A, place(closed));
    game.when(A, place(19));
    EXPECT_TRUE(
        game.shows("temp -18; tiles 19 nuclear-zone A; A: mc 0, tr 22, raised-tr, prod heat 1, plants 1, titanium 1, "
                   "hand, played nuclear-zone"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "earth");
    EXPECT_EQ(game.score(A).cards, -2);
    EXPECT_EQ(game.position().board.cities().size(), 1U);
}

TEST(nuclear_zone, brings_an_ocean_at_0_in_the_order_its_player_likes) {
    auto game = given("temp -4; A: mc 10, hand nuclear-zone; deck birds");
    game.when(A, play("nuclear-zone"));
    EXPECT_EQ(game.asks(A), (Texts{"resolve nuclear-zone place-tile", "resolve  place-tile"}));
    game.when(A, resolve("nuclear-zone")).when(A, place(3)).when(A, place(4));
    EXPECT_TRUE(game.shows("temp 0; tiles 4 ocean, 3 nuclear-zone A; A: mc 0, tr 23, hand birds"));
    game.undo().undo().undo().when(A, ocean_of_the_temperature()).when(A, place(4)).when(A, place(3));
    EXPECT_TRUE(game.shows("temp 0; tiles 4 ocean, 3 nuclear-zone A; A: mc 2, tr 23, hand birds"));
}

TEST(toll_station, counts_the_space_tags_of_opponents) {
    // Four: two of PhoboLog's owner, two of C's. Events, own tags and other tags do not count.
    plays({"toll-station",
           "gen 2; B: corp phobolog, played satellites asteroid mine; C: played space-elevator space-mirrors "
           "comet; "
           "A: mc 10, played space-station",
           "A: mc 0, prod mc 4", "space space", 1});
    plays({"toll-station", "solo; A: mc 12", "A: mc 0", "space"});
}

}  // namespace
}  // namespace planitia::kit
