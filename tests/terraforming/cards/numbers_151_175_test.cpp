// Cards 151 to 175.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(numbers_151_to_175, plain_cards_do_what_they_show) {
    plays({"investment-loan", "A: mc 3, prod mc -4", "A: mc 10, prod mc -5"});
    plays({"designed-microorganisms", "temp -14; A: mc 16", "A: mc 0, prod plants 2", "science microbe"});
    plays({"industrial-microbes", "A: mc 12", "A: mc 0, prod energy 1 steel 1", "building microbe"});
    plays({"lichen", "temp -24; A: mc 7", "A: mc 0, prod plants 1", "plant"});
    plays({"imported-ghg", "A: mc 7", "A: mc 0, heat 3, prod heat 1"});
    plays({"micro-mills", "A: mc 3", "A: mc 0, prod heat 1"});
    plays({"magnetic-field-generators", "A: mc 20, prod energy 4", "A: mc 0, prod energy 0 plants 2, tr 23, raised-tr",
           "building"});
    plays({"import-of-advanced-ghg", "A: mc 9", "A: mc 0, prod heat 2"});
    plays({"windmills", "oxygen 7; A: mc 6", "A: mc 0, prod energy 1", "building power", 1});
    plays({"tundra-farming", "temp -6; A: mc 16", "A: mc 0, plants 1, prod plants 1 mc 2", "plant", 2});
    plays({"magnetic-field-dome", "A: mc 5, prod energy 2", "A: mc 0, prod energy 0 plants 1, tr 21, raised-tr",
           "building"});
    plays({"shuttles", "oxygen 5; A: mc 10, prod energy 1", "A: mc 0, prod energy 0 mc 2", "space", 1});
    plays({"adaptation-technology", "A: mc 12", "A: mc 0", "science", 1});
    plays({"caretaker-contract", "temp 0; A: mc 3", "A: mc 0"});
    plays({"standard-technology", "A: mc 6", "A: mc 0", "science"});
    plays({"protected-habitats", "A: mc 5", "A: mc 0"});
    plays({"nitrite-reducing-bacteria", "A: mc 11", "A: mc 0, played nitrite-reducing-bacteria=3", "microbe"});
    plays({"pets", "A: mc 10", "A: mc 0, played pets=1", "earth animal"});
}

TEST(numbers_151_to_175, requirements_are_met_exactly_or_missed_by_one) {
    needs({"caretaker-contract", "temp 0; A: mc 3", "temp -2; A: mc 3", "temperature-too-low 0 -2"});
    needs({"designed-microorganisms", "temp -14; A: mc 16", "temp -12; A: mc 16", "temperature-too-high -14 -12"});
    needs({"lichen", "temp -24; A: mc 7", "temp -26; A: mc 7", "temperature-too-low -24 -26"});
    needs({"shuttles", "oxygen 5; A: mc 10, prod energy 1", "oxygen 4; A: mc 10, prod energy 1", "oxygen-too-low 5 4"});
    needs({"windmills", "oxygen 7; A: mc 6", "oxygen 6; A: mc 6", "oxygen-too-low 7 6"});
    needs({"tundra-farming", "temp -6; A: mc 16", "temp -8; A: mc 16", "temperature-too-low -6 -8"});
    // Its own tag does not help it, nor do tags of others and of events.
    needs({"power-supply-consortium", "A: mc 5, played power-plant mass-converter",
           "B: played solar-power, prod energy 1; A: mc 5, played power-plant", "too-few-tags 2 1"});
}

// Rules 4.A: own production decreases are compulsory.
TEST(numbers_151_to_175, own_production_must_be_there_to_be_lowered) {
    needs({"investment-loan", "A: mc 3, prod mc -4", "A: mc 3, prod mc -5", "production-too-low -4 -5"});
    needs({"insulation", "A: mc 2, prod heat 1", "A: mc 2", "production-too-low 1 0"});
    needs(
        {"magnetic-field-generators", "A: mc 20, prod energy 4", "A: mc 20, prod energy 3", "production-too-low 4 3"});
    needs({"magnetic-field-dome", "A: mc 5, prod energy 2", "A: mc 5, prod energy 1", "production-too-low 2 1"});
    needs({"shuttles", "oxygen 5; A: mc 10, prod energy 1", "oxygen 5; A: mc 10", "production-too-low 1 0"});
}

// Discounts: 3 for Earth, 2 for space.
TEST(numbers_151_to_175, events_show_their_tags_while_they_are_played) {
    costs("investment-loan", "earth-office space-station", 0);
    costs("imported-ghg", "earth-office space-station", 2);
    costs("imported-nitrogen", "earth-office space-station", 18);
    costs("import-of-advanced-ghg", "earth-office space-station", 4);
    costs("convoy-from-europa", "earth-office space-station", 13);
    costs("aerobraked-ammonia-asteroid", "earth-office space-station", 24);
}

TEST(insulation, moves_at_least_one_step_from_heat_to_megacredits) {
    auto game = given("A: mc 2, prod heat 3 mc -5, hand insulation");
    game.when(A, play("insulation"));
    EXPECT_EQ(game.asks(A), (Texts{"amount 1", "amount 2", "amount 3"}));
    game.when(A, amount(2));
    EXPECT_TRUE(game.shows("A: mc 0, prod heat 1 mc -3, hand, played insulation"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
    EXPECT_EQ(game.score(A).cards, 0);
}

// A refusal names the printed figure.
TEST(adaptation_technology, shifts_every_global_requirement_by_two_steps_either_way) {
    needs({"lichen", "temp -28; A: mc 7, played adaptation-technology",
           "temp -30; A: mc 7, played adaptation-technology", "temperature-too-low -24 -30"});
    needs({"designed-microorganisms", "temp -10; A: mc 16, played adaptation-technology",
           "temp -8; A: mc 16, played adaptation-technology", "temperature-too-high -14 -8"});
    needs({"windmills", "oxygen 5; A: mc 6, played adaptation-technology",
           "oxygen 4; A: mc 6, played adaptation-technology", "oxygen-too-low 7 4"});
    needs({"lake-marineris", "temp -4; A: mc 18, played adaptation-technology",
           "temp -6; A: mc 18, played adaptation-technology", "temperature-too-low 0 -6"});
    needs({"mangrove", "temp 0; A: mc 12, played adaptation-technology",
           "temp -2; A: mc 12, played adaptation-technology", "temperature-too-low 4 -2"});
    needs({"fish", "temp -2; B: prod plants 1; A: mc 9, played adaptation-technology",
           "temp -4; B: prod plants 1; A: mc 9, played adaptation-technology", "temperature-too-low 2 -4"});
    needs({"kelp-farming", "oceans 4; A: mc 17, played adaptation-technology",
           "oceans 3; A: mc 17, played adaptation-technology", "too-few-oceans 6 3"});
}

TEST(adaptation_technology, adds_to_other_shifts) {
    needs({"designed-microorganisms", "gen 2; temp -6; A: mc 16, corp inventrix, played adaptation-technology",
           "gen 2; temp -4; A: mc 16, corp inventrix, played adaptation-technology", "temperature-too-high -14 -4"});
    needs({"windmills", "oxygen 3; A: mc 6, next-requirement 2, played adaptation-technology",
           "oxygen 2; A: mc 6, next-requirement 2, played adaptation-technology", "oxygen-too-low 7 2"});
}

TEST(adaptation_technology, leaves_tags_and_cities_as_they_are) {
    needs({"power-supply-consortium", "A: mc 5, played adaptation-technology power-plant mass-converter",
           "A: mc 5, played adaptation-technology power-plant", "too-few-tags 2 1"});
    needs({"rad-suits", "tiles 15 city B, phobos city B; A: mc 6, played adaptation-technology",
           "tiles 15 city B; A: mc 6, played adaptation-technology", "too-few-cities 2 1"});
}

TEST(caretaker_contract, turns_8_heat_into_rating_once_a_generation) {
    auto game = given("A: heat 17, played caretaker-contract");
    game.when(A, action("caretaker-contract"));
    EXPECT_TRUE(game.shows("A: heat 9, tr 21, raised-tr, played caretaker-contract!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("caretaker-contract")), Texts{"action-used"});
    auto short_of_one = given("A: heat 7, played caretaker-contract");
    EXPECT_EQ(short_of_one.why_not(A, action("caretaker-contract")), Texts{"too-few-resources 8 7"});
}

TEST(standard_technology, gives_3_back_after_every_project_but_selling_patents) {
    const auto left = [](const char* text, const char* name, std::initializer_list<int> spaces) {
        Scenario game = given(std::string(text) + ", played standard-technology");
        game.when(A, project(name));
        for (int space : spaces) game.when(A, place(space));
        return game.position().player(A).stock[terraforming::Resource::megacredits];
    };
    EXPECT_EQ(left("A: mc 11", "power-plant", {}), 3);
    EXPECT_EQ(left("A: mc 14", "asteroid", {}), 3);
    EXPECT_EQ(left("A: mc 18", "aquifer", {5}), 3);
    EXPECT_EQ(left("A: mc 23", "greenery", {15}), 3);
    EXPECT_EQ(left("A: mc 25", "city", {15}), 3);
    EXPECT_EQ(left("A: mc 0, hand comet", "sell-patents", {}), 1);
}

TEST(standard_technology, pays_only_its_owner_and_only_afterwards) {
    auto afterwards = given("A: mc 10, played standard-technology");
    EXPECT_EQ(afterwards.why_not(A, project("power-plant")), Texts{"cannot-pay 11 10"});
    auto of_others = given("A: mc 11; B: played standard-technology");
    of_others.when(A, project("power-plant"));
    EXPECT_TRUE(of_others.shows("A: mc 0, prod energy 1"));
    EXPECT_TRUE(of_others.nothing_else_changed());
}

TEST(nitrite_reducing_bacteria, gathers_microbes_or_spends_three_for_rating) {
    auto game = given("A: played nitrite-reducing-bacteria=3");
    game.when(A, action("nitrite-reducing-bacteria"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("A: tr 21, raised-tr, played nitrite-reducing-bacteria=0!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto adding = given("A: played nitrite-reducing-bacteria=3");
    adding.when(A, action("nitrite-reducing-bacteria")).when(A, alternative(1));
    EXPECT_TRUE(adding.shows("A: played nitrite-reducing-bacteria=4!"));
    EXPECT_TRUE(adding.nothing_else_changed());
    auto too_few = given("A: played nitrite-reducing-bacteria=2");
    too_few.when(A, action("nitrite-reducing-bacteria"));
    EXPECT_TRUE(too_few.shows("A: played nitrite-reducing-bacteria=3!"));
    EXPECT_TRUE(too_few.nothing_else_changed());
}

TEST(power_supply_consortium, moves_a_step_of_energy_production_from_any_player) {
    auto game = given(
        "B: prod energy 1; C: prod energy 2; A: mc 5, prod energy 1, played power-plant mass-converter, "
        "hand power-supply-consortium");
    game.when(A, play("power-supply-consortium"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B", "target C"}));
    game.when(A, target(C));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 2, hand, played power-supply-consortium; C: prod energy 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building science power power power");
    EXPECT_EQ(game.score(A).cards, 0);
}

// Rules 4.A: the player may gain first and lose it again.
TEST(power_supply_consortium, is_playable_when_nobody_has_energy_production) {
    plays({"power-supply-consortium", "A: mc 5, played power-plant mass-converter", "A: mc 0, prod energy 0",
           "building science power power power"});
    plays({"power-supply-consortium", "solo; A: mc 5, played power-plant mass-converter", "A: mc 0, prod energy 1",
           "building science power power power"});
}

TEST(convoy_from_europa, draws_a_card_and_places_an_ocean_in_any_order) {
    auto game = given("deck bushes trees worms; A: mc 15, hand convoy-from-europa");
    game.when(A, play("convoy-from-europa"));
    EXPECT_EQ(game.question(A), "resolve");
    game.when(A, resolve("convoy-from-europa", "draw"));
    EXPECT_TRUE(game.shows("deck trees; A: mc 0, hand bushes"));
    EXPECT_EQ(game.question(A), "place-tile");
    game.when(A, place(4));
    EXPECT_TRUE(
        game.shows("tiles 4 ocean; deck worms; "
                   "A: tr 21, raised-tr, hand bushes trees, played convoy-from-europa"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(convoy_from_europa, only_draws_when_nine_oceans_are_out) {
    auto game = given("oceans 9; deck bushes trees; A: mc 3, titanium 4, hand convoy-from-europa");
    game.when(A, play("convoy-from-europa"));
    EXPECT_TRUE(game.shows("deck trees; A: mc 0, titanium 0, hand bushes, played convoy-from-europa"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// What has no card to go to is lost and never forbids the card.
TEST(imported_nitrogen, gives_plants_and_rating_without_cards_to_hold_the_rest) {
    plays({"imported-nitrogen", "A: mc 23", "A: mc 0, plants 4, tr 21, raised-tr"});
}

TEST(imported_nitrogen, gives_microbes_to_one_card_and_animals_to_one) {
    auto game = given(
        "A: mc 23, hand imported-nitrogen, played ants=1 decomposers birds pets=1; "
        "B: played fish tardigrades");
    game.when(A, play("imported-nitrogen"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card ants", "target-card decomposers"}));
    game.when(A, target_card("decomposers"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card birds", "target-card pets"}));
    game.when(A, target_card("pets"));
    EXPECT_TRUE(game.shows("A: mc 0, plants 4, tr 21, raised-tr, hand, played imported-nitrogen decomposers=3 pets=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0 + 1 + 0 + 1);  // ants, decomposers, birds, pets
}

TEST(aerobraked_ammonia_asteroid, gives_productions_and_two_microbes_to_a_card) {
    plays({"aerobraked-ammonia-asteroid", "A: mc 26", "A: mc 0, prod heat 3 plants 1"});
    plays({"aerobraked-ammonia-asteroid", "A: mc 26, played tardigrades=2 birds",
           "A: mc 0, prod heat 3 plants 1, played tardigrades=4", "microbe animal", 1});
    auto game = given("A: mc 26, hand aerobraked-ammonia-asteroid, played ants tardigrades");
    game.when(A, play("aerobraked-ammonia-asteroid"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card ants", "target-card tardigrades"}));
    game.when(A, target_card("ants"));
    EXPECT_TRUE(game.shows("A: mc 0, prod heat 3 plants 1, hand, played aerobraked-ammonia-asteroid ants=2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(shuttles, makes_space_cards_cheaper_by_2) {
    costs("shuttles", "mine", 10);
    costs("satellites", "shuttles", 8);
    costs("convoy-from-europa", "shuttles", 13);
    costs("satellites", "shuttles space-station", 6);
    costs("industrial-microbes", "shuttles", 12);
}

TEST(pets, get_an_animal_for_every_city_of_anyone_also_off_mars) {
    auto own = given("A: mc 25, played pets=1");
    own.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(own.shows("tiles 15 city A; A: mc 0, prod mc 1, played pets=2"));
    EXPECT_TRUE(own.nothing_else_changed());
    EXPECT_EQ(own.score(A).cards, 1);
    auto of_others = given("active B; A: played pets=2; B: mc 25, hand phobos-space-haven");
    of_others.when(B, play("phobos-space-haven"));
    EXPECT_TRUE(of_others.shows("tiles phobos city B; A: played pets=3"));
    EXPECT_EQ(of_others.score(A).cards, 1);
    auto greenery = given("A: plants 8, played pets=1");
    greenery.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(greenery.shows("A: played pets=1"));
    EXPECT_EQ(greenery.score(A).cards, 0);
}

TEST(pets, never_lose_an_animal) {
    auto predators = given("A: played pets=3 predators birds=1");
    predators.when(A, action("predators"));
    EXPECT_TRUE(predators.shows("A: played pets=3 predators=1! birds=0"));
    EXPECT_TRUE(predators.nothing_else_changed());
    auto alone = given("A: played predators; B: played pets=3");
    EXPECT_NOT_OFFERED(alone, A, action("predators"));
}

TEST(protected_habitats, keep_plants_animals_and_microbes_from_opponents) {
    auto plants = given("A: mc 14, hand asteroid; B: plants 5, played protected-habitats; C: plants 5");
    plants.when(A, play("asteroid"));
    EXPECT_NOT_OFFERED(plants, A, target(B));
    EXPECT_OFFERS(plants, A, target(C, 3));
    EXPECT_OFFERS(plants, A, decline());
    auto animals = given("A: played predators; B: played protected-habitats birds=2");
    EXPECT_EQ(animals.why_not(A, action("predators")), Texts{"no-target-card"});
    auto microbes = given("A: played ants; B: played protected-habitats tardigrades=2");
    EXPECT_EQ(microbes.why_not(A, action("ants")), Texts{"no-target-card"});
}

TEST(protected_habitats, keep_neither_production_nor_other_resources_nor_their_owner_away) {
    auto production = given("oxygen 6; A: mc 4, hand biomass-combustors; B: prod plants 1, played protected-habitats");
    production.when(A, play("biomass-combustors"));
    EXPECT_TRUE(production.shows("A: mc 0, prod energy 2, hand, played biomass-combustors; B: prod plants 0"));
    EXPECT_TRUE(production.nothing_else_changed());
    auto metal = given("A: mc 1, hand sabotage; B: steel 4, plants 9, played protected-habitats");
    metal.when(A, play("sabotage")).when(A, alternative(1));
    EXPECT_OFFERS(metal, A, target(B, 4));
    auto own = given("A: played protected-habitats predators birds=1");
    own.when(A, action("predators"));
    EXPECT_TRUE(own.shows("A: played predators=1! birds=0"));
}

TEST(protected_valley, puts_a_greenery_on_an_ocean_area) {
    auto game = given("tiles 4 ocean, 15 city A; A: mc 23, hand protected-valley");
    game.when(A, play("protected-valley"));
    EXPECT_EQ(game.asks(A), (Texts{"place 2", "place 5", "place 11", "place 26", "place 30", "place 31", "place 32",
                                   "place 41", "place 42", "place 43", "place 61"}));
    game.when(A, place(61));
    EXPECT_TRUE(
        game.shows("tiles 61 greenery A; oxygen 1; "
                   "A: mc 0, titanium 2, prod mc 2, tr 21, raised-tr, hand, played protected-valley"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building plant");
    EXPECT_EQ(game.score(A).greenery, 1);
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(satellites, give_production_for_every_own_space_tag_with_their_own) {
    plays({"satellites", "A: mc 10", "A: mc 0, prod mc 1", "space"});
    plays({"satellites",
           "gen 2; B: played space-mirrors toll-station; A: mc 10, corp phobolog, played comet io-mining-industries",
           "A: mc 0, prod mc 3", "space space space jovian", 1});
}

}  // namespace
}  // namespace planitia::kit
