// Colonies: cards C01 to C12.
#include "card_lines.h"

namespace planitia::kit {
namespace {

TEST(colonies_c01_to_c12, plain_cards_do_what_they_show) {
    plays({"airliners", "colonies luna; A: mc 11, played atmo-collectors=3",
           "A: mc 0, prod mc 2, played atmo-collectors=5", "", 1});
    plays({"community-services", "colonies luna; A: mc 13", "A: mc 0, prod mc 1", "", 1});
    plays({"conscription", "colonies luna; A: mc 5, played sponsors acquired-company", "A: mc 0, next-discount 16",
           "earth earth", -1});
    plays({"corona-extractor", "colonies luna; A: mc 10, played inventors-guild development-center research",
           "A: mc 0, prod energy 4", "building space science science science science power", 1});
    plays({"cryo-sleep", "colonies luna; A: mc 10", "A: mc 0", "science", 1});
    plays({"earth-elevator", "colonies luna; A: mc 43", "A: mc 0, prod titanium 3", "space earth", 4});
    plays({"ecology-research", "colonies luna B; A: mc 21", "A: mc 0", "science plant microbe animal", 1});
    plays({"floater-leasing", "colonies luna; A: mc 3, played atmo-collectors=3", "A: mc 0, prod mc 1"});
    plays({"floater-prototypes", "colonies luna; A: mc 2, played atmo-collectors=1",
           "A: mc 0, played atmo-collectors=3"});
}

// A tile sleeps on until a card comes that can hold its resource; to add that resource elsewhere is not enough.
TEST(colonies_c01_to_c12, only_a_card_that_holds_floaters_wakes_titan) {
    const std::string asleep = "colonies titan asleep, miranda asleep, enceladus asleep; ";
    plays({"atmo-collectors", (asleep + "A: mc 15").c_str(), "colonies titan 1; A: mc 0, played atmo-collectors=2"});
    plays({"ecology-research", (asleep + "A: mc 21").c_str(), "A: mc 0", "science plant microbe animal", 1});
    plays({"floater-prototypes", (asleep + "A: mc 2").c_str(), "A: mc 0"});
    plays({"floater-technology", (asleep + "A: mc 7").c_str(), "A: mc 0", "science"});
}

TEST(colonies_c01_to_c12, requirements_are_met_exactly_or_missed_by_one) {
    needs({"airliners", "colonies luna; A: mc 11, played atmo-collectors=2 titan-shuttles=1",
           "colonies luna; B: played jovian-lanterns=6; A: mc 11, played atmo-collectors=1 titan-shuttles=1 ants=4",
           "too-few-floaters 3 2"});
    needs({"airliners", "gen 2; colonies luna; A: mc 11, corp stormcraft-incorporated=2, played atmo-collectors=1",
           "gen 2; colonies luna; A: mc 11, corp stormcraft-incorporated=2, played atmo-collectors",
           "too-few-floaters 3 2"});
    // Neither the tag of the card itself helps, nor those of others and of events.
    needs({"conscription", "gen 2; colonies luna; A: mc 5, corp teractor, played sponsors",
           "colonies luna; B: played acquired-company; A: mc 5, played sponsors investment-loan", "too-few-tags 2 1"});
    needs({"corona-extractor", "colonies luna; A: mc 10, played research inventors-guild gene-repair",
           "colonies luna; B: played mass-converter; A: mc 10, played research inventors-guild special-design",
           "too-few-tags 4 3"});
}

TEST(airliners, gives_both_floaters_to_one_card) {
    auto game = given(
        "colonies luna; B: played red-spot-observatory; "
        "A: mc 11, hand airliners, played atmo-collectors=3 jovian-lanterns floater-technology ants");
    game.when(A, play("airliners"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card atmo-collectors", "target-card jovian-lanterns"}));
    game.when(A, target_card("jovian-lanterns"));
    EXPECT_TRUE(game.shows("A: mc 0, prod mc 2, hand, played airliners jovian-lanterns=2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 1 + 1);  // airliners, jovian-lanterns
}

// Rules 4.A: the order is asked only where it can change the result; here it never can.
TEST(air_raid, steals_exactly_5_for_a_floater) {
    auto game = given("colonies luna; B: mc 5; A: mc 2, hand air-raid, played atmo-collectors=1");
    game.when(A, play("air-raid"));
    EXPECT_TRUE(game.shows("A: mc 7, hand, played air-raid atmo-collectors=0; B: mc 0"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "");
    EXPECT_EQ(game.score(A).cards, 0);
}

TEST(air_raid, lets_its_player_choose_whom_and_which_card) {
    auto game = given(
        "colonies luna; B: mc 5; C: mc 4; D: mc 30, played titan-air-scrapping=3; "
        "A: mc 9, hand air-raid, played atmo-collectors=1 titan-shuttles=2 jovian-lanterns ants=3");
    game.when(A, play("air-raid"));
    EXPECT_OFFERS(game, A, target(B));
    EXPECT_NOT_OFFERED(game, A, target(C));
    EXPECT_NOT_OFFERED(game, A, target(A));
    EXPECT_NOT_OFFERED(game, A, decline());
    game.when(A, target(D));
    EXPECT_EQ(game.asks(A), (Texts{"target-card atmo-collectors", "target-card titan-shuttles"}));
    game.when(A, target_card("titan-shuttles"));
    EXPECT_TRUE(game.shows("A: mc 14, hand, played air-raid titan-shuttles=1; D: mc 25"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// Rules 8: an opponent with 5 M€ and a floater of one's own.
TEST(air_raid, needs_an_opponent_with_5_and_a_floater_of_ones_own) {
    needs({"air-raid", "colonies luna; B: mc 5; A: played atmo-collectors=1",
           "colonies luna; B: mc 4; A: mc 20, played atmo-collectors=1", "nobody-has-resources 5 4"});
    needs({"air-raid", "colonies luna; B: mc 5; A: played atmo-collectors=1",
           "colonies luna; B: mc 5, played jovian-lanterns=2; A: played atmo-collectors ants=1", "no-target-card"});
}

// Rules 8: in solo the neutral opponent always pays.
TEST(air_raid, is_paid_by_the_neutral_opponent_in_solo) {
    auto game = given("solo; colonies luna; A: mc 20, hand air-raid, played atmo-collectors=2");
    game.when(A, play("air-raid"));
    EXPECT_TRUE(game.shows("A: mc 25, hand, played air-raid atmo-collectors=1"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto without_floater = given("solo; colonies luna; A: mc 20, hand air-raid, played atmo-collectors");
    EXPECT_NOT_OFFERED(without_floater, A, play("air-raid"));
    EXPECT_EQ(without_floater.why_not(A, play("air-raid")), Texts{"no-target-card"});
}

TEST(air_raid, may_take_a_floater_of_the_corporation) {
    auto game = given("gen 2; colonies luna; B: mc 6; A: corp stormcraft-incorporated=1, hand air-raid");
    game.when(A, play("air-raid"));
    EXPECT_TRUE(game.shows("A: mc 5, corp stormcraft-incorporated=0, hand, played air-raid; B: mc 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(atmo_collectors, give_their_first_floaters_here_or_to_another_card) {
    auto game = given(
        "colonies luna; B: played titan-shuttles; "
        "A: mc 15, hand atmo-collectors, played jovian-lanterns=1");
    game.when(A, play("atmo-collectors"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card atmo-collectors", "target-card jovian-lanterns"}));
    game.when(A, target_card("jovian-lanterns"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played atmo-collectors=0 jovian-lanterns=3"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "jovian");
    EXPECT_EQ(game.score(A).cards, 0 + 1);
}

TEST(atmo_collectors, turn_a_floater_into_titanium_energy_or_heat_or_gather_one) {
    const auto choosing = [](int index, const char* then) {
        SCOPED_TRACE(then);
        auto game = given("colonies luna; A: played atmo-collectors=2 titan-shuttles=3");
        game.when(A, action("atmo-collectors"));
        EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1", "alternative 2", "alternative 3"}));
        game.when(A, alternative(index));
        EXPECT_TRUE(game.shows(then));
        EXPECT_TRUE(game.nothing_else_changed());
        EXPECT_EQ(game.why_not(A, action("atmo-collectors")), Texts{"action-used"});
    };
    choosing(0, "A: titanium 2, played atmo-collectors=1!");
    choosing(1, "A: energy 3, played atmo-collectors=1!");
    choosing(2, "A: heat 4, played atmo-collectors=1!");
    choosing(3, "A: played atmo-collectors=3!");
}

TEST(atmo_collectors, can_only_gather_while_they_are_empty) {
    auto game = given("colonies luna; A: played atmo-collectors titan-shuttles=3");
    game.when(A, action("atmo-collectors"));
    EXPECT_TRUE(game.shows("A: played atmo-collectors=1!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(community_services, count_own_cards_without_tags_and_the_corporation_but_no_events) {
    // Counted: themselves, the corporation, Micro-Mills, Insulation, Atmo Collectors.
    plays({"community-services",
           "gen 2; colonies luna; B: played cloud-seeding great-escarpment-consortium; "
           "A: mc 13, corp credicor, played micro-mills insulation atmo-collectors mineral-deposit mine",
           "A: mc 0, prod mc 5", "building", 1});
    plays({"community-services", "gen 2; colonies luna; A: mc 13, corp ecoline, played micro-mills",
           "A: mc 0, prod mc 2", "plant", 1});
    plays({"community-services", "gen 2; colonies luna; A: mc 13, corp poseidon", "A: mc 0, prod mc 2", "", 1});
}

TEST(conscription, makes_the_next_card_cheaper_by_16_and_no_other) {
    auto game = given(
        "gen 2; colonies luna; B: passed; A: mc 32, played sponsors acquired-company, "
        "hand conscription earth-elevator mine");
    game.when(A, play("conscription"));
    EXPECT_TRUE(game.shows("A: mc 27, next-discount 16, hand earth-elevator mine, played conscription"));
    game.when(A, play("earth-elevator"));
    EXPECT_TRUE(game.shows("A: mc 0, prod titanium 3, next-discount 0, hand mine, played earth-elevator"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, play("mine")), Texts{"cannot-pay 4 0"});
}

TEST(conscription, lowers_no_cost_below_0_and_no_standard_project) {
    auto game = given("gen 2; colonies luna; B: passed; A: next-discount 16, hand mine earth-elevator");
    EXPECT_EQ(game.why_not(A, play("earth-elevator")), Texts{"cannot-pay 27 0"});
    EXPECT_EQ(game.why_not(A, project("power-plant")), Texts{"cannot-pay 11 0"});
    EXPECT_EQ(game.why_not(A, project("colony")), Texts{"cannot-pay 17 0"});
    game.when(A, play("mine"));
    EXPECT_TRUE(game.shows("A: mc 0, prod steel 1, next-discount 0, hand earth-elevator, played mine"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(conscription, waits_through_other_actions_and_ends_with_passing) {
    auto game = given("gen 2; colonies luna; A: mc 16, played sponsors acquired-company, hand conscription comet");
    game.when(A, play("conscription")).when(A, project("power-plant"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1, next-discount 16"));
    game.when(B, pass());
    EXPECT_TRUE(game.shows("A: next-discount 16"));
    game.when(A, pass());
    EXPECT_TRUE(game.shows("gen 3; A: next-discount 0"));
    auto first_out = given("gen 2; colonies luna; A: next-discount 16, hand comet");
    first_out.when(A, pass());
    EXPECT_TRUE(first_out.shows("A: passed, next-discount 0"));
    EXPECT_TRUE(first_out.nothing_else_changed());
}

// It is a next card itself: what was waiting is used up and not added.
TEST(conscription, uses_up_a_discount_that_is_waiting) {
    plays({"conscription", "colonies luna; A: mc 0, next-discount 8, played sponsors acquired-company",
           "A: next-discount 16", "earth earth", -1});
}

TEST(conscription, shows_its_earth_tag_while_it_is_played) {
    const auto game = given("colonies luna; A: hand conscription, played earth-office sponsors");
    EXPECT_EQ(game.why_not(A, play("conscription")), Texts{"cannot-pay 2 0"});
}

TEST(cryo_sleep, makes_trade_cheaper_by_1_whatever_pays) {
    const auto trades = [](const char* played, const char* with, const char* resource, int fee, const char* lacks) {
        SCOPED_TRACE(std::string(played) + " " + resource);
        const auto having = [&](int n) {
            return given(std::string("gen 2; colonies io 3, luna; A: played ") + played + ", " + resource + " " +
                         std::to_string(n));
        };
        EXPECT_EQ(having(fee - 1).why_not(A, trade("io", with)), Texts{lacks});
        auto game = having(fee);
        game.when(A, trade("io", with));
        EXPECT_TRUE(game.shows("colonies io 0 visitor A; A: heat 6, " + std::string(resource) + " 0"));
        EXPECT_TRUE(game.nothing_else_changed());
    };
    trades("cryo-sleep", "megacredits", "mc", 8, "cannot-pay 8 7");
    trades("cryo-sleep", "energy", "energy", 2, "too-few-resources 2 1");
    trades("cryo-sleep", "titanium", "titanium", 2, "too-few-resources 2 1");
    trades("cryo-sleep rim-freighters", "megacredits", "mc", 7, "cannot-pay 7 6");
    trades("cryo-sleep rim-freighters", "energy", "energy", 1, "too-few-resources 1 0");
    trades("cryo-sleep rim-freighters", "titanium", "titanium", 1, "too-few-resources 1 0");
}

TEST(cryo_sleep, helps_its_owner_only) {
    const auto game = given("gen 2; colonies io 3, luna; A: mc 8, energy 2; B: played cryo-sleep");
    EXPECT_EQ(game.why_not(A, trade("io", "megacredits")), Texts{"cannot-pay 9 8"});
    EXPECT_EQ(game.why_not(A, trade("io", "energy")), Texts{"too-few-resources 3 2"});
}

TEST(ecology_research, gives_plant_production_for_every_own_colony) {
    plays({"ecology-research", "colonies luna A B, io B, callisto B A A, ceres; A: mc 21", "A: mc 0, prod plants 3",
           "science plant microbe animal", 1});
}

TEST(ecology_research, gives_an_animal_to_one_card_and_two_microbes_to_one) {
    plays({"ecology-research", "colonies luna; A: mc 21, played tardigrades=1", "A: mc 0, played tardigrades=3",
           "science plant microbe microbe animal", 1});
    plays({"ecology-research", "colonies luna; A: mc 21, played birds=1", "A: mc 0, played birds=2",
           "science plant microbe animal animal", 1 + 2});
    auto game = given(
        "colonies luna; B: played livestock decomposers; "
        "A: mc 21, hand ecology-research, played birds fish=1 ants tardigrades");
    game.when(A, play("ecology-research"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card fish", "target-card birds"}));
    game.when(A, target_card("birds"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card ants", "target-card tardigrades"}));
    game.when(A, target_card("ants"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played ecology-research birds=1 ants=2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(ecology_research, shows_every_tag_to_other_cards) {
    plays({"ecology-research", "colonies luna; A: mc 21, played decomposers", "A: mc 0, played decomposers=5",
           "science plant microbe microbe animal", 1 + 1});
    plays({"ecology-research", "colonies luna; A: mc 21, played olympus-conference",
           "A: mc 0, played olympus-conference=1", "building science science earth plant microbe animal", 1 + 1});
}

TEST(floater_leasing, counts_three_own_floaters_on_whatever_cards) {
    plays({"floater-leasing", "colonies luna; B: played titan-shuttles=9; A: mc 3, played ants=6", "A: mc 0", "microbe",
           3});
    plays({"floater-leasing", "colonies luna; A: mc 3, played atmo-collectors=5", "A: mc 0, prod mc 1"});
    plays({"floater-leasing",
           "gen 2; colonies luna; A: mc 3, corp stormcraft-incorporated=1, played atmo-collectors=4 jovian-lanterns=1",
           "A: mc 0, prod mc 2", "jovian jovian"});
}

TEST(floater_prototypes, give_two_floaters_to_one_card_if_there_is_one) {
    plays(
        {"floater-prototypes", "colonies luna; B: played titan-shuttles; A: mc 2, played ants", "A: mc 0", "microbe"});
    auto game = given("colonies luna; A: mc 2, hand floater-prototypes, played atmo-collectors=3 titan-shuttles");
    game.when(A, play("floater-prototypes"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card atmo-collectors", "target-card titan-shuttles"}));
    game.when(A, target_card("titan-shuttles"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played floater-prototypes titan-shuttles=2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(floater_prototypes, show_their_science_tag_while_they_are_played) {
    plays({"floater-prototypes", "colonies luna; A: mc 2, played olympus-conference",
           "A: mc 0, played olympus-conference=1", "building science earth", 1});
}

TEST(floater_technology, adds_a_floater_to_any_own_card_once_a_generation) {
    auto game = given(
        "colonies luna; B: played jovian-lanterns; "
        "A: played floater-technology atmo-collectors=1 titan-shuttles ants");
    game.when(A, action("floater-technology"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card atmo-collectors", "target-card titan-shuttles"}));
    game.when(A, target_card("atmo-collectors"));
    EXPECT_TRUE(game.shows("A: played floater-technology! atmo-collectors=2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("floater-technology")), Texts{"action-used"});
}

// Rules 4.E: an action is legal when its cost can be paid, even if it gains nothing.
TEST(floater_technology, may_be_used_without_a_card_for_the_floater) {
    auto game = given("colonies luna; B: played jovian-lanterns; A: played floater-technology");
    game.when(A, action("floater-technology"));
    EXPECT_TRUE(game.shows("A: played floater-technology!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
