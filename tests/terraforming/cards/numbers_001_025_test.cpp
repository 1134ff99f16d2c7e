// Cards 001 to 025.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(numbers_001_to_025, plain_cards_do_what_they_show) {
    plays({"colonizer-training-camp", "oxygen 5; A: mc 8", "A: mc 0", "building jovian", 2});
    plays({"deep-well-heating", "A: mc 13", "temp -28; A: mc 0, prod energy 1, tr 21, raised-tr", "building power"});
    plays({"search-for-life", "oxygen 6; A: mc 3", "A: mc 0", "science"});
    plays({"inventors-guild", "A: mc 9", "A: mc 0", "science"});
    plays({"martian-rails", "A: mc 13", "A: mc 0", "building"});
    plays({"water-import-from-europa", "A: mc 25", "A: mc 0", "space jovian", 1});
    plays({"space-elevator", "A: mc 27", "A: mc 0, prod titanium 1", "building space", 2});
    plays({"development-center", "A: mc 11", "A: mc 0", "building science"});
    plays({"equatorial-magnetizer", "A: mc 11", "A: mc 0", "building"});
    plays({"noctis-city", "A: mc 18, prod energy 1", "tiles 29 city A; A: mc 0, plants 2, prod energy 0 mc 3",
           "building city"});
    plays({"methane-from-titan", "oxygen 2; A: mc 28", "A: mc 0, prod heat 2 plants 2", "space jovian", 2});
    plays({"phobos-space-haven", "A: mc 25", "tiles phobos city A; A: mc 0, prod titanium 1", "space city", 3});
    plays({"arctic-algae", "temp -12; A: mc 12", "A: mc 0, plants 1", "plant"});
    plays({"predators", "oxygen 11; A: mc 14", "A: mc 0", "animal"});
    plays({"space-station", "A: mc 10", "A: mc 0", "space", 1});
}

TEST(numbers_001_to_025, requirements_are_met_exactly_or_missed_by_one) {
    needs({"colonizer-training-camp", "oxygen 5; A: mc 8", "oxygen 6; A: mc 8", "oxygen-too-high 5 6"});
    needs({"asteroid-mining-consortium", "A: mc 13, prod titanium 1", "B: prod titanium 1; A: mc 13",
           "production-too-low 1 0"});
    needs(
        {"cloud-seeding", "oceans 3; A: mc 11, prod heat 1", "oceans 2; A: mc 11, prod heat 1", "too-few-oceans 3 2"});
    needs({"search-for-life", "oxygen 6; A: mc 3", "oxygen 7; A: mc 3", "oxygen-too-high 6 7"});
    needs({"capital", "oceans 4; A: mc 26, prod energy 2", "oceans 3; A: mc 26, prod energy 2", "too-few-oceans 4 3"});
    needs({"domed-crater", "oxygen 7; A: mc 24, prod energy 1", "oxygen 8; A: mc 24, prod energy 1",
           "oxygen-too-high 7 8"});
    needs({"methane-from-titan", "oxygen 2; A: mc 28", "oxygen 1; A: mc 28", "oxygen-too-low 2 1"});
    needs({"arctic-algae", "temp -12; A: mc 12", "temp -10; A: mc 12", "temperature-too-high -12 -10"});
    needs({"predators", "oxygen 11; A: mc 14", "oxygen 10; A: mc 14", "oxygen-too-low 11 10"});
}

// Rules 4.A: own production decreases are compulsory.
TEST(numbers_001_to_025, own_production_must_be_there_to_be_lowered) {
    needs({"cloud-seeding", "oceans 3; A: mc 11, prod heat 1 mc -4", "oceans 3; A: mc 11, prod heat 1 mc -5",
           "production-too-low -4 -5"});
    needs({"capital", "oceans 4; A: mc 26, prod energy 2", "oceans 4; A: mc 26, prod energy 1",
           "production-too-low 2 1"});
    needs({"domed-crater", "A: mc 24, prod energy 1", "A: mc 24", "production-too-low 1 0"});
    needs({"noctis-city", "A: mc 18, prod energy 1", "A: mc 18", "production-too-low 1 0"});
    needs({"black-polar-dust", "A: mc 15, prod mc -3", "A: mc 15, prod mc -4", "production-too-low -3 -4"});
}

TEST(numbers_001_to_025, events_show_their_tags_while_they_are_played) {
    for (const auto& [card, cost] : {std::pair{"asteroid", 14}, {"comet", 21}, {"big-asteroid", 27}}) {
        costs(card, "space-station", cost - 2);
        costs(card, "earth-office", cost);
    }
    costs("imported-hydrogen", "space-station", 14);
    costs("imported-hydrogen", "earth-office", 13);
}

TEST(asteroid_mining_consortium, takes_titanium_production_from_any_player) {
    auto game = given("A: mc 13, prod titanium 1, hand asteroid-mining-consortium; B: prod titanium 3; players 3");
    game.when(A, play("asteroid-mining-consortium"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B"}));
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("A: mc 0, prod titanium 2, hand, played asteroid-mining-consortium; B: prod titanium 2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "jovian");
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(asteroid_mining_consortium, hits_its_owner_when_nobody_else_has_titanium_production) {
    plays({"asteroid-mining-consortium", "A: mc 13, prod titanium 1", "A: mc 0, prod titanium 1", "jovian", 1});
}

TEST(asteroid_mining_consortium, takes_from_the_neutral_opponent_in_solo) {
    auto game = given("solo; A: mc 13, prod titanium 1, hand asteroid-mining-consortium");
    game.when(A, play("asteroid-mining-consortium"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target neutral"}));
    game.when(A, target_neutral());
    EXPECT_TRUE(game.shows("A: mc 0, prod titanium 2, hand, played asteroid-mining-consortium"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(cloud_seeding, takes_heat_production_from_any_player) {
    auto game = given("oceans 3; A: mc 11, prod heat 1, hand cloud-seeding; B: prod heat 2; C: prod energy 1");
    game.when(A, play("cloud-seeding"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B"}));
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc -1 plants 2, hand, played cloud-seeding; B: prod heat 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
}

TEST(cloud_seeding, needs_somebody_with_heat_production_and_may_hit_its_owner) {
    auto nobody = given("oceans 3; A: mc 11, hand cloud-seeding");
    EXPECT_NOT_OFFERED(nobody, A, play("cloud-seeding"));
    EXPECT_EQ(nobody.why_not(A, play("cloud-seeding")), Texts{"nobody-has-production 1 0"});
    plays({"cloud-seeding", "oceans 3; A: mc 11, prod heat 1", "A: mc 0, prod mc -1 plants 2 heat 0"});
    plays({"cloud-seeding", "solo; oceans 3; A: mc 11", "A: mc 0, prod mc -1 plants 2"});
}

TEST(search_for_life, keeps_a_science_resource_for_a_microbe_tag_revealed) {
    for (const std::string microbe : {"ants", "virus", "viral-enhancers"}) {
        auto game = given("A: mc 1, played search-for-life; deck " + microbe + " trees");
        game.when(A, action("search-for-life"));
        EXPECT_TRUE(game.shows("A: mc 0, played search-for-life=1!; deck trees; discards " + microbe));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(game.score(A).cards, 3);
    }
    auto game = given("A: mc 1, played search-for-life; deck trees birds");
    game.when(A, action("search-for-life"));
    EXPECT_TRUE(game.shows("A: mc 0, played search-for-life=0!; deck birds; discards trees"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(search_for_life, is_worth_three_points_with_any_number_of_resources) {
    EXPECT_EQ(given("A: played search-for-life=0").score(A).cards, 0);
    EXPECT_EQ(given("A: played search-for-life=1").score(A).cards, 3);
    EXPECT_EQ(given("A: played search-for-life=4").score(A).cards, 3);
}

TEST(search_for_life, costs_one_megacredit_and_acts_once_in_a_generation) {
    auto poor = given("A: played search-for-life");
    EXPECT_NOT_OFFERED(poor, A, action("search-for-life"));
    EXPECT_EQ(poor.why_not(A, action("search-for-life")), Texts{"cannot-pay 1 0"});
    auto game = given("A: mc 5, heat 8, played search-for-life; deck trees bushes");
    game.when(A, action("search-for-life"));
    EXPECT_EQ(game.why_not(A, action("search-for-life")), Texts{"action-used"});
    game.to_next_generation().when(B, pass());
    EXPECT_OFFERS(game, A, action("search-for-life"));
}

TEST(inventors_guild, buys_or_discards_the_top_card) {
    auto game = given("A: mc 3, played inventors-guild; deck trees birds");
    game.when(A, action("inventors-guild"));
    EXPECT_EQ(game.asks(A), Texts{"buy-cards 0 to 1 of trees"});
    game.when(A, buy({"trees"}));
    EXPECT_TRUE(game.shows("A: mc 0, hand trees, played inventors-guild!; deck birds"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto unwanted = given("A: mc 3, played inventors-guild; deck trees birds");
    unwanted.when(A, action("inventors-guild")).when(A, buy({}));
    EXPECT_TRUE(unwanted.shows("A: mc 3, hand, played inventors-guild!; deck birds; discards trees"));
    EXPECT_TRUE(unwanted.nothing_else_changed());
}

TEST(inventors_guild, discards_a_card_that_can_not_be_paid) {
    auto game = given("A: mc 2, played inventors-guild; deck trees birds");
    game.when(A, action("inventors-guild"));
    EXPECT_TRUE(game.shows("A: mc 2, hand, played inventors-guild!; deck birds; discards trees"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martian_rails, earns_for_every_city_on_mars) {
    auto game = given(
        "tiles 15 city A, 33 city B, 46 capital B, phobos city A; A: energy 2, played martian-rails; B: played "
        "capital");
    game.when(A, action("martian-rails"));
    EXPECT_TRUE(game.shows("A: energy 1, mc 3, played martian-rails!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martian_rails, needs_energy_and_no_city) {
    auto no_energy = given("tiles 15 city A; A: prod energy 1, played martian-rails");
    EXPECT_EQ(no_energy.why_not(A, action("martian-rails")), Texts{"too-few-resources 1 0"});
    auto no_city = given("A: energy 1, played martian-rails");
    no_city.when(A, action("martian-rails"));
    EXPECT_TRUE(no_city.shows("A: energy 0, played martian-rails!"));
    EXPECT_TRUE(no_city.nothing_else_changed());
}

TEST(capital, is_a_city_worth_a_point_for_every_ocean_beside_it) {
    auto game = given(
        "tiles 4 ocean, 5 ocean, 11 ocean, 61 ocean, 33 city B; A: mc 26, prod energy 2, hand capital; "
        "B: played rover-construction");
    game.when(A, play("capital"));
    for (int beside_city : {24, 25, 34}) EXPECT_NOT_OFFERED(game, A, place(beside_city));
    EXPECT_NOT_OFFERED(game, A, place(29));
    EXPECT_NOT_OFFERED(game, A, place(26));
    game.when(A, place(10));
    EXPECT_TRUE(game.shows("tiles 10 capital A; A: mc 6, prod energy 0 mc 5, hand, played capital; B: mc 2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building city");
    EXPECT_EQ(game.score(A).cards, 3);
}

TEST(capital, also_has_the_points_of_a_city) {
    auto game = given("tiles 10 capital A, 4 ocean, 5 ocean, 9 greenery B, 16 greenery A; A: played capital");
    EXPECT_EQ(game.score(A).cards, 2);
    EXPECT_EQ(game.score(A).city, 2);
    EXPECT_EQ(game.score(A).greenery, 1);
}

struct Impact {
    const char* card;
    int cost;
    int plants;
    const char* then;
};

// Rules 4.A: "remove up to N resources of any player" targets one player, any amount, and may be declined.
TEST(asteroid, and_big_asteroid_may_burn_plants_of_one_player) {
    for (const Impact& each : {Impact{"asteroid", 14, 3, "temp -10; A: mc 0, titanium 2, tr 21"},
                               Impact{"big-asteroid", 27, 4, "temp -8; A: mc 0, titanium 4, tr 22"}}) {
        SCOPED_TRACE(each.card);
        const std::string then = each.then + std::string(", raised-tr, hand, played ") + each.card;
        const std::string text = "temp -12; A: mc " + std::to_string(each.cost) + ", plants 1";
        auto game = given("B: plants 9; C: plants 1; " + text + ", hand " + each.card);
        game.when(A, play(each.card));
        for (int n = 1; n <= each.plants; ++n) EXPECT_OFFERS(game, A, target(B, n));
        for (PlayerId player : {A, C}) EXPECT_OFFERS(game, A, target(player, 1));
        EXPECT_OFFERS(game, A, decline());
        EXPECT_EQ(game.asks(A).size(), static_cast<std::size_t>(each.plants) + 3);
        auto declined = game;
        game.when(A, target(B, each.plants));
        EXPECT_TRUE(game.shows(then + "; B: plants " + std::to_string(9 - each.plants)));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(tags_in_play(game, A), "");
        declined.when(A, decline());
        EXPECT_TRUE(declined.shows(then));
        EXPECT_TRUE(declined.nothing_else_changed());
    }
}

TEST(asteroid, burns_plants_of_the_neutral_opponent_in_solo) {
    auto game = given("solo; A: mc 14, hand asteroid");
    game.when(A, play("asteroid"));
    EXPECT_EQ(game.asks(A), (Texts{"target neutral 3", "decline"}));
    game.when(A, target_neutral());
    EXPECT_TRUE(game.shows("temp -28; A: mc 0, titanium 2, tr 15, raised-tr, hand, played asteroid"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(asteroid, can_not_burn_protected_plants) {
    plays({"asteroid", "B: plants 5, played protected-habitats; A: mc 14",
           "temp -28; A: mc 0, titanium 2, tr 21, raised-tr"});
}

TEST(comet, warms_mars_brings_an_ocean_and_may_burn_plants) {
    auto game = given("A: mc 21, hand comet; B: plants 4");
    game.when(A, play("comet"));
    EXPECT_EQ(game.question(A), "resolve");
    EXPECT_EQ(game.asks(A), (Texts{"resolve comet place-tile", "resolve comet remove"}));
    game.when(A, resolve("comet", "remove")).when(A, target(B, 3));
    game.when(A, place(5));
    EXPECT_TRUE(game.shows("temp -28; tiles 5 ocean; A: mc 0, tr 22, raised-tr, hand, played comet; B: plants 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(comet, may_take_plants_that_its_own_ocean_has_given) {
    auto game = given("A: mc 21, hand comet; B: played arctic-algae");
    game.when(A, play("comet"));
    game.when(A, place(5));
    EXPECT_EQ(game.asks(A), (Texts{"target B 2", "target B 1", "decline"}));
}

TEST(comet, brings_two_oceans_when_it_warms_mars_to_0) {
    auto game = given("temp -2; A: mc 21, hand comet");
    game.when(A, play("comet")).when(A, place(5)).when(A, place(42));
    EXPECT_TRUE(game.shows("temp 0; tiles 5 ocean, 42 ocean; A: mc 0, plants 1, tr 23, raised-tr, hand, played comet"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(water_import_from_europa, brings_an_ocean_for_12_also_in_titanium) {
    auto game = given("A: mc 12, titanium 5, played water-import-from-europa");
    game.when(A, action("water-import-from-europa"));
    EXPECT_EQ(game.question(A), "pay");
    EXPECT_OFFERS(game, A, pay({.mc = 12}));
    EXPECT_OFFERS(game, A, pay({.mc = 3, .titanium = 3}));
    EXPECT_NOT_OFFERED(game, A, pay({.titanium = 5}));
    game.when(A, pay({.titanium = 4})).when(A, place(5));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: mc 12, titanium 1, tr 21, raised-tr, played water-import-from-europa!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto alloys = given("A: titanium 3, played water-import-from-europa advanced-alloys");
    EXPECT_OFFERS(alloys, A, action("water-import-from-europa"));
    auto poor = given("A: mc 2, titanium 3, steel 9, played water-import-from-europa");
    EXPECT_EQ(poor.why_not(A, action("water-import-from-europa")), Texts{"cannot-pay 12 11"});
}

// Rules 5: raising a parameter at its maximum by an action is legal and pointless.
TEST(water_import_from_europa, may_be_used_when_all_oceans_are_out) {
    auto game = given("oceans 9; A: mc 12, played water-import-from-europa");
    game.when(A, action("water-import-from-europa"));
    EXPECT_TRUE(game.shows("A: mc 0, played water-import-from-europa!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(water_import_from_europa, is_worth_a_point_for_every_own_jovian_tag) {
    EXPECT_EQ(given("A: played water-import-from-europa; B: played methane-from-titan").score(A).cards, 1);
    auto game = given("gen 2; A: corp saturn-systems, played water-import-from-europa io-mining-industries");
    EXPECT_EQ(game.score(A).cards, 3 + 3);  // Io Mining Industries counts them too
}

TEST(space_elevator, sells_steel_for_five) {
    auto game = given("A: steel 2, played space-elevator");
    game.when(A, action("space-elevator"));
    EXPECT_TRUE(game.shows("A: mc 5, steel 1, played space-elevator!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(given("A: played space-elevator").why_not(A, action("space-elevator")), Texts{"too-few-resources 1 0"});
}

TEST(development_center, draws_a_card_for_energy) {
    auto game = given("A: energy 1, played development-center; deck trees birds");
    game.when(A, action("development-center"));
    EXPECT_TRUE(game.shows("A: energy 0, hand trees, played development-center!; deck birds"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(given("A: prod energy 1, played development-center").why_not(A, action("development-center")),
              Texts{"too-few-resources 1 0"});
}

TEST(equatorial_magnetizer, gives_up_energy_production_for_rating) {
    auto game = given("A: prod energy 2, played equatorial-magnetizer");
    game.when(A, action("equatorial-magnetizer"));
    EXPECT_TRUE(game.shows("A: prod energy 1, tr 21, raised-tr, played equatorial-magnetizer!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(given("A: energy 5, played equatorial-magnetizer").why_not(A, action("equatorial-magnetizer")),
              Texts{"production-too-low 1 0"});
}

TEST(domed_crater, is_a_city_with_three_plants) {
    auto game = given("oxygen 7; tiles 20 city B; A: mc 24, prod energy 1, hand domed-crater");
    game.when(A, play("domed-crater"));
    for (int beside_city : {12, 13, 19, 21, 28}) EXPECT_NOT_OFFERED(game, A, place(beside_city));
    game.when(A, place(33));
    EXPECT_TRUE(game.shows("tiles 33 city A; A: mc 0, plants 5, prod energy 0 mc 3, hand, played domed-crater"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building city");
    EXPECT_EQ(game.score(A).cards, 1);
}

// Rules 4.A: a tile that can not be placed is skipped and does not forbid the card.
TEST(domed_crater, and_capital_are_played_without_a_tile_when_no_city_fits) {
    const std::string crowded =
        "tiles 1 city B, 3 city B, 13 city B, 14 city B, 16 city B, 25 city B, 27 city B, 34 city B, 39 city B, "
        "45 city B, 49 city B, 52 city B, 54 city B; oceans 4; ";
    plays({"domed-crater", (crowded + "A: mc 24, prod energy 1").c_str(), "A: mc 0, plants 3, prod energy 0 mc 3",
           "building city", 1});
    plays({"capital", (crowded + "A: mc 26, prod energy 2").c_str(), "A: mc 0, prod energy 0 mc 5", "building city"});
}

TEST(noctis_city, goes_to_its_space_beside_cities_with_all_its_bonuses) {
    auto game = given(
        "gen 2; tiles 20 city B, 38 city B, 30 ocean; A: mc 18, prod energy 1, hand noctis-city; "
        "B: corp tharsis-republic");
    game.when(A, play("noctis-city"));
    EXPECT_TRUE(
        game.shows("tiles 29 city A; A: mc 2, plants 2, prod energy 0 mc 3, hand, played noctis-city; B: prod mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(imported_hydrogen, lets_the_player_choose_plants_microbes_or_animals) {
    const std::string text = "A: mc 16, hand imported-hydrogen, played tardigrades ants fish";
    auto game = given(text);
    game.when(A, play("imported-hydrogen"));
    game.when(A, place(5));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1", "alternative 2"}));
    auto microbes = game;
    auto animals = game;
    const std::string common = "tiles 5 ocean; A: mc 0, tr 21, raised-tr, hand, played imported-hydrogen";
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows(common + ", plants 3"));
    EXPECT_TRUE(game.nothing_else_changed());
    microbes.when(A, alternative(1));
    EXPECT_EQ(microbes.asks(A), (Texts{"target-card ants", "target-card tardigrades"}));
    microbes.when(A, target_card("tardigrades"));
    EXPECT_TRUE(microbes.shows(common + ", played tardigrades=3"));
    EXPECT_TRUE(microbes.nothing_else_changed());
    animals.when(A, alternative(2));
    EXPECT_TRUE(animals.shows(common + ", played fish=2"));
    EXPECT_TRUE(animals.nothing_else_changed());
}

TEST(imported_hydrogen, offers_only_what_a_card_can_hold) {
    auto game = given("A: mc 16, hand imported-hydrogen, played fish search-for-life; B: played tardigrades");
    game.when(A, play("imported-hydrogen")).when(A, place(5));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 2"}));
}

TEST(imported_hydrogen, gives_plants_without_a_card_for_the_others) {
    auto game = given("A: mc 16, hand imported-hydrogen; B: played tardigrades");
    game.when(A, play("imported-hydrogen")).when(A, place(5));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: mc 0, plants 3, tr 21, raised-tr, hand, played imported-hydrogen"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(research_outpost, is_a_city_beside_no_tile_at_all) {
    auto game = given("tiles 4 ocean, 20 greenery B; A: mc 18, hand research-outpost");
    game.when(A, play("research-outpost"));
    for (int beside : {3, 9, 10, 12, 13, 19, 21, 28}) EXPECT_NOT_OFFERED(game, A, place(beside));
    EXPECT_EQ(game.asks(A).size(), 39U);  // 48 land spaces without Noctis City's, less 9
    game.when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 city A; A: mc 0, hand, played research-outpost"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building science city");
}

TEST(research_outpost, is_played_without_a_tile_when_no_space_is_free_of_neighbours) {
    const std::string crowded =
        "tiles 2 ocean, 13 greenery B, 16 greenery B, 17 greenery B, 28 greenery B, 31 ocean, 34 greenery B, "
        "37 greenery B, 50 greenery B, 52 greenery B, 54 greenery B; A: mc 18";
    plays({"research-outpost", crowded.c_str(), "A: mc 0", "building science city"});
    const auto forbidden = with_hand("forbid; " + crowded, "research-outpost");
    EXPECT_EQ(forbidden.why_not(A, play("research-outpost")), Texts{"no-space"});
}

TEST(research_outpost, makes_every_card_one_cheaper) {
    costs("mine", "research-outpost", 3);
    costs("asteroid", "research-outpost", 13);
    costs("asteroid", "research-outpost space-station", 11);
    EXPECT_EQ(given("A: mc 10, played research-outpost").why_not(A, project("power-plant")), Texts{"cannot-pay 11 10"});
}

TEST(space_station, makes_space_cards_two_cheaper) {
    costs("asteroid", "space-station", 12);
    costs("space-elevator", "space-station", 25);
    costs("mine", "space-station", 4);
}

TEST(black_polar_dust, gives_heat_for_megacredits_and_an_ocean) {
    auto game = given("A: mc 15, prod mc -3, hand black-polar-dust");
    game.when(A, play("black-polar-dust")).when(A, place(5));
    EXPECT_TRUE(
        game.shows("tiles 5 ocean; A: mc 0, prod mc -5 heat 3, tr 21, raised-tr, hand, played black-polar-dust"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
}

TEST(arctic_algae, grows_with_every_ocean_of_any_player) {
    auto game = given("A: mc 18, played arctic-algae; B: mc 18");
    game.when(A, project("aquifer")).when(A, place(5));
    EXPECT_TRUE(game.shows("tiles 5 ocean; A: mc 0, plants 2, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, project("aquifer")).when(B, place(61));
    EXPECT_TRUE(game.shows("tiles 61 ocean; A: plants 4; B: mc 0, titanium 2, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(arctic_algae, grows_with_the_ocean_at_0_degrees) {
    auto game = given("temp -2; active B; A: played arctic-algae; B: heat 8");
    game.when(B, convert_heat()).when(B, place(5));
    EXPECT_TRUE(game.shows("temp 0; tiles 5 ocean; A: plants 2; B: heat 0, tr 22, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(predators, eat_an_animal_of_any_card_except_pets_and_protected_ones) {
    auto game = given(
        "A: played predators=1 fish=1 small-animals=0; B: played birds=1 pets=4; "
        "C: played herbivores=2 protected-habitats");
    game.when(A, action("predators"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card predators", "target-card fish", "target-card birds"}));
    game.when(A, target_card("birds"));
    EXPECT_TRUE(game.shows("A: played predators=2!; B: played birds=0"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 2 + 1);
}

TEST(predators, can_not_act_without_an_animal_to_eat) {
    auto game = given("A: played predators; B: played pets=4 ants=3");
    EXPECT_NOT_OFFERED(game, A, action("predators"));
    EXPECT_EQ(game.why_not(A, action("predators")), Texts{"no-target-card"});
}

TEST(predators, find_an_animal_of_the_neutral_opponent_in_solo) {
    auto game = given("solo; A: played predators");
    game.when(A, action("predators"));
    EXPECT_TRUE(game.shows("A: played predators=1!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
