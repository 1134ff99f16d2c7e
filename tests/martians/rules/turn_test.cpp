/// A player's turn: time, visits, fields, free operations.
#include "../stock.h"

namespace planitia::kit {
namespace {

// -- time

TEST(martians_time, a_turn_has_3_and_what_is_left_is_lost) {
    auto game = martian_game("");
    EXPECT_EQ(game.number("/turn/time"), 3);
    game.when(A, end_turn()).when(B, end_turn());
    game.when(B, end_turn());
    EXPECT_EQ(game.question(A), "action");
    EXPECT_EQ(game.number("/turn/time"), 3);
}

TEST(martians_time, dna_modification_gives_its_owner_1_more_in_each_turn) {
    auto game = martian_game(R"("players":[{"technologies":["dna-modification"]},{}])");
    EXPECT_EQ(game.number("/turn/time"), 4);
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 3);
    game.when(B, end_turn()).when(B, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 4);
}

TEST(martians_time, a_solo_player_has_1_more_in_turn_1_only) {
    auto game = martian_game(R"("players":[{}])");
    EXPECT_EQ(game.number("/turn/time"), 4);
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 3);
}

TEST(martians_time, extra_time_goes_to_the_next_turn_alone) {
    auto game = martian_game(R"("players":[{},{"extraTime":1}])");
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 4);
    game.when(B, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 3);
}

TEST(martians_time, time_0_does_not_end_a_turn) {
    auto game = rich_game(R"("turn":{"time":1},"buildings":{"education":[{"status":"open"},{}]})");
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1));
    EXPECT_EQ(game.number("/turn/time"), 0);
    EXPECT_TRUE(game.offers(A, visit("education", "hire"))) << "hiring needs none";
    EXPECT_TRUE(game.offers(A, rtg()));
    EXPECT_TRUE(game.offers(A, end_turn()));
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "extract")), lines("no-time 1 0"));
    EXPECT_EQ(game.why_not(A, rest()), lines("no-time 1 0"));
}

TEST(martians_time, the_other_player_is_not_asked) {
    auto game = rich_game();
    EXPECT_FALSE(game.is_asked(B));
    EXPECT_EQ(game.why_not(B, visit("moxie", 1, "oxygen")), lines("not-awaited"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.is_asked(B));
    EXPECT_EQ(game.why_not(A, end_turn()), lines("not-awaited"));
}

// -- visits

TEST(martians_visit, one_visit_to_the_yard_may_do_all_three_things) {
    auto game = rich_game();
    EXPECT_EQ(effect_of(game, A,
                        {visit("construction", "build"), pick_one("building", "building", "hospital"), act("expand"),
                         pick_one("building", "building", "greenhouse"), act("installation"),
                         pick_one("installation", "installation", "wind")}),
              "time -3 energy -6 aux -3 reputation +6");
    EXPECT_EQ(game.at("/buildings/construction/0/marker"), Document(0));
    EXPECT_TRUE(game.at("/buildings/construction/1/marker").is_null()) << "one marker";
}

TEST(martians_visit, the_same_action_twice_is_refused) {
    auto game = rich_game();
    game.when(A, visit("lander", "unload")).when(A, unload(1));
    EXPECT_EQ(game.why_not(A, act("unload")), lines("already-done"));
}

TEST(martians_visit, a_second_own_marker_in_a_building_is_refused_until_a_rest) {
    auto game = rich_game();
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1));
    EXPECT_EQ(game.why_not(A, visit("moxie", 2, "oxygen")), lines("own-marker-there"));
    game.when(A, rest());
    EXPECT_EQ(effect_of(game, A, {visit("moxie", 1, "oxygen")}), "time -1 energy -1 reputation +2");
    EXPECT_EQ(game.number("/turn/time"), 0);
    EXPECT_EQ(game.number("/quarters/1/needs/oxygen"), 0);
}

TEST(martians_visit, a_marker_from_an_earlier_turn_gives_no_actions) {
    auto game = rich_game(R"("buildings":{"construction":[{"marker":0},{},{}]})");
    EXPECT_EQ(game.why_not(A, act("build")), lines("not-visiting"));
    EXPECT_EQ(game.why_not(A, visit("construction", 2, "build")), lines("own-marker-there"));
}

TEST(martians_visit, no_action_without_a_marker_for_it) {
    auto game = rich_game();
    EXPECT_EQ(game.why_not(A, act("unload")), lines("not-visiting"));
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1));
    EXPECT_EQ(game.why_not(A, act("unload")), lines("not-visiting")) << "of another building";
}

TEST(martians_visit, it_lasts_until_another_marker_is_put_down) {
    auto game = rich_game();
    game.when(A, visit("construction", "build")).when(A, pick_one("building", "building", "hospital"));
    EXPECT_TRUE(game.offers(A, act("expand")));
    game.when(A, visit("lander", "unload")).when(A, unload(1));
    EXPECT_EQ(game.why_not(A, act("expand")), lines("not-visiting"));
}

TEST(martians_visit, a_rest_ends_it) {
    auto game = rich_game();
    game.when(A, visit("construction", "build")).when(A, pick_one("building", "building", "hospital"));
    game.when(A, rest());
    EXPECT_EQ(game.why_not(A, act("expand")), lines("not-visiting"));
}

TEST(martians_visit, free_operations_may_come_between) {
    auto game = rich_game(R"("quarters":[{"infirmary":[1,0]},{},{},{}])");
    game.when(A, visit("construction", "build")).when(A, pick_one("building", "building", "hospital"));
    game.when(A, rtg()).when(A, leave_infirmary(1));
    EXPECT_TRUE(game.offers(A, act("expand")));
}

TEST(martians_visit, all_three_markers_at_work_leave_none_to_place) {
    auto game = rich_game(R"("buildings":{"moxie":[{"marker":0},{},{}],"construction":[{"marker":0},{},{}]},
        "quarters":[{},{"infirmary":[1,0]},{},{}])");
    EXPECT_EQ(game.why_not(A, visit("lander", 1, "unload")), lines("no-free-marker"));
    game.when(A, leave_infirmary(2));
    EXPECT_TRUE(game.offers(A, visit("lander", 1, "unload")));
}

TEST(martians_visit, an_action_that_cannot_be_paid_does_not_let_a_marker_in) {
    auto game = bare_game();
    EXPECT_EQ(game.why_not(A, visit("moxie", 1, "oxygen")), lines("too-few-goods 1 0"));
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "build")), lines("too-few-goods 2 0", "too-few-goods 1 0"));
    EXPECT_TRUE(game.offers(A, visit("lander", "unload")));
}

// -- fields

TEST(martians_fields, a_closed_one_is_refused) {
    auto game = rich_game();
    EXPECT_EQ(game.why_not(A, visit("hospital", 2, "medicine")), lines("field-unusable"));
    EXPECT_EQ(game.why_not(A, visit("greenhouse", 3, "harvest")), lines("field-unusable"));
}

TEST(martians_fields, one_that_this_number_of_players_does_not_use_is_refused) {
    auto game = rich_game();
    EXPECT_EQ(game.why_not(A, visit("moxie", 3, "oxygen")), lines("field-unusable"));
}

TEST(martians_fields, one_that_an_event_blocks_is_refused) {
    auto game = rich_game(R"("buildings":{"lander":[{},{"blocked":true},{}],"greenhouse":[{"blocked":true},{},{}]})");
    EXPECT_EQ(game.why_not(A, visit("lander", 2, "unload")), lines("field-unusable"));
    EXPECT_EQ(game.why_not(A, visit("greenhouse", 1, "harvest")), lines("field-unusable"));
    EXPECT_TRUE(game.offers(A, visit("lander", 1, "unload")));
}

TEST(martians_fields, one_with_a_marker_of_anyone_is_refused) {
    auto game = rich_game(R"("buildings":{"moxie":[{"marker":1},{},{}]})");
    EXPECT_EQ(game.why_not(A, visit("moxie", 1, "oxygen")), lines("field-taken"));
    EXPECT_TRUE(game.offers(A, visit("moxie", 2, "oxygen")));
}

TEST(martians_fields, a_full_building_takes_nobody) {
    auto game = rich_game(R"("buildings":{"hospital":[{"marker":1},{},{}]})");
    EXPECT_EQ(game.why_not(A, visit("hospital", 1, "medicine")), lines("field-taken"));
    EXPECT_FALSE(game.offers(A, visit("hospital", "medicine")));
}

TEST(martians_fields, of_equal_ones_the_leftmost_is_taken) {
    auto game = rich_game();
    EXPECT_EQ(game.why_not(A, visit("moxie", 2, "oxygen")), lines("not-the-leftmost-field"));
}

TEST(martians_fields, between_slow_and_open_there_is_a_choice) {
    auto game = rich_game(R"("buildings":{"hospital":[{},{"status":"open"},{"status":"open"}]})");
    EXPECT_TRUE(game.offers(A, visit("hospital", 1, "medicine")));
    EXPECT_TRUE(game.offers(A, visit("hospital", 2, "medicine")));
    EXPECT_EQ(game.why_not(A, visit("hospital", 3, "medicine")), lines("not-the-leftmost-field"));
    EXPECT_EQ(effect_of(game, A, {visit("hospital", 2, "medicine")}), "time -1 energy -1 aux -1 water -1 medicine +1");
}

TEST(martians_fields, a_slow_one_costs_1_time_more_until_it_is_built) {
    auto game = rich_game(R"("turn":{"time":5})");
    EXPECT_EQ(effect_of(game, A, {visit("hospital", "medicine")}), "time -2 energy -1 aux -1 water -1 medicine +1");
    game.when(A, visit("construction", "build")).when(A, pick_one("building", "building", "hospital"));
    EXPECT_EQ(game.at("/buildings/hospital/0/status"), Document("open"));
    EXPECT_EQ(game.at("/buildings/hospital/0/marker"), Document(0)) << "it stays when the token goes";
    game.when(A, rest());
    EXPECT_EQ(effect_of(game, A, {visit("hospital", "medicine")}), "time -1 energy -1 aux -1 water -1 medicine +1");
}

TEST(martians_fields, the_surcharge_of_a_slow_one_is_paid_once_in_a_visit) {
    auto game = rich_game(R"("turn":{"time":5},"players":[{"corporation":"helion"},{}])");
    EXPECT_EQ(effect_of(game, A,
                        {visit("laboratory", "corporate-tech"), pick_one("technology", "technology", "solar-energy"),
                         act("colony-tech"), pick_one("technology", "technology", "medical-care")}),
              "time -5 energy -2");
}

TEST(martians_fields, a_slow_one_is_refused_without_the_time_for_it) {
    auto game = rich_game(R"("turn":{"time":1})");
    EXPECT_EQ(game.why_not(A, visit("hospital", 1, "medicine")), lines("no-time 2 1"));
    auto idle = rich_game(R"("turn":{"time":0})");
    EXPECT_EQ(idle.why_not(A, visit("education", 1, "hire")), lines("no-time 1 0"));
}

// -- rest

TEST(martians_rest, brings_back_the_own_markers_from_buildings_alone) {
    auto game = rich_game(R"("buildings":{"moxie":[{"marker":0},{"marker":1},{}],"lander":[{"marker":0},{},{}]},
        "quarters":[{"infirmary":[1,0]},{},{},{}])");
    EXPECT_EQ(effect_of(game, A, {rest()}), "time -1");
    EXPECT_TRUE(game.at("/buildings/moxie/0/marker").is_null());
    EXPECT_TRUE(game.at("/buildings/lander/0/marker").is_null());
    EXPECT_EQ(game.at("/buildings/moxie/1/marker"), Document(1));
    EXPECT_EQ(game.number("/quarters/0/infirmary/0"), 1);
}

TEST(martians_rest, needs_an_own_marker_in_a_building) {
    auto game = rich_game(R"("buildings":{"moxie":[{"marker":1},{},{}]},"quarters":[{"infirmary":[1,0]},{},{},{}])");
    EXPECT_EQ(game.why_not(A, rest()), lines("no-marker-to-take-back"));
}

TEST(martians_rest, may_be_taken_twice_in_a_turn) {
    auto game = rich_game(R"("turn":{"time":4})");
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1)).when(A, rest());
    game.when(A, visit("moxie", "oxygen")).when(A, rest());
    EXPECT_EQ(game.number("/turn/time"), 0);
    EXPECT_TRUE(game.at("/buildings/moxie/0/marker").is_null());
}

// -- RTG

TEST(martians_rtg, gives_1_energy_for_1_reputation_once_a_turn) {
    auto game = martian_game(R"("rtg":4,"turn":{"time":0})");
    EXPECT_EQ(effect_of(game, A, {rtg()}), "energy +1 reputation -1");
    EXPECT_EQ(game.number("/rtg"), 3);
    EXPECT_EQ(game.why_not(A, rtg()), lines("used-this-turn"));
    game.when(A, end_turn()).when(B, rtg()).when(B, end_turn());
    EXPECT_EQ(game.reputation(A), 0) << "satisfaction is common";
    EXPECT_EQ(game.why_not(B, rtg()), lines("no-reputation")) << "a new turn, but nothing to lose";
}

TEST(martians_rtg, a_new_turn_allows_it_again) {
    auto game = martian_game(R"("reputation":9)");
    game.when(A, rtg()).when(A, end_turn()).when(B, end_turn()).when(B, end_turn());
    EXPECT_TRUE(game.offers(A, rtg()));
}

TEST(martians_rtg, gives_nothing_when_it_is_empty) {
    auto game = martian_game(R"("rtg":0)");
    EXPECT_EQ(game.why_not(A, rtg()), lines("rtg-empty"));
}

TEST(martians_rtg, costs_the_own_reputation_where_it_is_not_common) {
    auto game = martian_game(R"("options":{"variant":"semi"},"players":[{"reputation":1},{"reputation":5}])");
    EXPECT_EQ(effect_of(game, A, {rtg()}), "energy +1 reputation -1");
    EXPECT_EQ(game.reputation(B), 5);
}

// -- markers in quarters

TEST(martians_zones, a_marker_leaves_the_infirmary_for_1_time) {
    auto game = rich_game(R"("quarters":[{"infirmary":[1,0]},{},{"infirmary":[1,1]},{}])");
    EXPECT_EQ(effect_of(game, A, {leave_infirmary(3)}), "time -1");
    EXPECT_EQ(game.number("/quarters/2/infirmary/0"), 0);
    EXPECT_EQ(game.number("/quarters/2/infirmary/1"), 1);
    EXPECT_EQ(game.number("/quarters/0/infirmary/0"), 1);
    EXPECT_EQ(game.why_not(A, leave_infirmary(3)), lines("no-marker-to-take-back"));
}

TEST(martians_zones, no_marker_leaves_the_infirmary_without_time) {
    auto game = rich_game(R"("turn":{"time":0},"quarters":[{"infirmary":[1,0]},{},{},{}])");
    EXPECT_EQ(game.why_not(A, leave_infirmary(1)), lines("no-time 1 0"));
}

TEST(martians_zones, every_marker_in_the_living_zone_costs_the_pile_which_goes_with_the_last) {
    auto game = rich_game(R"("turn":{"time":0},"quarters":[{"living":[2,1],"penalty":3},{},{},{}])");
    EXPECT_EQ(effect_of(game, A, {leave_living(1)}), "money -3");
    EXPECT_EQ(effect_of(game, A, {leave_living(1)}), "money -3");
    EXPECT_EQ(game.number("/quarters/0/penalty"), 3) << "a marker is left";
    EXPECT_EQ(game.why_not(A, leave_living(1)), lines("no-marker-to-take-back"));
    game.when(A, end_turn()).when(B, leave_living(1));
    EXPECT_EQ(game.number("/quarters/0/penalty"), 0);
}

TEST(martians_zones, no_marker_leaves_the_living_zone_without_the_money) {
    auto game = martian_game(R"("goods":{"money":2},"quarters":[{"living":[1,0],"penalty":3},{},{},{}])");
    EXPECT_EQ(game.why_not(A, leave_living(1)), lines("too-few-goods 3 2"));
    EXPECT_EQ(game.why_not(A, leave_living(2)), lines("no-marker-to-take-back"));
}

TEST(martians_zones, who_is_locked_out_takes_one_back_for_3_time) {
    auto game = bare_game(R"("quarters":[{"living":[2,0],"penalty":3},{"living":[1,0],"penalty":1},{},{}])");
    EXPECT_EQ(effect_of(game, A, {leave_living(2)}), "time -3");
    EXPECT_EQ(game.number("/quarters/1/living/0"), 0);
    EXPECT_EQ(game.number("/quarters/0/living/0"), 2);
    EXPECT_EQ(game.number("/quarters/1/penalty"), 0);
    EXPECT_FALSE(game.offers(A, leave_living(1)));
}

TEST(martians_zones, a_lock_out_takes_all_the_3_time) {
    auto game = bare_game(R"("turn":{"time":2},"quarters":[{"living":[3,0],"penalty":3},{},{},{}])");
    EXPECT_EQ(game.why_not(A, leave_living(1)), lines("no-time 3 2"));
}

TEST(martians_zones, who_can_pay_one_of_the_piles_is_not_locked_out) {
    auto game = martian_game(R"("goods":{"money":1},
        "quarters":[{"living":[2,0],"penalty":3},{"living":[1,0],"penalty":1},{},{}])");
    EXPECT_EQ(game.why_not(A, leave_living(1)), lines("too-few-goods 3 1"));
    EXPECT_EQ(effect_of(game, A, {leave_living(2)}), "money -1");
}

TEST(martians_zones, who_has_a_marker_elsewhere_is_not_locked_out) {
    auto game = bare_game(R"("quarters":[{"living":[2,0],"infirmary":[1,0],"penalty":3},{},{},{}])");
    EXPECT_EQ(game.why_not(A, leave_living(1)), lines("too-few-goods 3 0"));
}

}  // namespace
}  // namespace planitia::kit
