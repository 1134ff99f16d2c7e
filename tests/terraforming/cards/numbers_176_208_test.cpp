// Cards 176 to 208.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(numbers_176_to_208, plain_cards_do_what_they_show) {
    plays({"noctis-farming", "temp -20; A: mc 10", "A: mc 0, plants 2, prod mc 1", "building plant", 1});
    plays({"water-splitting-plant", "oceans 2; A: mc 12", "A: mc 0", "building"});
    plays({"soil-factory", "A: mc 9, prod energy 1", "A: mc 0, prod energy 0 plants 1", "building", 1});
    plays({"fuel-factory", "A: mc 6, prod energy 1", "A: mc 0, prod energy 0 mc 1 titanium 1", "building"});
    plays({"livestock", "oxygen 9; A: mc 13, prod plants 1", "A: mc 0, prod plants 0 mc 2", "animal"});
    plays({"olympus-conference", "A: mc 10", "A: mc 0, played olympus-conference=1", "building science earth", 1});
    plays({"rad-suits", "tiles 15 city B, phobos city B; A: mc 6", "A: mc 0, prod mc 1", "", 1});
    plays({"aquifer-pumping", "A: mc 18", "A: mc 0", "building"});
    plays({"power-infrastructure", "A: mc 4", "A: mc 0", "building power"});
    plays({"indentured-workers", "A: mc 0", "A: mc 0, next-discount 8", "", -1});
    plays({"immigration-shuttles", "A: mc 31", "A: mc 0, prod mc 5", "space earth"});
    plays({"underground-detonations", "A: mc 6", "A: mc 0", "building"});
    plays({"soletta", "A: mc 35", "A: mc 0, prod heat 7", "space"});
    plays({"rad-chem-factory", "A: mc 8, prod energy 1", "A: mc 0, prod energy 0, tr 22, raised-tr", "building"});
    plays({"special-design", "A: mc 4", "A: mc 0, next-requirement 2"});
    plays({"ai-central", "A: mc 21, prod energy 1, played research physics-complex", "A: mc 0, prod energy 0",
           "building building science science science science", 1 + 1});
}

TEST(numbers_176_to_208, requirements_are_met_exactly_or_missed_by_one) {
    needs({"noctis-farming", "temp -20; A: mc 10", "temp -22; A: mc 10", "temperature-too-low -20 -22"});
    needs({"water-splitting-plant", "oceans 2; A: mc 12", "oceans 1; A: mc 12", "too-few-oceans 2 1"});
    needs({"ice-cap-melting", "temp 2; A: mc 5", "temp 0; A: mc 5", "temperature-too-low 2 0"});
    needs({"biomass-combustors", "oxygen 6; A: mc 4, prod plants 1", "oxygen 5; A: mc 4, prod plants 1",
           "oxygen-too-low 6 5"});
    needs(
        {"livestock", "oxygen 9; A: mc 13, prod plants 1", "oxygen 8; A: mc 13, prod plants 1", "oxygen-too-low 9 8"});
    needs({"permafrost-extraction", "temp -8; A: mc 8", "temp -10; A: mc 8", "temperature-too-low -8 -10"});
    // Cities of anyone count, also off Mars.
    needs({"rad-suits", "tiles 15 city A, ganymede city B; A: mc 6", "tiles 15 city A; A: mc 6", "too-few-cities 2 1"});
    // Neither the tags of others nor those of played events count.
    needs({"plantation", "A: mc 15, played research",
           "B: played research; A: mc 15, played mars-university invention-contest", "too-few-tags 2 1"});
    // Its own tag does not help it.
    needs({"ai-central", "A: mc 21, prod energy 1, played research mars-university",
           "A: mc 21, prod energy 1, played research", "too-few-tags 3 2"});
}

// Rules 4.A: own production decreases are compulsory.
TEST(numbers_176_to_208, own_production_must_be_there_to_be_lowered) {
    const char* const none = "production-too-low 1 0";
    needs({"soil-factory", "A: mc 9, prod energy 1", "A: mc 9", none});
    needs({"fuel-factory", "A: mc 6, prod energy 1", "A: mc 6", none});
    needs({"corporate-stronghold", "A: mc 11, prod energy 1", "A: mc 11", none});
    needs({"livestock", "oxygen 9; A: mc 13, prod plants 1", "oxygen 9; A: mc 13", none});
    needs({"rad-chem-factory", "A: mc 8, prod energy 1", "A: mc 8", none});
    needs({"immigrant-city", "A: mc 13, prod energy 1", "A: mc 13", none});
    needs({"ai-central", "A: mc 21, prod energy 1, played research mars-university",
           "A: mc 21, played research mars-university", none});
}

// Rules 4.A: "any player" decreases are compulsory, may hit oneself, and forbid the card when nobody has enough.
TEST(heat_trappers, take_two_steps_of_heat_production_from_any_player) {
    auto game = given("B: prod heat 2; C: prod heat 1; D: prod heat 3; A: mc 6, prod heat 2, hand heat-trappers");
    game.when(A, play("heat-trappers"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B", "target D"}));
    game.when(A, target(D));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1, hand, played heat-trappers; D: prod heat 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building power");
    EXPECT_EQ(game.score(A).cards, -1);
    auto only_self = given("B: prod heat 1; A: mc 6, prod heat 2, hand heat-trappers");
    only_self.when(A, play("heat-trappers"));
    EXPECT_TRUE(only_self.shows("A: mc 0, prod energy 1 heat 0, hand, played heat-trappers"));
    EXPECT_TRUE(only_self.nothing_else_changed());
    auto nobody = given("B: prod heat 1; A: mc 6, prod heat 1, hand heat-trappers");
    EXPECT_NOT_OFFERED(nobody, A, play("heat-trappers"));
    needs({"heat-trappers", "B: prod heat 2; A: mc 6", "A: mc 6", "nobody-has-production 2 0"});
}

TEST(biomass_combustors, take_a_step_of_plant_production_from_any_player) {
    auto game = given("oxygen 6; B: prod plants 1; C: plants 5; A: mc 4, prod plants 1, hand biomass-combustors");
    game.when(A, play("biomass-combustors"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B"}));
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 2, hand, played biomass-combustors; B: prod plants 0"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building power");
    EXPECT_EQ(game.score(A).cards, -1);
    needs({"biomass-combustors", "oxygen 6; B: prod plants 1; A: mc 4", "oxygen 6; B: plants 5; A: mc 4",
           "nobody-has-production 1 0"});
}

TEST(energy_tapping, moves_a_step_of_energy_production_from_any_player) {
    auto game = given("B: prod energy 1; C: prod energy 2; A: mc 3, prod energy 1, hand energy-tapping");
    game.when(A, play("energy-tapping"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B", "target C"}));
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 2, hand, played energy-tapping; B: prod energy 0"));
    EXPECT_TRUE(game.nothing_else_changed());
    // What is gained may be lost again, and has to be when nobody else has any.
    auto own = given("B: prod energy 1; A: mc 3, hand energy-tapping");
    own.when(A, play("energy-tapping")).when(A, target(A));
    EXPECT_TRUE(own.shows("A: mc 0, prod energy 0, hand, played energy-tapping"));
    EXPECT_TRUE(own.nothing_else_changed());
    plays({"energy-tapping", "A: mc 3", "A: mc 0, prod energy 0", "power", -1});
    plays({"energy-tapping", "solo; A: mc 3", "A: mc 0, prod energy 1", "power", -1});
}

TEST(water_splitting_plant, turns_3_energy_into_oxygen) {
    auto game = given("oxygen 3; A: energy 4, played water-splitting-plant");
    game.when(A, action("water-splitting-plant"));
    EXPECT_TRUE(game.shows("oxygen 4; A: energy 1, tr 21, raised-tr, played water-splitting-plant!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one = given("A: energy 2, played water-splitting-plant");
    EXPECT_EQ(short_of_one.why_not(A, action("water-splitting-plant")), Texts{"too-few-resources 3 2"});
}

TEST(ocean_events, place_an_ocean) {
    const auto melts = [](const std::string& card, const std::string& text) {
        SCOPED_TRACE(card);
        Scenario game = with_hand(text, card);
        game.when(A, play(card));
        EXPECT_EQ(game.asks(A).size(), 12U);
        game.when(A, place(26));
        EXPECT_TRUE(game.shows("tiles 26 ocean; A: mc 0, plants 2, tr 21, raised-tr, hand, played " + card));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(game.score(A).cards, 0);
    };
    melts("ice-cap-melting", "temp 2; A: mc 5");
    melts("permafrost-extraction", "temp -8; A: mc 8");
    plays({"ice-cap-melting", "oceans 9; temp 2; A: mc 5", "A: mc 0"});
    plays({"permafrost-extraction", "oceans 9; temp 2; A: mc 8", "A: mc 0"});
}

TEST(corporate_stronghold, places_a_city_by_the_city_rule) {
    auto game = given("tiles 15 city B; A: mc 11, prod energy 1, hand corporate-stronghold");
    game.when(A, play("corporate-stronghold"));
    EXPECT_NOT_OFFERED(game, A, place(14));
    game.when(A, place(13));
    EXPECT_TRUE(game.shows("tiles 13 city A; A: mc 0, prod energy 0 mc 3, hand, played corporate-stronghold"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building city");
    EXPECT_EQ(game.score(A).cards, -2);
}

TEST(livestock, gathers_animals_worth_a_point_each) {
    auto game = given("A: played livestock=2");
    game.when(A, action("livestock"));
    EXPECT_TRUE(game.shows("A: played livestock=3!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 3);
}

TEST(olympus_conference, gathers_science_or_spends_it_for_a_card) {
    auto game = given("deck bushes trees; A: mc 6, hand trans-neptune-probe, played olympus-conference=1");
    game.when(A, play("trans-neptune-probe"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(1));
    EXPECT_TRUE(game.shows("deck trees; A: mc 0, hand bushes, played trans-neptune-probe olympus-conference=0"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().when(A, alternative(0));
    EXPECT_TRUE(game.shows("deck bushes; A: mc 0, hand, played trans-neptune-probe olympus-conference=2"));
    EXPECT_EQ(game.score(A).cards, 1 + 1);  // what it holds is worth nothing
}

TEST(olympus_conference, reacts_to_every_own_science_tag_also_of_events) {
    auto game = given("deck bushes trees worms; A: mc 11, hand research, played olympus-conference");
    game.when(A, play("research"));
    // The first tag finds no resource to spend, the second may.
    while (game.question(A) == "resolve") game.when(A, resolve("research"));
    game.when(A, alternative(1));
    EXPECT_TRUE(game.shows("A: mc 0, cards 3, played research olympus-conference=0"));
    auto event = given("A: mc 4, hand special-design, played olympus-conference");
    event.when(A, play("special-design"));
    EXPECT_TRUE(event.shows("A: played olympus-conference=1"));
    auto of_others = given("active B; A: played olympus-conference; B: mc 4, hand special-design");
    of_others.when(B, play("special-design"));
    EXPECT_TRUE(of_others.shows("A: played olympus-conference=0"));
}

TEST(aquifer_pumping, pays_8_also_with_steel_for_an_ocean) {
    auto game = given("A: mc 8, steel 5, played aquifer-pumping");
    game.when(A, action("aquifer-pumping"));
    EXPECT_EQ(game.asks(A).size(), 5U);
    EXPECT_OFFERS(game, A, pay({.mc = 8}));
    EXPECT_OFFERS(game, A, pay({.steel = 4}));
    game.when(A, pay({.mc = 2, .steel = 3})).when(A, place(5));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: mc 6, steel 2, tr 21, raised-tr, played aquifer-pumping!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one = given("A: mc 5, steel 1, titanium 9, played aquifer-pumping");
    EXPECT_EQ(short_of_one.why_not(A, action("aquifer-pumping")), Texts{"cannot-pay 8 7"});
    auto full = given("oceans 9; A: mc 8, played aquifer-pumping");
    full.when(A, action("aquifer-pumping"));
    EXPECT_TRUE(full.shows("A: mc 0, played aquifer-pumping!"));
    EXPECT_TRUE(full.nothing_else_changed());
}

TEST(flooding, takes_up_to_4_from_one_opponent_beside_the_new_ocean) {
    const std::string shore = "tiles 23 greenery B, 33 city C, 24 greenery A, 15 city D, 31 ocean; claims 40 D; ";
    auto game = given(shore + "A: mc 7, hand flooding; B: mc 9; C: mc 2; D: mc 9");
    game.when(A, play("flooding")).when(A, place(32));
    EXPECT_OFFERS(game, A, target(B, 4));
    EXPECT_OFFERS(game, A, target(B, 1));
    EXPECT_OFFERS(game, A, target(C, 2));
    EXPECT_OFFERS(game, A, decline());
    EXPECT_NOT_OFFERED(game, A, target(B, 5));
    EXPECT_NOT_OFFERED(game, A, target(C, 3));
    EXPECT_NOT_OFFERED(game, A, target(D));
    EXPECT_NOT_OFFERED(game, A, target(A));
    game.when(A, target(B, 4));
    EXPECT_TRUE(game.shows("tiles 32 ocean; A: mc 2, plants 2, tr 21, raised-tr, hand, played flooding; B: mc 5"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, -1);
}

TEST(flooding, takes_nothing_without_a_neighbour_or_without_an_ocean) {
    auto apart = given("tiles 15 city B; A: mc 7, hand flooding; B: mc 9");
    apart.when(A, play("flooding")).when(A, place(5));
    EXPECT_TRUE(apart.shows("tiles 5 ocean; A: mc 0, tr 21, raised-tr, hand, played flooding"));
    EXPECT_TRUE(apart.nothing_else_changed());
    plays({"flooding", "tiles 33 city B; oceans 9; B: mc 9; A: mc 7", "A: mc 0", "", -1});
}

TEST(energy_saving, counts_every_city_in_play) {
    plays({"energy-saving", "A: mc 15", "A: mc 0", "power"});
    plays({"energy-saving", "tiles 15 city B, 38 city B, phobos city B; A: mc 15", "A: mc 0, prod energy 3", "power"});
    plays({"energy-saving", "solo; tiles 15 city neutral, 38 city neutral, 45 capital A; A: mc 15, played capital",
           "A: mc 0, prod energy 3", "building power city"});
}

TEST(local_heat_trapping, takes_5_heat_for_plants_or_animals) {
    auto game = given("A: mc 1, heat 6, hand local-heat-trapping, played birds fish=1");
    game.when(A, play("local-heat-trapping"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(1));
    EXPECT_EQ(game.asks(A), (Texts{"target-card fish", "target-card birds"}));
    game.when(A, target_card("birds"));
    EXPECT_TRUE(game.shows("A: mc 0, heat 1, hand, played local-heat-trapping birds=2"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto plants = given("A: mc 1, heat 5, hand local-heat-trapping, played birds");
    plants.when(A, play("local-heat-trapping")).when(A, alternative(0));
    EXPECT_TRUE(plants.shows("A: mc 0, heat 0, plants 4, hand, played local-heat-trapping"));
    EXPECT_TRUE(plants.nothing_else_changed());
    needs({"local-heat-trapping", "A: mc 1, heat 5", "A: mc 1, heat 4", "too-few-resources 5 4"});
}

TEST(invention_contest, keeps_one_of_three_cards) {
    auto game = given("deck bushes trees worms moss; A: mc 2, hand invention-contest");
    game.when(A, play("invention-contest"));
    EXPECT_EQ(game.question(A), "pick-cards");
    EXPECT_NOT_OFFERED(game, A, pick({}));
    EXPECT_NOT_OFFERED(game, A, pick({"bushes", "trees"}));
    EXPECT_NOT_OFFERED(game, A, pick({"moss"}));
    game.when(A, pick({"trees"}));
    EXPECT_TRUE(game.shows("deck moss; discards bushes worms; A: mc 0, hand trees, played invention-contest"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(plantation, places_a_greenery) {
    auto game = given("tiles 27 city A; A: mc 15, hand plantation, played research");
    game.when(A, play("plantation"));
    EXPECT_EQ(game.asks(A), (Texts{"place 19", "place 28", "place 36"}));
    game.when(A, place(36));
    EXPECT_TRUE(
        game.shows("tiles 36 greenery A; oxygen 1; "
                   "A: mc 0, plants 1, tr 21, raised-tr, hand, played plantation"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "science science plant");
    EXPECT_EQ(game.score(A).cards, 1);  // of Research
}

TEST(power_infrastructure, sells_any_energy_for_as_many_megacredits) {
    auto game = given("A: energy 3, played power-infrastructure");
    game.when(A, action("power-infrastructure"));
    EXPECT_EQ(game.asks(A), (Texts{"amount 1", "amount 2", "amount 3"}));
    game.when(A, amount(2));
    EXPECT_TRUE(game.shows("A: energy 1, mc 2, played power-infrastructure!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto none = given("A: played power-infrastructure");
    EXPECT_EQ(none.why_not(A, action("power-infrastructure")), Texts{"too-few-resources 1 0"});
}

TEST(indentured_workers, makes_only_the_next_card_of_this_generation_cheaper) {
    auto game = given("B: passed; A: mc 7, prod energy 2, hand indentured-workers soil-factory fuel-factory");
    game.when(A, play("indentured-workers"));
    EXPECT_EQ(game.why_not(A, project("power-plant")), Texts{"cannot-pay 11 7"});
    game.when(A, play("soil-factory"));
    EXPECT_TRUE(game.shows("A: mc 6, prod energy 1, hand fuel-factory"));
    game.when(A, play("fuel-factory"));
    EXPECT_TRUE(game.shows("A: mc 0"));
}

TEST(indentured_workers, gives_no_change_and_ends_with_the_generation) {
    auto cheap = given("A: mc 3, hand indentured-workers mine");
    cheap.when(A, play("indentured-workers")).when(A, play("mine"));
    EXPECT_TRUE(cheap.shows("A: mc 3, prod steel 1"));
    auto later = given("A: tr 20, hand indentured-workers soletta");
    later.when(A, play("indentured-workers"));
    later.to_next_generation();
    later.when(B, pass());
    EXPECT_EQ(later.why_not(A, play("soletta")), Texts{"cannot-pay 35 20"});
}

TEST(special_design, shifts_the_requirements_of_only_the_next_card) {
    auto game = given("B: passed; oxygen 5; temp -10; A: mc 26, hand special-design windmills tundra-farming");
    game.when(A, play("special-design"));
    EXPECT_OFFERS(game, A, play("windmills"));
    EXPECT_OFFERS(game, A, play("tundra-farming"));
    game.when(A, play("windmills"));
    EXPECT_TRUE(game.shows("A: mc 16, prod energy 1, hand tundra-farming, played windmills"));
    EXPECT_EQ(game.why_not(A, play("tundra-farming")), Texts{"temperature-too-low -6 -10"});
    auto high = given("temp -10; A: mc 20, hand special-design designed-microorganisms");
    high.when(A, play("special-design")).when(A, play("designed-microorganisms"));
    EXPECT_TRUE(high.shows("A: mc 0, prod plants 2"));
    auto later = given("oxygen 5; A: mc 20, hand special-design windmills");
    later.when(A, play("special-design"));
    later.to_next_generation();
    later.when(B, pass());
    EXPECT_EQ(later.why_not(A, play("windmills")), Texts{"oxygen-too-low 7 5"});
}

TEST(cards_that_draw, put_the_top_cards_into_the_hand) {
    auto observatory = given("deck bushes trees worms; A: mc 9, hand lagrange-observatory");
    observatory.when(A, play("lagrange-observatory"));
    EXPECT_TRUE(observatory.shows("deck trees; A: mc 0, hand bushes, played lagrange-observatory"));
    EXPECT_TRUE(observatory.nothing_else_changed());
    EXPECT_EQ(tags_in_play(observatory, A), "space science");
    EXPECT_EQ(observatory.score(A).cards, 1);
    auto demonstration = given("deck bushes trees worms; A: mc 5, hand technology-demonstration");
    demonstration.when(A, play("technology-demonstration"));
    EXPECT_TRUE(demonstration.shows("deck worms; A: mc 0, hand bushes trees, played technology-demonstration"));
    EXPECT_TRUE(demonstration.nothing_else_changed());
    EXPECT_EQ(demonstration.score(A).cards, 0);
    costs("technology-demonstration", "space-station", 3);
    auto central = given("deck bushes trees worms; A: played ai-central");
    central.when(A, action("ai-central"));
    EXPECT_TRUE(central.shows("deck worms; A: hand bushes trees, played ai-central!"));
    EXPECT_TRUE(central.nothing_else_changed());
}

// Invention Contest, Special Design and Technology Demonstration show science to Olympus Conference.
TEST(cards_with_science, count_one_tag_each) {
    for (const char* card : {"invention-contest", "special-design", "technology-demonstration", "lagrange-observatory",
                             "restricted-area", "medical-lab"}) {
        auto game = with_hand("A: mc 20, played olympus-conference", card);
        game.when(A, play(card));
        while (game.question(A) == "resolve") game.when(A, resolve("olympus-conference"));
        EXPECT_TRUE(game.shows("A: played olympus-conference=1")) << card;
    }
}

TEST(terraforming_ganymede, gives_rating_for_every_own_jovian_tag_with_its_own) {
    plays({"terraforming-ganymede", "A: mc 33", "A: mc 0, tr 21, raised-tr", "space jovian", 2});
    plays({"terraforming-ganymede",
           "gen 2; B: played miranda-resort; A: mc 33, corp saturn-systems, played colonizer-training-camp",
           "A: mc 0, tr 23, prod mc 1, raised-tr", "building space jovian jovian jovian", 2 + 2});
}

TEST(immigration_shuttles, are_worth_a_point_for_every_three_cities_in_play) {
    const std::string two = "A: played immigration-shuttles; tiles 15 city B, phobos city B";
    EXPECT_EQ(given(two).score(A).cards, 0);
    EXPECT_EQ(given(two + ", 38 city A").score(A).cards, 1);
    EXPECT_EQ(given(two + ", 38 city A, 1 city B, 45 city B").score(A).cards, 1);
    EXPECT_EQ(given(two + ", 38 city A, 1 city B, 52 city B, ganymede city A").score(A).cards, 2);
}

TEST(restricted_area, goes_on_any_land_and_buys_cards) {
    auto game = given("tiles 15 city B, 4 ocean; deck bushes trees; A: mc 13, hand restricted-area");
    game.when(A, play("restricted-area"));
    EXPECT_EQ(game.asks(A).size(), 47U);
    EXPECT_NOT_OFFERED(game, A, place(29));
    EXPECT_NOT_OFFERED(game, A, place(5));
    game.when(A, place(14));
    EXPECT_TRUE(game.shows("tiles 14 restricted-area A; A: mc 2, hand, played restricted-area"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "science");
    EXPECT_EQ(game.score(A).cards, 0);
    game.when(A, action("restricted-area"));
    EXPECT_TRUE(game.shows("deck trees; A: mc 0, hand bushes, played restricted-area!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one = given("A: mc 1, played restricted-area");
    EXPECT_EQ(short_of_one.why_not(A, action("restricted-area")), Texts{"cannot-pay 2 1"});
}

// Rules 4.A: city and its trigger first, so that it can be played at M€ production −4.
TEST(immigrant_city, counts_its_own_city) {
    auto game = given("A: mc 13, prod energy 1 mc -4, hand immigrant-city");
    game.when(A, play("immigrant-city"));
    while (game.question(A) == "resolve") game.when(A, resolve("immigrant-city", "place-tile"));
    game.when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 city A; A: mc 0, prod energy 0 mc -5, hand, played immigrant-city"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building city");
    EXPECT_EQ(game.score(A).cards, 0);
    needs({"immigrant-city", "A: mc 13, prod energy 1 mc -4", "A: mc 13, prod energy 1 mc -5",
           "production-too-low -4 -5"});
    auto tharsis = given("gen 2; A: corp tharsis-republic, mc 13, prod energy 1 mc -5, hand immigrant-city");
    EXPECT_OFFERS(tharsis, A, play("immigrant-city"));
}

TEST(immigrant_city, gains_production_for_every_city_of_anyone) {
    auto game = given("active B; A: played immigrant-city; B: mc 50, hand phobos-space-haven");
    game.when(B, play("phobos-space-haven"));
    EXPECT_TRUE(game.shows("tiles phobos city B; A: prod mc 1"));
    game.when(B, project("city")).when(B, place(15));
    EXPECT_TRUE(game.shows("tiles 15 city B; A: prod mc 2"));
}

TEST(underground_detonations, buys_two_steps_of_heat_production_for_10) {
    auto game = given("A: mc 10, played underground-detonations");
    game.when(A, action("underground-detonations"));
    EXPECT_TRUE(game.shows("A: mc 0, prod heat 2, played underground-detonations!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one = given("A: mc 9, steel 5, played underground-detonations");
    EXPECT_EQ(short_of_one.why_not(A, action("underground-detonations")), Texts{"cannot-pay 10 9"});
}

TEST(medical_lab, gives_production_for_every_second_own_building_tag_with_its_own) {
    plays({"medical-lab", "A: mc 13", "A: mc 0", "building science", 1});
    plays({"medical-lab", "A: mc 13, played mine", "A: mc 0, prod mc 1", "building building science", 1});
    plays({"medical-lab", "gen 2; B: played titanium-mine; A: mc 13, corp mining-guild, played mine fuel-factory",
           "A: mc 0, prod mc 2", "building building building building building science", 1});
}

}  // namespace
}  // namespace planitia::kit
