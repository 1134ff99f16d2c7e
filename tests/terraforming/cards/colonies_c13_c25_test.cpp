// Colonies: cards C13 to C25.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(colonies_c13_to_c25, plain_cards_do_what_they_show) {
    plays({"galilean-waystation", "colonies luna; A: mc 15", "A: mc 0", "space", 1});
    plays({"heavy-taxation", "colonies luna; A: mc 3, played sponsors acquired-company", "A: mc 4, prod mc 2",
           "earth earth earth", -1});
    plays({"interplanetary-colony-ship", "colonies luna; A: mc 12", "colonies luna 1 A; A: mc 0, prod mc 2"});
    plays({"jovian-lanterns", "colonies luna; A: mc 20, played asteroid-mining-consortium",
           "A: mc 0, tr 21, raised-tr, played jovian-lanterns=2", "jovian jovian", 1 + 1});
    plays({"jupiter-floating-station",
           "colonies luna; A: mc 9, played inventors-guild standard-technology robotic-workforce",
           "A: mc 0, played jupiter-floating-station=0", "science science science jovian", 1});
    plays({"luna-governor", "colonies luna; A: mc 4, played sponsors acquired-company cartel", "A: mc 0, prod mc 2",
           "earth earth earth earth earth"});
    plays({"lunar-mining", "colonies luna; A: mc 11, played sponsors", "A: mc 0, prod titanium 1", "earth earth"});
    plays({"market-manipulation", "colonies luna 6, io 0; A: mc 1", "colonies luna 5, io 1; A: mc 0"});
    plays({"martian-zoo", "colonies luna; tiles 15 city B, phobos city A; A: mc 12", "A: mc 0, played martian-zoo=0",
           "building animal", 1});
    plays({"mining-colony", "colonies io; A: mc 20", "colonies io 1 A; A: mc 0, prod titanium 1 heat 1", "space"});
}

TEST(colonies_c13_to_c25, cards_that_hold_a_resource_wake_its_tile) {
    const std::string asleep = "colonies titan asleep, miranda asleep, enceladus asleep, luna 3; ";
    plays({"jovian-lanterns", (asleep + "A: mc 20, played asteroid-mining-consortium").c_str(),
           "colonies titan 1; A: mc 0, tr 21, raised-tr, played jovian-lanterns=2", "jovian jovian", 1 + 1});
    plays({"jupiter-floating-station",
           (asleep + "A: mc 9, played inventors-guild standard-technology robotic-workforce").c_str(),
           "colonies titan 1; A: mc 0", "science science science jovian", 1});
    plays({"martian-zoo", (asleep + "tiles 15 city B, phobos city A; A: mc 12").c_str(), "colonies miranda 1; A: mc 0",
           "building animal", 1});
}

// Neither the tags of the card itself help, nor those of others and of events.
TEST(colonies_c13_to_c25, requirements_are_met_exactly_or_missed_by_one) {
    needs({"heavy-taxation", "gen 2; colonies luna; A: mc 3, corp teractor, played sponsors",
           "colonies luna; B: played cartel; A: mc 3, played sponsors investment-loan", "too-few-tags 2 1"});
    needs({"impactor-swarm", "gen 2; colonies luna; A: mc 11, corp saturn-systems, played asteroid-mining-consortium",
           "colonies luna; B: played miranda-resort; A: mc 11, played asteroid-mining-consortium", "too-few-tags 2 1"});
    needs({"jovian-lanterns", "gen 2; colonies luna; A: mc 20, corp stormcraft-incorporated",
           "colonies luna; B: played miranda-resort; A: mc 20", "too-few-tags 1 0"});
    needs({"jupiter-floating-station", "colonies luna; A: mc 9, played research inventors-guild",
           "colonies luna; B: played gene-repair; A: mc 9, played research special-design", "too-few-tags 3 2"});
    needs({"luna-governor", "colonies luna; A: mc 4, played sponsors acquired-company cartel",
           "colonies luna; B: played media-group; A: mc 4, played sponsors acquired-company conscription",
           "too-few-tags 3 2"});
    needs({"martian-zoo", "colonies luna; tiles 15 city B, 33 city B; A: mc 12",
           "colonies luna; tiles 15 city B, 16 greenery B; A: mc 12", "too-few-cities 2 1"});
    needs({"martian-zoo", "colonies luna; tiles ganymede city B, 33 capital A; A: mc 12, played capital",
           "colonies luna; tiles ganymede city B; A: mc 12", "too-few-cities 2 1"});
}

// Discounts: 3 for Earth, 2 for space.
TEST(colonies_c13_to_c25, events_show_their_tags_while_they_are_played) {
    const auto lacks = [](const char* card, int cost) {
        SCOPED_TRACE(card);
        const auto game = given(
            "colonies luna, io; A: played earth-office space-station miranda-resort "
            "asteroid-mining-consortium, hand " +
            std::string(card));
        EXPECT_EQ(game.why_not(A, play(card)), Texts{"cannot-pay " + std::to_string(cost) + " 0"});
    };
    lacks("impactor-swarm", 9);
    lacks("interplanetary-colony-ship", 7);
    plays({"market-manipulation", "colonies luna 6, io 0; A: played earth-office", "colonies luna 5, io 1; A: mc 0",
           "earth"});
}

// No place for a colony: the only tiles are asleep, have an own colony, or three.
TEST(colonies_c13_to_c25, cards_that_build_a_colony_need_a_place_for_it) {
    for (const char* card : {"ice-moon-colony", "interplanetary-colony-ship", "mining-colony"})
        needs({card, "players 4; colonies titan asleep, luna A, io B C D, callisto B C; A: mc 23",
               "players 4; colonies titan asleep, luna A, io B C D, callisto B A; A: mc 23", "no-colony-tile"});
}

TEST(galilean_waystation, counts_the_jovian_tags_of_all) {
    // Six tags: Saturn Systems, Stormcraft and four cards.
    plays({"galilean-waystation",
           "gen 2; colonies luna; B: corp saturn-systems, played miranda-resort vesta-shipyard; "
           "C: corp stormcraft-incorporated, played titan-shuttles earth-elevator; "
           "A: mc 15, played asteroid-mining-consortium",
           "A: mc 0, prod mc 6", "space jovian", 1 + 1});
}

TEST(ice_moon_colony, builds_a_colony_and_places_an_ocean_in_any_order) {
    auto game = given("colonies luna, io 3 B, callisto A, titan asleep; A: mc 23, hand ice-moon-colony");
    game.when(A, play("ice-moon-colony"));
    EXPECT_EQ(game.question(A), "resolve");
    game.when(A, resolve("ice-moon-colony", "build-colony"));
    EXPECT_EQ(game.asks(A), (Texts{"build io", "build luna"}));
    game.when(A, build("io"));
    EXPECT_EQ(game.question(A), "place-tile");
    game.when(A, place(61));
    EXPECT_TRUE(
        game.shows("colonies io 3 B A; tiles 61 ocean; "
                   "A: mc 0, titanium 2, prod heat 1, tr 21, raised-tr, hand, played ice-moon-colony"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "space");
    EXPECT_EQ(game.score(A).cards, 0);
    auto other_way = given("colonies luna, io 3 B; A: mc 23, hand ice-moon-colony");
    other_way.when(A, play("ice-moon-colony")).when(A, resolve("ice-moon-colony", "place-tile"));
    other_way.when(A, place(5)).when(A, build("luna"));
    EXPECT_TRUE(
        other_way.shows("colonies luna 1 A; tiles 5 ocean; A: mc 0, prod mc 2, tr 21, raised-tr, hand, "
                        "played ice-moon-colony"));
    EXPECT_TRUE(other_way.nothing_else_changed());
}

TEST(ice_moon_colony, only_builds_when_nine_oceans_are_out) {
    for (const char* rule : {"", "forbid; "})
        plays({"ice-moon-colony", (rule + std::string("oceans 9; colonies luna; A: mc 23")).c_str(),
               "colonies luna 1 A; A: mc 0, prod mc 2", "space"});
}

TEST(ice_moon_colony, brings_a_second_ocean_with_a_colony_on_europa) {
    auto game = given("oceans 7; colonies europa; A: mc 23, hand ice-moon-colony");
    game.when(A, play("ice-moon-colony")).when(A, resolve("ice-moon-colony", "build-colony"));
    game.when(A, place(43)).when(A, place(61));
    EXPECT_TRUE(game.shows("oceans 9; colonies europa 1 A; A: tr 22"));
    auto the_last = given("oceans 8; colonies europa; A: mc 23, hand ice-moon-colony");
    the_last.when(A, play("ice-moon-colony")).when(A, resolve("ice-moon-colony", "build-colony"));
    the_last.when(A, place(61));
    EXPECT_TRUE(
        the_last.shows("oceans 9; tiles 61 ocean; colonies europa 1 A; "
                       "A: mc 0, titanium 2, tr 21, raised-tr, hand, played ice-moon-colony"));
    EXPECT_TRUE(the_last.nothing_else_changed());
}

TEST(impactor_swarm, gives_12_heat_and_may_burn_two_plants_of_anyone) {
    const std::string jovian = "played asteroid-mining-consortium miranda-resort, hand impactor-swarm";
    auto game = given(
        "colonies luna; B: plants 5; C: plants 1; D: plants 4, played protected-habitats; "
        "A: mc 11, plants 3, " +
        jovian);
    game.when(A, play("impactor-swarm"));
    EXPECT_EQ(game.asks(A), (Texts{"target A 2", "target A 1", "target B 2", "target B 1", "target C 1", "decline"}));
    game.when(A, target(B, 2));
    EXPECT_TRUE(game.shows("A: mc 0, heat 12, hand, played impactor-swarm; B: plants 3"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "space jovian jovian");
    EXPECT_EQ(game.score(A).cards, 1 + 1);  // asteroid-mining-consortium, miranda-resort
    auto declined = given("colonies luna; B: plants 5; A: mc 11, " + jovian);
    declined.when(A, play("impactor-swarm")).when(A, decline());
    EXPECT_TRUE(declined.shows("A: mc 0, heat 12, hand, played impactor-swarm"));
    EXPECT_TRUE(declined.nothing_else_changed());
    auto no_plants = given("colonies luna; A: mc 11, " + jovian);
    no_plants.when(A, play("impactor-swarm"));
    EXPECT_TRUE(no_plants.shows("A: mc 0, heat 12, hand, played impactor-swarm"));
    EXPECT_TRUE(no_plants.nothing_else_changed());
}

TEST(interplanetary_colony_ship, builds_where_a_slot_is_free_and_no_own_colony) {
    auto game = given(
        "players 4; colonies luna 2 B C, io A, ceres 6, callisto B C D, titan asleep; "
        "A: mc 12, hand interplanetary-colony-ship");
    game.when(A, play("interplanetary-colony-ship"));
    EXPECT_EQ(game.asks(A), (Texts{"build ceres", "build luna"}));
    game.when(A, build("luna"));
    EXPECT_TRUE(game.shows("colonies luna 3 B C A; A: mc 0, prod mc 2, hand, played interplanetary-colony-ship"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(interplanetary_colony_ship, is_noticed_by_poseidon) {
    auto game = given("gen 2; colonies triton; A: mc 12, hand interplanetary-colony-ship; B: corp poseidon");
    game.when(A, play("interplanetary-colony-ship"));
    EXPECT_TRUE(
        game.shows("colonies triton 1 A; A: mc 0, titanium 3, hand, played interplanetary-colony-ship; "
                   "B: prod mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(jovian_lanterns, give_their_first_floaters_here_or_to_another_card) {
    auto game = given(
        "colonies luna; B: played titan-shuttles; A: mc 20, hand jovian-lanterns, "
        "played atmo-collectors=1 miranda-resort");
    game.when(A, play("jovian-lanterns"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card atmo-collectors", "target-card jovian-lanterns"}));
    game.when(A, target_card("atmo-collectors"));
    EXPECT_TRUE(game.shows("A: mc 0, tr 21, raised-tr, hand, played jovian-lanterns=0 atmo-collectors=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0 + 1);  // miranda-resort
}

TEST(jovian_lanterns, turn_a_titanium_into_two_floaters_here) {
    auto game = given("colonies luna; A: titanium 2, played jovian-lanterns=3 titan-shuttles=1");
    EXPECT_EQ(game.score(A).cards, 1 + 1);  // a point for two floaters; titan-shuttles
    game.when(A, action("jovian-lanterns"));
    EXPECT_TRUE(game.shows("A: titanium 1, played jovian-lanterns=5!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 2 + 1);
    EXPECT_EQ(game.why_not(A, action("jovian-lanterns")), Texts{"action-used"});
    const auto without = given("colonies luna; A: mc 9, played jovian-lanterns=3");
    EXPECT_EQ(without.why_not(A, action("jovian-lanterns")), Texts{"too-few-resources 1 0"});
}

TEST(jupiter_floating_station, gives_a_floater_to_a_jovian_card) {
    auto game = given(
        "colonies luna; B: played jovian-lanterns; "
        "A: played jupiter-floating-station atmo-collectors titan-shuttles=1 miranda-resort");
    game.when(A, action("jupiter-floating-station"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(0));
    EXPECT_EQ(game.asks(A), (Texts{"target-card jupiter-floating-station", "target-card titan-shuttles"}));
    game.when(A, target_card("titan-shuttles"));
    EXPECT_TRUE(game.shows("A: played jupiter-floating-station! titan-shuttles=2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("jupiter-floating-station")), Texts{"action-used"});
    auto alone = given("colonies luna; A: played jupiter-floating-station=4 atmo-collectors");
    alone.when(A, action("jupiter-floating-station")).when(A, alternative(0));
    EXPECT_TRUE(alone.shows("A: played jupiter-floating-station=5!"));
    EXPECT_TRUE(alone.nothing_else_changed());
    EXPECT_EQ(alone.score(A).cards, 1);
}

// The tag of Stormcraft is Jovian, too.
TEST(jupiter_floating_station, may_give_the_floater_to_a_jovian_corporation) {
    auto game = given("gen 2; colonies luna; A: corp stormcraft-incorporated=1, played jupiter-floating-station=1");
    game.when(A, action("jupiter-floating-station")).when(A, alternative(0));
    game.when(A, target_card("stormcraft-incorporated"));
    EXPECT_TRUE(game.shows("A: corp stormcraft-incorporated=2, played jupiter-floating-station=1!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(jupiter_floating_station, pays_for_up_to_4_floaters_here_and_keeps_them) {
    const auto paid = [](int floaters) {
        SCOPED_TRACE(floaters);
        const std::string station = "jupiter-floating-station=" + std::to_string(floaters);
        Scenario game = given("colonies luna; A: played titan-shuttles=7 " + station);
        game.when(A, action("jupiter-floating-station")).when(A, alternative(1));
        const int gain = game.position().player(A).stock[terraforming::Resource::megacredits];
        EXPECT_TRUE(game.shows("A: mc " + std::to_string(gain) + ", played " + station + "!"));
        EXPECT_TRUE(game.nothing_else_changed());
        return gain;
    };
    EXPECT_EQ(paid(0), 0);
    EXPECT_EQ(paid(1), 1);
    EXPECT_EQ(paid(4), 4);
    EXPECT_EQ(paid(5), 4);
}

TEST(luna_governor, has_two_earth_tags_for_discounts) {
    plays({"luna-governor", "gen 2; colonies luna; A: corp teractor, played sponsors cartel", "A: mc 0, prod mc 2",
           "earth earth earth earth earth"});
    const auto one_discount = given(
        "colonies luna; A: hand luna-governor, played research-outpost sponsors cartel "
        "acquired-company");
    EXPECT_EQ(one_discount.why_not(A, play("luna-governor")), Texts{"cannot-pay 3 0"});
}

TEST(lunar_exports, bring_5_megacredits_or_2_plants_of_production) {
    const auto choosing = [](int index, const char* then) {
        SCOPED_TRACE(then);
        auto game = given("colonies luna; A: mc 19, hand lunar-exports");
        game.when(A, play("lunar-exports"));
        EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
        game.when(A, alternative(index));
        EXPECT_TRUE(game.shows(std::string(then) + ", mc 0, hand, played lunar-exports"));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(tags_in_play(game, A), "space earth");
        EXPECT_EQ(game.score(A).cards, 0);
    };
    choosing(0, "A: prod mc 5");
    choosing(1, "A: prod plants 2");
}

TEST(lunar_mining, counts_two_own_earth_tags_with_its_own) {
    plays({"lunar-mining", "colonies luna; B: played cartel media-group sponsors; A: mc 11, played investment-loan",
           "A: mc 0", "earth"});
    plays({"lunar-mining", "colonies luna; A: mc 11, played sponsors cartel", "A: mc 0, prod titanium 1",
           "earth earth earth"});
    plays({"lunar-mining", "gen 2; colonies luna; A: mc 8, corp teractor, played luna-governor",
           "A: mc 0, prod titanium 2", "earth earth earth earth"});
}

TEST(market_manipulation, moves_one_marker_up_and_another_down) {
    auto game = given("colonies luna 3 A B, io 6, ceres 2 B A, titan asleep; A: mc 1, hand market-manipulation");
    game.when(A, play("market-manipulation"));
    // Io is at the end of its track, Titan asleep.
    EXPECT_EQ(game.asks(A), (Texts{"move-marker ceres 1", "move-marker luna 1"}));
    game.when(A, move_marker("ceres", 1));
    // Down may go what stands above its colonies, but not the tile that went up.
    EXPECT_EQ(game.asks(A), (Texts{"move-marker io -1", "move-marker luna -1"}));
    game.when(A, move_marker("luna", -1));
    EXPECT_TRUE(game.shows("colonies ceres 3 B A, luna 2 A B; A: mc 0, hand, played market-manipulation"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
    EXPECT_EQ(game.score(A).cards, 0);
}

// Only Luna can go down, so it can not be the one that goes up.
TEST(market_manipulation, moves_up_only_what_leaves_another_to_go_down) {
    auto game = given("colonies luna 1, io 0, ceres 1 B; A: mc 1, hand market-manipulation");
    game.when(A, play("market-manipulation"));
    EXPECT_EQ(game.asks(A), (Texts{"move-marker ceres 1", "move-marker io 1"}));
    game.when(A, move_marker("io", 1));
    EXPECT_TRUE(game.shows("colonies luna 0, io 1; A: mc 0, hand, played market-manipulation"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(market_manipulation, is_not_playable_without_a_pair) {
    const char* met = "colonies luna 1, io 0; A: mc 1";
    needs({"market-manipulation", met, "colonies luna 0, io 0; A: mc 1", "no-markers"});
    needs({"market-manipulation", met, "colonies luna 6, io 6; A: mc 1", "no-markers"});
    needs({"market-manipulation", met, "colonies luna 1 B, io 2 A B; A: mc 1", "no-markers"});
    needs({"market-manipulation", met, "colonies luna 3, titan asleep; A: mc 1", "no-markers"});
}

TEST(martian_zoo, gets_an_animal_for_every_earth_tag_of_its_owner) {
    plays({"luna-governor", "colonies luna; A: mc 4, played martian-zoo=1 sponsors acquired-company cartel",
           "A: mc 0, prod mc 2, played martian-zoo=3", "building earth earth earth earth earth animal", 1});
    plays({"conscription", "colonies luna; A: mc 5, played martian-zoo sponsors acquired-company",
           "A: mc 0, next-discount 16, played martian-zoo=1", "building earth earth animal", 1 - 1});
    plays({"mine", "colonies luna; A: mc 4, played martian-zoo=1", "A: mc 0, prod steel 1", "building building animal",
           1});
    plays({"sponsors", "colonies luna; B: played martian-zoo=1; A: mc 6", "A: mc 0, prod mc 2", "earth"});
}

TEST(martian_zoo, pays_for_its_animals_and_keeps_them) {
    auto game = given("colonies luna; A: played martian-zoo=6 birds=2");
    game.when(A, action("martian-zoo"));
    EXPECT_TRUE(game.shows("A: mc 6, played martian-zoo=6!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 1 + 2);
    EXPECT_EQ(game.why_not(A, action("martian-zoo")), Texts{"action-used"});
    const auto empty = given("colonies luna; A: played martian-zoo birds=2");
    EXPECT_NOT_OFFERED(empty, A, action("martian-zoo"));
    EXPECT_EQ(empty.why_not(A, action("martian-zoo")), Texts{"too-few-card-resources 1 0"});
}

TEST(martian_zoo, counts_neutral_cities_and_takes_animals_of_other_cards) {
    plays({"martian-zoo", "solo; colonies luna; tiles 15 city neutral, 33 city neutral; A: mc 12", "A: mc 0",
           "building animal", 1});
    plays({"ecology-research", "colonies luna; A: mc 21, played martian-zoo", "A: mc 0, played martian-zoo=1",
           "building science plant microbe animal animal", 1 + 1});
}

TEST(mining_colony, gives_titanium_production_and_a_colony_of_the_players_choice) {
    auto game = given("colonies luna 4 B, io A, triton; A: mc 20, hand mining-colony");
    game.when(A, play("mining-colony"));
    EXPECT_EQ(game.asks(A), (Texts{"build luna", "build triton"}));
    game.when(A, build("luna"));
    EXPECT_TRUE(game.shows("colonies luna 4 B A; A: mc 0, prod titanium 1 mc 2, hand, played mining-colony"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "space");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(market_manipulation, says_why_a_marker_can_not_move) {
    auto game = given("gen 2; colonies luna 3, io 6, titan asleep, ceres 2; A: mc 1, hand market-manipulation");
    game.when(A, play("market-manipulation"));
    EXPECT_EQ(game.why_not(A, move_marker("io", 1)), std::vector<std::string>{"marker-at-end"});
    EXPECT_EQ(game.why_not(A, move_marker("titan", 1)), std::vector<std::string>{"colony-asleep"});
    EXPECT_EQ(game.why_not(A, move_marker("pluto", 1)), std::vector<std::string>{"colony-not-in-game"});
}

}  // namespace
}  // namespace planitia::kit
