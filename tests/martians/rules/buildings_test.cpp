/// Every action field: what it costs, gives and asks, and what makes it impossible. The mining site and the crops have
/// files of their own.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

Move in_building(std::string_view name) { return pick_one("building", "building", name); }
Move set_up(std::string_view name) { return pick_one("installation", "installation", name); }
Move carry_out(std::string_view name) { return pick_one("task", "task", name); }

const std::string kPlenty = "A: energy 20, aux 20, water 20, ice 20, regolith 20, food 20, medicine 20, money 20; ";

// -- fields

TEST(martians_buildings, as_many_fields_are_open_as_the_number_of_players_says) {
    const std::string two = "open open unavailable; ";
    const std::string three = "open open open; ";
    const std::string same =
        "greenhouse open closed; hospital slow closed closed; water-treatment slow closed; "
        "laboratory slow closed closed; education slow closed; ";
    EXPECT_TRUE(given("solo").shows(same + "moxie " + two + "construction " + two + "mining " + two + "lander " + two));
    EXPECT_TRUE(given("").shows(same + "moxie " + two + "construction " + two + "mining " + two + "lander " + two));
    EXPECT_TRUE(
        given("coop 3").shows(same + "moxie " + three + "construction " + two + "mining " + two + "lander " + three));
    EXPECT_TRUE(given("coop 4").shows(same + "moxie " + three + "construction " + three + "mining " + three +
                                      "lander " + three));
}

// -- each action lacks time or a good

TEST(martians_buildings, every_action_is_refused_without_what_it_costs) {
    const std::string opened =
        "hospital open closed closed; water-treatment open closed; laboratory open closed closed; quarter 1: oxygen "
        "1; ";
    const struct {
        const char* building;
        const char* action;
        std::vector<std::string> lacking;
    } rows[] = {
        {"moxie", "oxygen", lines("no-time 1 0", "too-few-goods 1 0")},
        {"construction", "build", lines("no-time 1 0", "too-few-goods 2 0", "too-few-goods 1 0")},
        {"construction", "expand", lines("no-time 1 0", "too-few-goods 2 0", "too-few-goods 1 0")},
        {"construction", "installation", lines("no-time 1 0", "too-few-goods 2 0", "too-few-goods 1 0")},
        {"hospital", "medicine", lines("no-time 1 0", "too-few-goods 1 0", "too-few-goods 1 0", "too-few-goods 1 0")},
        {"water-treatment", "purify", lines("no-time 1 0", "too-few-goods 1 0", "too-few-goods 1 0")},
        {"mining", "extract", lines("no-time 1 0", "too-few-goods 1 0")},
        {"lander", "unload", lines("no-time 1 0")},
        {"laboratory", "colony-tech", lines("no-time 3 0", "too-few-goods 1 0")},
        {"greenhouse", "harvest", lines("no-time 1 0", "too-few-goods 1 0")},
        {"greenhouse", "change-crop", lines("no-time 1 0", "too-few-goods 1 0")},
    };
    const auto bare = given(opened + "time 0");
    const auto rich = given(opened + kPlenty);
    for (const auto& row : rows) {
        EXPECT_EQ(bare.why_not(A, visit(row.building, 1, row.action)), row.lacking) << row.action;
        EXPECT_OFFERS(rich, A, visit(row.building, 1, row.action)) << row.action;
    }
}

// -- MOXIE

TEST(martians_buildings, oxygen_asks_which_quarter_and_gives_2_reputation) {
    auto game = given("quarter 1: oxygen 2; quarter 3: oxygen 1; A: energy 1");
    game.when(A, visit("moxie", "oxygen"));
    EXPECT_EQ(game.asks(A), lines("quarter 1", "quarter 3"));
    EXPECT_EQ(game.why_not(A, in_quarter(2)), lines("no-need-token"));
    game.when(A, in_quarter(1));
    EXPECT_TRUE(game.shows("time 2; quarter 1: oxygen 1; A: energy 0, reputation 4, at moxie 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_buildings, oxygen_needs_a_token) {
    EXPECT_EQ(given("quarter 1: hunger 2; A: energy 1").why_not(A, visit("moxie", 1, "oxygen")),
              lines("no-need-token"));
}

// -- construction yard

TEST(martians_buildings, build_takes_a_construction_token_from_any_building) {
    auto game = given("A: energy 2, aux 1");
    game.when(A, visit("construction", "build"));
    EXPECT_EQ(game.asks(A),
              lines("building hospital", "building water-treatment", "building laboratory", "building education"));
    EXPECT_EQ(game.why_not(A, in_building("greenhouse")), lines("nothing-to-build"));
    game.when(A, in_building("education"));
    EXPECT_TRUE(game.shows("time 2; education open closed; A: energy 0, aux 0, reputation 5, at construction 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_buildings, build_needs_a_token) {
    auto game = given(
        "hospital open closed closed; water-treatment open closed; laboratory open closed closed; "
        "education open closed; A: energy 2, aux 1");
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "build")), lines("nothing-to-build"));
    EXPECT_OFFERS(game, A, visit("construction", "expand"));
}

TEST(martians_buildings, expand_opens_a_field_also_where_nothing_is_built) {
    auto game = given("A: energy 2, aux 1");
    game.when(A, visit("construction", "expand"));
    EXPECT_EQ(game.asks(A), lines("building hospital", "building water-treatment", "building laboratory",
                                  "building greenhouse", "building education"));
    EXPECT_EQ(game.why_not(A, in_building("moxie")), lines("nothing-to-build"))
        << "unavailable is not under construction";
    game.when(A, in_building("hospital"));
    EXPECT_TRUE(game.shows("time 2; hospital slow open closed; A: energy 0, aux 0, reputation 5, at construction 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_buildings, expand_needs_a_token) {
    auto game = given(
        "hospital slow open open; water-treatment slow open; laboratory slow open open; greenhouse open open; "
        "education slow open; A: energy 2, aux 1");
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "expand")), lines("nothing-to-build"));
    EXPECT_OFFERS(game, A, visit("construction", "build"));
}

TEST(martians_buildings, an_expanded_field_may_be_used_by_anyone) {
    auto game = given("A: energy 3, aux 2, water 1");
    game.when(A, visit("construction", "expand")).when(A, in_building("hospital")).when(A, end_turn());
    EXPECT_TRUE(game.shows("time 3; hospital slow open closed; A: energy 1, aux 1"));
    game.when(B, visit("hospital", 2, "medicine"));
    EXPECT_TRUE(game.shows("time 2; A: energy 0, aux 0, water 0, medicine 1; B: at hospital 2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_buildings, an_installation_gives_no_reputation_and_two_are_the_most) {
    auto game = given("time 5; A: energy 6, aux 3");
    game.when(A, visit("construction", "installation")).when(A, set_up("solar"));
    EXPECT_TRUE(game.shows("time 4; A: energy 4, aux 2, solar 1, at construction 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, rest()).when(A, visit("construction", "installation")).when(A, set_up("solar")).when(A, rest());
    EXPECT_TRUE(game.shows("A: solar 2")) << "of one kind is fine";
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "installation")), lines("enough-installations"));
    game.when(A, end_turn());
    EXPECT_OFFERS(game, B, visit("construction", "installation")) << "two for each player";
}

TEST(martians_buildings, a_wind_turbine_is_an_installation_too) {
    auto game = given("A: energy 2, aux 1");
    game.when(A, visit("construction", "installation")).when(A, set_up("wind"));
    EXPECT_TRUE(game.shows("time 2; A: energy 0, aux 0, wind 1, at construction 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_buildings, two_installations_of_different_kinds_are_the_most_too) {
    EXPECT_EQ(given(kPlenty + "A: solar 1, wind 1").why_not(A, visit("construction", 1, "installation")),
              lines("enough-installations"));
}

// -- hospital, water treatment

TEST(martians_buildings, purify_makes_2_water_of_1_ice) {
    auto slow = given("A: energy 1, ice 1");
    slow.when(A, visit("water-treatment", "purify"));
    EXPECT_TRUE(slow.shows("time 1; A: energy 0, ice 0, water 2, at water-treatment 1"));
    EXPECT_TRUE(slow.nothing_else_changed());
    auto built = given("water-treatment open closed; A: energy 1, ice 1");
    built.when(A, visit("water-treatment", "purify"));
    EXPECT_TRUE(built.shows("time 2; A: energy 0, ice 0, water 2, at water-treatment 1"));
    EXPECT_TRUE(built.nothing_else_changed());
}

TEST(martians_buildings, medicine_is_refused_without_any_one_of_its_goods) {
    for (const char* goods : {"A: aux 3, water 3", "A: energy 3, water 3", "A: energy 3, aux 3"})
        EXPECT_EQ(given(goods).why_not(A, visit("hospital", 1, "medicine")), lines("too-few-goods 1 0")) << goods;
}

// -- lander

TEST(martians_lander, research_and_unload_fit_into_one_visit) {
    auto game = given("research all; A: regolith 1");
    game.when(A, visit("lander", "research")).when(A, act("unload"));
    EXPECT_TRUE(
        game.shows("time 0; research-done soil-chemistry; lander open=A open unavailable; "
                   "A: aux 1, regolith 0, money 8"));
}

TEST(martians_lander, unload_gives_1_aux_for_each_of_1_or_2_time) {
    auto game = given("");
    game.when(A, visit("lander", "unload"));
    EXPECT_EQ(game.asks(A), lines("unload 1", "unload 2"));
    EXPECT_FALSE(game.why_not(A, unload(3)).empty());
    game.when(A, unload(2));
    EXPECT_TRUE(game.shows("time 1; A: aux 2, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    auto late = given("time 1");
    late.when(A, visit("lander", "unload"));
    EXPECT_TRUE(late.shows("time 0; A: aux 1, at lander 1"));
    EXPECT_TRUE(late.nothing_else_changed());
}

TEST(martians_lander, a_scenario_may_limit_unloading_to_1) {
    auto game = given("scenario silence-from-earth");
    game.when(A, visit("lander", "unload"));
    EXPECT_TRUE(game.shows("time 2; A: aux 1, at lander 1")) << "no choice";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_lander, a_task_is_done_for_its_goods_and_reputation_and_closes_when_done_fully) {
    auto game = given("time 5; A: energy 6, ice 1, regolith 1");
    game.when(A, visit("lander", "mission"));
    EXPECT_EQ(game.asks(A), lines("task landing-report", "task power-test"));
    game.when(A, carry_out("landing-report"));
    EXPECT_TRUE(game.shows("time 4; tasks 1 0; A: ice 0, regolith 0, reputation 6, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, act("mission")), lines("already-done"));
    game.when(A, rest()).when(A, visit("lander", "mission"));
    EXPECT_TRUE(game.shows("time 2; tasks 1 1; A: energy 3, reputation 9")) << "one is left";
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, rest()).when(A, visit("lander", "mission"));
    EXPECT_TRUE(game.shows("tasks 1 2"));
    game.when(A, end_turn());
    EXPECT_EQ(game.why_not(B, visit("lander", 2, "mission")), lines("no-task"));
}

TEST(martians_lander, a_task_that_cannot_be_paid_is_refused) {
    auto game = given("A: energy 3, regolith 1");
    game.when(A, visit("lander", "mission"));
    EXPECT_TRUE(game.shows("time 2; tasks 0 1; A: energy 0, reputation 5, at lander 1")) << "no choice";
    EXPECT_TRUE(game.nothing_else_changed());
    const auto poor = given("");
    EXPECT_NOT_OFFERED(poor, A, visit("lander", "mission"));
    EXPECT_FALSE(poor.why_not(A, visit("lander", 1, "mission")).empty());
}

TEST(martians_lander, one_of_two_samples_may_pay_for_a_rare_one) {
    auto game = given("scenario deep-strata; A: mineral-green 1, mineral-blue 1, mineral-yellow 1");
    game.when(A, visit("lander", "mission"));
    EXPECT_EQ(game.asks(A), lines("pay-mineral mineral-green", "pay-mineral mineral-blue"));
    game.when(A, pick_one("pay-mineral", "mineral", "mineral-blue"));
    EXPECT_TRUE(game.shows("time 2; tasks 0 1 0; discards blue; A: mineral-blue 0, reputation 9, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_lander, an_order_is_done_for_its_goods_and_reputation_and_replaced_at_once) {
    auto game = given("competitive; orders picnic beacon-grid; order-deck dust-bricks; A: food 2, energy 6");
    game.when(A, visit("lander", "mission")).when(A, fulfil("picnic"));
    EXPECT_TRUE(
        game.shows("time 2; orders dust-bricks beacon-grid; orders-done picnic; order-deck 21; "
                   "A: food 0, reputation 8, at lander 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// -- laboratory

/// The corporation with its laboratory built, so that times are those of the card.
MartiansGame laboratory_of(const std::string& corporation, int time) {
    return given("laboratory open closed closed; time " + std::to_string(time) + "; A: energy 20, corporation " +
                 corporation);
}

TEST(martians_laboratory, a_technology_takes_the_time_of_the_card_and_1_energy) {
    auto game = laboratory_of("stratum", 3);
    game.when(A, visit("laboratory", "corporate-tech")).when(A, develop("kinetic-energy"));
    EXPECT_TRUE(game.shows("time 1; A: energy 19, tech kinetic-energy, at laboratory 1"));
    EXPECT_TRUE(game.nothing_else_changed()) << "for its owner alone";
}

TEST(martians_laboratory, a_technology_is_developed_once_and_only_in_time) {
    auto game = given("laboratory open closed closed; time 2; A: energy 1, corporation helion, tech solar-energy");
    game.when(A, visit("laboratory", "corporate-tech"));
    EXPECT_EQ(game.asks(A), lines("technology long-arm", "technology weather-report", "technology kinetic-energy",
                                  "technology molecular-sensor"));
    EXPECT_EQ(game.why_not(A, develop("solar-energy")), lines("already-developed"));
    EXPECT_EQ(game.why_not(A, develop("dna-modification")), lines("no-time 3 2"));
}

TEST(martians_laboratory, each_of_its_actions_develops_only_its_own_kind) {
    auto corporate = laboratory_of("helion", 5);
    corporate.when(A, visit("laboratory", "corporate-tech"));
    EXPECT_FALSE(corporate.why_not(A, develop("medical-care")).empty());
    auto common = laboratory_of("helion", 5);
    common.when(A, visit("laboratory", "colony-tech"));
    EXPECT_FALSE(common.why_not(A, develop("long-arm")).empty());
}

TEST(martians_laboratory, a_colony_technology_takes_3_time_and_serves_all) {
    auto game = given("laboratory open open closed; A: energy 2");
    game.when(A, visit("laboratory", "colony-tech"));
    EXPECT_EQ(game.asks(A), lines("technology medical-care", "technology co2-converter", "technology birth-planning"));
    game.when(A, develop("co2-converter"));
    EXPECT_TRUE(game.shows("time 0; colony-tech co2-converter; A: energy 1, at laboratory 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, end_turn()).when(B, visit("laboratory", "colony-tech"));
    EXPECT_EQ(game.why_not(B, develop("co2-converter")), lines("already-developed"));
}

TEST(martians_laboratory, a_colony_technology_is_out_of_reach_on_the_slow_field) {
    EXPECT_EQ(given("A: energy 1").why_not(A, visit("laboratory", 1, "colony-tech")), lines("no-time 4 3"));
    auto longer = given("time 4; A: energy 1");
    longer.when(A, visit("laboratory", "colony-tech")).when(A, develop("medical-care"));
    EXPECT_TRUE(longer.shows("time 0; colony-tech medical-care; A: energy 0, at laboratory 1"));
    EXPECT_TRUE(longer.nothing_else_changed());
}

// -- education centre

TEST(martians_education, a_hire_costs_2_money_and_no_time_where_it_is_built) {
    auto game = given("time 1; education open closed; shown chemist chemist doctor; A: money 4");
    game.when(A, visit("education", "hire")).when(A, hire("chemist"));
    EXPECT_TRUE(game.shows("shown chemist doctor; A: money 2, people chemist, at education 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, act("hire")), lines("already-done"));
    auto slow = given("shown geologist doctor; A: money 2");
    slow.when(A, visit("education", "hire")).when(A, hire("geologist"));
    EXPECT_TRUE(slow.shows("time 2; shown doctor; A: money 0, people geologist, at education 1"));
    EXPECT_TRUE(slow.nothing_else_changed());
}

TEST(martians_education, a_hire_is_refused_without_2_money) {
    EXPECT_EQ(given("education open closed; shown doctor; A: money 1").why_not(A, visit("education", 1, "hire")),
              lines("too-few-goods 2 1"));
}

TEST(martians_education, nobody_is_hired_who_is_not_on_display) {
    auto game = given("shown botanist botanist doctor doctor; A: money 20");
    game.when(A, visit("education", "hire"));
    EXPECT_EQ(game.asks(A), lines("hire botanist", "hire doctor"));
    EXPECT_EQ(game.why_not(A, hire("engineer")), lines("nobody-to-hire"));
}

TEST(martians_education, an_empty_display_offers_no_hire) {
    EXPECT_EQ(given("A: money 20").why_not(A, visit("education", 1, "hire")), lines("nobody-to-hire"));
}

}  // namespace
}  // namespace planitia::kit::colony
