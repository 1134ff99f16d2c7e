// Cards 026 to 050.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(numbers_026_to_050, plain_cards_do_what_they_show) {
    plays({"eos-chasma-national-park", "temp -12; B: played fish; A: mc 16", "A: mc 0, plants 3, prod mc 2",
           "building plant", 1});
    plays({"security-fleet", "A: mc 12", "A: mc 0", "space"});
    plays({"lunar-beam", "A: mc 13, prod mc -3", "A: mc 0, prod mc -5 heat 2 energy 2", "power earth"});
    plays({"optimal-aerobraking", "A: mc 7", "A: mc 0", "space"});
    plays({"regolith-eaters", "A: mc 13", "A: mc 0", "science microbe"});
    plays({"ghg-producing-bacteria", "oxygen 4; A: mc 8", "A: mc 0", "science microbe"});
    plays({"ants", "oxygen 4; A: mc 9", "A: mc 0", "microbe"});
    plays({"release-of-inert-gases", "A: mc 14", "A: mc 0, tr 22, raised-tr"});
    plays({"rover-construction", "A: mc 8", "A: mc 0", "building", 1});
    plays({"asteroid-mining", "A: mc 30", "A: mc 0, prod titanium 2", "space jovian", 2});
    plays({"food-factory", "A: mc 12, prod plants 1", "A: mc 0, prod plants 0 mc 4", "building", 1});
    plays({"archaebacteria", "temp -18; A: mc 6", "A: mc 0, prod plants 1", "microbe"});
    plays({"carbonate-processing", "A: mc 6, prod energy 1", "A: mc 0, prod energy 0 heat 3", "building"});
    plays({"nuclear-power", "A: mc 10, prod mc -3", "A: mc 0, prod mc -5 energy 3", "building power"});
    plays({"algae", "oceans 5; A: mc 10", "A: mc 0, plants 1, prod plants 2", "plant"});
    plays({"adapted-lichen", "A: mc 9", "A: mc 0, prod plants 1", "plant"});
    plays({"tardigrades", "A: mc 4", "A: mc 0", "microbe"});
}

TEST(numbers_026_to_050, requirements_are_met_exactly_or_missed_by_one) {
    needs({"eos-chasma-national-park", "temp -12; A: mc 16", "temp -14; A: mc 16", "temperature-too-low -12 -14"});
    needs({"cupola-city", "oxygen 9; A: mc 16, prod energy 1", "oxygen 10; A: mc 16, prod energy 1",
           "oxygen-too-high 9 10"});
    needs({"ghg-producing-bacteria", "oxygen 4; A: mc 8", "oxygen 3; A: mc 8", "oxygen-too-low 4 3"});
    needs({"ants", "oxygen 4; A: mc 9", "oxygen 3; A: mc 9", "oxygen-too-low 4 3"});
    needs({"archaebacteria", "temp -18; A: mc 6", "temp -16; A: mc 6", "temperature-too-high -18 -16"});
    needs({"natural-preserve", "oxygen 4; A: mc 9", "oxygen 5; A: mc 9", "oxygen-too-high 4 5"});
    needs({"algae", "oceans 5; A: mc 10", "oceans 4; A: mc 10", "too-few-oceans 5 4"});
    // Tags of others and of events do not help; the corporation's does.
    needs({"lightning-harvest", "gen 2; A: mc 8, corp inventrix, played research",
           "B: played physics-complex; A: mc 8, played research invention-contest", "too-few-tags 3 2"});
    needs({"interstellar-colony-ship", "A: mc 24, played research regolith-eaters inventors-guild search-for-life",
           "A: mc 24, played research regolith-eaters inventors-guild", "too-few-tags 5 4"});
}

// Rules 4.A: own production decreases are compulsory.
TEST(numbers_026_to_050, own_production_must_be_there_to_be_lowered) {
    needs({"cupola-city", "A: mc 16, prod energy 1", "A: mc 16", "production-too-low 1 0"});
    needs({"lunar-beam", "A: mc 13, prod mc -3", "A: mc 13, prod mc -4", "production-too-low -3 -4"});
    needs({"underground-city", "A: mc 18, prod energy 2", "A: mc 18, prod energy 1", "production-too-low 2 1"});
    needs({"food-factory", "A: mc 12, prod plants 1", "A: mc 12, plants 5", "production-too-low 1 0"});
    needs({"carbonate-processing", "A: mc 6, prod energy 1", "A: mc 6, energy 5", "production-too-low 1 0"});
    needs({"nuclear-power", "A: mc 10, prod mc -3", "A: mc 10, prod mc -4", "production-too-low -3 -4"});
}

TEST(numbers_026_to_050, events_show_their_tags_while_they_are_played) {
    const std::string scientists = "research regolith-eaters inventors-guild search-for-life ";
    costs("interstellar-colony-ship", (scientists + "space-station").c_str(), 22);
    costs("interstellar-colony-ship", (scientists + "earth-office").c_str(), 21);
    for (const auto& [card, cost] : {std::pair{"nitrogen-rich-asteroid", 31}, {"deimos-down", 31}}) {
        costs(card, "space-station", cost - 2);
        costs(card, "earth-office", cost);
    }
    costs("release-of-inert-gases", "space-station earth-office", 14);
    auto virus = given("A: mc 1, hand virus, played decomposers");
    virus.when(A, play("virus"));
    EXPECT_TRUE(virus.shows("A: mc 0, hand, played virus decomposers=1"));
    EXPECT_TRUE(virus.nothing_else_changed());
}

TEST(eos_chasma_national_park, gives_an_animal_to_one_own_card) {
    auto game = given("temp -12; A: mc 16, hand eos-chasma-national-park, played fish birds=1 tardigrades");
    game.when(A, play("eos-chasma-national-park"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card fish", "target-card birds"}));
    game.when(A, target_card("birds"));
    EXPECT_TRUE(game.shows("A: mc 0, plants 3, prod mc 2, hand, played eos-chasma-national-park birds=2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(interstellar_colony_ship, is_worth_four_points_face_down) {
    auto game = given(
        "A: mc 24, hand interstellar-colony-ship, played research regolith-eaters inventors-guild search-for-life");
    game.when(A, play("interstellar-colony-ship"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played interstellar-colony-ship"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 4 + 1);  // Research is worth one
}

TEST(security_fleet, buys_fighters_with_titanium) {
    auto game = given("A: titanium 2, played security-fleet=2");
    game.when(A, action("security-fleet"));
    EXPECT_TRUE(game.shows("A: titanium 1, played security-fleet=3!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 3);
    EXPECT_EQ(given("A: mc 9, played security-fleet").why_not(A, action("security-fleet")),
              Texts{"too-few-resources 1 0"});
}

TEST(cupola_city, and_underground_city_follow_the_rule_of_cities) {
    struct City {
        const char* card;
        const char* given;
        const char* then;
    };
    for (const City& each : {City{"cupola-city", "mc 16, prod energy 1", "prod energy 0 mc 3"},
                             City{"underground-city", "mc 18, prod energy 2", "prod energy 0 steel 2"}}) {
        SCOPED_TRACE(each.card);
        auto game = with_hand("tiles 20 city B, 4 ocean; A: " + std::string(each.given), each.card);
        game.when(A, play(each.card));
        for (int not_for_cities : {2, 12, 13, 19, 21, 28, 29}) EXPECT_NOT_OFFERED(game, A, place(not_for_cities));
        game.when(A, place(10));
        EXPECT_TRUE(game.shows("tiles 10 city A; A: mc 2, hand, " + std::string(each.then) + ", played " + each.card));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(tags_in_play(game, A), "building city");
        EXPECT_EQ(game.score(A).cards, 0);
    }
}

// Rules 4.A: a tile that can not be placed is skipped and does not forbid the card.
TEST(cupola_city, and_underground_city_are_played_without_a_tile_when_no_city_fits) {
    const std::string crowded =
        "tiles 1 city B, 3 city B, 13 city B, 14 city B, 16 city B, 25 city B, 27 city B, 34 city B, 39 city B, "
        "45 city B, 49 city B, 52 city B, 54 city B; ";
    plays(
        {"cupola-city", (crowded + "A: mc 16, prod energy 1").c_str(), "A: mc 0, prod energy 0 mc 3", "building city"});
    plays({"underground-city", (crowded + "A: mc 18, prod energy 2").c_str(), "A: mc 0, prod energy 0 steel 2",
           "building city"});
}

TEST(optimal_aerobraking, pays_for_own_space_events_only) {
    auto game = given("A: mc 14, hand asteroid, played optimal-aerobraking");
    game.when(A, play("asteroid"));
    EXPECT_TRUE(game.shows("temp -28; A: mc 3, heat 3, titanium 2, tr 21, raised-tr, hand, played asteroid"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto no_space = given("A: mc 14, hand release-of-inert-gases, played optimal-aerobraking");
    no_space.when(A, play("release-of-inert-gases"));
    EXPECT_TRUE(no_space.shows("A: mc 0, heat 0"));
    auto no_event = given("A: mc 10, hand space-station, played optimal-aerobraking");
    no_event.when(A, play("space-station"));
    EXPECT_TRUE(no_event.shows("A: mc 0, heat 0"));
    auto of_another = given("A: mc 14, hand asteroid; B: played optimal-aerobraking");
    of_another.when(A, play("asteroid"));
    EXPECT_TRUE(of_another.shows("A: mc 0, heat 0; B: mc 0, heat 0"));
}

TEST(regolith_eaters, add_a_microbe_or_turn_two_into_oxygen) {
    auto game = given("A: played regolith-eaters=2");
    game.when(A, action("regolith-eaters"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    auto another = game;
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("oxygen 1; A: tr 21, raised-tr, played regolith-eaters=0!"));
    EXPECT_TRUE(game.nothing_else_changed());
    another.when(A, alternative(1));
    EXPECT_TRUE(another.shows("A: played regolith-eaters=3!"));
    EXPECT_TRUE(another.nothing_else_changed());
}

TEST(ghg_producing_bacteria, add_a_microbe_or_turn_two_into_warmth) {
    auto game = given("A: played ghg-producing-bacteria=3");
    game.when(A, action("ghg-producing-bacteria"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    auto another = game;
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("temp -28; A: tr 21, raised-tr, played ghg-producing-bacteria=1!"));
    EXPECT_TRUE(game.nothing_else_changed());
    another.when(A, alternative(1));
    EXPECT_TRUE(another.shows("A: played ghg-producing-bacteria=4!"));
    EXPECT_TRUE(another.nothing_else_changed());
}

TEST(regolith_eaters, and_ghg_producing_bacteria_can_not_spend_a_single_microbe) {
    for (const std::string card : {"regolith-eaters", "ghg-producing-bacteria"}) {
        auto game = given("A: played tardigrades=5 " + card + "=1");
        game.when(A, action(card));
        EXPECT_TRUE(game.shows("A: played " + card + "=2!"));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(game.score(A).cards, 1);  // of the tardigrades
    }
}

// Rules 5: raising a parameter at its maximum by an action is legal and pointless.
TEST(regolith_eaters, and_ghg_producing_bacteria_may_spend_microbes_at_the_maximum) {
    for (const std::string card : {"regolith-eaters", "ghg-producing-bacteria"}) {
        auto game = given("oxygen 14; temp 8; A: played " + card + "=2");
        game.when(A, action(card)).when(A, alternative(0));
        EXPECT_TRUE(game.shows("A: played " + card + "=0!"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(ants, eat_a_microbe_of_any_card_that_is_not_protected) {
    auto game = given(
        "A: played ants=1 regolith-eaters=1 nitrite-reducing-bacteria=0 security-fleet=1; "
        "B: played tardigrades=4 ghg-producing-bacteria=1 fish=2; C: played decomposers=2 protected-habitats");
    game.when(A, action("ants"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card regolith-eaters", "target-card ants",
                                   "target-card ghg-producing-bacteria", "target-card tardigrades"}));
    game.when(A, target_card("tardigrades"));
    EXPECT_TRUE(game.shows("A: played ants=2!; B: played tardigrades=3"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(ants, can_not_act_without_a_microbe_to_eat) {
    auto game = given("A: played ants; B: played tardigrades=0 fish=3");
    EXPECT_NOT_OFFERED(game, A, action("ants"));
    EXPECT_EQ(game.why_not(A, action("ants")), Texts{"no-target-card"});
    auto solo = given("solo; A: played ants");
    solo.when(A, action("ants"));
    EXPECT_TRUE(solo.shows("A: played ants=1!"));
    EXPECT_TRUE(solo.nothing_else_changed());
}

TEST(ants, are_worth_a_point_for_every_two_microbes) {
    EXPECT_EQ(given("A: played ants=1").score(A).cards, 0);
    EXPECT_EQ(given("A: played ants=2").score(A).cards, 1);
    EXPECT_EQ(given("A: played ants=7").score(A).cards, 3);
}

TEST(nitrogen_rich_asteroid, feeds_more_plants_with_three_plant_tags) {
    auto game = given("A: mc 31, hand nitrogen-rich-asteroid, played algae trees; B: played bushes");
    game.when(A, play("nitrogen-rich-asteroid"));
    EXPECT_TRUE(game.shows("temp -28; A: mc 0, tr 23, raised-tr, prod plants 1, hand, played nitrogen-rich-asteroid"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto three = given("gen 2; A: corp ecoline, mc 31, hand nitrogen-rich-asteroid, played algae trees");
    three.when(A, play("nitrogen-rich-asteroid"));
    EXPECT_TRUE(three.shows("temp -28; A: mc 0, tr 23, raised-tr, prod plants 4, hand, played nitrogen-rich-asteroid"));
    EXPECT_TRUE(three.nothing_else_changed());
}

TEST(rover_construction, earns_for_every_city_on_and_off_mars) {
    auto game = given(
        "oceans 4; A: mc 25, played rover-construction; "
        "B: mc 51, prod energy 2, hand capital phobos-space-haven");
    game.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 city A; A: mc 2, prod mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, play("capital")).when(B, place(46));
    EXPECT_TRUE(game.shows(
        "tiles 46 capital B; A: mc 4; B: mc 25, prod energy 0 mc 5, hand phobos-space-haven, played capital"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, play("phobos-space-haven"));
    EXPECT_TRUE(game.shows("tiles phobos city B; A: mc 6; B: mc 0, prod titanium 1, hand, played phobos-space-haven"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(deimos_down, warms_mars_by_three_steps_and_may_burn_eight_plants) {
    auto game = given("temp -18; A: mc 31, hand deimos-down; B: plants 9; C: plants 1");
    game.when(A, play("deimos-down"));
    for (int n = 1; n <= 8; ++n) EXPECT_OFFERS(game, A, target(B, n));
    EXPECT_OFFERS(game, A, target(C, 1));
    EXPECT_OFFERS(game, A, decline());
    EXPECT_EQ(game.asks(A).size(), 10U);
    auto declined = game;
    game.when(A, target(B, 8));
    EXPECT_TRUE(game.shows("temp -12; A: mc 0, steel 4, tr 23, raised-tr, hand, played deimos-down; B: plants 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    declined.when(A, decline());
    EXPECT_TRUE(declined.shows("temp -12; A: mc 0, steel 4, tr 23, raised-tr, hand, played deimos-down"));
    EXPECT_TRUE(declined.nothing_else_changed());
}

TEST(natural_preserve, lies_beside_no_tile_at_all) {
    auto game = given("oxygen 4; tiles 4 ocean, 20 greenery A; A: mc 9, hand natural-preserve");
    game.when(A, play("natural-preserve"));
    for (int beside : {3, 9, 10, 12, 13, 19, 21, 28}) EXPECT_NOT_OFFERED(game, A, place(beside));
    for (int elsewhere : {2, 29}) EXPECT_NOT_OFFERED(game, A, place(elsewhere));
    EXPECT_EQ(game.asks(A).size(), 39U);  // 48 land spaces without Noctis City's, less 9
    game.when(A, place(7));
    EXPECT_TRUE(game.shows("tiles 7 natural-preserve A; A: mc 0, steel 1, prod mc 1, hand, played natural-preserve"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building science");
    EXPECT_EQ(game.score(A).cards, 1);
    EXPECT_EQ(game.score(A).city, 0);
}

TEST(natural_preserve, is_played_without_a_tile_when_no_space_is_free_of_neighbours) {
    const std::string crowded =
        "tiles 2 ocean, 13 greenery B, 16 greenery B, 17 greenery B, 28 greenery B, 31 ocean, 34 greenery B, "
        "37 greenery B, 50 greenery B, 52 greenery B, 54 greenery B; A: mc 9";
    plays({"natural-preserve", crowded.c_str(), "A: mc 0, prod mc 1", "building science", 1});
    const auto forbidden = with_hand("forbid; " + crowded, "natural-preserve");
    EXPECT_EQ(forbidden.why_not(A, play("natural-preserve")), Texts{"no-space"});
}

TEST(lightning_harvest, gives_energy_and_megacredits_to_scientists) {
    auto game = given("A: mc 8, hand lightning-harvest, played regolith-eaters inventors-guild search-for-life");
    game.when(A, play("lightning-harvest"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1 mc 1, hand, played lightning-harvest"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "science science science power microbe");
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(tardigrades, grow_and_are_worth_a_point_for_every_four_microbes) {
    auto game = given("A: played tardigrades=3");
    EXPECT_EQ(game.score(A).cards, 0);
    game.when(A, action("tardigrades"));
    EXPECT_TRUE(game.shows("A: played tardigrades=4!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(virus, removes_up_to_two_animals_from_one_card) {
    auto game = given(
        "A: mc 1, hand virus; B: played fish=3 birds=1 pets=2 tardigrades=4; "
        "C: played herbivores=2 protected-habitats");
    game.when(A, play("virus"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "decline"}));
    auto declined = game;
    game.when(A, alternative(0));
    EXPECT_OFFERS(game, A, target_card("fish", 1));
    EXPECT_OFFERS(game, A, target_card("birds", 1));
    EXPECT_NOT_OFFERED(game, A, target_card("birds", 2));
    for (const char* safe : {"pets", "tardigrades", "herbivores"}) EXPECT_NOT_OFFERED(game, A, target_card(safe));
    game.when(A, target_card("fish", 2));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played virus; B: played fish=1"));
    EXPECT_TRUE(game.nothing_else_changed());
    declined.when(A, decline());
    EXPECT_TRUE(declined.shows("A: mc 0, hand, played virus"));
    EXPECT_TRUE(declined.nothing_else_changed());
}

TEST(virus, removes_up_to_five_plants_of_one_player) {
    auto game = given("A: mc 1, hand virus; B: plants 7; C: plants 3, played protected-habitats");
    game.when(A, play("virus"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 1", "decline"}));
    game.when(A, alternative(1));
    EXPECT_EQ(game.asks(A), (Texts{"target B 5", "target B 4", "target B 3", "target B 2", "target B 1", "decline"}));
    game.when(A, target(B, 5));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played virus; B: plants 2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(virus, takes_either_animals_or_plants) {
    auto game = given("A: mc 1, hand virus; B: plants 7, played fish=3");
    game.when(A, play("virus"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1", "decline"}));
    auto plants = game;
    game.when(A, alternative(0));
    game.when(A, target_card("fish", 1));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played virus; B: plants 7, played fish=2"));
    EXPECT_TRUE(game.nothing_else_changed());
    plants.when(A, alternative(1));
    plants.when(A, target(B, 4));
    EXPECT_TRUE(plants.shows("A: mc 0, hand, played virus; B: plants 3, played fish=3"));
    EXPECT_TRUE(plants.nothing_else_changed());
}

TEST(virus, does_nothing_in_solo) {
    auto game = given("solo; A: mc 1, hand virus");
    game.when(A, play("virus"));
    game.when(A, alternative(1)).when(A, target_neutral());
    EXPECT_TRUE(game.shows("A: mc 0, hand, played virus"));
    EXPECT_TRUE(game.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
