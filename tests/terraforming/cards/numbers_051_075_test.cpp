// Cards 051 to 075.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(numbers_051_to_075, plain_cards_do_what_they_show) {
    plays({"kelp-farming", "oceans 6; A: mc 17", "A: mc 0, plants 2, prod mc 2 plants 3", "plant", 1});
    plays({"mine", "A: mc 4", "A: mc 0, prod steel 1", "building"});
    plays({"vesta-shipyard", "A: mc 15", "A: mc 0, prod titanium 1", "space jovian", 1});
    plays({"trees", "temp -4; A: mc 13", "A: mc 0, plants 1, prod plants 3", "plant", 1});
    plays({"mineral-deposit", "A: mc 5", "A: mc 0, steel 5"});
    plays({"mining-expedition", "A: mc 12", "oxygen 1; A: mc 0, steel 2, tr 21, raised-tr"});
    plays({"building-industries", "A: mc 6, prod energy 1", "A: mc 0, prod energy 0 steel 2", "building"});
    plays({"sponsors", "A: mc 6", "A: mc 0, prod mc 2", "earth"});
    plays({"electro-catapult", "oxygen 8; A: mc 17, prod energy 1", "A: mc 0, prod energy 0", "building", 1});
    plays({"earth-catapult", "A: mc 23", "A: mc 0", "earth", 2});
    plays({"advanced-alloys", "A: mc 9", "A: mc 0", "science"});
    plays({"mars-university", "A: mc 8", "A: mc 0", "building science", 1});
    plays({"viral-enhancers", "A: mc 9", "A: mc 0, plants 1", "science microbe"});
}

TEST(numbers_051_to_075, requirements_are_met_exactly_or_missed_by_one) {
    needs({"fish", "temp 2; A: mc 9, prod plants 1", "temp 0; A: mc 9, prod plants 1", "temperature-too-low 2 0"});
    needs({"lake-marineris", "temp 0; A: mc 18", "temp -2; A: mc 18", "temperature-too-low 0 -2"});
    needs({"small-animals", "oxygen 6; A: mc 6, prod plants 1", "oxygen 5; A: mc 6, prod plants 1",
           "oxygen-too-low 6 5"});
    needs({"kelp-farming", "oceans 6; A: mc 17", "oceans 5; A: mc 17", "too-few-oceans 6 5"});
    // Its own Jovian tag does not help it, nor does that of another player.
    needs({"beam-from-a-thorium-asteroid", "A: mc 32, played vesta-shipyard", "B: played vesta-shipyard; A: mc 32",
           "too-few-tags 1 0"});
    needs({"mangrove", "temp 4; A: mc 12", "temp 2; A: mc 12", "temperature-too-low 4 2"});
    needs({"trees", "temp -4; A: mc 13", "temp -6; A: mc 13", "temperature-too-low -4 -6"});
    needs(
        {"great-escarpment-consortium", "A: mc 6, prod steel 1", "B: prod steel 1; A: mc 6", "production-too-low 1 0"});
    needs({"electro-catapult", "oxygen 8; A: mc 17, prod energy 1", "oxygen 9; A: mc 17, prod energy 1",
           "oxygen-too-high 8 9"});
    needs(
        {"birds", "oxygen 13; A: mc 10, prod plants 2", "oxygen 12; A: mc 10, prod plants 2", "oxygen-too-low 13 12"});
}

// Rules 4.A: own production decreases are compulsory.
TEST(numbers_051_to_075, own_production_must_be_there_to_be_lowered) {
    needs({"building-industries", "A: mc 6, prod energy 1", "A: mc 6, energy 3", "production-too-low 1 0"});
    needs({"electro-catapult", "A: mc 17, prod energy 1", "A: mc 17", "production-too-low 1 0"});
}

TEST(numbers_051_to_075, events_show_their_tags_while_they_are_played) {
    costs("towing-a-comet", "space-station", 21);
    costs("towing-a-comet", "earth-office", 23);
    costs("mineral-deposit", "space-station earth-office", 5);
    costs("mining-expedition", "space-station earth-office", 12);
    costs("land-claim", "space-station earth-office", 1);
}

TEST(miranda_resort, earns_for_own_earth_tags) {
    auto game = given(
        "gen 2; A: corp teractor, mc 12, hand miranda-resort, played sponsors invention-contest; "
        "B: played earth-office");
    game.when(A, play("miranda-resort"));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc 2, hand, played miranda-resort"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "space earth earth jovian");
    EXPECT_EQ(game.score(A).cards, 1);
    plays({"miranda-resort", "A: mc 12", "A: mc 0", "space jovian", 1});
}

struct Animals {
    const char* card;
    const char* where;
    int cost;
    int plants;  ///< production taken from somebody
};
// Rules 4.A: decreases of any player's production are compulsory and may have to hit oneself.
TEST(fish, and_small_animals_and_birds_take_plant_production_from_somebody) {
    for (const Animals& each : {Animals{"fish", "temp 2", 9, 1}, Animals{"small-animals", "oxygen 6", 6, 1},
                                Animals{"birds", "oxygen 13", 10, 2}}) {
        SCOPED_TRACE(each.card);
        const auto plants = [](int n) { return "prod plants " + std::to_string(n); };
        const std::string cost = std::to_string(each.cost);
        const std::string hand = each.where + ("; A: mc " + cost + ", hand ") + each.card;
        const std::string then = "A: mc 0, hand, played " + std::string(each.card) + "=0";
        auto game = given(hand + ", " + plants(each.plants) + "; B: " + plants(each.plants + 1) +
                          "; C: " + plants(each.plants - 1));
        game.when(A, play(each.card));
        EXPECT_EQ(game.asks(A), (Texts{"target A", "target B"}));
        game.when(A, target(B));
        EXPECT_TRUE(game.shows(then + "; B: " + plants(1)));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(tags_in_play(game, A), "animal");
        auto alone = given(hand + ", " + plants(each.plants));
        alone.when(A, play(each.card));
        EXPECT_TRUE(alone.shows(then + "; A: " + plants(0)));
        EXPECT_TRUE(alone.nothing_else_changed());
        auto nobody = given(hand + "; B: plants 9, " + plants(each.plants - 1));
        EXPECT_NOT_OFFERED(nobody, A, play(each.card));
        const Texts reasons = nobody.why_not(A, play(each.card));
        EXPECT_EQ(reasons.size(), 1U);
        EXPECT_TRUE(reasons.front().starts_with("nobody-has-production " + std::to_string(each.plants) + " "));
        auto solo = given("solo; " + hand);
        solo.when(A, play(each.card));
        EXPECT_TRUE(solo.shows(then));
        EXPECT_TRUE(solo.nothing_else_changed());
    }
}

TEST(fish, and_small_animals_and_birds_grow_by_one) {
    for (const std::string card : {"fish", "small-animals", "birds"}) {
        auto game = given("A: played herbivores=3 " + card + "=1");
        game.when(A, action(card));
        EXPECT_TRUE(game.shows("A: played " + card + "=2!"));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(fish, and_birds_are_worth_a_point_for_every_animal_small_animals_for_two) {
    EXPECT_EQ(given("A: played fish=3").score(A).cards, 3);
    EXPECT_EQ(given("A: played birds=3").score(A).cards, 3);
    EXPECT_EQ(given("A: played small-animals=3").score(A).cards, 1);
    EXPECT_EQ(given("A: played small-animals=4").score(A).cards, 2);
}

TEST(lake_marineris, brings_two_oceans) {
    auto game = given("temp 0; A: mc 18, hand lake-marineris; deck birds fish");
    game.when(A, play("lake-marineris")).when(A, place(4));
    EXPECT_NOT_OFFERED(game, A, place(4));
    game.when(A, place(5));
    EXPECT_TRUE(
        game.shows("tiles 4 ocean, 5 ocean; A: mc 2, hand birds, tr 22, raised-tr, played lake-marineris; deck fish"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
    EXPECT_EQ(game.score(A).cards, 2);
    plays({"lake-marineris", "temp 0; oceans 9; A: mc 18", "A: mc 0", "", 2});
}

TEST(beam_from_a_thorium_asteroid, gives_heat_and_energy) {
    auto game = given("A: mc 32, hand beam-from-a-thorium-asteroid, played vesta-shipyard");
    game.when(A, play("beam-from-a-thorium-asteroid"));
    EXPECT_TRUE(game.shows("A: mc 0, prod heat 3 energy 3, hand, played beam-from-a-thorium-asteroid"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "space space power jovian jovian");
    EXPECT_EQ(game.score(A).cards, 1 + 1);  // Vesta Shipyard is worth one
}

TEST(mangrove, is_a_greenery_on_an_ocean_area) {
    auto game = given("temp 4; tiles 4 ocean, 15 city A; A: mc 12, hand mangrove");
    game.when(A, play("mangrove"));
    EXPECT_EQ(game.asks(A), (Texts{"place 2", "place 5", "place 11", "place 26", "place 30", "place 31", "place 32",
                                   "place 41", "place 42", "place 43", "place 61"}));
    game.when(A, place(5));
    EXPECT_TRUE(game.shows("oxygen 1; tiles 5 greenery A; A: mc 2, tr 21, raised-tr, hand, played mangrove"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "plant");
    EXPECT_EQ(game.score(A).cards, 1);
    EXPECT_EQ(game.score(A).greenery, 1);
}

TEST(great_escarpment_consortium, takes_steel_production_from_any_player) {
    auto game = given("A: mc 6, prod steel 1, hand great-escarpment-consortium; B: prod steel 2; C: prod titanium 2");
    game.when(A, play("great-escarpment-consortium"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B"}));
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("A: mc 0, prod steel 2, hand, played great-escarpment-consortium; B: prod steel 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
    EXPECT_EQ(game.score(A).cards, 0);
    plays({"great-escarpment-consortium", "A: mc 6, prod steel 1", "A: mc 0, prod steel 1"});
    auto solo = given("solo; A: mc 6, prod steel 1, hand great-escarpment-consortium");
    solo.when(A, play("great-escarpment-consortium")).when(A, target_neutral());
    EXPECT_TRUE(solo.shows("A: mc 0, prod steel 2, hand, played great-escarpment-consortium"));
    EXPECT_TRUE(solo.nothing_else_changed());
}

TEST(mining_expedition, may_burn_two_plants_of_one_player) {
    auto game = given("A: mc 12, hand mining-expedition; B: plants 5; C: plants 1");
    game.when(A, play("mining-expedition"));
    EXPECT_EQ(game.asks(A), (Texts{"target B 2", "target B 1", "target C 1", "decline"}));
    game.when(A, target(B, 2));
    EXPECT_TRUE(
        game.shows("oxygen 1; A: mc 0, steel 2, tr 21, raised-tr, hand, played mining-expedition; B: plants 3"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// Land with metal: 1, 7, 18, 51, 57 and 58 show steel, 19 and 56 titanium.
TEST(mining_rights, takes_land_with_metal_and_produces_it) {
    auto game = given("tiles 57 city B; A: mc 9, hand mining-rights");
    game.when(A, play("mining-rights"));
    EXPECT_EQ(game.asks(A), (Texts{"place 1", "place 7", "place 18", "place 19", "place 51", "place 56", "place 58"}));
    auto titanium = game;
    game.when(A, place(51));
    EXPECT_TRUE(game.shows("tiles 51 mining-rights A; A: mc 0, steel 2, prod steel 1, hand, played mining-rights"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building");
    titanium.when(A, place(19));
    EXPECT_TRUE(titanium.shows(
        "tiles 19 mining-rights A; A: mc 0, titanium 1, plants 1, prod titanium 1, hand, played mining-rights"));
    EXPECT_TRUE(titanium.nothing_else_changed());
}

TEST(mining_rights, keeps_off_claims_and_pays_the_mining_guild_besides) {
    auto game = given("gen 2; claims 1 B, 7 A; A: corp mining-guild, mc 9, hand mining-rights");
    game.when(A, play("mining-rights"));
    EXPECT_NOT_OFFERED(game, A, place(1));
    game.when(A, place(7));
    EXPECT_TRUE(game.shows(
        "tiles 7 mining-rights A; claims 7 none; A: mc 0, steel 1, prod steel 2, hand, played mining-rights"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(mining_area, takes_land_with_metal_beside_an_own_tile) {
    auto game = given("tiles 20 city B, 8 greenery A, 52 greenery A, 11 ocean; claims 17 A; A: mc 4, hand mining-area");
    game.when(A, play("mining-area"));
    EXPECT_EQ(game.asks(A), (Texts{"place 7", "place 51", "place 57", "place 58"}));
    game.when(A, place(58));
    EXPECT_TRUE(game.shows("tiles 58 mining-area A; A: mc 0, steel 2, prod steel 1, hand, played mining-area"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building");
    auto titanium = given("tiles 55 greenery A, 61 ocean; A: mc 4, hand mining-area");
    titanium.when(A, play("mining-area"));
    EXPECT_TRUE(
        titanium.shows("tiles 56 mining-area A; A: mc 2, titanium 1, prod titanium 1, hand, played mining-area"));
    EXPECT_TRUE(titanium.nothing_else_changed());
}

// Rules 4.A: a tile that can not be placed is skipped; without the space there is no metal to produce.
TEST(mining_area, and_mining_rights_without_a_space_give_nothing) {
    plays({"mining-area", "tiles 57 city B, 15 city A; A: mc 4", "A: mc 0", "building"});
    EXPECT_EQ(given("forbid; A: mc 4, hand mining-area").why_not(A, play("mining-area")), Texts{"no-space"});
    const std::string crowded =
        "tiles 1 city B, 7 greenery B, 18 city B, 19 city B, 51 city B, 56 city B, 57 greenery B, 58 city B; A: mc 9";
    plays({"mining-rights", crowded.c_str(), "A: mc 0", "building"});
    EXPECT_EQ(with_hand("forbid; " + crowded, "mining-rights").why_not(A, play("mining-rights")), Texts{"no-space"});
}

TEST(land_claim, keeps_a_free_land_space_for_its_owner) {
    auto game = given("tiles 15 city B, 4 ocean; claims 16 B; A: mc 1, hand land-claim; B: plants 8");
    game.when(A, play("land-claim"));
    EXPECT_EQ(game.asks(A).size(), 46U);  // 48 land spaces without Noctis City's, less 2
    for (int taken : {15, 16, 29, 2, 4}) EXPECT_NOT_OFFERED(game, A, claim_space(taken));
    EXPECT_OFFERS(game, A, claim_space(19));
    game.when(A, claim_space(14));
    EXPECT_TRUE(game.shows("claims 14 A; A: mc 0, hand, played land-claim"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, convert_plants());
    EXPECT_NOT_OFFERED(game, B, place(14));
    EXPECT_OFFERS(game, B, place(16));
}

TEST(electro_catapult, sells_a_plant_or_steel_for_seven) {
    auto game = given("A: plants 1, steel 1, played electro-catapult");
    game.when(A, action("electro-catapult"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    auto steel = game;
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("A: mc 7, plants 0, played electro-catapult!"));
    EXPECT_TRUE(game.nothing_else_changed());
    steel.when(A, alternative(1));
    EXPECT_TRUE(steel.shows("A: mc 7, steel 0, played electro-catapult!"));
    EXPECT_TRUE(steel.nothing_else_changed());
    auto only_steel = given("A: steel 2, played electro-catapult");
    only_steel.when(A, action("electro-catapult"));
    EXPECT_TRUE(only_steel.shows("A: mc 7, steel 1, played electro-catapult!"));
    EXPECT_NOT_OFFERED(given("A: mc 9, titanium 3, played electro-catapult"), A, action("electro-catapult"));
}

TEST(earth_catapult, makes_every_card_two_cheaper) {
    costs("mine", "earth-catapult", 2);
    costs("asteroid", "earth-catapult", 12);
    costs("asteroid", "earth-catapult research-outpost space-station", 9);
    costs("land-claim", "earth-catapult", 0);
    EXPECT_EQ(given("A: mc 10, played earth-catapult").why_not(A, project("power-plant")), Texts{"cannot-pay 11 10"});
}

TEST(advanced_alloys, make_steel_and_titanium_worth_one_more) {
    auto steel = given("A: mc 9, steel 3, played advanced-alloys, hand titanium-mine");
    steel.when(A, play("titanium-mine"));
    EXPECT_EQ(steel.asks(A).size(), 4U);
    for (const Payment& payment : {Payment{.mc = 7}, {.mc = 4, .steel = 1}, {.mc = 1, .steel = 2}, {.steel = 3}})
        EXPECT_OFFERS(steel, A, pay(payment));
    auto titanium = given("A: mc 2, titanium 2, played advanced-alloys, hand space-station");
    titanium.when(A, play("space-station"));
    EXPECT_TRUE(titanium.shows("A: mc 0, titanium 0, hand, played space-station"));
    EXPECT_TRUE(titanium.nothing_else_changed());
    auto phobolog = given("gen 2; A: corp phobolog, titanium 2, played advanced-alloys, hand space-station");
    EXPECT_OFFERS(phobolog, A, play("space-station"));
    auto poor = given("A: mc 1, titanium 2, played advanced-alloys, hand space-station");
    EXPECT_EQ(poor.why_not(A, play("space-station")), Texts{"cannot-pay 10 9"});
}

TEST(mars_university, exchanges_a_card_for_every_science_tag_also_its_own) {
    auto game = given("A: mc 8, hand mars-university trees; deck birds fish");
    game.when(A, play("mars-university"));
    EXPECT_EQ(game.asks(A), Texts{"discard-cards 0 to 1 of trees"});
    auto declined = game;
    game.when(A, discard({"trees"}));
    EXPECT_TRUE(game.shows("A: mc 0, hand birds, played mars-university; discards trees; deck fish"));
    EXPECT_TRUE(game.nothing_else_changed());
    declined.when(A, discard({}));
    EXPECT_TRUE(declined.shows("A: mc 0, hand trees, played mars-university"));
    EXPECT_TRUE(declined.nothing_else_changed());
}

TEST(mars_university, exchanges_two_cards_for_two_tags) {
    auto game = given("A: mc 11, hand research trees, played mars-university; deck birds fish ants bushes moss");
    game.when(A, play("research"));
    EXPECT_EQ(game.asks(A), (Texts{"resolve research draw", "resolve mars-university draw"}));
    auto exchange_first = game;
    game.when(A, resolve("research")).when(A, discard({"birds"}));
    EXPECT_EQ(game.asks(A), Texts{"discard-cards 0 to 1 of ants fish trees"});
    game.when(A, discard({"trees"}));
    EXPECT_TRUE(game.shows("A: mc 0, hand fish ants bushes, played research; discards birds trees; deck moss"));
    EXPECT_TRUE(game.nothing_else_changed());
    exchange_first.when(A, resolve("mars-university")).when(A, discard({"trees"}));
    EXPECT_TRUE(exchange_first.shows("A: hand birds; discards trees"));
}

TEST(mars_university, does_nothing_without_a_card_or_for_another_player) {
    auto empty = given("A: mc 9, hand advanced-alloys, played mars-university");
    empty.when(A, play("advanced-alloys"));
    EXPECT_TRUE(empty.shows("A: mc 0, hand, played advanced-alloys"));
    EXPECT_TRUE(empty.nothing_else_changed());
    auto other = given("A: mc 9, hand advanced-alloys; B: hand trees, played mars-university");
    other.when(A, play("advanced-alloys"));
    EXPECT_TRUE(other.shows("A: mc 0, hand, played advanced-alloys; B: hand trees"));
    EXPECT_TRUE(other.nothing_else_changed());
}

TEST(viral_enhancers, give_a_plant_for_plant_microbe_and_animal_tags) {
    const std::string own = "oceans 6; A: played viral-enhancers; ";
    plays(
        {"trees", (own + "temp -4; A: mc 13").c_str(), "A: mc 0, plants 2, prod plants 3", "science plant microbe", 1});
    plays({"archaebacteria", (own + "A: mc 6").c_str(), "A: mc 0, plants 1, prod plants 1", "science microbe microbe"});
    plays({"mine", (own + "A: mc 4").c_str(), "A: mc 0, prod steel 1", "building science microbe"});
    auto other = given("A: mc 9, hand adapted-lichen; B: played viral-enhancers");
    other.when(A, play("adapted-lichen"));
    EXPECT_TRUE(other.shows("A: mc 0, prod plants 1, hand, played adapted-lichen"));
    EXPECT_TRUE(other.nothing_else_changed());
}

TEST(viral_enhancers, may_add_to_the_card_played_instead) {
    auto game = given("A: mc 4, hand tardigrades, played viral-enhancers ants");
    game.when(A, play("tardigrades"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    auto microbe = game;
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("A: mc 0, plants 1, hand, played tardigrades=0"));
    EXPECT_TRUE(game.nothing_else_changed());
    microbe.when(A, alternative(1));
    EXPECT_TRUE(microbe.shows("A: mc 0, hand, played tardigrades=1"));
    EXPECT_TRUE(microbe.nothing_else_changed());
    // An event shows its tag while it is played.
    auto virus = given("A: mc 1, hand virus, played viral-enhancers");
    virus.when(A, play("virus"));
    EXPECT_TRUE(virus.shows("A: mc 0, plants 1, hand, played virus"));
    EXPECT_TRUE(virus.nothing_else_changed());
}

TEST(viral_enhancers, let_the_player_choose_for_every_tag) {
    auto game = given("tiles 15 greenery A; A: mc 12, hand ecological-zone, played viral-enhancers");
    game.when(A, play("ecological-zone"));
    game.when(A, place(14)).when(A, alternative(0)).when(A, alternative(1));
    // Two animals of its own for the two tags, and one of the enhancers.
    EXPECT_TRUE(game.shows("tiles 14 ecological-zone A; A: mc 0, plants 1, hand, played ecological-zone=3"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(towing_a_comet, brings_plants_oxygen_and_an_ocean) {
    auto game = given("A: mc 23, hand towing-a-comet");
    game.when(A, play("towing-a-comet")).when(A, place(5));
    EXPECT_TRUE(
        game.shows("oxygen 1; tiles 5 ocean; A: mc 0, plants 2, tr 22, raised-tr, hand, played towing-a-comet"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
}

}  // namespace
}  // namespace planitia::kit
