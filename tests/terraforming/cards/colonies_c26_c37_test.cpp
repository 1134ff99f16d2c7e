// Cards C26 to C37 of Colonies.
#include "card_lines.h"

namespace planitia::kit {
namespace {

const std::string kThreeScience = "inventors-guild restricted-area standard-technology";

TEST(colonies_c26_to_c37, plain_cards_do_what_they_show) {
    plays({"molecular-printing",
           "colonies luna A B, io B; tiles 20 city B, 33 capital B, phobos city A; B: played capital; A: mc 11",
           "A: mc 6", "science", 1});
    plays({"molecular-printing", "colonies luna, titan asleep; A: mc 11", "A: mc 0", "science", 1});
    plays({"nitrogen-from-titan", "colonies luna, titan asleep; A: mc 25", "A: mc 0, tr 22, raised-tr", "space jovian",
           1});
    plays({"quantum-communications",
           "colonies luna A B, io B, ceres; A: mc 8, played research gene-repair inventors-guild", "A: mc 0, prod mc 3",
           "science science science science", 1 + 1 + 2});
    plays({"refugee-camps", "colonies luna, enceladus asleep, miranda asleep, titan asleep; A: mc 10", "A: mc 0",
           "earth"});
    plays({"rim-freighters", "colonies luna; A: mc 4", "A: mc 0", "space"});
    plays({"sky-docks", "colonies luna; A: mc 18, played sponsors acquired-company", "A: mc 0, fleets 2",
           "space earth earth earth", 2});
}

TEST(colonies_c26_to_c37, requirements_are_met_exactly_or_missed_by_one) {
    needs({"pioneer-settlement", "colonies luna A B, io, ceres B; A: mc 13", "colonies luna A B, io, ceres A; A: mc 13",
           "too-many-colonies 1 2"});
    needs({"pioneer-settlement", "colonies luna, io B; A: mc 13", "colonies luna A A B, io; A: mc 13",
           "too-many-colonies 1 2"});
    needs({"quantum-communications", "colonies luna; A: mc 8, played research restricted-area inventors-guild",
           "colonies luna; B: played standard-technology; A: mc 8, played research inventors-guild invention-contest",
           "too-few-tags 4 3"});
    // The tag of the observatory itself does not help it.
    needs({"red-spot-observatory", "colonies luna; A: mc 17, played research inventors-guild",
           "colonies luna; A: mc 17, played research", "too-few-tags 3 2"});
    needs({"sky-docks", "colonies luna; A: mc 18, played sponsors acquired-company",
           "colonies luna; A: mc 18, played sponsors", "too-few-tags 2 1"});
}

// Steel is no help to any of them, nor titanium to the observatory.
TEST(colonies_c26_to_c37, cards_with_choices_cost_what_they_show) {
    const auto lacking_one = [](const char* card, int cost, const char* text) {
        SCOPED_TRACE(card);
        const Scenario game = with_hand(std::string(text) + ", mc " + std::to_string(cost - 1), card);
        EXPECT_EQ(game.why_not(A, play(card)),
                  Texts{"cannot-pay " + std::to_string(cost) + " " + std::to_string(cost - 1)});
    };
    lacking_one("minority-refuge", 5, "colonies luna; A: steel 9");
    lacking_one("pioneer-settlement", 13, "colonies luna; A: steel 9");
    lacking_one("research-colony", 20, "colonies luna; A: steel 9");
    lacking_one("red-spot-observatory", 17, "colonies luna; A: titanium 9, played research inventors-guild");
    lacking_one("solar-probe", 9, "colonies luna; A: steel 9");
}

/// A card that builds a colony and lowers the M€ production by 2.
void builds_and_lowers(const std::string& card, int mc_left_of_13, int points) {
    auto game =
        given("players 4; colonies luna 4 B C, io 0, titan asleep, ceres B C D, europa 2 A; A: mc 13, hand " + card);
    game.when(A, play(card));
    EXPECT_EQ(game.asks(A), (Texts{"build io", "build luna"}));
    game.when(A, build("io"));
    EXPECT_TRUE(game.shows("colonies io 1 A; A: prod heat 1 mc -2, hand, played " + card + ", mc " +
                           std::to_string(mc_left_of_13)));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "space");
    EXPECT_EQ(game.score(A).cards, points);
    game.undo().when(A, build("luna"));
    EXPECT_TRUE(game.shows("colonies luna 4 B C A, io 0; A: prod heat 0 mc 0"));
}

/// What such a card may build, on Luna or Io, at that production; or why it can not be played.
Texts may_build(const std::string& card, const std::string& colonies, int production, const std::string& with = "") {
    Scenario game = given("gen 2; players 4; colonies " + colonies + "; " + with + "A: mc 13, prod mc " +
                          std::to_string(production) + ", hand " + card);
    if (!game.offers(A, play(card))) return game.why_not(A, play(card));
    game.when(A, play(card));
    if (game.question(A) == "build-colony") return game.asks(A);
    return {game.shows("A: prod heat 1") ? "build io" : "build luna"};
}

// The colony comes first; only the 2 M€ of Luna make up for what the card takes.
void needs_the_production_or_luna(const std::string& card) {
    EXPECT_EQ(may_build(card, "luna, io", -3), (Texts{"build io", "build luna"}));
    EXPECT_EQ(may_build(card, "luna, io", -4), Texts{"build luna"});
    EXPECT_EQ(may_build(card, "luna, io", -5), Texts{"build luna"});
    EXPECT_EQ(may_build(card, "luna A, io", -3), Texts{"build io"});
    EXPECT_EQ(may_build(card, "luna A, io", -4), Texts{"production-too-low -3 -4"});
    EXPECT_EQ(may_build(card, "luna B C D, io", -5), Texts{"production-too-low -3 -5"});
    EXPECT_EQ(may_build(card, "luna B C D, io A, titan asleep", 0), Texts{"no-colony-tile"});
}

void is_helped_by_poseidon(const std::string& card) {
    EXPECT_EQ(may_build(card, "luna, io", -4, "A: corp poseidon; "), (Texts{"build io", "build luna"}));
    EXPECT_EQ(may_build(card, "luna, io", -5, "A: corp poseidon; "), Texts{"build luna"});
    EXPECT_EQ(may_build(card, "luna, io", -4, "B: corp poseidon; "), Texts{"build luna"});
    auto game = given("gen 2; colonies io, ceres; A: corp poseidon, mc 13, prod mc -4, hand " + card);
    game.when(A, play(card)).when(A, build("ceres"));
    EXPECT_TRUE(game.shows("colonies ceres 1 A; A: prod mc -5 steel 1"));
}

TEST(minority_refuge, builds_a_colony_and_lowers_the_production_by_2) { builds_and_lowers("minority-refuge", 8, 0); }
TEST(minority_refuge, needs_the_production_or_luna) { needs_the_production_or_luna("minority-refuge"); }
TEST(minority_refuge, is_helped_by_poseidon_at_minus_4) { is_helped_by_poseidon("minority-refuge"); }
TEST(pioneer_settlement, builds_a_colony_and_lowers_the_production_by_2) {
    builds_and_lowers("pioneer-settlement", 0, 2);
}
TEST(pioneer_settlement, needs_the_production_or_luna) { needs_the_production_or_luna("pioneer-settlement"); }
TEST(pioneer_settlement, is_helped_by_poseidon_at_minus_4) { is_helped_by_poseidon("pioneer-settlement"); }

TEST(molecular_printing, counts_neutral_cities) {
    auto game = given(
        "solo; colonies luna A, io, ceres; tiles 20 city neutral, 33 city neutral; "
        "A: mc 11, hand molecular-printing");
    game.when(A, play("molecular-printing"));
    EXPECT_TRUE(game.shows("A: mc 3, hand, played molecular-printing"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(nitrogen_from_titan, gives_two_floaters_to_a_card_with_a_jovian_tag) {
    auto game = given(
        "gen 2; colonies luna; B: played red-spot-observatory; A: mc 25, corp stormcraft-incorporated, "
        "hand nitrogen-from-titan, played atmo-collectors=1 titan-shuttles=1 jupiter-floating-station");
    game.when(A, play("nitrogen-from-titan"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card jupiter-floating-station", "target-card titan-shuttles",
                                   "target-card stormcraft-incorporated"}));
    game.when(A, target_card("titan-shuttles"));
    EXPECT_TRUE(game.shows("A: mc 0, tr 22, raised-tr, hand, played nitrogen-from-titan titan-shuttles=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    // One target is taken, and a floater card without the tag is none.
    plays({"nitrogen-from-titan", "gen 2; colonies luna; A: mc 25, played atmo-collectors titan-air-scrapping=1",
           "A: mc 0, tr 22, raised-tr, played titan-air-scrapping=3", "space jovian jovian", 1 + 2});
    plays({"nitrogen-from-titan", "gen 2; colonies luna; A: mc 25, played atmo-collectors=1",
           "A: mc 0, tr 22, raised-tr, played atmo-collectors=1", "space jovian", 1});
}

TEST(productive_outpost, gives_the_bonus_of_every_own_colony) {
    plays({"productive-outpost",
           "colonies luna A B A visitor B, io 4 B A, ceres B, callisto A, ganymede C A, triton A, europa A; C: mc 0; "
           "A: mc 0",
           "A: mc 5, heat 2, energy 3, plants 1, titanium 1"});
    plays({"productive-outpost", "colonies luna B, io; A: mc 0", "A: mc 0"});
}

TEST(productive_outpost, fills_cards_and_draws) {
    auto game = given(
        "colonies enceladus A, titan A A, miranda A; deck moss trees; "
        "A: played ants tardigrades titan-shuttles birds, hand productive-outpost");
    game.when(A, play("productive-outpost"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card ants", "target-card tardigrades"}));
    game.when(A, target_card("ants"));
    EXPECT_TRUE(game.shows("deck trees; A: hand moss, played productive-outpost ants=1 titan-shuttles=2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 1);  // titan shuttles
}

// Two colonies on Pluto: a card is drawn and one discarded, then the same again.
TEST(productive_outpost, draws_and_discards_on_pluto_one_colony_after_the_other) {
    auto game = given("colonies pluto A A; deck moss trees worms; A: hand productive-outpost birds");
    game.when(A, play("productive-outpost"));
    EXPECT_EQ(game.asks(A), Texts{"discard-cards 1 to 1 of birds moss"});
    game.when(A, discard({"birds"}));
    EXPECT_EQ(game.asks(A), Texts{"discard-cards 1 to 1 of trees moss"});
    game.when(A, discard({"trees"}));
    EXPECT_TRUE(game.shows("deck worms; discards birds trees; A: hand moss, played productive-outpost"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(red_spot_observatory, draws_two_cards_and_wakes_titan) {
    auto game = given(
        "colonies luna, titan asleep, miranda asleep, enceladus asleep; deck moss trees worms; "
        "A: mc 17, hand red-spot-observatory, played " +
        kThreeScience);
    game.when(A, play("red-spot-observatory"));
    EXPECT_TRUE(game.shows("colonies titan 1; deck worms; A: mc 0, hand moss trees, played red-spot-observatory=0"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "science science science science jovian");
    EXPECT_EQ(game.score(A).cards, 2);
}

TEST(red_spot_observatory, gathers_floaters_or_draws_for_one) {
    auto game = given("colonies luna; deck moss trees; A: played red-spot-observatory=2");
    game.when(A, action("red-spot-observatory"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("deck trees; A: hand moss, played red-spot-observatory=1!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("red-spot-observatory")), Texts{"action-used"});
    game.undo().when(A, alternative(1));
    EXPECT_TRUE(game.shows("deck moss; A: hand, played red-spot-observatory=3!"));
    // Without a floater there is nothing to choose, and the floater goes to this card only.
    auto empty = given("colonies luna; A: played red-spot-observatory titan-shuttles=4");
    empty.when(A, action("red-spot-observatory"));
    EXPECT_TRUE(empty.shows("A: hand, played red-spot-observatory=1!"));
    EXPECT_TRUE(empty.nothing_else_changed());
}

TEST(refugee_camps, take_a_step_of_production_for_a_camp_worth_a_point) {
    auto game = given("colonies luna; A: prod mc -4, played refugee-camps=2");
    game.when(A, action("refugee-camps"));
    EXPECT_TRUE(game.shows("A: prod mc -5, played refugee-camps=3!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 3);
    auto lowest = given("colonies luna; A: prod mc -5, played refugee-camps=2");
    EXPECT_EQ(lowest.why_not(A, action("refugee-camps")), Texts{"production-too-low -4 -5"});
    EXPECT_EQ(lowest.score(A).cards, 2);
}

TEST(research_colony, draws_two_cards_and_may_build_a_second_colony_on_a_tile) {
    auto game = given(
        "players 4; colonies luna 1 A, io B C D, ceres A B A, titan asleep, triton; deck moss trees worms; "
        "A: mc 20, hand research-colony");
    game.when(A, play("research-colony"));
    EXPECT_EQ(game.question(A), "resolve");
    game.when(A, resolve("research-colony", "draw"));
    EXPECT_TRUE(game.shows("deck worms; A: mc 0, hand moss trees"));
    EXPECT_EQ(game.asks(A), (Texts{"build luna", "build triton"}));
    game.when(A, build("luna"));
    EXPECT_TRUE(
        game.shows("colonies luna 2 A A; deck worms; A: mc 0, hand moss trees, prod mc 2, played research-colony"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "space science");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(research_colony, may_build_before_it_draws) {
    auto game = given("colonies pluto, luna A; deck moss trees worms birds; A: mc 20, hand research-colony");
    game.when(A, play("research-colony")).when(A, resolve("research-colony", "build-colony")).when(A, build("pluto"));
    EXPECT_EQ(game.asks(A), (Texts{"resolve research-colony draw", "resolve pluto draw"}));
    game.when(A, resolve("research-colony"));
    EXPECT_TRUE(game.shows("colonies pluto 1 A; A: hand moss trees worms birds, played research-colony"));
}

TEST(research_colony, needs_a_free_slot) {
    auto full = given("players 4; colonies luna A B C, io B C D, titan asleep; A: mc 20, hand research-colony");
    EXPECT_EQ(full.why_not(A, play("research-colony")), Texts{"no-colony-tile"});
}

TEST(rim_freighters, lower_the_fee_of_a_trade_by_one_of_anything) {
    const auto costs_to_trade = [](const std::string& played, int mc, int pieces) {
        SCOPED_TRACE(played);
        const auto has = [&](int all_mc, int all) {
            return given("colonies io; A: mc " + std::to_string(all_mc) + ", energy " + std::to_string(all) +
                         ", titanium " + std::to_string(all) + ", played " + played);
        };
        for (const char* with : {"megacredits", "energy", "titanium"}) {
            EXPECT_OFFERS(has(mc, pieces), A, trade("io", with));
            EXPECT_NOT_OFFERED(has(mc - 1, pieces - 1), A, trade("io", with));
        }
    };
    costs_to_trade("mine", 9, 3);
    costs_to_trade("rim-freighters", 8, 2);
    costs_to_trade("rim-freighters cryo-sleep", 7, 1);
    auto game = given("colonies io, luna; A: mc 8, energy 2, titanium 2, played rim-freighters");
    game.when(A, trade("io", "energy"));
    EXPECT_TRUE(game.shows("colonies io 0 visitor A; A: energy 0, heat 3"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().when(A, trade("io", "megacredits"));
    EXPECT_TRUE(game.shows("A: mc 0, energy 2, heat 3"));
    auto of_others = given("colonies io; A: mc 8, energy 2, titanium 2; B: played rim-freighters");
    EXPECT_EQ(of_others.why_not(A, trade("io", "megacredits")), Texts{"cannot-pay 9 8"});
    EXPECT_EQ(of_others.why_not(A, trade("io", "energy")), Texts{"too-few-resources 3 2"});
    EXPECT_EQ(of_others.why_not(A, trade("io", "titanium")), Texts{"too-few-resources 3 2"});
}

TEST(sky_docks, make_every_project_card_cheaper_by_one) {
    const auto lacks = [](const char* card, const char* played) {
        return given(std::string("colonies luna; temp 2; A: prod energy 9, hand ") + card + ", played " + played)
            .why_not(A, play(card));
    };
    EXPECT_EQ(lacks("mine", "sky-docks"), Texts{"cannot-pay 3 0"});
    EXPECT_EQ(lacks("caretaker-contract", "sky-docks"), Texts{"cannot-pay 2 0"});
    EXPECT_EQ(lacks("solar-reflectors", "sky-docks"), Texts{"cannot-pay 22 0"});
    EXPECT_EQ(lacks("comet", "sky-docks earth-catapult"), Texts{"cannot-pay 18 0"});
    EXPECT_EQ(lacks("virus", "sky-docks"), Texts{});
    auto others = given("colonies luna; A: mc 16; B: played sky-docks");
    EXPECT_EQ(others.why_not(A, project("colony")), Texts{"cannot-pay 17 16"});
    auto of_others = given("colonies luna; A: mc 3, hand mine; B: played sky-docks");
    EXPECT_EQ(of_others.why_not(A, play("mine")), Texts{"cannot-pay 4 3"});
}

TEST(sky_docks, bring_a_fleet_that_trades_at_once_but_never_a_fifth) {
    auto game = given("colonies luna visitor A, io; A: mc 27, hand sky-docks, played sponsors acquired-company");
    EXPECT_EQ(game.why_not(A, trade("io", "megacredits")), Texts{"no-fleet 2 1"});
    game.when(A, play("sky-docks")).when(A, trade("io", "megacredits"));
    EXPECT_TRUE(game.shows("colonies luna visitor A, io 0 visitor A; A: mc 0, heat 3, fleets 2"));
    plays({"sky-docks", "colonies luna; A: fleets 3, mc 18, played sponsors acquired-company", "A: mc 0, fleets 4",
           "space earth earth earth", 2});
    plays({"sky-docks", "colonies luna; A: fleets 4, mc 18, played sponsors acquired-company", "A: mc 0, fleets 4",
           "space earth earth earth", 2});
}

TEST(solar_probe, draws_a_card_for_every_three_science_tags_with_its_own) {
    const auto drawn = [](const std::string& played) {
        Scenario game = given("colonies luna; deck moss trees worms; B: played physics-complex; A: mc 9, played " +
                              played + ", hand solar-probe");
        game.when(A, play("solar-probe"));
        return game.position().player(A).hand.size();
    };
    EXPECT_EQ(drawn("inventors-guild invention-contest"), 0);
    EXPECT_EQ(drawn("inventors-guild standard-technology"), 1);
    EXPECT_EQ(drawn("research inventors-guild standard-technology"), 1);
    EXPECT_EQ(drawn("research inventors-guild standard-technology restricted-area"), 2);
    auto game = given("colonies luna; deck moss trees; A: titanium 3, played research, hand solar-probe");
    game.when(A, play("solar-probe"));
    EXPECT_TRUE(game.shows("deck trees; A: titanium 0, hand moss, played solar-probe"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "science science");
    EXPECT_EQ(game.score(A).cards, 1 + 1);  // with research
}

}  // namespace
}  // namespace planitia::kit
