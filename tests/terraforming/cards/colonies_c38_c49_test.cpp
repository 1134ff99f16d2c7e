// Cards C38 to C49 of Colonies.
#include "card_lines.h"

namespace planitia::kit {
namespace {

// No land is free and away from a city.
const std::string kCrowded =
    "tiles 1 city B, 3 city B, 13 city B, 14 city B, 16 city B, 25 city B, 27 city B, 34 city B, "
    "39 city B, 45 city B, 49 city B, 52 city B, 54 city B; ";

TEST(colonies_c38_to_c49, plain_cards_do_what_they_show) {
    const char* asleep = "colonies luna, titan asleep, miranda asleep, enceladus asleep; A: mc ";
    const auto plays_for = [&](int mc, const char* card, const char* then, const char* tags, int points) {
        plays({card, (asleep + std::to_string(mc)).c_str(), then, tags, points});
    };
    plays_for(23, "solar-reflectors", "A: mc 0, prod heat 5", "space", 0);
    plays_for(10, "spin-off-department", "A: mc 0, prod mc 2", "building", 0);
    plays_for(21, "titan-air-scrapping", "colonies titan 1; A: mc 0, played titan-air-scrapping=0", "jovian", 2);
    plays_for(18, "titan-floating-launch-pad", "colonies titan 1; A: mc 0, played titan-floating-launch-pad=2",
              "jovian", 1);
    plays_for(23, "titan-shuttles", "colonies titan 1; A: mc 0, played titan-shuttles=0", "space jovian", 1);
    plays_for(6, "trade-envoys", "A: mc 0", "", 0);
    plays_for(18, "trading-colony", "colonies luna 1 A; A: mc 0, prod mc 2", "space", 0);
    plays({"urban-decomposers", "colonies luna A, enceladus asleep; tiles phobos city A; A: mc 6",
           "A: mc 0, prod plants 1", "microbe"});
    plays({"warp-drive", "colonies luna; A: mc 14, played research gene-repair inventors-guild standard-technology",
           "A: mc 0", "science science science science science science", 2 + 1 + 2});
}

TEST(colonies_c38_to_c49, requirements_are_met_exactly_or_missed_by_one) {
    needs({"space-port", "colonies luna A; A: mc 22, prod energy 1", "colonies luna B; A: mc 22, prod energy 1",
           "too-few-colonies 1 0"});
    needs({"space-port", "colonies luna A; A: mc 22, prod energy 1", "colonies luna A; A: mc 22",
           "production-too-low 1 0"});
    needs({"space-port-colony", "colonies luna A; A: mc 27", "colonies luna B; A: mc 27", "too-few-colonies 1 0"});
    needs({"sub-zero-salt-fish", "colonies luna; temp -6; B: prod plants 1; A: mc 5",
           "colonies luna; temp -8; B: prod plants 1; A: mc 5", "temperature-too-low -6 -8"});
    needs({"sub-zero-salt-fish", "colonies luna; temp -6; B: prod plants 1; A: mc 5", "colonies luna; temp -6; A: mc 5",
           "nobody-has-production 1 0"});
    needs({"urban-decomposers", "colonies luna A; tiles 20 city A; A: mc 6",
           "colonies luna B; tiles 20 city A; A: mc 6", "too-few-colonies 1 0"});
    needs({"urban-decomposers", "colonies luna A; tiles phobos city A; A: mc 6",
           "colonies luna A; tiles 20 city B; A: mc 6", "too-few-cities 1 0"});
    needs({"warp-drive", "colonies luna; A: mc 14, played research gene-repair inventors-guild standard-technology",
           "colonies luna; B: played restricted-area; "
           "A: mc 14, played research gene-repair inventors-guild invention-contest",
           "too-few-tags 5 4"});
}

TEST(space_port, brings_production_a_fleet_and_a_city) {
    auto game = given("colonies luna A; tiles 15 city B; A: mc 22, prod energy 1 mc -5, hand space-port");
    game.when(A, play("space-port"));
    EXPECT_EQ(game.question(A), "place-tile");
    EXPECT_NOT_OFFERED(game, A, place(14));
    EXPECT_NOT_OFFERED(game, A, place(29));
    game.when(A, place(20));
    EXPECT_TRUE(
        game.shows("tiles 20 city A; A: mc 0, plants 1, fleets 2, prod energy 0 mc -1, hand, played space-port"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "building city");
    EXPECT_EQ(game.score(A).cards, 0);
    auto steel = given("colonies luna A; A: steel 11, fleets 4, prod energy 1, hand space-port");
    steel.when(A, play("space-port")).when(A, place(20));
    EXPECT_TRUE(steel.shows("A: steel 0, fleets 4"));  // there are no more
}

TEST(space_port, without_a_place_for_its_city_is_skipped_or_forbidden) {
    plays({"space-port", (kCrowded + "colonies luna A; A: mc 22, prod energy 1").c_str(),
           "A: mc 0, fleets 2, prod energy 0 mc 4", "building city"});
    auto forbidden = given("forbid; " + kCrowded + "colonies luna A; A: mc 22, prod energy 1, hand space-port");
    EXPECT_EQ(forbidden.why_not(A, play("space-port")), Texts{"no-space"});
}

TEST(space_port_colony, may_double_up_and_brings_a_fleet) {
    auto game =
        given("players 4; colonies luna 1 A, io B C D, ceres B, titan asleep; A: mc 27, hand space-port-colony");
    game.when(A, play("space-port-colony"));
    EXPECT_EQ(game.asks(A), (Texts{"build ceres", "build luna"}));
    game.when(A, build("luna"));
    EXPECT_TRUE(game.shows("colonies luna 2 A A; A: mc 0, fleets 2, prod mc 2, hand, played space-port-colony"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "space");
    EXPECT_EQ(game.score(A).cards, 3);  // six colonies
    auto full = given("players 4; colonies luna A B C, io B C D; A: mc 27, hand space-port-colony");
    EXPECT_EQ(full.why_not(A, play("space-port-colony")), Texts{"no-colony-tile"});
    auto fourth = given("colonies luna A; A: mc 27, fleets 4, hand space-port-colony");
    fourth.when(A, play("space-port-colony"));
    EXPECT_TRUE(fourth.shows("colonies luna 2 A A; A: fleets 4"));
}

TEST(space_port_colony, is_worth_a_point_for_every_two_colonies_of_anyone) {
    const auto points = [](const char* colonies) {
        return given(std::string("players 4; colonies ") + colonies + "; A: played space-port-colony").score(A).cards;
    };
    EXPECT_EQ(points("luna, io"), 0);
    EXPECT_EQ(points("luna B, io"), 0);
    EXPECT_EQ(points("luna B, io C"), 1);
    EXPECT_EQ(points("luna B A, io C"), 1);
    EXPECT_EQ(points("luna B A, io C B D"), 2);
    EXPECT_EQ(points("luna B A A, io C B D"), 3);
}

TEST(spin_off_department, draws_for_every_own_card_with_a_printed_cost_of_20_or_more) {
    const auto drawn = [](const std::string& card, const std::string& facts) {
        Scenario game = given("gen 2; oceans 9; colonies luna; deck moss trees; A: played spin-off-department, hand " +
                              card + ", " + facts);
        game.when(A, play(card));
        return game.position().player(A).hand.size();
    };
    EXPECT_EQ(drawn("magnetic-field-generators", "mc 20, prod energy 4"), 1);
    EXPECT_EQ(drawn("aquifer-pumping", "mc 18"), 0);
    EXPECT_EQ(drawn("comet", "mc 21"), 1);
    // Discounts do not count: 23 M€ are printed, 14 M€ are paid.
    EXPECT_EQ(drawn("titan-shuttles", "mc 14, played sky-docks warp-drive shuttles earth-catapult"), 1);
    auto exports = given("colonies luna; A: mc 19, hand lunar-exports, played spin-off-department");
    exports.when(A, play("lunar-exports")).when(A, alternative(0));
    EXPECT_TRUE(exports.shows("A: hand, prod mc 5"));
    auto project_used = given("colonies luna; A: mc 23, played spin-off-department");
    project_used.when(A, project("greenery")).when(A, place(15));
    EXPECT_TRUE(project_used.shows("A: hand"));
    auto of_others = given("colonies luna; active B; A: played spin-off-department; B: mc 23, hand solar-reflectors");
    of_others.when(B, play("solar-reflectors"));
    EXPECT_TRUE(of_others.shows("A: hand; B: hand"));
}

TEST(sub_zero_salt_fish, take_a_step_of_plant_production_of_any_player) {
    auto game = given(
        "temp -6; colonies luna, miranda asleep, titan asleep; B: prod plants 1; C: prod plants 2; "
        "A: mc 5, prod plants 1, hand sub-zero-salt-fish");
    game.when(A, play("sub-zero-salt-fish"));
    EXPECT_EQ(game.asks(A), (Texts{"target A", "target B", "target C"}));
    game.when(A, target(C));
    EXPECT_TRUE(game.shows("colonies miranda 1; A: mc 0, hand, played sub-zero-salt-fish=0; C: prod plants 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(tags_in_play(game, A), "animal");
    // Who is the only one with that production has to give it.
    plays({"sub-zero-salt-fish", "colonies luna; temp -6; A: mc 5, prod plants 1", "A: mc 0, prod plants 0", "animal"});
    plays({"sub-zero-salt-fish", "solo; colonies luna, io, ceres; temp -6; A: mc 5", "A: mc 0", "animal"});
}

TEST(sub_zero_salt_fish, are_worth_a_point_for_every_two_animals) {
    auto game = given("colonies luna; A: played sub-zero-salt-fish=2 birds");
    EXPECT_EQ(game.score(A).cards, 1);
    game.when(A, action("sub-zero-salt-fish"));
    EXPECT_TRUE(game.shows("A: played sub-zero-salt-fish=3!"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.score(A).cards, 1);
    EXPECT_EQ(given("colonies luna; A: played sub-zero-salt-fish=4").score(A).cards, 2);
}

TEST(titan_air_scrapping, turns_titanium_into_floaters_and_two_of_them_into_rating) {
    auto game = given("colonies luna; A: titanium 1, played titan-air-scrapping=2 titan-shuttles=2");
    game.when(A, action("titan-air-scrapping"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(0));
    EXPECT_TRUE(game.shows("A: titanium 1, tr 21, raised-tr, played titan-air-scrapping=0!"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().when(A, alternative(1));
    EXPECT_TRUE(game.shows("A: titanium 0, tr 20, played titan-air-scrapping=4!"));
    auto one = given("colonies luna; A: titanium 2, played titan-air-scrapping=1 titan-shuttles=2");
    one.when(A, action("titan-air-scrapping"));
    EXPECT_TRUE(one.shows("A: titanium 1, played titan-air-scrapping=3!"));
    EXPECT_TRUE(one.nothing_else_changed());
    auto neither = given("colonies luna; A: played titan-air-scrapping=1 titan-shuttles=2");
    EXPECT_EQ(neither.why_not(A, action("titan-air-scrapping")),
              (Texts{"too-few-card-resources 2 1", "too-few-resources 1 0"}));
}

TEST(titan_floating_launch_pad, gives_two_floaters_to_a_card_with_a_jovian_tag) {
    auto game = given(
        "gen 2; colonies luna; A: mc 18, corp stormcraft-incorporated, "
        "played atmo-collectors titan-shuttles=1, hand titan-floating-launch-pad");
    game.when(A, play("titan-floating-launch-pad"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card titan-floating-launch-pad", "target-card titan-shuttles",
                                   "target-card stormcraft-incorporated"}));
    game.when(A, target_card("titan-shuttles"));
    EXPECT_TRUE(game.shows("A: mc 0, hand, played titan-floating-launch-pad=0 titan-shuttles=3"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(titan_floating_launch_pad, adds_a_floater_to_a_card_with_a_jovian_tag) {
    auto game = given("colonies luna; A: played titan-floating-launch-pad=1 titan-shuttles=1 atmo-collectors");
    game.when(A, action("titan-floating-launch-pad"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(0));
    EXPECT_EQ(game.asks(A), (Texts{"target-card titan-floating-launch-pad", "target-card titan-shuttles"}));
    game.when(A, target_card("titan-shuttles"));
    EXPECT_TRUE(game.shows("A: played titan-floating-launch-pad=1! titan-shuttles=2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(titan_floating_launch_pad, trades_for_a_floater) {
    auto game = given(
        "colonies luna 3 B, io 4, ceres visitor B, enceladus asleep; A: mc 10, played titan-floating-launch-pad=2");
    game.when(A, action("titan-floating-launch-pad")).when(A, alternative(1));
    EXPECT_EQ(game.asks(A), (Texts{"trade io floater", "trade luna floater"}));
    game.when(A, trade("luna", "floater"));
    EXPECT_TRUE(game.shows("colonies luna 1 B visitor A; A: mc 17, played titan-floating-launch-pad=1!; B: mc 2"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, action("titan-floating-launch-pad")), Texts{"action-used"});
    EXPECT_NOT_OFFERED(given("colonies io; A: played titan-floating-launch-pad=2"), A, trade("io", "floater"));
}

// Without a fleet, an open tile or a floater of its own only the other alternative is left.
TEST(titan_floating_launch_pad, needs_a_fleet_a_tile_and_a_floater_to_trade) {
    const auto only_adds = [](const std::string& text, int floaters) {
        SCOPED_TRACE(text);
        Scenario game = given(text + "; A: played titan-floating-launch-pad=" + std::to_string(floaters));
        game.when(A, action("titan-floating-launch-pad"));
        EXPECT_TRUE(game.shows("A: played titan-floating-launch-pad=" + std::to_string(floaters + 1) + "!"));
        EXPECT_TRUE(game.nothing_else_changed());
    };
    only_adds("colonies luna visitor A, io", 2);
    only_adds("colonies luna visitor B, enceladus asleep", 2);
    only_adds("colonies luna, io; A: mc 9, played atmo-collectors=3", 0);
}

TEST(titan_shuttles, add_two_floaters_or_turn_any_number_into_titanium) {
    auto game = given("colonies luna; A: played titan-shuttles=3 red-spot-observatory atmo-collectors=5");
    game.when(A, action("titan-shuttles"));
    EXPECT_EQ(game.asks(A), (Texts{"alternative 0", "alternative 1"}));
    game.when(A, alternative(1));
    EXPECT_EQ(game.asks(A), (Texts{"amount 1", "amount 2", "amount 3"}));
    game.when(A, amount(2));
    EXPECT_TRUE(game.shows("A: titanium 2, played titan-shuttles=1!"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().undo().when(A, alternative(0));
    EXPECT_EQ(game.asks(A), (Texts{"target-card red-spot-observatory", "target-card titan-shuttles"}));
    game.when(A, target_card("red-spot-observatory"));
    EXPECT_TRUE(game.shows("A: titanium 0, played titan-shuttles=3! red-spot-observatory=2"));
    auto empty = given("colonies luna; A: played titan-shuttles atmo-collectors=5");
    empty.when(A, action("titan-shuttles"));
    EXPECT_TRUE(empty.shows("A: played titan-shuttles=2!"));
    EXPECT_TRUE(empty.nothing_else_changed());
}

/// The amounts that A may raise the track of Luna by, with those cards, before a trade.
Texts raises(const std::string& played, int marker) {
    Scenario game = given("colonies io, luna " + std::to_string(marker) + "; A: energy 3, played " + played);
    game.when(A, trade("luna", "energy"));
    return game.question(A) == "amount" ? game.asks(A) : Texts{};
}

TEST(trade_envoys, may_raise_the_track_before_a_trade) {
    EXPECT_EQ(raises("mine", 3), Texts{});
    EXPECT_EQ(raises("trade-envoys", 3), (Texts{"amount 0", "amount 1"}));
    EXPECT_EQ(raises("trade-envoys", 5), (Texts{"amount 0", "amount 1"}));
    EXPECT_EQ(raises("trade-envoys", 6), Texts{});
    auto game = given("colonies io, luna 3 B; A: energy 3, played trade-envoys");
    game.when(A, trade("luna", "energy")).when(A, amount(1));
    EXPECT_TRUE(game.shows("colonies luna 1 B visitor A; A: energy 0, mc 10; B: mc 2"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.undo().when(A, amount(0));
    EXPECT_TRUE(game.shows("colonies luna 1 B visitor A; A: energy 0, mc 7; B: mc 2"));
    auto of_others = given("colonies io, luna 3; A: energy 3; B: played trade-envoys");
    of_others.when(A, trade("luna", "energy"));
    EXPECT_TRUE(of_others.shows("A: mc 7"));
}

TEST(trade_envoys, help_the_launch_pad) {
    auto game = given("colonies io, luna 3; A: played trade-envoys titan-floating-launch-pad=1");
    game.when(A, action("titan-floating-launch-pad")).when(A, alternative(1)).when(A, trade("luna", "floater"));
    game.when(A, amount(1));
    EXPECT_TRUE(game.shows("colonies luna 0 visitor A; A: mc 10, played titan-floating-launch-pad=0!"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(trading_colony, builds_a_colony_and_raises_tracks_with_the_envoys) {
    auto game = given(
        "players 4; colonies luna 1 B, io 3 A, ceres B C D, enceladus asleep, callisto; "
        "A: mc 18, hand trading-colony");
    game.when(A, play("trading-colony"));
    EXPECT_EQ(game.asks(A), (Texts{"build callisto", "build luna"}));
    game.when(A, build("luna"));
    EXPECT_TRUE(game.shows("colonies luna 2 B A; A: mc 0, prod mc 2, hand, played trading-colony"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto full = given("players 4; colonies luna A B, io B C D; A: mc 18, hand trading-colony");
    EXPECT_EQ(full.why_not(A, play("trading-colony")), Texts{"no-colony-tile"});
    EXPECT_EQ(raises("trading-colony", 3), (Texts{"amount 0", "amount 1"}));
    EXPECT_EQ(raises("trading-colony trade-envoys", 3), (Texts{"amount 0", "amount 1", "amount 2"}));
    EXPECT_EQ(raises("trading-colony trade-envoys", 5), (Texts{"amount 0", "amount 1"}));
    auto both = given("colonies io, luna 4; A: energy 3, played trading-colony trade-envoys");
    both.when(A, trade("luna", "energy")).when(A, amount(2));
    EXPECT_TRUE(both.shows("colonies luna 0 visitor A; A: energy 0, mc 17"));
}

// Europa: the kind of production changes with the step.
TEST(trading_colony, chooses_the_production_on_europa) {
    auto game = given("colonies europa 3, io; A: energy 3, played trading-colony");
    game.when(A, trade("europa", "energy")).when(A, amount(0));
    EXPECT_TRUE(game.shows("A: prod energy 1 plants 0"));
    game.undo().when(A, amount(1));
    EXPECT_TRUE(game.shows("A: prod energy 0 plants 1"));
}

TEST(urban_decomposers, give_two_microbes_to_a_card) {
    auto game = given(
        "colonies luna A, enceladus asleep; tiles 20 city A; "
        "A: mc 6, played ants tardigrades=2 birds, hand urban-decomposers");
    game.when(A, play("urban-decomposers"));
    EXPECT_EQ(game.asks(A), (Texts{"target-card ants", "target-card tardigrades"}));
    game.when(A, target_card("tardigrades"));
    EXPECT_TRUE(game.shows("A: mc 0, prod plants 1, hand, played urban-decomposers tardigrades=4"));
    EXPECT_TRUE(game.nothing_else_changed());
    plays({"urban-decomposers", "colonies luna A; tiles 20 city A; A: mc 6, played tardigrades=1",
           "A: mc 0, prod plants 1, played tardigrades=3", "microbe microbe"});
}

TEST(warp_drive, makes_space_cards_cheaper_by_4) {
    const auto lacks = [](const char* card, const char* played) {
        return given(std::string("colonies luna; temp 8; A: prod energy 9, hand ") + card + ", played " + played)
            .why_not(A, play(card));
    };
    EXPECT_EQ(lacks("solar-reflectors", "warp-drive"), Texts{"cannot-pay 19 0"});
    EXPECT_EQ(lacks("solar-reflectors", "warp-drive shuttles sky-docks"), Texts{"cannot-pay 16 0"});
    EXPECT_EQ(lacks("comet", "warp-drive"), Texts{"cannot-pay 17 0"});
    EXPECT_EQ(lacks("rim-freighters", "warp-drive"), Texts{});
    EXPECT_EQ(lacks("spin-off-department", "warp-drive"), Texts{"cannot-pay 10 0"});
}

}  // namespace
}  // namespace planitia::kit
