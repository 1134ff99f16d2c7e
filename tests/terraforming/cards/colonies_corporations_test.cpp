// The corporations of Colonies.
#include "card_lines.h"

#include <array>
#include <iterator>
#include <sstream>
#include <stdexcept>

namespace planitia::kit {
namespace {

using terraforming::Resource;

/// A game with Colonies in which A has just been dealt that corporation; B is a beginner and is asked nothing. A tile
/// that is named is in the game, and sleeps.
Scenario offered(const char* corporation, const std::string& tile = "") {
    for (int i = 0; i < 1000; ++i) {
        Scenario game = dealt({.players = 2, .beginners = PlayerSet::only(B), .colonies = true},
                              "corporation " + std::to_string(i));
        const bool is_there = tile.empty() || game.shows("colonies " + tile + " asleep");
        if (is_there && game.offers(A, choose_corporation(corporation))) return game;
    }
    throw std::runtime_error("no deal offers the corporation");
}

struct Start {
    const char* corporation;
    std::array<int, 6> stock;  ///< M€, steel, titanium, plants, energy, heat
    std::array<int, 6> production;
    const char* tags = "";
    const char* holds = "";  ///< as `=n`
};

void starts(const Start& each) {
    SCOPED_TRACE(each.corporation);
    Scenario game = offered(each.corporation);
    game.when(A, choose_corporation(each.corporation)).when(A, buy({}));
    EXPECT_TRUE(game.shows("phase action; gen 1; A: tr 20, fleets 1, hand, corp " + std::string(each.corporation) +
                           each.holds));
    for (Resource resource : every<Resource>()) {
        const auto i = static_cast<std::size_t>(resource);
        EXPECT_EQ(game.position().player(A).stock[resource], each.stock[i]) << terraforming::name(resource);
        EXPECT_EQ(game.position().player(A).production[resource], each.production[i]) << terraforming::name(resource);
    }
    EXPECT_EQ(tags_in_play(game, A), each.tags);
    EXPECT_EQ(game.score(A).total(), 20);
}

TEST(colonies_corporations, start_with_what_they_show) {
    starts({"aridor", {40}, {}});
    starts({"arklight", {45}, {2}, "animal", "=1"});  // for its own tag
    starts({"polyphemos", {50, 0, 5}, {5}});
    starts({"poseidon", {45}, {}});
    starts({"stormcraft-incorporated", {48}, {}, "jovian", "=0"});
}

TEST(colonies_corporations, have_a_first_action_or_none) {
    for (const char* each : {"arklight", "polyphemos", "stormcraft-incorporated"}) {
        auto game = given(std::string("colonies luna, io; A: mc 50, corp ") + each);
        EXPECT_NOT_OFFERED(game, A, first_action(each));
        EXPECT_OFFERS(game, A, project("colony"));
    }
    for (const char* each : {"aridor", "poseidon"}) {
        auto game = given(std::string("colonies luna, io; A: mc 50, corp ") + each);
        EXPECT_EQ(game.asks(A), (Texts{std::string("first-action ") + each, "pass"}));
    }
}

// A corporation that can hold the resource of a sleeping tile wakes it, as a project card does.
TEST(colonies_corporations, wake_the_tile_of_what_they_hold) {
    const auto tile_is = [](const char* corporation, const std::string& tile, const char* state) {
        SCOPED_TRACE(corporation);
        Scenario game = offered(corporation, tile);
        game.when(A, choose_corporation(corporation)).when(A, buy({}));
        EXPECT_TRUE(game.shows("phase action; colonies " + tile + " " + state));
    };
    tile_is("arklight", "miranda", "1");
    tile_is("arklight", "titan", "asleep");
    tile_is("stormcraft-incorporated", "titan", "1");
    tile_is("stormcraft-incorporated", "miranda", "asleep");
    tile_is("stormcraft-incorporated", "enceladus", "asleep");
    tile_is("polyphemos", "miranda", "asleep");
}

TEST(aridor, brings_a_tile_that_is_not_in_the_game) {
    auto game = given("colonies luna A, io, titan asleep; A: corp aridor, mc 40; B: played tardigrades");
    game.when(A, first_action("aridor"));
    EXPECT_EQ(game.asks(A), (Texts{"add callisto", "add ceres", "add enceladus", "add europa", "add ganymede",
                                   "add miranda", "add pluto", "add triton"}));
    game.when(A, add_tile("ceres"));
    EXPECT_TRUE(game.shows("colonies ceres 1; A: no-first-action"));
    EXPECT_TRUE(game.nothing_else_changed());
    // B has a card for microbes, nobody one for animals.
    game.undo().when(A, add_tile("enceladus"));
    EXPECT_TRUE(game.shows("colonies enceladus 1, ceres none"));
    game.undo().when(A, add_tile("miranda"));
    EXPECT_TRUE(game.shows("colonies miranda asleep"));
}

TEST(aridor, brings_miranda_awake_to_a_table_with_arklight) {
    auto game = given("colonies luna; A: corp aridor; B: corp arklight=1");
    game.when(A, first_action("aridor")).when(A, add_tile("miranda"));
    EXPECT_TRUE(game.shows("colonies miranda 1"));
    auto titan = given("colonies luna; A: corp aridor; B: corp stormcraft-incorporated");
    titan.when(A, first_action("aridor")).when(A, add_tile("titan"));
    EXPECT_TRUE(titan.shows("colonies titan 1"));
}

/// The M€ production that Aridor has after playing a card, with enough for it.
int production_of_aridor(const std::string& card, const std::string& played = "") {
    Scenario game =
        given("gen 2; colonies luna B; B: played space-elevator magnetic-field-dome; A: corp aridor, mc 50, hand " +
              card + (played.empty() ? "" : ", played " + played));
    game.when(A, play(card));
    return game.position().player(A).production[Resource::megacredits];
}

TEST(aridor, gains_production_for_every_new_type_of_tag) {
    EXPECT_EQ(production_of_aridor("mine"), 1);  // building
    EXPECT_EQ(production_of_aridor("mine", "spin-off-department"), 0);
    EXPECT_EQ(production_of_aridor("solar-wind-power"), 3);  // science, space, power
    EXPECT_EQ(production_of_aridor("solar-wind-power", "satellites power-plant"), 1);
    EXPECT_EQ(production_of_aridor("luna-governor", "sponsors acquired-company earth-office"), 2);  // its own 2
    EXPECT_EQ(production_of_aridor("titan-shuttles"), 2);                                           // jovian, space
    EXPECT_EQ(production_of_aridor("refugee-camps"), 1);                                            // earth
    EXPECT_EQ(production_of_aridor("pets"), 2);                                                     // earth, animal
    EXPECT_EQ(production_of_aridor("tardigrades"), 1);                                              // microbe
    EXPECT_EQ(production_of_aridor("adapted-lichen"), 1);                                           // plant
    EXPECT_EQ(production_of_aridor("trade-envoys"), 0);                                             // none
    auto city = given("gen 2; colonies luna A; A: corp aridor, mc 22, prod energy 1, hand space-port");
    city.when(A, play("space-port")).when(A, place(15));
    EXPECT_TRUE(city.shows("A: prod mc 6"));  // building and city, besides 4 of the card
}

TEST(aridor, may_gain_for_a_new_tag_before_the_card_takes) {
    auto game = given("gen 2; colonies luna; A: mc 4, prod mc -5, corp aridor, no-first-action, hand business-network");
    game.when(A, play("business-network"));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc -5, hand, played business-network"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_NOT_OFFERED(given("gen 2; colonies luna; A: mc 4, prod mc -5, corp aridor, no-first-action, "
                             "played earth-office, hand business-network"),
                       A, play("business-network"));

    auto refuge = given("gen 2; colonies io; A: mc 5, prod mc -4, corp aridor, no-first-action, hand minority-refuge");
    refuge.when(A, play("minority-refuge"));
    EXPECT_TRUE(refuge.shows("colonies io 1 A; A: mc 0, prod mc -5 heat 1, hand, played minority-refuge"));
    EXPECT_TRUE(refuge.nothing_else_changed());
}

TEST(aridor, counts_a_doubled_tag_once_and_leaves_out_events) {
    auto doubled = given("gen 2; colonies luna; deck moss trees; A: corp aridor, mc 11, hand research");
    doubled.when(A, play("research"));
    EXPECT_TRUE(doubled.shows("A: mc 0, prod mc 1"));
    EXPECT_EQ(production_of_aridor("imported-ghg"), 0);
    EXPECT_EQ(production_of_aridor("solar-reflectors", "imported-ghg"), 1);
    auto of_others = given("gen 2; colonies luna; active B; A: corp aridor; B: mc 4, hand mine");
    of_others.when(B, play("mine"));
    EXPECT_TRUE(of_others.shows("A: prod mc 0; B: prod mc 0 steel 1"));
}

TEST(arklight, gets_an_animal_for_every_animal_and_plant_tag) {
    const auto animals = [](const std::string& card) {
        Scenario game = given("gen 2; temp 8; colonies luna; A: corp arklight=1, mc 50, hand " + card);
        game.when(A, play(card));
        for (int n = 1; n < 5; ++n)
            if (game.shows("A: corp arklight=" + std::to_string(n))) return n - 1;
        return -1;
    };
    EXPECT_EQ(animals("lichen"), 1);
    EXPECT_EQ(animals("pets"), 1);
    EXPECT_EQ(animals("mine"), 0);
    EXPECT_EQ(animals("tardigrades"), 0);
    auto two = given(
        "gen 2; colonies luna; A: corp arklight=1, mc 11, hand advanced-ecosystems, "
        "played lichen pets=1 tardigrades");
    two.when(A, play("advanced-ecosystems"));
    EXPECT_TRUE(two.shows("A: mc 0, hand, corp arklight=3, played advanced-ecosystems"));
    EXPECT_TRUE(two.nothing_else_changed());
    auto of_others = given("gen 2; temp -24; colonies luna; active B; A: corp arklight=1; B: mc 7, hand lichen");
    of_others.when(B, play("lichen"));
    EXPECT_TRUE(of_others.shows("A: corp arklight=1"));
}

TEST(arklight, is_worth_a_point_for_every_two_animals) {
    const auto points = [](const char* corporation) {
        return given(std::string("gen 2; colonies luna; A: corp ") + corporation).score(A).cards;
    };
    EXPECT_EQ(points("arklight=1"), 0);
    EXPECT_EQ(points("arklight=2"), 1);
    EXPECT_EQ(points("arklight=5"), 2);
}

TEST(arklight, holds_animals_of_other_cards_and_may_lose_them) {
    auto game = given("gen 2; colonies miranda 3, luna; A: corp arklight=1, energy 3, played birds");
    game.when(A, trade("miranda", "energy"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card birds", "target-card arklight"}));
    game.when(A, target_card("arklight"));
    EXPECT_TRUE(game.shows("colonies miranda 0 visitor A; A: energy 0, corp arklight=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto eaten = given("gen 2; colonies luna; A: played predators; B: corp arklight=2");
    eaten.when(A, action("predators"));
    EXPECT_TRUE(eaten.shows("A: played predators=1!; B: corp arklight=1"));
    EXPECT_TRUE(eaten.nothing_else_changed());
}

TEST(polyphemos, pays_5_for_a_card_of_the_opening_hand) {
    Scenario game = offered("polyphemos");
    game.when(A, choose_corporation("polyphemos"));
    const std::string question = game.asks(A).at(0);
    const std::string_view beginning = "buy-cards 0 to 10 of ";
    ASSERT_TRUE(question.starts_with(beginning)) << question;
    std::istringstream cards(question.substr(beginning.size()));
    const std::vector<std::string> slugs{std::istream_iterator<std::string>(cards), {}};
    ASSERT_EQ(slugs.size(), 10U);
    game.when(A, buy({slugs[0], slugs[4], slugs[9]}));
    EXPECT_TRUE(game.shows("phase action; A: mc 35, titanium 5, cards 3"));
}

TEST(polyphemos, pays_5_for_a_card_in_research) {
    auto game = given(
        "gen 2; first B; colonies luna; deck moss trees worms birds fish pets ants heather; "
        "A: corp polyphemos, tr 14; B: mc 0, tr 14");
    game.when(A, pass()).when(B, pass());
    EXPECT_TRUE(game.shows("phase research; A: mc 14; B: mc 14"));
    EXPECT_TRUE(game.asks(A)[0].starts_with("buy-cards 0 to 2 of ")) << game.asks(A)[0];
    EXPECT_TRUE(game.asks(B)[0].starts_with("buy-cards 0 to 4 of ")) << game.asks(B)[0];
}

TEST(polyphemos, pays_5_for_the_card_of_an_action) {
    for (const char* card : {"inventors-guild", "business-network"}) {
        SCOPED_TRACE(card);
        const std::string text =
            std::string("gen 2; colonies luna; deck moss trees; A: corp polyphemos, played ") + card;
        auto game = given(text + ", mc 5");
        game.when(A, action(card));
        EXPECT_EQ(game.asks(A), Texts{"buy-cards 0 to 1 of moss"});
        game.when(A, buy({"moss"}));
        EXPECT_TRUE(game.shows("deck trees; A: mc 0, hand moss, played " + std::string(card) + "!"));
        EXPECT_TRUE(game.nothing_else_changed());
        auto poor = given(text + ", mc 4, titanium 5");
        poor.when(A, action(card));
        EXPECT_TRUE(poor.shows("deck trees; discards moss; A: mc 4, hand, played " + std::string(card) + "!"));
        EXPECT_TRUE(poor.nothing_else_changed());
    }
}

TEST(polyphemos, pays_nothing_for_cards_it_draws_and_gets_1_for_a_patent) {
    auto drawing = given("gen 2; colonies pluto 4, luna; deck moss trees worms birds; A: corp polyphemos, energy 3");
    drawing.when(A, trade("pluto", "energy"));
    EXPECT_TRUE(drawing.shows("A: mc 0, energy 0, hand moss trees worms"));
    auto selling = given("gen 2; colonies luna; A: corp polyphemos, hand moss");
    selling.when(A, project("sell-patents"));
    EXPECT_TRUE(selling.shows("A: mc 1, hand"));
}

TEST(poseidon, waits_with_the_first_action_while_all_tiles_sleep) {
    auto game = given(
        "colonies titan asleep, miranda asleep; A: mc 40, corp poseidon, hand birds; oxygen 13; B: prod plants 2");
    EXPECT_NOT_OFFERED(game, A, first_action("poseidon"));
    EXPECT_EQ(game.why_not(A, first_action("poseidon")), Texts{"no-colony-tile"});
    game.when(A, play("birds"));
    EXPECT_TRUE(game.shows("colonies miranda 1; A: first-action"));
    EXPECT_EQ(game.asks(A), (Texts{"first-action poseidon", "end-turn"}));
}

TEST(poseidon, builds_a_colony_first_and_gains_for_it) {
    auto game = given("colonies luna, io B, titan asleep; A: corp poseidon, mc 45");
    game.when(A, first_action("poseidon"));
    EXPECT_EQ(game.asks(A), (Texts{"build io", "build luna"}));
    game.when(A, build("io"));
    EXPECT_TRUE(game.shows("colonies io 2 B A; A: mc 45, prod mc 1 heat 1, no-first-action"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(poseidon, gains_production_for_every_colony_of_anyone) {
    auto own = given("gen 2; colonies io, ceres; A: corp poseidon, mc 17");
    own.when(A, project("colony")).when(A, build("io"));
    EXPECT_TRUE(own.shows("colonies io 1 A; A: mc 0, prod mc 1 heat 1"));
    EXPECT_TRUE(own.nothing_else_changed());
    auto of_others = given("gen 2; active B; colonies io, ceres A; A: corp poseidon; B: mc 20, hand mining-colony");
    of_others.when(B, play("mining-colony")).when(B, build("ceres"));
    EXPECT_TRUE(
        of_others.shows("colonies ceres 2 A B; A: prod mc 1; B: mc 0, prod titanium 1 steel 1, hand, "
                        "played mining-colony"));
    EXPECT_TRUE(of_others.nothing_else_changed());
    auto no_colony = given("gen 2; colonies io A, ceres; A: corp poseidon, energy 3");
    no_colony.when(A, trade("io", "energy"));
    EXPECT_TRUE(no_colony.shows("A: prod mc 0"));
}

TEST(stormcraft_incorporated, adds_a_floater_to_any_own_card) {
    auto game = given(
        "gen 2; colonies luna; B: played titan-shuttles; "
        "A: corp stormcraft-incorporated=1, played atmo-collectors=2 birds");
    game.when(A, action("stormcraft-incorporated"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card atmo-collectors", "target-card stormcraft-incorporated"}));
    game.when(A, target_card("atmo-collectors"));
    EXPECT_TRUE(game.shows("A: corp stormcraft-incorporated=1!, played atmo-collectors=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto alone = given("gen 2; colonies luna; A: corp stormcraft-incorporated=1");
    alone.when(A, action("stormcraft-incorporated"));
    EXPECT_TRUE(alone.shows("A: corp stormcraft-incorporated=2!"));
    EXPECT_TRUE(alone.nothing_else_changed());
    EXPECT_EQ(alone.score(A).cards, 0);
}

/// The mixes of heat and floaters that a move of Stormcraft is asked for; none where there is one way to pay.
Texts mixes(const Move& move, int heat, int floaters, const std::string& facts = "mc 1") {
    Scenario game = given("gen 2; colonies luna; A: corp stormcraft-incorporated=" + std::to_string(floaters) +
                          ", heat " + std::to_string(heat) + ", " + facts);
    game.when(A, move);
    return game.question(A) == "pay" ? game.asks(A) : Texts{};
}

TEST(stormcraft_incorporated, mixes_floaters_with_heat_to_warm_mars) {
    EXPECT_EQ(mixes(convert_heat(), 8, 4), (Texts{"pay heat 8", "pay heat 6 floaters 1", "pay heat 4 floaters 2",
                                                  "pay heat 2 floaters 3", "pay floaters 4"}));
    EXPECT_EQ(mixes(convert_heat(), 7, 3),
              (Texts{"pay heat 6 floaters 1", "pay heat 4 floaters 2", "pay heat 2 floaters 3"}));
    EXPECT_EQ(mixes(convert_heat(), 3, 9), (Texts{"pay heat 2 floaters 3", "pay floaters 4"}));
    EXPECT_EQ(mixes(convert_heat(), 20, 1), (Texts{"pay heat 8", "pay heat 6 floaters 1"}));
    auto game = given("gen 2; colonies luna; A: corp stormcraft-incorporated=3, heat 7, played atmo-collectors=5");
    game.when(A, convert_heat()).when(A, pay({.heat = 4, .floaters = 2}));
    EXPECT_TRUE(game.shows("temp -28; A: heat 3, tr 21, raised-tr, corp stormcraft-incorporated=1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(stormcraft_incorporated, is_asked_nothing_where_there_is_one_mix) {
    const auto left = [](int heat, int floaters, const std::string& then) {
        Scenario game = given("gen 2; colonies luna; A: corp stormcraft-incorporated=" + std::to_string(floaters) +
                              ", heat " + std::to_string(heat));
        game.when(A, convert_heat());
        EXPECT_TRUE(game.shows("temp -28; A: tr 21, raised-tr, " + then));
        EXPECT_TRUE(game.nothing_else_changed());
    };
    left(9, 0, "heat 1, corp stormcraft-incorporated=0");
    left(7, 1, "heat 1, corp stormcraft-incorporated=0");
    left(1, 5, "heat 1, corp stormcraft-incorporated=1");
}

// Floaters on other cards, and those of others, are no heat.
TEST(stormcraft_incorporated, counts_two_for_a_floater_on_its_own_card_only) {
    const auto lacks = [](const char* facts) {
        return given(std::string("gen 2; colonies luna; ") + facts).why_not(A, convert_heat());
    };
    EXPECT_EQ(lacks("A: corp stormcraft-incorporated=1, heat 6"), Texts{});
    EXPECT_EQ(lacks("A: corp stormcraft-incorporated=1, heat 5, played atmo-collectors=4"),
              Texts{"too-few-resources 8 7"});
    EXPECT_EQ(lacks("B: corp stormcraft-incorporated=4; A: heat 7"), Texts{"too-few-resources 8 7"});
    EXPECT_EQ(
        given("gen 2; colonies luna; A: corp stormcraft-incorporated=9, mc 3, hand mine").why_not(A, play("mine")),
        Texts{"cannot-pay 4 3"});
}

TEST(stormcraft_incorporated, pays_for_the_caretaker_contract) {
    const Move contract = action("caretaker-contract");
    EXPECT_EQ(mixes(contract, 8, 4, "played caretaker-contract"),
              (Texts{"pay heat 8", "pay heat 6 floaters 1", "pay heat 4 floaters 2", "pay heat 2 floaters 3",
                     "pay floaters 4"}));
    auto game = given("gen 2; colonies luna; A: corp stormcraft-incorporated=4, heat 7, played caretaker-contract");
    game.when(A, contract).when(A, pay({.floaters = 4}));
    EXPECT_TRUE(game.shows("A: heat 7, tr 21, raised-tr, corp stormcraft-incorporated=0, played caretaker-contract!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one =
        given("gen 2; colonies luna; A: corp stormcraft-incorporated=3, heat 1, played caretaker-contract");
    EXPECT_EQ(short_of_one.why_not(A, contract), Texts{"too-few-resources 8 7"});
}

// Three floaters are 6 heat for 5, and still none of them is superfluous.
TEST(stormcraft_incorporated, pays_for_local_heat_trapping) {
    const Move trapping = play("local-heat-trapping");
    EXPECT_EQ(mixes(trapping, 5, 5, "mc 1, hand local-heat-trapping"),
              (Texts{"pay heat 5", "pay heat 3 floaters 1", "pay heat 1 floaters 2", "pay floaters 3"}));
    EXPECT_EQ(mixes(trapping, 4, 2, "mc 1, hand local-heat-trapping"),
              (Texts{"pay heat 3 floaters 1", "pay heat 1 floaters 2"}));
    auto game = given(
        "gen 2; colonies luna; A: corp stormcraft-incorporated=4, mc 1, heat 4, hand local-heat-trapping, "
        "played pets=1");
    game.when(A, trapping).when(A, pay({.floaters = 3})).when(A, alternative(1));
    EXPECT_TRUE(game.shows("A: mc 0, heat 4, hand, corp stormcraft-incorporated=1, played local-heat-trapping pets=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one =
        given("gen 2; colonies luna; A: corp stormcraft-incorporated=2, mc 1, hand local-heat-trapping, played pets=1");
    EXPECT_EQ(short_of_one.why_not(A, trapping), Texts{"too-few-resources 5 4"});
}

}  // namespace
}  // namespace planitia::kit
