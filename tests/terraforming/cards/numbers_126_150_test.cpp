// Cards 126 to 150.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(numbers_126_to_150, plain_cards_do_what_they_show) {
    plays({"ghg-factories", "A: mc 11, prod energy 1", "A: mc 0, prod energy 0 heat 4", "building"});
    plays({"decomposers", "oxygen 3; A: mc 5", "A: mc 0, played decomposers=1", "microbe"});
    plays({"fusion-power", "A: mc 14, played power-plant wave-power", "A: mc 0, prod energy 3",
           "building building science power power power", 1});
    plays({"symbiotic-fungus", "temp -14; A: mc 4", "A: mc 0", "microbe"});
    plays({"extreme-cold-fungus", "temp -10; A: mc 13", "A: mc 0", "microbe"});
    plays({"advanced-ecosystems", "A: mc 11, played grass tardigrades fish", "A: mc 0",
           "plant plant microbe microbe animal animal", 3});
    plays({"great-dam", "oceans 4; A: mc 12", "A: mc 0, prod energy 2", "building power", 1});
    plays({"wave-power", "oceans 3; A: mc 8", "A: mc 0, prod energy 1", "power", 1});
    plays({"power-plant", "A: mc 4", "A: mc 0, prod energy 1", "building power"});
    plays({"titanium-mine", "A: mc 7", "A: mc 0, prod titanium 1", "building"});
    plays({"tectonic-stress-power", "A: mc 18, played adaptation-technology search-for-life", "A: mc 0, prod energy 3",
           "building science science power", 1 + 1});
    plays({"nitrophilic-moss", "oceans 3; A: mc 8, plants 2", "A: mc 0, plants 0, prod plants 2", "plant"});
    plays({"anti-gravity-technology",
           "A: mc 14, played research gene-repair search-for-life physics-complex "
           "mass-converter quantum-extractor",
           "A: mc 0", "building science science science science science science science science power power",
           3 + 1 + 2});
}

TEST(numbers_126_to_150, requirements_are_met_exactly_or_missed_by_one) {
    needs({"zeppelins", "oxygen 5; A: mc 13", "oxygen 4; A: mc 13", "oxygen-too-low 5 4"});
    needs({"worms", "oxygen 4; A: mc 8", "oxygen 3; A: mc 8", "oxygen-too-low 4 3"});
    needs({"decomposers", "oxygen 3; A: mc 5", "oxygen 2; A: mc 5", "oxygen-too-low 3 2"});
    needs({"symbiotic-fungus", "temp -14; A: mc 4", "temp -16; A: mc 4", "temperature-too-low -14 -16"});
    needs({"extreme-cold-fungus", "temp -10; A: mc 13", "temp -8; A: mc 13", "temperature-too-high -10 -8"});
    needs({"great-dam", "oceans 4; A: mc 12", "oceans 3; A: mc 12", "too-few-oceans 4 3"});
    needs({"wave-power", "oceans 3; A: mc 8", "oceans 2; A: mc 8", "too-few-oceans 3 2"});
    needs({"nitrophilic-moss", "oceans 3; A: mc 8, plants 2", "oceans 2; A: mc 8, plants 2", "too-few-oceans 3 2"});
    needs(
        {"herbivores", "oxygen 8; A: mc 12, prod plants 1", "oxygen 7; A: mc 12, prod plants 1", "oxygen-too-low 8 7"});
    needs({"insects", "oxygen 6; A: mc 9", "oxygen 5; A: mc 9", "oxygen-too-low 6 5"});
}

// The tags of the card itself do not help it, nor do those of other players and of events.
TEST(numbers_126_to_150, tags_must_be_in_play) {
    needs({"fusion-power", "A: mc 14, played power-plant solar-power",
           "B: played solar-power; A: mc 14, played power-plant", "too-few-tags 2 1"});
    needs({"advanced-ecosystems", "A: mc 11, played grass tardigrades fish", "A: mc 11, played grass virus fish",
           "too-few-tags 1 0"});
    needs({"advanced-ecosystems", "A: mc 11, played ecological-zone tardigrades", "A: mc 11, played grass tardigrades",
           "too-few-tags 1 0"});
    needs({"advanced-ecosystems", "gen 2; A: corp ecoline, mc 11, played fish tardigrades",
           "B: played grass; A: mc 11, played fish tardigrades", "too-few-tags 1 0"});
    needs(
        {"tectonic-stress-power", "A: mc 18, played research", "A: mc 18, played search-for-life", "too-few-tags 2 1"});
    needs({"anti-gravity-technology",
           "A: mc 14, played research gene-repair search-for-life physics-complex mass-converter "
           "quantum-extractor",
           "A: mc 14, played research gene-repair search-for-life physics-complex mass-converter", "too-few-tags 7 6"});
}

// Rules 4.A: own production decreases are compulsory.
TEST(numbers_126_to_150, own_production_must_be_there_to_be_lowered) {
    needs({"ghg-factories", "A: mc 11, prod energy 1", "A: mc 11", "production-too-low 1 0"});
    needs({"strip-mine", "A: mc 25, prod energy 2", "A: mc 25, prod energy 1", "production-too-low 2 1"});
}

TEST(numbers_126_to_150, costs_are_told_by_what_is_lacking) {
    needs({"subterranean-reservoir", "A: mc 11", "A: mc 10", "cannot-pay 11 10"});
    needs({"ecological-zone", "tiles 15 greenery A; A: mc 12", "tiles 15 greenery A; A: mc 11", "cannot-pay 12 11"});
    needs({"strip-mine", "A: mc 25, prod energy 2", "A: mc 24, prod energy 2", "cannot-pay 25 24"});
    needs({"lava-flows", "A: mc 18", "A: mc 17", "cannot-pay 18 17"});
    needs({"mohole-area", "A: mc 20", "A: mc 19", "cannot-pay 20 19"});
    needs({"large-convoy", "A: mc 36", "A: mc 35", "cannot-pay 36 35"});
    needs({"ceos-favorite-project", "A: mc 1", "A: mc 0", "cannot-pay 1 0"});
    // An event shows its tags only now: Earth 3, space 2.
    costs("large-convoy", "earth-office space-station", 31);
    costs("subterranean-reservoir", "earth-office space-station", 11);
    costs("lava-flows", "earth-office space-station", 18);
}

// Media Archives pay 1 M€ for each event.
TEST(numbers_126_to_150, events_are_told_from_other_cards) {
    auto game = given(
        "A: mc 8, hand media-archives, played subterranean-reservoir lava-flows large-convoy "
        "ceos-favorite-project zeppelins");
    EXPECT_TRUE(game.when(A, play("media-archives")).shows("A: mc 4"));
}

TEST(subterranean_reservoir, places_an_ocean) {
    auto game = given("tiles 4 ocean; A: mc 11, hand subterranean-reservoir");
    game.when(A, play("subterranean-reservoir"));
    EXPECT_EQ(game.asks(A).size(), 11U);
    game.when(A, place(5));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: mc 2, tr 21, raised-tr, hand, played subterranean-reservoir"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0);
    auto none_left = given("forbid; oceans 9; A: mc 11, hand subterranean-reservoir");
    none_left.when(A, play("subterranean-reservoir"));
    EXPECT_TRUE(none_left.shows("A: mc 0, hand, played subterranean-reservoir"));
    EXPECT_TRUE(none_left.nothing_else_changed());
}

TEST(ecological_zone, goes_beside_any_greenery_and_counts_its_own_tags) {
    auto game = given("tiles 15 greenery A, 46 greenery B; A: mc 12, hand ecological-zone");
    game.when(A, play("ecological-zone"));
    EXPECT_EQ(game.asks(A), (Texts{"place 8", "place 9", "place 14", "place 16", "place 22", "place 23", "place 38",
                                   "place 39", "place 45", "place 47", "place 52", "place 53"}));
    game.when(A, place(39));
    EXPECT_TRUE(game.shows("tiles 39 ecological-zone A; A: mc 0, plants 1, hand, played ecological-zone=2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "plant animal");
    EXPECT_EQ(game.score(A).cards, 1);
    EXPECT_EQ(game.position().board.cities().size(), 0U);
}

TEST(ecological_zone, needs_a_greenery_of_its_player) {
    needs({"ecological-zone", "tiles 15 greenery A; A: mc 12", "tiles 15 greenery B; A: mc 12",
           "too-few-greeneries 1 0"});
}

TEST(ecological_zone, without_a_place_beside_a_greenery_is_skipped_or_forbidden) {
    // 35 is at the edge, and all around it is full.
    const char* full = "tiles 35 greenery A, 26 ocean, 43 ocean, 34 city B; A: mc 12";
    plays({"ecological-zone", full, "A: mc 0, played ecological-zone=2", "plant animal", 1});
    needs({"ecological-zone", "forbid; tiles 35 greenery A; A: mc 12", (std::string("forbid; ") + full).c_str(),
           "no-space"});
}

TEST(ecological_zone, gets_an_animal_for_each_own_animal_and_plant_tag) {
    auto game = given(
        "temp -10; oxygen 8; tiles 15 greenery A, 16 ecological-zone A; A: mc 27, prod plants 1, "
        "played ecological-zone=1 tardigrades, hand advanced-ecosystems grass worms; B: mc 11, hand heather");
    game.when(A, play("advanced-ecosystems"));
    EXPECT_TRUE(game.shows("A: mc 16, hand grass worms, played advanced-ecosystems ecological-zone=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, play("worms"));
    EXPECT_TRUE(game.shows("A: played ecological-zone=3"));
    game.when(B, play("heather"));
    EXPECT_TRUE(game.shows("A: played ecological-zone=3"));
    EXPECT_EQ(game.score(A).cards, 1 + 3);
}

TEST(zeppelins, count_the_cities_on_mars) {
    plays({"zeppelins",
           "oxygen 5; tiles 20 city A, 22 city B, 46 capital B, phobos city A; B: played capital; A: mc 13",
           "A: mc 0, prod mc 3", "", 1});
    plays({"zeppelins", "oxygen 5; A: mc 13", "A: mc 0", "", 1});
    plays({"zeppelins",
           "solo; oxygen 5; tiles 15 city neutral, 16 greenery neutral, 47 city neutral, 48 greenery neutral; "
           "A: mc 13",
           "A: mc 0, prod mc 2", "", 1});
}

TEST(worms, give_a_step_for_two_own_microbe_tags_with_their_own) {
    plays({"worms", "oxygen 4; B: played ants tardigrades; A: mc 8", "A: mc 0", "microbe"});
    plays({"worms", "oxygen 4; A: mc 8, played ants", "A: mc 0, prod plants 1", "microbe microbe"});
    plays({"worms", "oxygen 4; A: mc 8, played ants symbiotic-fungus virus", "A: mc 0, prod plants 1",
           "microbe microbe microbe"});
    plays({"worms", "oxygen 4; A: mc 8, played ants symbiotic-fungus insects", "A: mc 0, prod plants 2",
           "microbe microbe microbe microbe"});
}

TEST(decomposers, get_a_microbe_for_each_own_tag_of_life) {
    auto game = given(
        "temp -10; A: mc 17, played decomposers=2 grass fish, hand advanced-ecosystems bushes mine virus; "
        "B: mc 6, hand heather");
    game.when(A, play("advanced-ecosystems"));
    EXPECT_TRUE(game.shows("A: mc 6, hand bushes mine virus, played advanced-ecosystems decomposers=5"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 3 + 1);
    game.when(A, play("mine"));
    EXPECT_TRUE(game.shows("A: mc 2, played decomposers=5"));
    game.when(B, play("heather"));
    EXPECT_TRUE(game.shows("A: played decomposers=5"));
}

TEST(decomposers, see_the_tags_of_events_and_are_worth_a_point_for_three_microbes) {
    auto game = given("A: mc 1, played decomposers=2, hand virus");
    EXPECT_EQ(game.score(A).cards, 0);
    game.when(A, play("virus"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played virus decomposers=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(symbiotic_fungus, gives_a_microbe_to_another_card) {
    auto game = given("A: played symbiotic-fungus tardigrades=1 decomposers fish physics-complex; B: played ants");
    game.when(A, action("symbiotic-fungus"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card tardigrades", "target-card decomposers"}));
    game.when(A, target_card("tardigrades"));
    EXPECT_TRUE(game.shows("A: played tardigrades=2 symbiotic-fungus!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("symbiotic-fungus")), Texts{"action-used"});
}

// Rules 4.E: an action is legal when its cost can be paid, even if it gains nothing.
TEST(symbiotic_fungus, may_act_without_a_card_to_give_to) {
    auto game = given("A: played symbiotic-fungus fish");
    game.when(A, action("symbiotic-fungus"));
    EXPECT_TRUE(game.shows("A: played symbiotic-fungus!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(extreme_cold_fungus, gives_a_plant_or_two_microbes) {
    auto game = given("A: played extreme-cold-fungus tardigrades=1 ants");
    game.when(A, action("extreme-cold-fungus"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("A: plants 1, played extreme-cold-fungus!"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().when(A, alternative(1)).when(A, target_card("ants"));
    EXPECT_TRUE(game.shows("A: plants 0, played extreme-cold-fungus! ants=2 tardigrades=1"));
}

TEST(extreme_cold_fungus, gives_a_plant_without_a_card_for_microbes) {
    auto game = given("A: played extreme-cold-fungus fish");
    game.when(A, action("extreme-cold-fungus"));
    EXPECT_TRUE(game.shows("A: plants 1, played extreme-cold-fungus!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(cartel, counts_own_earth_tags_with_its_own) {
    plays({"cartel", "A: mc 8", "A: mc 0, prod mc 1", "earth"});
    // UNMI has a tag; the event and B's card do not count.
    plays({"cartel",
           "gen 2; B: played sponsors; A: corp united-nations-mars-initiative, mc 8, "
           "played media-archives bribed-committee acquired-company",
           "A: mc 0, prod mc 4", "earth earth earth earth", -2});
}

TEST(strip_mine, gives_metal_production_and_two_steps_of_oxygen) {
    plays({"strip-mine", "A: mc 25, prod energy 2",
           "oxygen 2; A: mc 0, prod energy 0 steel 2 titanium 1, tr 22, raised-tr", "building"});
    // The first step brings the bonus at 8 %.
    plays({"strip-mine", "oxygen 7; temp -26; A: mc 25, prod energy 3",
           "oxygen 9; temp -24; A: mc 0, prod energy 1 steel 2 titanium 1 heat 1, tr 23, raised-tr", "building"});
    plays(
        {"strip-mine", "oxygen 14; A: mc 25, prod energy 2", "A: mc 0, prod energy 0 steel 2 titanium 1", "building"});
}

TEST(lava_flows, warm_mars_by_two_steps_and_take_a_volcano) {
    auto game = given("temp -14; tiles 7 city B; A: mc 18, hand lava-flows");
    game.when(A, play("lava-flows"));
    EXPECT_EQ(game.asks(A), (Texts{"place 12", "place 19", "place 27"}));
    game.when(A, place(27));
    EXPECT_TRUE(
        game.shows("temp -10; tiles 27 lava-flows A; A: mc 0, plants 2, tr 22, raised-tr, hand, played lava-flows"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.position().board.cities().size(), 1U);
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(lava_flows, without_a_free_volcano_are_skipped_or_forbidden) {
    const std::string full = "tiles 7 city B, 12 greenery B, 19 greenery A; claims 27 B; ";
    plays({"lava-flows", (full + "A: mc 18").c_str(), "temp -26; A: mc 0, tr 22, raised-tr, prod heat 0"});
    needs({"lava-flows", "forbid; tiles 7 city B, 12 greenery B, 19 greenery A; claims 27 A; A: mc 18",
           ("forbid; " + full + "A: mc 18").c_str(), "no-space"});
}

TEST(mohole_area, lies_on_an_ocean_area_for_good) {
    auto game = given("tiles 4 ocean; A: mc 20, hand mohole-area; B: mc 18");
    game.when(A, play("mohole-area"));
    EXPECT_EQ(game.asks(A), (Texts{"place 2", "place 5", "place 11", "place 26", "place 30", "place 31", "place 32",
                                   "place 41", "place 42", "place 43", "place 61"}));
    game.when(A, place(2));
    EXPECT_TRUE(game.shows("tiles 2 mohole-area A; A: mc 0, steel 2, prod heat 4, hand, played mohole-area"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building");
    EXPECT_EQ(game.score(A).cards, 0);
    game.when(B, project("aquifer"));
    EXPECT_NOT_OFFERED(game, B, place(2));
}

TEST(mohole_area, is_no_ocean_for_arctic_algae_and_oceans_beside) {
    auto game = given("tiles 5 ocean; A: mc 45, played arctic-algae, hand mohole-area; deck birds");
    game.when(A, play("mohole-area")).when(A, place(4));
    EXPECT_TRUE(game.shows("oceans 1; A: mc 27, plants 0, tr 20, hand birds"));
    game.when(A, project("city")).when(A, place(3));
    EXPECT_TRUE(game.shows("A: mc 2"));
}

TEST(large_convoy, brings_cards_an_ocean_and_plants_or_animals) {
    auto game = given(
        "deck birds pets mine comet; A: mc 36, played fish=1 predators tardigrades herbivores "
        "ecological-zone, hand large-convoy");
    game.when(A, play("large-convoy"));
    EXPECT_EQ(game.question(A), "resolve");
    game.when(A, resolve("large-convoy", "draw"));
    EXPECT_TRUE(game.shows("deck mine; A: mc 0, hand birds pets"));
    game.when(A, place(5));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(1));
    EXPECT_EQ(game.asks(A), (Texts{"target-card predators", "target-card fish", "target-card ecological-zone",
                                   "target-card herbivores"}));
    game.when(A, target_card("fish"));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: plants 0, tr 21, played fish=5 large-convoy"));
    EXPECT_EQ(game.score(A).cards, 5 + 2);
}

TEST(large_convoy, brings_plants_when_no_card_holds_animals) {
    auto game = given("deck birds pets mine; oceans 9; A: mc 36, played tardigrades, hand large-convoy");
    game.when(A, play("large-convoy"));
    EXPECT_TRUE(game.shows("deck mine; A: mc 0, plants 5, hand birds pets, played large-convoy"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 2);
}

TEST(nitrophilic_moss, needs_the_plants_that_it_takes) {
    needs({"nitrophilic-moss", "oceans 3; A: mc 8, plants 2", "oceans 3; A: mc 8, plants 1", "too-few-resources 2 1"});
    // Viral Enhancers give one plant for its tag.
    auto game = given("oceans 3; A: mc 8, plants 1, played viral-enhancers, hand nitrophilic-moss");
    game.when(A, play("nitrophilic-moss"));
    EXPECT_TRUE(game.shows("A: mc 0, plants 0, prod plants 2, hand, played nitrophilic-moss"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto none = given("oceans 3; A: mc 8, played viral-enhancers, hand nitrophilic-moss");
    EXPECT_NOT_OFFERED(none, A, play("nitrophilic-moss"));
}

TEST(herbivores, take_plant_production_and_start_with_an_animal) {
    auto game = given("oxygen 8; A: mc 12, prod plants 1, hand herbivores; B: prod plants 2; C: prod plants 0");
    game.when(A, play("herbivores"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B"}));
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played herbivores=1; B: prod plants 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "animal");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(herbivores, take_it_from_their_own_player_when_nobody_else_has_any) {
    plays({"herbivores", "oxygen 8; A: mc 12, prod plants 1", "A: mc 0, prod plants 0, played herbivores=1", "animal"});
    needs({"herbivores", "oxygen 8; B: prod plants 1, played protected-habitats; A: mc 12", "oxygen 8; A: mc 12",
           "nobody-has-production 1 0"});
}

TEST(herbivores, get_an_animal_for_each_own_greenery) {
    auto game = given("oceans 9; oxygen 9; A: plants 16, played herbivores=1; B: plants 8");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("A: played herbivores=2"));
    EXPECT_EQ(game.score(A).cards, 1);
    game.when(A, end_turn()).when(B, convert_plants()).when(B, place(47));
    EXPECT_TRUE(game.shows("A: played herbivores=2"));
}

TEST(herbivores, find_the_neutral_opponent_in_solo) {
    plays({"herbivores", "solo; oxygen 8; A: mc 12", "A: mc 0, played herbivores=1", "animal"});
}

TEST(herbivores, get_an_animal_for_a_greenery_on_an_ocean_area) {
    auto game = given("temp 4; oxygen 9; A: mc 12, played herbivores=1, hand mangrove");
    game.when(A, play("mangrove")).when(A, place(5));
    EXPECT_TRUE(
        game.shows("oxygen 10; tiles 5 greenery A; A: mc 0, tr 21, raised-tr, hand, played mangrove herbivores=2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(herbivores, get_animals_for_final_greeneries) {
    auto game = given("temp 8; oxygen 14; oceans 9; A: plants 8, played herbivores=3");
    game.when(A, pass()).when(B, pass());
    EXPECT_TRUE(game.shows("phase final-greenery"));
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 greenery A; A: played herbivores=4"));
    EXPECT_EQ(game.score(A).cards, 2);
}

TEST(insects, give_a_step_for_each_own_plant_tag) {
    plays({"insects", "oxygen 6; A: mc 9", "A: mc 0", "microbe"});
    plays({"insects", "gen 2; oxygen 6; B: played moss; A: corp ecoline, mc 9, played grass ecological-zone worms",
           "A: mc 0, prod plants 3", "plant plant plant microbe microbe animal"});
}

TEST(ceos_favorite_project, adds_a_resource_to_a_card_that_has_one) {
    auto game = given(
        "A: mc 1, played fish=2 tardigrades=1 physics-complex security-fleet=1 ants=0, "
        "hand ceos-favorite-project; B: played birds=3");
    game.when(A, play("ceos-favorite-project"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card security-fleet", "target-card tardigrades", "target-card fish"}));
    game.when(A, target_card("security-fleet"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played ceos-favorite-project security-fleet=2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 2 + 2);
}

TEST(ceos_favorite_project, may_be_played_without_a_target) {
    plays({"ceos-favorite-project", "A: mc 1, played fish=0", "A: mc 0", "animal"});
}

TEST(anti_gravity_technology, makes_every_project_card_cheaper) {
    costs("solar-power", "anti-gravity-technology", 9);
    costs("satellites", "anti-gravity-technology space-station", 6);
    costs("deimos-down", "anti-gravity-technology", 29);
    costs("sabotage", "anti-gravity-technology", 0);
    auto project_stays = given("A: mc 10, played anti-gravity-technology");
    EXPECT_EQ(project_stays.why_not(A, project("power-plant")), Texts{"cannot-pay 11 10"});
}

}  // namespace
}  // namespace planitia::kit
