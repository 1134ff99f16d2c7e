// Rules 7: trading with colonies.
#include <kit/scenario.h>

namespace planitia::kit {
namespace {

using Texts = std::vector<std::string>;

/// Io shows its marker on the third space: 4 heat.
constexpr const char* kIo = "gen 2; colonies io 2; A: ";

/// A trade with Io that takes all there is of the fee, and is refused with one less.
void fee(const std::string& with, int pieces, const std::string& cards = "") {
    SCOPED_TRACE(with + " with " + cards);
    const std::string stock = with == "megacredits" ? "mc" : with;
    const auto owning = [&](int n) {
        return kIo + stock + " " + std::to_string(n) + (cards.empty() ? "" : ", played " + cards);
    };
    auto game = given(owning(pieces));
    game.when(A, trade("io", with));
    EXPECT_TRUE(game.shows("A: " + stock + " 0, heat 4; colonies io 0 visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
    const std::string lacks = std::to_string(pieces) + " " + std::to_string(pieces - 1);
    const std::string code = with == "megacredits" ? "cannot-pay " : "too-few-resources ";
    EXPECT_EQ(given(owning(pieces - 1)).why_not(A, trade("io", with)), Texts{code + lacks});
}

TEST(trade_fee, is_9_megacredits_or_3_energy_or_3_titanium) {
    fee("megacredits", 9);
    fee("energy", 3);
    fee("titanium", 3);
}

TEST(trade_fee, is_one_less_with_cryo_sleep_or_rim_freighters_whatever_is_paid) {
    for (const char* card : {"cryo-sleep", "rim-freighters"}) {
        fee("megacredits", 8, card);
        fee("energy", 2, card);
        fee("titanium", 2, card);
    }
}

TEST(trade_fee, is_two_less_with_both) {
    const char* both = "cryo-sleep rim-freighters";
    fee("megacredits", 7, both);
    fee("energy", 1, both);
    fee("titanium", 1, both);
}

TEST(trade_fee, is_not_lowered_by_cards_of_others) {
    const auto game = given("gen 2; colonies io; A: mc 8, energy 2, titanium 2; B: played cryo-sleep rim-freighters");
    EXPECT_EQ(game.why_not(A, trade("io", "megacredits")), Texts{"cannot-pay 9 8"});
    EXPECT_EQ(game.why_not(A, trade("io", "energy")), Texts{"too-few-resources 3 2"});
    EXPECT_EQ(game.why_not(A, trade("io", "titanium")), Texts{"too-few-resources 3 2"});
}

// Titanium is paid by the piece, and no metal stands for M€.
TEST(trade_fee, counts_pieces_of_titanium_whatever_they_are_worth) {
    fee("titanium", 3, "advanced-alloys");
    const auto phobolog = given("gen 2; colonies io; A: corp phobolog, mc 8, titanium 2, steel 9");
    EXPECT_EQ(phobolog.why_not(A, trade("io", "titanium")), Texts{"too-few-resources 3 2"});
    EXPECT_EQ(phobolog.why_not(A, trade("io", "megacredits")), Texts{"cannot-pay 9 8"});
}

TEST(trade_fee, is_chosen_with_the_trade) {
    auto game = given("gen 2; colonies io 2; A: mc 9, energy 3, titanium 3");
    for (const char* with : {"megacredits", "energy", "titanium"}) EXPECT_OFFERS(game, A, trade("io", with));
    EXPECT_NOT_OFFERED(game, A, trade("io", "floater"));
    game.when(A, trade("io", "energy"));
    EXPECT_TRUE(game.shows("A: energy 0, heat 4; colonies io 0 visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(trade_fee, may_be_paid_with_the_heat_of_helion) {
    auto game = given("gen 2; colonies luna 6; A: corp helion, mc 5, heat 7");
    game.when(A, trade("luna", "megacredits"));
    EXPECT_EQ(game.question(A), "pay");
    EXPECT_OFFERS(game, A, pay({.mc = 5, .heat = 4}));
    EXPECT_NOT_OFFERED(game, A, pay({.mc = 1, .heat = 8}));
    game.when(A, pay({.mc = 2, .heat = 7}));
    EXPECT_TRUE(game.shows("A: mc 20, heat 0; colonies luna 0 visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
    const auto lacking = given("gen 2; colonies luna; A: corp helion, mc 4, heat 4");
    EXPECT_EQ(lacking.why_not(A, trade("luna", "megacredits")), Texts{"cannot-pay 9 8"});
    // Heat stands for M€, never for energy.
    EXPECT_EQ(lacking.why_not(A, trade("luna", "energy")), Texts{"too-few-resources 3 0"});
}

// What the trade brings can not pay for it.
TEST(trade_fee, is_paid_before_anything_is_gained) {
    EXPECT_EQ(given("gen 2; colonies luna 6 A; A: mc 8").why_not(A, trade("luna", "megacredits")),
              Texts{"cannot-pay 9 8"});
    EXPECT_EQ(given("gen 2; colonies callisto 6 A; A: energy 2").why_not(A, trade("callisto", "energy")),
              Texts{"too-few-resources 3 2"});
}

TEST(trade, is_no_standard_project) {
    auto game = given("gen 2; colonies io 2; A: corp credicor, mc 9, played standard-technology");
    game.when(A, trade("io", "megacredits"));
    EXPECT_TRUE(game.shows("A: mc 0, heat 4; colonies io 0 visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(trade, is_one_of_the_two_actions_of_a_turn) {
    auto game = given("gen 2; colonies io, luna, ceres; A: mc 27, fleets 3; B: mc 9");
    game.when(A, trade("io", "megacredits"));
    EXPECT_TRUE(game.shows("active A; actions 1"));
    game.when(A, trade("luna", "megacredits"));
    EXPECT_TRUE(game.shows("active B; actions 0"));
    EXPECT_EQ(game.why_not(A, trade("ceres", "megacredits")), Texts{"not-awaited"});
}

// -- fleets

// The figures of `no-fleet`: how many fleets another trade would take, and how many there are.
TEST(fleets, allow_as_many_trades_in_a_generation_as_there_are) {
    auto one = given("gen 2; colonies io, luna, ceres; A: mc 27");
    one.when(A, trade("io", "megacredits"));
    EXPECT_NOT_OFFERED(one, A, trade("luna", "megacredits"));
    EXPECT_EQ(one.why_not(A, trade("luna", "megacredits")), Texts{"no-fleet 2 1"});
    auto two = given("gen 2; colonies io, luna, ceres; A: mc 27, fleets 2; B: passed");
    two.when(A, trade("io", "megacredits"));
    two.when(A, trade("luna", "megacredits"));
    EXPECT_TRUE(two.shows("A: mc 11, fleets 2; colonies io 0 visitor A, luna 0 visitor A, ceres 1"));
    EXPECT_EQ(two.why_not(A, trade("ceres", "megacredits")), Texts{"no-fleet 3 2"});
}

TEST(fleets, won_in_the_middle_of_a_generation_can_trade_at_once) {
    auto game = given(
        "gen 2; colonies io 0 visitor A, luna; "
        "A: mc 27, hand sky-docks, played sponsors acquired-company");
    EXPECT_EQ(game.why_not(A, trade("luna", "megacredits")), Texts{"no-fleet 2 1"});
    game.when(A, play("sky-docks"));
    game.when(A, trade("luna", "megacredits"));
    EXPECT_TRUE(game.shows("A: fleets 2; colonies io 0 visitor A, luna 0 visitor A"));
}

TEST(fleets, are_at_most_four_of_a_player) {
    auto game = given("gen 2; colonies io; A: mc 36, fleets 3, hand sky-docks, played sponsors acquired-company");
    game.when(A, play("sky-docks"));
    EXPECT_TRUE(game.shows("A: fleets 4"));
    auto full = given("gen 2; colonies io; A: mc 18, fleets 4, hand sky-docks, played sponsors acquired-company");
    full.when(A, play("sky-docks"));
    EXPECT_TRUE(full.shows("A: mc 0, fleets 4, hand, played sky-docks"));
    EXPECT_TRUE(full.nothing_else_changed());
}

TEST(fleets, visit_a_tile_one_at_a_time) {
    const auto game = given("gen 2; colonies io 0 visitor B, luna 0 visitor A; A: mc 18, fleets 3");
    for (const char* with : {"megacredits", "energy", "titanium"}) EXPECT_NOT_OFFERED(game, A, trade("io", with));
    EXPECT_EQ(game.why_not(A, trade("io", "megacredits")), Texts{"fleet-there"});
    EXPECT_EQ(game.why_not(A, trade("luna", "megacredits")), Texts{"fleet-there"});
}

TEST(fleets, of_others_are_no_help) {
    const auto game = given("gen 2; colonies io 0 visitor A, luna; A: mc 9; B: fleets 4");
    EXPECT_EQ(game.why_not(A, trade("luna", "megacredits")), Texts{"no-fleet 2 1"});
}

TEST(trade, is_refused_with_its_reason) {
    const auto game = given("gen 2; colonies titan asleep, enceladus asleep, miranda asleep, luna; A: mc 9, energy 3");
    for (const char* colony : {"titan", "enceladus", "miranda"}) {
        EXPECT_NOT_OFFERED(game, A, trade(colony, "megacredits"));
        EXPECT_EQ(game.why_not(A, trade(colony, "megacredits")), Texts{"colony-asleep"});
        EXPECT_EQ(game.why_not(A, trade(colony, "energy")), Texts{"colony-asleep"});
    }
    EXPECT_EQ(game.why_not(A, trade("ceres", "megacredits")), Texts{"colony-not-in-game"});
}

TEST(trade, waits_for_the_first_action_of_a_corporation) {
    const auto game = given("gen 2; colonies io; A: mc 9, corp tharsis-republic, first-action");
    EXPECT_NOT_OFFERED(game, A, trade("io", "megacredits"));
    EXPECT_EQ(game.why_not(A, trade("io", "megacredits")), Texts{"first-action-first"});
}

// -- the income, the bonuses, the marker

TEST(trade, needs_no_colony_of_ones_own) {
    auto game = given("gen 2; players 3; colonies triton 5 B C; A: energy 3");
    game.when(A, trade("triton", "energy"));
    EXPECT_TRUE(game.shows("A: energy 0, titanium 4; B: titanium 1; C: titanium 1; colonies triton 2 B C visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(marker, goes_back_as_far_as_the_first_space_without_a_colony) {
    const auto trades = [](const std::string& before, const std::string& after) {
        SCOPED_TRACE(before);
        auto game = given("gen 2; players 4; colonies ceres " + before + "; A: mc 9");
        game.when(A, trade("ceres", "megacredits"));
        EXPECT_TRUE(game.shows("A: mc 0; colonies ceres " + after));
    };
    trades("0", "0 visitor A");
    trades("6", "0 visitor A");
    trades("1 B", "1 B visitor A");
    trades("6 B", "1 B visitor A");
    trades("4 B C", "2 B C visitor A");
    trades("3 B C D", "3 B C D visitor A");
    trades("6 B C D", "3 B C D visitor A");
}

// The worked example of the Colonies rulebook, in two parts.
TEST(rulebook_example, a_colony_on_callisto_raises_energy_production) {
    auto game = given("gen 2; players 3; colonies callisto 1 B; A: mc 17");
    game.when(A, project("colony"));
    EXPECT_TRUE(game.shows("A: mc 0, prod energy 1; colonies callisto 2 B A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(rulebook_example, a_trade_with_callisto_for_3_titanium) {
    auto game = given("gen 2; players 3; colonies callisto 5 B C; A: titanium 3");
    game.when(A, trade("callisto", "titanium"));
    EXPECT_TRUE(game.shows("A: titanium 0, energy 10; B: energy 3; C: energy 3; colonies callisto 2 B C visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// -- raising the track first

/// What is offered before a trade with Io, the marker being on that space; nothing when it is not asked.
Texts raises(const std::string& cards, int marker) {
    auto game = given("gen 2; colonies io " + std::to_string(marker) + "; A: mc 9, played " + cards);
    game.when(A, trade("io", "megacredits"));
    return game.question(A) == "amount" ? game.asks(A) : Texts{};
}

TEST(track, is_raised_before_a_trade_as_far_as_cards_allow) {
    EXPECT_EQ(raises("mine", 1), Texts{});
    EXPECT_EQ(raises("mine; B: played trade-envoys trading-colony", 1), Texts{});
    EXPECT_EQ(raises("trade-envoys", 1), (Texts{"amount 0", "amount 1"}));
    EXPECT_EQ(raises("trading-colony", 1), (Texts{"amount 0", "amount 1"}));
    EXPECT_EQ(raises("trade-envoys trading-colony", 1), (Texts{"amount 0", "amount 1", "amount 2"}));
}

TEST(track, is_never_raised_above_the_last_space) {
    EXPECT_EQ(raises("trade-envoys trading-colony", 4), (Texts{"amount 0", "amount 1", "amount 2"}));
    EXPECT_EQ(raises("trade-envoys trading-colony", 5), (Texts{"amount 0", "amount 1"}));
    EXPECT_EQ(raises("trade-envoys trading-colony", 6), Texts{});
}

TEST(track, counts_for_the_income_when_it_is_raised) {
    const auto heat_after = [](int steps) {
        auto game = given("gen 2; colonies io 3; A: mc 9, played trade-envoys trading-colony");
        game.when(A, trade("io", "megacredits"));
        game.when(A, amount(steps));
        EXPECT_TRUE(game.shows("A: mc 0; colonies io 0 visitor A"));
        return game.position().player(A).stock[terraforming::Resource::heat];
    };
    EXPECT_EQ(heat_after(0), 6);
    EXPECT_EQ(heat_after(1), 8);
    EXPECT_EQ(heat_after(2), 10);
}

// The kind of production changes along the track, so the trader may want to stop.
TEST(track, of_europa_may_be_raised_as_far_as_wanted) {
    const auto trades = [](int steps, const char* then) {
        auto game = given("gen 2; colonies europa 3; A: mc 9, played trade-envoys trading-colony");
        game.when(A, trade("europa", "megacredits"));
        game.when(A, amount(steps));
        EXPECT_TRUE(game.shows("A: mc 0, " + std::string(then) + "; colonies europa 0 visitor A"));
        EXPECT_TRUE(game.nothing_else_changed());
    };
    trades(0, "prod energy 1");
    trades(1, "prod plants 1");
    trades(2, "prod plants 1");
}

// -- the order of it all

TEST(trade, goes_fee_fleet_track_income_bonuses_marker) {
    auto game = given(
        "gen 2; players 3; colonies titan 3 A B; active B; "
        "B: corp helion, mc 9, heat 9, played trade-envoys titan-shuttles=0 atmo-collectors=0; "
        "A: played jovian-lanterns=0 titan-air-scrapping=0");
    game.when(B, trade("titan", "megacredits"));
    EXPECT_EQ(game.question(B), "pay");
    game.when(B, pay({.mc = 4, .heat = 5}));
    EXPECT_EQ(game.question(B), "amount");
    EXPECT_TRUE(game.shows("B: mc 5, heat 4; colonies titan 3 A B visitor B"));
    game.when(B, amount(1));
    EXPECT_EQ(game.question(B), "target-card");
    EXPECT_TRUE(game.shows("colonies titan 4 A B visitor B"));
    game.when(B, target_card("titan-shuttles"));
    EXPECT_TRUE(game.shows("B: played titan-shuttles=3 atmo-collectors=0"));
    game.when(B, target_card("atmo-collectors"));
    EXPECT_TRUE(game.shows("B: played titan-shuttles=3 atmo-collectors=1; colonies titan 4 A B visitor B"));
    EXPECT_EQ(game.asks(A).size(), 2U);
    game.when(A, target_card("titan-air-scrapping"));
    EXPECT_TRUE(game.shows("A: played titan-air-scrapping=1 jovian-lanterns=0; colonies titan 2 A B visitor B"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// Rules 8: the trader first, then clockwise, one at a time; the order of the slots is no matter.
TEST(bonuses, come_to_the_trader_first_and_then_clockwise) {
    auto game = given(
        "gen 2; players 3; colonies enceladus 3 A C B; active B; B: mc 9, played tardigrades=0 ants=0; "
        "C: played decomposers=0 regolith-eaters=0; "
        "A: played nitrite-reducing-bacteria=0 ghg-producing-bacteria=0");
    game.when(B, trade("enceladus", "megacredits"));
    game.when(B, target_card("ants"));
    const std::vector<std::pair<PlayerId, const char*>> order = {
        {B, "tardigrades"}, {C, "decomposers"}, {A, "ghg-producing-bacteria"}};
    for (const auto& [owner, card] : order) {
        for (PlayerId player : {A, B, C}) EXPECT_EQ(game.is_asked(player), player == owner) << card;
        EXPECT_EQ(game.question(owner), "target-card");
        game.when(owner, target_card(card));
    }
    EXPECT_TRUE(
        game.shows("B: played ants=3 tardigrades=1; C: played decomposers=1; "
                   "A: played ghg-producing-bacteria=1; colonies enceladus 3 A C B visitor B"));
    EXPECT_EQ(game.question(B), "action");
}

TEST(bonuses, of_pluto_come_to_one_owner_after_another) {
    auto game = given(
        "gen 2; players 3; colonies pluto 3 A C B; active C; C: mc 9, hand lichen; A: hand soletta; "
        "B: hand bushes; deck asteroid comet trees mine birds ants");
    game.when(C, trade("pluto", "megacredits"));  // two cards on the fourth space
    EXPECT_TRUE(game.shows("C: hand lichen asteroid comet trees; A: hand soletta; B: hand bushes; deck mine"));
    game.when(C, discard({"lichen"}));
    EXPECT_TRUE(game.shows("A: hand soletta mine; B: hand bushes; deck birds"));
    EXPECT_FALSE(game.is_asked(B));
    game.when(A, discard({"mine"}));
    EXPECT_TRUE(game.shows("A: hand soletta; B: hand bushes birds; deck ants"));
    EXPECT_FALSE(game.is_asked(C));
    game.when(B, discard({"bushes"}));
    EXPECT_TRUE(game.shows("B: hand birds; discards lichen mine bushes; colonies pluto 3 A C B visitor C"));
    EXPECT_EQ(game.question(C), "action");
}

TEST(bonuses, also_come_to_owners_who_have_passed) {
    auto game = given("gen 2; colonies io 2 B; A: mc 9; B: passed");
    game.when(A, trade("io", "megacredits"));
    EXPECT_TRUE(game.shows("A: mc 0, heat 4; B: heat 2, passed; colonies io 1 B visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto pluto = given("gen 2; colonies pluto 1 B; A: mc 9; B: passed, hand comet; deck asteroid trees");
    pluto.when(A, trade("pluto", "megacredits"));
    EXPECT_EQ(pluto.question(B), "discard-cards");
    pluto.when(B, discard({"comet"}));
    EXPECT_TRUE(pluto.shows("B: passed, hand trees; A: hand asteroid"));
}

// -- Titan Floating Launch-pad: the fee is a floater

TEST(trade_by_titan_floating_launch_pad, goes_like_any_other) {
    auto game = given("gen 2; colonies io 2 B, luna; A: played titan-floating-launch-pad=1 trade-envoys");
    game.when(A, action("titan-floating-launch-pad"));
    game.when(A, alternative(1));
    game.when(A, trade("io", "floater"));
    game.when(A, amount(1));
    EXPECT_TRUE(game.shows("A: heat 6, played titan-floating-launch-pad=0!; B: heat 2; colonies io 1 B visitor A"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(trade_by_titan_floating_launch_pad, goes_only_where_a_fleet_can_go) {
    auto game = given(
        "gen 2; colonies io 2 visitor B, luna, triton, miranda asleep; "
        "A: played titan-floating-launch-pad=1");
    game.when(A, action("titan-floating-launch-pad"));
    game.when(A, alternative(1));
    EXPECT_EQ(game.asks(A).size(), 2U);
    EXPECT_EQ(game.why_not(A, trade("io", "floater")), Texts{"fleet-there"});
    EXPECT_EQ(game.why_not(A, trade("miranda", "floater")), Texts{"colony-asleep"});
    auto no_fleet = given("gen 2; colonies io 0 visitor A, luna; A: played titan-floating-launch-pad=1");
    // Only the other alternative is left, and the card itself is its only target.
    no_fleet.when(A, action("titan-floating-launch-pad"));
    EXPECT_TRUE(no_fleet.shows("A: played titan-floating-launch-pad=2!"));
    EXPECT_TRUE(no_fleet.nothing_else_changed());
}

}  // namespace
}  // namespace planitia::kit
