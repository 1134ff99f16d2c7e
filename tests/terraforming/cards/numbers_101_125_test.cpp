// Cards 101 to 125.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(numbers_101_to_125, plain_cards_do_what_they_show) {
    plays({"ironworks", "A: mc 11", "A: mc 0", "building"});
    plays({"steelworks", "A: mc 15", "A: mc 0", "building"});
    plays({"ore-processor", "A: mc 13", "A: mc 0", "building"});
    plays({"earth-office", "A: mc 1", "A: mc 0", "earth"});
    plays({"acquired-company", "A: mc 10", "A: mc 0, prod mc 3", "earth"});
    plays({"media-group", "A: mc 6", "A: mc 0", "earth"});
    plays({"business-network", "A: mc 4", "A: mc 0, prod mc -1", "earth"});
    plays({"bribed-committee", "A: mc 7", "A: mc 0, tr 22, raised-tr", "", -2});
    plays({"solar-power", "A: mc 11", "A: mc 0, prod energy 1", "building power", 1});
    plays({"breathing-filters", "oxygen 7; A: mc 11", "A: mc 0", "science", 2});
    plays({"geothermal-power", "A: mc 11", "A: mc 0, prod energy 2", "building power"});
    plays({"farming", "temp 4; A: mc 16", "A: mc 0, plants 2, prod mc 2 plants 2", "plant", 2});
    plays({"dust-seals", "oceans 3; A: mc 2", "A: mc 0", "", 1});
    plays({"moss", "oceans 3; A: mc 4, plants 1", "A: mc 0, plants 0, prod plants 1", "plant"});
}

TEST(numbers_101_to_125, requirements_are_met_exactly_or_missed_by_one) {
    needs({"open-city", "oxygen 12; A: mc 23, prod energy 1", "oxygen 11; A: mc 23, prod energy 1",
           "oxygen-too-low 12 11"});
    needs({"breathing-filters", "oxygen 7; A: mc 11", "oxygen 6; A: mc 11", "oxygen-too-low 7 6"});
    needs({"artificial-lake", "temp -6; A: mc 15", "temp -8; A: mc 15", "temperature-too-low -6 -8"});
    needs({"farming", "temp 4; A: mc 16", "temp 2; A: mc 16", "temperature-too-low 4 2"});
    needs({"dust-seals", "oceans 3; A: mc 2", "oceans 4; A: mc 2", "too-many-oceans 3 4"});
    needs({"moss", "oceans 3; A: mc 4, plants 1", "oceans 2; A: mc 4, plants 1", "too-few-oceans 3 2"});
}

// Rules 4.A: own production decreases are compulsory; that of M€ goes down to -5, others to 0.
TEST(numbers_101_to_125, own_production_must_be_there_to_be_lowered) {
    needs({"open-city", "oxygen 12; A: mc 23, prod energy 1", "oxygen 12; A: mc 23", "production-too-low 1 0"});
    needs({"business-network", "A: mc 4, prod mc -4", "A: mc 4, prod mc -5", "production-too-low -4 -5"});
    needs({"urbanized-area", "A: mc 10, prod energy 1", "A: mc 10", "production-too-low 1 0"});
    needs({"hackers", "A: mc 3, prod energy 1", "A: mc 3", "production-too-low 1 0"});
}

TEST(numbers_101_to_125, costs_are_told_by_what_is_lacking) {
    needs({"power-grid", "A: mc 18", "A: mc 17", "cannot-pay 18 17"});
    needs({"media-archives", "A: mc 8", "A: mc 7", "cannot-pay 8 7"});
    needs({"artificial-photosynthesis", "A: mc 12", "A: mc 11", "cannot-pay 12 11"});
    needs({"artificial-lake", "temp -6; A: mc 15", "temp -6; A: mc 14", "cannot-pay 15 14"});
    needs({"sabotage", "A: mc 1", "A: mc 0", "cannot-pay 1 0"});
    needs({"industrial-center", "A: mc 4", "A: mc 3", "cannot-pay 4 3"});
    needs({"hired-raiders", "A: mc 1", "A: mc 0", "cannot-pay 1 0"});
    // Events show their tags only now; the discount of Earth Office is 3.
    costs("business-contacts", "earth-office", 4);
    costs("bribed-committee", "earth-office", 4);
}

// Media Archives pay 1 M€ for each event.
TEST(numbers_101_to_125, events_are_told_from_other_cards) {
    auto game = given(
        "A: mc 8, hand media-archives, played business-contacts bribed-committee sabotage hired-raiders "
        "dust-seals hackers");
    EXPECT_TRUE(game.when(A, play("media-archives")).shows("A: mc 4"));
}

// Ironworks, Steelworks and Ore Processor: 4 energy for metal and oxygen.
struct Works {
    const char* card;
    const char* metal;
};
const std::vector<Works> kWorks = {
    {"ironworks", "steel 1"}, {"steelworks", "steel 2"}, {"ore-processor", "titanium 1"}};

TEST(works, turn_4_energy_into_metal_and_oxygen) {
    for (const auto& [card, metal] : kWorks) {
        SCOPED_TRACE(card);
        auto game = given(std::string("A: mc 11, energy 9, played ") + card);
        game.when(A, action(card));
        EXPECT_TRUE(game.shows(std::string("oxygen 1; A: energy 5, tr 21, raised-tr, played ") + card + "!, " + metal));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(game.why_not(A, action(card)), Texts{"action-used"});
        auto short_of_one = given(std::string("A: energy 3, played ") + card);
        EXPECT_EQ(short_of_one.why_not(A, action(card)), Texts{"too-few-resources 4 3"});
    }
}

TEST(works, bring_metal_alone_when_oxygen_is_at_its_maximum) {
    for (const auto& [card, metal] : kWorks) {
        SCOPED_TRACE(card);
        auto game = given(std::string("oxygen 14; A: energy 4, played ") + card);
        game.when(A, action(card));
        EXPECT_TRUE(game.shows(std::string("A: energy 0, played ") + card + "!, " + metal));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(works, bring_the_bonus_step_at_8_percent_of_oxygen) {
    for (const auto& [card, metal] : kWorks) {
        SCOPED_TRACE(card);
        auto game = given(std::string("oxygen 7; temp -22; A: energy 4, played ") + card);
        game.when(A, action(card));
        EXPECT_TRUE(game.shows(std::string("oxygen 8; temp -20; A: energy 0, tr 22, raised-tr, prod heat 1, played ") +
                               card + "!, " + metal));
        EXPECT_TRUE(game.nothing_else_changed());
    }
}

TEST(power_grid, raises_energy_production_by_one_for_each_own_power_tag_with_its_own) {
    plays({"power-grid", "A: mc 18", "A: mc 0, prod energy 1", "power"});
    // ThorGate has a tag too, and takes 3 M€ off.
    plays({"power-grid",
           "gen 2; B: played geothermal-power; A: corp thorgate, mc 15, played solar-power giant-space-mirror",
           "A: mc 0, prod energy 4", "building space power power power power", 1});
}

TEST(earth_office, makes_earth_cards_cheaper) {
    costs("acquired-company", "earth-office", 7);
    costs("acquired-company", "earth-office, corp teractor", 4);
    costs("large-convoy", "earth-office space-station", 36 - 3 - 2);
    costs("solar-power", "earth-office", 11);
}

TEST(media_archives, pay_for_every_event_that_anybody_has_played) {
    plays({"media-archives",
           "B: played comet bribed-committee mine; C: played asteroid; A: mc 8, played sabotage power-plant", "A: mc 4",
           "building power earth", 0});
    plays({"media-archives", "A: mc 8", "A: mc 0", "earth"});
}

TEST(open_city, is_a_city_with_plants_for_energy_production) {
    auto game = given("oxygen 12; tiles 20 city B; A: mc 23, prod energy 1, hand open-city");
    game.when(A, play("open-city"));
    for (int closed : {12, 13, 19, 20, 21, 28, 29, 4}) EXPECT_NOT_OFFERED(game, A, place(closed));
    game.when(A, place(22));
    EXPECT_TRUE(game.shows("tiles 22 city A; A: mc 0, plants 3, prod energy 0 mc 4, hand, played open-city"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building city");
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(media_group, pays_3_after_each_own_event) {
    auto game = given("A: mc 7, played media-group, hand bribed-committee mine; B: mc 7, hand business-contacts");
    game.when(A, play("bribed-committee"));
    EXPECT_TRUE(game.shows("A: mc 3, tr 22, raised-tr, hand mine, played bribed-committee"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, end_turn()).when(B, play("business-contacts"));
    EXPECT_TRUE(game.shows("A: mc 3"));
    // The full cost comes first.
    auto short_of_one = given("A: mc 6, played media-group, hand bribed-committee");
    EXPECT_EQ(short_of_one.why_not(A, play("bribed-committee")), Texts{"cannot-pay 7 6"});
    auto no_event = given("A: mc 4, played media-group, hand mine");
    EXPECT_TRUE(no_event.when(A, play("mine")).shows("A: mc 0"));
}

TEST(business_network, looks_at_a_card_and_buys_it_or_not) {
    auto game = given("deck birds fish; A: mc 4, played business-network");
    game.when(A, action("business-network"));
    EXPECT_EQ(game.asks(A), Texts{"buy-cards 0 to 1 of birds"});
    game.when(A, buy({"birds"}));
    EXPECT_TRUE(game.shows("deck fish; A: mc 1, hand birds, played business-network!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("business-network")), Texts{"action-used"});
    game.undo().when(A, buy({}));
    EXPECT_TRUE(game.shows("deck fish; discards birds; A: mc 4, hand, played business-network!"));
}

TEST(business_network, discards_a_card_that_can_not_be_paid) {
    auto game = given("deck birds fish; A: mc 2, played business-network");
    game.when(A, action("business-network"));
    EXPECT_TRUE(game.shows("deck fish; discards birds; A: mc 2, hand, played business-network!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(business_network, needs_a_card_to_look_at) {
    auto shuffled = given("rest B; deck; discards birds; A: mc 3, played business-network");
    shuffled.when(A, action("business-network"));
    EXPECT_EQ(shuffled.asks(A), Texts{"buy-cards 0 to 1 of birds"});
    auto none = given("rest B; deck; discards; A: mc 3, played business-network");
    EXPECT_EQ(none.why_not(A, action("business-network")), Texts{"no-cards"});
}

TEST(business_network, takes_the_heat_of_helion_for_the_card) {
    auto game = given("gen 2; deck birds fish; A: corp helion, heat 3, played business-network");
    game.when(A, action("business-network")).when(A, buy({"birds"}));
    EXPECT_TRUE(game.shows("deck fish; A: mc 0, heat 0, hand birds, played business-network!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(business_contacts, take_what_the_deck_and_the_discards_still_have) {
    auto game = given("rest B; deck birds fish; discards pets; A: mc 7, hand business-contacts");
    game.when(A, play("business-contacts"));
    EXPECT_EQ(game.asks(A), Texts{"pick-cards 2 to 2 of fish birds pets"});
    auto one = given("rest B; deck birds; discards; A: mc 7, hand business-contacts");
    one.when(A, play("business-contacts"));
    EXPECT_TRUE(one.shows("deck-count 0; discard-count 0; A: mc 0, hand birds, played business-contacts"));
}

TEST(business_contacts, keep_two_of_four_cards) {
    auto game = given("deck birds fish pets moss grass; A: mc 7, hand business-contacts");
    game.when(A, play("business-contacts"));
    EXPECT_EQ(game.asks(A), Texts{"pick-cards 2 to 2 of fish birds moss pets"});
    game.when(A, pick({"fish", "moss"}));
    EXPECT_TRUE(game.shows("deck grass; discards birds pets; A: mc 0, hand fish moss, played business-contacts"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(bribed_committee, raises_the_rating_as_the_un_mars_initiative_needs_it) {
    auto game = given("gen 2; A: corp united-nations-mars-initiative, mc 10, hand bribed-committee");
    EXPECT_EQ(game.why_not(A, action("united-nations-mars-initiative")), Texts{"rating-not-raised"});
    game.when(A, play("bribed-committee")).when(A, action("united-nations-mars-initiative"));
    EXPECT_TRUE(game.shows("A: mc 0, tr 23"));
}

TEST(artificial_photosynthesis, is_energy_or_plant_production) {
    auto game = given("A: mc 12, hand artificial-photosynthesis");
    game.when(A, play("artificial-photosynthesis"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 2, hand, played artificial-photosynthesis"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().when(A, alternative(1));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 0 plants 1, hand, played artificial-photosynthesis"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "science");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(artificial_lake, is_an_ocean_on_land) {
    auto game = given("temp -6; tiles 4 ocean, 20 city B; claims 14 B, 15 A; A: mc 15, hand artificial-lake");
    game.when(A, play("artificial-lake"));
    EXPECT_EQ(game.asks(A).size(), 46U);
    for (int closed : {2, 4, 14, 20, 29}) EXPECT_NOT_OFFERED(game, A, place(closed));
    for (int open : {7, 15, 19, 21}) EXPECT_OFFERS(game, A, place(open));
    game.when(A, place(3));
    EXPECT_TRUE(game.shows("tiles 3 ocean; A: mc 2, tr 21, raised-tr, hand, played artificial-lake"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building");
    EXPECT_EQ(game.score(A).cards, 1);
}

TEST(artificial_lake, counts_as_an_ocean_for_everything_else) {
    auto game = given("temp -6; oceans 8; A: mc 33, hand artificial-lake; B: played arctic-algae");
    game.when(A, play("artificial-lake")).when(A, place(51));
    EXPECT_TRUE(game.shows("oceans 9; tiles 51 ocean; A: mc 18, steel 2, tr 21; B: plants 2"));
    game.when(A, project("aquifer"));
    EXPECT_TRUE(game.shows("oceans 9; A: mc 0, tr 21"));
}

TEST(artificial_lake, does_nothing_when_nine_oceans_are_out) {
    auto game = given("forbid; temp -6; oceans 9; A: mc 15, hand artificial-lake");
    game.when(A, play("artificial-lake"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played artificial-lake"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(dust_seals, look_at_one_ocean_less_for_each_step_of_ease) {
    EXPECT_OFFERS(given("gen 2; oceans 5; A: corp inventrix, mc 2, hand dust-seals"), A, play("dust-seals"));
    EXPECT_NOT_OFFERED(given("gen 2; oceans 6; A: corp inventrix, mc 2, hand dust-seals"), A, play("dust-seals"));
}

TEST(urbanized_area, goes_between_cities) {
    auto game = given("tiles 20 city B, 22 city B, 8 city A; A: mc 10, prod energy 1, hand urbanized-area");
    game.when(A, play("urbanized-area"));
    // 29 touches but one of them; it is kept for Noctis City anyway.
    EXPECT_EQ(game.asks(A), (Texts{"place 14", "place 15", "place 21"}));
    game.when(A, place(21));
    EXPECT_TRUE(game.shows("tiles 21 city A; A: mc 0, plants 1, prod energy 0 mc 2, hand, played urbanized-area"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building city");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(sabotage, takes_one_kind_of_thing_from_one_opponent) {
    auto game = given("A: mc 3, titanium 5, steel 9, hand sabotage; B: mc 9, titanium 9, steel 9; C: mc 2");
    game.when(A, play("sabotage"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1", "alternative 2", "decline"}));
    game.when(A, alternative(0));
    EXPECT_OFFERS(game, A, target(B, 3));
    EXPECT_OFFERS(game, A, target(B, 1));
    EXPECT_NOT_OFFERED(game, A, target(B, 4));
    EXPECT_NOT_OFFERED(game, A, target(A));
    EXPECT_NOT_OFFERED(game, A, target(C));
    game.when(A, target(B, 3));
    EXPECT_TRUE(game.shows("A: mc 2, hand, played sabotage; B: titanium 6"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(sabotage, takes_4_steel_or_7_megacredits) {
    auto game = given("A: mc 3, titanium 5, steel 9, hand sabotage; B: mc 9, titanium 9, steel 9; C: mc 2");
    game.when(A, play("sabotage")).when(A, alternative(1));
    EXPECT_NOT_OFFERED(game, A, target(B, 5));
    EXPECT_NOT_OFFERED(game, A, target(A));
    game.when(A, target(B, 4));
    EXPECT_TRUE(game.shows("A: mc 2, steel 9, hand, played sabotage; B: steel 5"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().undo().when(A, alternative(2));
    EXPECT_OFFERS(game, A, target(C, 2));
    EXPECT_NOT_OFFERED(game, A, target(C, 3));
    EXPECT_NOT_OFFERED(game, A, target(A));
    EXPECT_NOT_OFFERED(game, A, target(B, 8));
    game.when(A, target(B, 7));
    EXPECT_TRUE(game.shows("A: mc 2, hand, played sabotage; B: mc 2"));
}

TEST(sabotage, may_be_declined_and_does_nothing_in_solo) {
    auto game = given("A: mc 1, hand sabotage; B: mc 9");
    game.when(A, play("sabotage")).when(A, decline());
    EXPECT_TRUE(game.shows("A: mc 0, hand, played sabotage"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto nothing_there = given("A: mc 1, steel 5, hand sabotage");
    nothing_there.when(A, play("sabotage"));
    EXPECT_TRUE(nothing_there.shows("A: mc 0, hand, played sabotage"));
    EXPECT_TRUE(nothing_there.nothing_else_changed());
    auto solo = given("solo; A: mc 1, hand sabotage");
    solo.when(A, play("sabotage"));
    EXPECT_TRUE(solo.shows("A: mc 0, hand, played sabotage"));
    EXPECT_TRUE(solo.nothing_else_changed());
}

TEST(moss, needs_the_plant_that_it_takes) {
    needs({"moss", "oceans 3; A: mc 4, plants 1", "oceans 3; A: mc 4", "too-few-resources 1 0"});
}

TEST(moss, may_take_the_plant_that_viral_enhancers_give_for_it) {
    auto game = given("oceans 3; A: mc 4, played viral-enhancers, hand moss");
    game.when(A, play("moss"));
    EXPECT_TRUE(game.shows("A: mc 0, plants 0, prod plants 1, hand, played moss"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(industrial_center, goes_beside_any_city) {
    auto game = given("tiles 20 city B, 59 capital B; A: mc 4, hand industrial-center; B: played capital");
    game.when(A, play("industrial-center"));
    EXPECT_EQ(game.asks(A), (Texts{"place 12", "place 13", "place 19", "place 21", "place 28", "place 53", "place 54",
                                   "place 58", "place 60"}));
    game.when(A, place(21));
    EXPECT_TRUE(game.shows("tiles 21 industrial-center A; A: mc 0, plants 1, hand, played industrial-center"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building");
    EXPECT_EQ(game.score(A).cards, 0);
    EXPECT_EQ(game.position().board.cities().size(), 2U);
}

TEST(industrial_center, without_a_city_to_go_to_is_skipped_or_forbidden) {
    // The city off the planet has no neighbours.
    plays({"industrial-center", "tiles phobos city B; A: mc 4", "A: mc 0", "building"});
    needs(
        {"industrial-center", "forbid; tiles 20 city B; A: mc 4", "forbid; tiles phobos city B; A: mc 4", "no-space"});
}

TEST(industrial_center, turns_7_megacredits_into_steel_production) {
    auto game = given("tiles 20 city B, 21 industrial-center A; A: mc 8, played industrial-center");
    game.when(A, action("industrial-center"));
    EXPECT_TRUE(game.shows("A: mc 1, prod steel 1, played industrial-center!"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one =
        given("tiles 20 city B, 21 industrial-center A; A: mc 6, steel 5, titanium 5, played industrial-center");
    EXPECT_EQ(short_of_one.why_not(A, action("industrial-center")), Texts{"cannot-pay 7 6"});
}

TEST(hired_raiders, steal_2_steel_or_3_megacredits) {
    auto game = given("A: mc 1, hand hired-raiders; B: mc 9, steel 9; C: mc 1");
    game.when(A, play("hired-raiders"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1", "decline"}));
    game.when(A, alternative(0));
    EXPECT_NOT_OFFERED(game, A, target(B, 3));
    game.when(A, target(B, 2));
    EXPECT_TRUE(game.shows("A: mc 0, steel 2, hand, played hired-raiders; B: steel 7"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().undo().when(A, alternative(1));
    EXPECT_OFFERS(game, A, target(C, 1));
    EXPECT_NOT_OFFERED(game, A, target(C, 2));
    EXPECT_NOT_OFFERED(game, A, target(B, 4));
    EXPECT_NOT_OFFERED(game, A, target(A));
    game.when(A, target(B, 3));
    EXPECT_TRUE(game.shows("A: mc 3, hand, played hired-raiders; B: mc 6"));
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(hired_raiders, may_be_declined) {
    auto game = given("A: mc 1, hand hired-raiders; B: mc 9");
    game.when(A, play("hired-raiders")).when(A, decline());
    EXPECT_TRUE(game.shows("A: mc 0, hand, played hired-raiders"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(hired_raiders, always_find_the_full_amount_in_solo) {
    auto game = given("solo; A: mc 1, hand hired-raiders");
    game.when(A, play("hired-raiders")).when(A, alternative(0)).when(A, target_neutral(2));
    EXPECT_TRUE(game.shows("A: mc 0, steel 2, hand, played hired-raiders"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto money = given("solo; A: mc 1, hand hired-raiders");
    money.when(A, play("hired-raiders")).when(A, alternative(1)).when(A, target_neutral(3));
    EXPECT_TRUE(money.shows("A: mc 3, hand, played hired-raiders"));
    EXPECT_TRUE(money.nothing_else_changed());
}

TEST(hackers, take_two_steps_of_megacredit_production_from_one_player) {
    auto game = given("A: mc 3, prod energy 1, hand hackers; B: prod mc -3; C: prod mc -4");
    game.when(A, play("hackers"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B"}));
    game.when(A, target(B));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 0 mc 2, hand, played hackers; B: prod mc -5"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
    EXPECT_EQ(game.score(A).cards, -1);
}

// Rules 6: a neutral opponent can always lose production.
TEST(hackers, find_the_neutral_opponent_in_solo) {
    auto game = given("solo; A: mc 3, prod energy 1, hand hackers");
    game.when(A, play("hackers"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target neutral"}));
    game.when(A, target_neutral());
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 0 mc 2, hand, played hackers"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// Rules 4.A: some order can be carried out, the gain first and then the loss.
TEST(hackers, take_back_what_they_give_when_nobody_else_can_lose_it) {
    auto game = given("A: mc 3, prod energy 1 mc -5, hand hackers; B: prod mc -4");
    game.when(A, play("hackers"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 0 mc -5, hand, played hackers"));
    EXPECT_TRUE(game.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
