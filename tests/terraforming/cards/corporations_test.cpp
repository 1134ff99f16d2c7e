// The corporations of the base game and the Corporate Era.
#include "card_lines.h"

#include <array>
#include <stdexcept>

namespace planitia::kit {
namespace {

using terraforming::Resource;

/// A game in which A has just been dealt that corporation; B is a beginner and is asked nothing.
Scenario offered(const char* corporation) {
    for (int i = 0; i < 1000; ++i) {
        Scenario game = dealt({.players = 2, .beginners = PlayerSet::only(B)}, "corporation " + std::to_string(i));
        if (game.offers(A, choose_corporation(corporation))) return game;
    }
    throw std::runtime_error("no deal offers the corporation");
}

struct Start {
    const char* corporation;
    std::array<int, 6> stock;  ///< M€, steel, titanium, plants, energy, heat
    std::array<int, 6> production;
    const char* tags = "";
};

void starts(const Start& each) {
    SCOPED_TRACE(each.corporation);
    Scenario game = offered(each.corporation);
    game.when(A, choose_corporation(each.corporation)).when(A, buy({}));
    EXPECT_TRUE(game.shows("phase action; gen 1; A: tr 20, hand, corp " + std::string(each.corporation)));
    for (Resource resource : every<Resource>()) {
        const auto i = static_cast<std::size_t>(resource);
        EXPECT_EQ(game.position().player(A).stock[resource], each.stock[i]) << terraforming::name(resource);
        EXPECT_EQ(game.position().player(A).production[resource], each.production[i]) << terraforming::name(resource);
    }
    EXPECT_EQ(tags_in_play(game, A), each.tags);
    EXPECT_EQ(game.score(A).total(), 20);
}

TEST(corporations, start_with_what_they_show) {
    starts({"credicor", {57}, {}});
    starts({"ecoline", {36, 0, 0, 3}, {0, 0, 0, 2}, "plant"});
    starts({"helion", {42}, {0, 0, 0, 0, 0, 3}, "space"});
    starts({"interplanetary-cinematics", {30, 20}, {}, "building"});
    starts({"inventrix", {45}, {}, "science"});
    starts({"mining-guild", {30, 5}, {0, 1}, "building building"});
    starts({"phobolog", {23, 0, 10}, {}, "space"});
    starts({"tharsis-republic", {40}, {}, "building"});
    starts({"thorgate", {48}, {0, 0, 0, 0, 1}, "power"});
    starts({"united-nations-mars-initiative", {40}, {}, "earth"});
    starts({"saturn-systems", {42}, {1, 0, 1}, "jovian"});  // its own tag gives the M€ production
    starts({"teractor", {60}, {}, "earth"});
}

TEST(corporations, have_a_first_action_or_none) {
    for (const char* each : {"credicor", "ecoline", "helion", "interplanetary-cinematics", "mining-guild", "phobolog",
                             "thorgate", "united-nations-mars-initiative", "saturn-systems", "teractor"}) {
        auto game = given(std::string("A: mc 50, corp ") + each);
        EXPECT_NOT_OFFERED(game, A, first_action(each));
        EXPECT_OFFERS(game, A, project("city"));
    }
    for (const char* each : {"inventrix", "tharsis-republic"}) {
        auto game = given(std::string("A: mc 50, corp ") + each);
        EXPECT_EQ(game.asks(A), (Texts{std::string("first-action ") + each, "pass"}));
    }
}

TEST(beginner_corporation, has_42_megacredits_ten_cards_and_nothing_else) {
    auto game = dealt({.players = 2, .beginners = PlayerSet::first(2)}, "beginners");
    for (const char* seat : {"A", "B"})
        EXPECT_TRUE(game.shows(std::string("phase action; ") + seat +
                               ": corp beginner-corporation, mc 42, steel 0, titanium 0, plants 0, energy 0, heat 0, "
                               "prod mc 0 steel 0 titanium 0 plants 0 energy 0 heat 0, "
                               "tr 20, cards 10, no-first-action"));
    EXPECT_EQ(tags_in_play(game, A), "");
    EXPECT_EQ(game.score(A).total(), 20);
}

TEST(credicor, gets_4_back_for_a_printed_cost_of_20_or_more) {
    auto exactly = given("gen 2; A: corp credicor, mc 20, prod energy 4, hand magnetic-field-generators");
    exactly.when(A, play("magnetic-field-generators"));
    EXPECT_TRUE(exactly.shows("A: mc 4"));
    auto discounted =
        given("gen 2; A: corp credicor, mc 29, played shuttles earth-catapult space-station, hand soletta");
    discounted.when(A, play("soletta"));
    EXPECT_TRUE(discounted.shows("A: mc 4, prod heat 7"));
    auto below = given("gen 2; A: corp credicor, mc 18, hand aquifer-pumping");
    below.when(A, play("aquifer-pumping"));
    EXPECT_TRUE(below.shows("A: mc 0"));
    auto early = given("gen 2; A: corp credicor, mc 19, prod energy 4, hand magnetic-field-generators");
    EXPECT_EQ(early.why_not(A, play("magnetic-field-generators")), Texts{"cannot-pay 20 19"});
}

TEST(credicor, gets_4_back_for_the_greenery_and_city_projects_only) {
    auto greenery = given("gen 2; A: corp credicor, mc 23");
    greenery.when(A, project("greenery")).when(A, place(15));
    EXPECT_TRUE(greenery.shows("A: mc 4"));
    auto city = given("gen 2; A: corp credicor, mc 25");
    city.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(city.shows("A: mc 4"));
    auto aquifer = given("gen 2; A: corp credicor, mc 18");
    aquifer.when(A, project("aquifer")).when(A, place(5));
    EXPECT_TRUE(aquifer.shows("A: mc 0"));
    auto of_others = given("gen 2; active B; A: corp credicor; B: mc 35, hand soletta");
    of_others.when(B, play("soletta"));
    EXPECT_TRUE(of_others.shows("A: mc 0; B: mc 0"));
    // An award of 20 is neither a card nor a standard project.
    auto award = given("gen 2; awards banker B, miner B; A: corp credicor, mc 20");
    award.when(A, fund("landlord"));
    EXPECT_TRUE(award.shows("A: mc 0"));
}

TEST(ecoline, converts_7_plants_also_at_the_end_of_the_game) {
    auto game = given("gen 2; A: corp ecoline, plants 7");
    game.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(game.shows("tiles 15 greenery A; oxygen 1; A: plants 0, tr 21, raised-tr"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto six = given("gen 2; A: corp ecoline, plants 6");
    EXPECT_EQ(six.why_not(A, convert_plants()), Texts{"too-few-resources 7 6"});
    auto end = given("gen 9; temp 8; oxygen 14; oceans 9; A: corp ecoline, plants 7; B: plants 7");
    end.when(A, pass()).when(B, pass());
    EXPECT_TRUE(end.shows("phase final-greenery"));
    EXPECT_FALSE(end.is_asked(B));
    end.when(A, convert_plants()).when(A, place(15));
    EXPECT_TRUE(end.shows("phase over; tiles 15 greenery A; A: plants 0; B: plants 7"));
}

TEST(helion, pays_for_actions_cards_and_research_with_heat) {
    auto mixed = given("gen 2; A: corp helion, mc 5, heat 5, titanium 1, hand satellites");
    mixed.when(A, play("satellites"));
    EXPECT_OFFERS(mixed, A, pay({.mc = 5, .heat = 5}));
    EXPECT_OFFERS(mixed, A, pay({.mc = 2, .titanium = 1, .heat = 5}));
    EXPECT_OFFERS(mixed, A, pay({.mc = 5, .titanium = 1, .heat = 2}));
    auto action_paid = given("gen 2; A: corp helion, mc 1, heat 1, played restricted-area");
    action_paid.when(A, action("restricted-area"));
    EXPECT_TRUE(action_paid.shows("A: mc 0, heat 0, cards 1"));
    auto milestone = given("gen 2; A: corp helion, heat 8, tr 35");
    milestone.when(A, claim("terraformer"));
    EXPECT_TRUE(milestone.shows("milestones terraformer A; A: heat 0"));
    auto of_others = given("gen 2; B: corp helion; A: mc 3, heat 10, hand mine");
    EXPECT_EQ(of_others.why_not(A, play("mine")), Texts{"cannot-pay 4 3"});
}

TEST(interplanetary_cinematics, gets_2_after_every_own_event) {
    auto game = given("gen 2; A: corp interplanetary-cinematics, mc 7, hand imported-ghg");
    game.when(A, play("imported-ghg"));
    EXPECT_TRUE(game.shows("A: mc 2, heat 3, prod heat 1, hand, played imported-ghg"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto no_event = given("gen 2; A: corp interplanetary-cinematics, mc 3, hand micro-mills");
    no_event.when(A, play("micro-mills"));
    EXPECT_TRUE(no_event.shows("A: mc 0"));
    auto of_others = given("gen 2; active B; A: corp interplanetary-cinematics; B: mc 7, hand imported-ghg");
    of_others.when(B, play("imported-ghg"));
    EXPECT_TRUE(of_others.shows("A: mc 0; B: mc 0"));
    auto early = given("gen 2; A: corp interplanetary-cinematics, mc 6, hand imported-ghg");
    EXPECT_EQ(early.why_not(A, play("imported-ghg")), Texts{"cannot-pay 7 6"});
}

TEST(inventrix, draws_three_cards_first) {
    auto game = given("deck bushes trees worms moss; A: corp inventrix, mc 45");
    game.when(A, first_action("inventrix"));
    EXPECT_TRUE(game.shows("deck moss; A: hand bushes trees worms, no-first-action"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(inventrix, misses_global_requirements_by_two_steps_either_way) {
    needs({"lichen", "gen 2; temp -28; A: mc 7, corp inventrix", "gen 2; temp -30; A: mc 7, corp inventrix",
           "temperature-too-low -24 -30"});
    needs({"designed-microorganisms", "gen 2; temp -10; A: mc 16, corp inventrix",
           "gen 2; temp -8; A: mc 16, corp inventrix", "temperature-too-high -14 -8"});
    needs({"kelp-farming", "gen 2; oceans 4; A: mc 17, corp inventrix", "gen 2; oceans 3; A: mc 17, corp inventrix",
           "too-few-oceans 6 3"});
}

TEST(mining_guild, gains_steel_production_once_for_an_own_tile_on_metal) {
    auto city = given("gen 2; A: corp mining-guild, mc 25");
    city.when(A, project("city")).when(A, place(1));  // two steel
    EXPECT_TRUE(city.shows("tiles 1 city A; A: mc 0, steel 2, prod mc 1 steel 1"));
    EXPECT_TRUE(city.nothing_else_changed());
    auto ocean = given("gen 2; A: corp mining-guild, mc 18");
    ocean.when(A, project("aquifer")).when(A, place(61));  // two titanium
    EXPECT_TRUE(ocean.shows("tiles 61 ocean; A: titanium 2, prod steel 1"));
    auto greenery = given("gen 2; A: corp mining-guild, plants 8");
    greenery.when(A, convert_plants()).when(A, place(19));  // a plant and a titanium
    EXPECT_TRUE(greenery.shows("tiles 19 greenery A; A: plants 1, titanium 1, prod steel 1"));
}

TEST(mining_guild, gains_nothing_without_metal_or_from_others) {
    auto plants = given("gen 2; A: corp mining-guild, mc 25");
    plants.when(A, project("city")).when(A, place(20));
    EXPECT_TRUE(plants.shows("tiles 20 city A; A: plants 1, prod steel 0"));
    auto of_others = given("gen 2; active B; A: corp mining-guild; B: mc 25");
    of_others.when(B, project("city")).when(B, place(1));
    EXPECT_TRUE(of_others.shows("tiles 1 city B; A: steel 0, prod steel 0; B: prod steel 0"));
}

TEST(phobolog, pays_4_with_a_titanium) {
    auto game = given("gen 2; A: corp phobolog, mc 3, titanium 8, hand soletta");
    game.when(A, play("soletta"));
    EXPECT_TRUE(game.shows("A: mc 0, titanium 0, prod heat 7"));
    auto short_of_one = given("gen 2; A: corp phobolog, mc 2, titanium 8, hand soletta");
    EXPECT_EQ(short_of_one.why_not(A, play("soletta")), Texts{"cannot-pay 35 34"});
    auto with_alloys = given("gen 2; A: corp phobolog, mc 0, titanium 7, played advanced-alloys, hand soletta");
    EXPECT_OFFERS(with_alloys, A, play("soletta"));
}

TEST(tharsis_republic, builds_a_city_first) {
    auto game = given("tiles 15 city B; A: corp tharsis-republic, mc 40");
    game.when(A, first_action("tharsis-republic"));
    EXPECT_NOT_OFFERED(game, A, place(14));
    game.when(A, place(20));
    EXPECT_TRUE(game.shows("tiles 20 city A; A: mc 43, plants 1, prod mc 1, no-first-action"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(tharsis_republic, counts_cities_of_anyone_on_mars_and_is_paid_for_its_own) {
    auto own = given("gen 2; A: corp tharsis-republic, mc 25");
    own.when(A, project("city")).when(A, place(15));
    EXPECT_TRUE(own.shows("A: mc 3, prod mc 2"));  // one of them from the project
    auto of_others = given("gen 2; active B; A: corp tharsis-republic; B: mc 25");
    of_others.when(B, project("city")).when(B, place(15));
    EXPECT_TRUE(of_others.shows("A: mc 0, prod mc 1; B: mc 0, prod mc 1"));
    auto own_off_mars = given("gen 2; A: corp tharsis-republic, mc 25, hand phobos-space-haven");
    own_off_mars.when(A, play("phobos-space-haven"));
    EXPECT_TRUE(own_off_mars.shows("tiles phobos city A; A: mc 3, prod mc 0 titanium 1"));
    auto off_mars = given("gen 2; active B; A: corp tharsis-republic; B: mc 25, hand phobos-space-haven");
    off_mars.when(B, play("phobos-space-haven"));
    EXPECT_TRUE(off_mars.shows("A: mc 0, prod mc 0"));
}

TEST(thorgate, pays_3_less_for_power_cards_and_the_power_plant) {
    needs({"windmills", "gen 2; oxygen 7; A: mc 3, corp thorgate", "gen 2; oxygen 7; A: mc 2, corp thorgate",
           "cannot-pay 3 2"});
    needs({"mine", "gen 2; A: mc 4, corp thorgate", "gen 2; A: mc 3, corp thorgate", "cannot-pay 4 3"});
    auto game = given("gen 2; A: corp thorgate, mc 8");
    game.when(A, project("power-plant"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto short_of_one = given("gen 2; A: corp thorgate, mc 7");
    EXPECT_EQ(short_of_one.why_not(A, project("power-plant")), Texts{"cannot-pay 8 7"});
}

TEST(united_nations_mars_initiative, buys_rating_in_a_generation_in_which_it_rose) {
    auto game = given("gen 2; B: passed; A: corp united-nations-mars-initiative, mc 7, heat 8");
    EXPECT_EQ(game.why_not(A, action("united-nations-mars-initiative")), Texts{"rating-not-raised"});
    game.when(A, convert_heat());
    game.when(A, action("united-nations-mars-initiative"));
    EXPECT_TRUE(game.shows("temp -28; A: mc 4, heat 0, tr 22, raised-tr, corp united-nations-mars-initiative!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("united-nations-mars-initiative")), Texts{"action-used"});
}

TEST(united_nations_mars_initiative, needs_3_and_a_rise_of_its_own_in_this_generation) {
    auto poor = given("gen 2; A: corp united-nations-mars-initiative, mc 2, raised-tr");
    EXPECT_EQ(poor.why_not(A, action("united-nations-mars-initiative")), Texts{"cannot-pay 3 2"});
    auto of_others = given("gen 2; A: corp united-nations-mars-initiative, mc 9; B: raised-tr");
    EXPECT_NOT_OFFERED(of_others, A, action("united-nations-mars-initiative"));
    auto by_card = given("gen 2; A: corp united-nations-mars-initiative, mc 11, prod energy 1, hand rad-chem-factory");
    by_card.when(A, play("rad-chem-factory"));
    EXPECT_OFFERS(by_card, A, action("united-nations-mars-initiative"));
    auto later = given("gen 2; first B; A: corp united-nations-mars-initiative, mc 9, raised-tr");
    later.to_next_generation();
    EXPECT_EQ(later.why_not(A, action("united-nations-mars-initiative")), Texts{"rating-not-raised"});
}

TEST(saturn_systems, gains_production_for_every_jovian_tag_of_anyone) {
    auto own = given("gen 2; A: corp saturn-systems, mc 33, hand terraforming-ganymede");
    own.when(A, play("terraforming-ganymede"));
    EXPECT_TRUE(own.shows("A: mc 0, prod mc 1, tr 22, raised-tr, hand, played terraforming-ganymede"));
    EXPECT_TRUE(own.nothing_else_changed());
    auto of_others = given("gen 2; active B; A: corp saturn-systems; B: mc 12, hand miranda-resort");
    of_others.when(B, play("miranda-resort"));
    EXPECT_TRUE(of_others.shows("A: prod mc 1; B: mc 0, prod mc 0"));
}

TEST(teractor, pays_3_less_for_earth_cards) {
    needs({"pets", "gen 2; A: mc 7, corp teractor", "gen 2; A: mc 6, corp teractor", "cannot-pay 7 6"});
    needs({"investment-loan", "gen 2; A: mc 0, corp teractor", "gen 2; A: mc 0, prod mc -5, corp teractor",
           "production-too-low -4 -5"});
    needs({"mine", "gen 2; A: mc 4, corp teractor", "gen 2; A: mc 3, corp teractor", "cannot-pay 4 3"});
}

}  // namespace
}  // namespace planitia::kit
