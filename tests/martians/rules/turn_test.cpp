/// A player's turn: time, visits, fields, free operations.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

/// Much of every good, and a need for oxygen in two quarters.
MartiansGame rich(const std::string& text = "") {
    return given(
        "A: energy 20, aux 20, water 20, ice 20, regolith 20, food 20, medicine 20, money 20; " +
        (text.find("quarter") == std::string::npos ? "quarter 1: oxygen 1; quarter 2: oxygen 1; " + text : text));
}
Move at_building(std::string_view name) { return pick_one("building", "building", name); }

// -- time

TEST(martians_time, a_turn_has_3_and_what_is_left_is_lost) {
    auto game = given("");
    EXPECT_TRUE(game.shows("time 3"));
    game.when(A, end_turn()).when(B, end_turn()).when(B, end_turn());
    EXPECT_EQ(game.question(A), "action");
    EXPECT_TRUE(game.shows("time 3"));
}

TEST(martians_time, dna_modification_gives_its_owner_1_more_in_each_turn) {
    auto game = given("A: tech dna-modification");
    EXPECT_TRUE(game.shows("time 4"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("time 3"));
    game.when(B, end_turn()).when(B, end_turn());
    EXPECT_TRUE(game.shows("time 4"));
}

TEST(martians_time, a_solo_player_has_1_more_in_turn_1_only) {
    auto game = given("solo");
    EXPECT_TRUE(game.shows("time 4"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("time 3"));
}

TEST(martians_time, extra_time_goes_to_the_next_turn_alone) {
    auto game = given("B: extra-time 1");
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("time 4; B: extra-time 0"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("time 3"));
}

TEST(martians_time, time_0_does_not_end_a_turn) {
    auto game = rich("time 1; education open closed; shown doctor");
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1));
    EXPECT_TRUE(game.shows("time 0"));
    EXPECT_OFFERS(game, A, visit("education", "hire")) << "hiring needs none";
    EXPECT_OFFERS(game, A, rtg());
    EXPECT_OFFERS(game, A, end_turn());
    EXPECT_EQ(game.why_not(A, visit("mining", 1, "extract")), lines("no-time 1 0"));
    EXPECT_EQ(game.why_not(A, rest()), lines("no-time 1 0"));
}

TEST(martians_time, the_other_player_is_not_asked) {
    auto game = given("A: energy 1; quarter 1: oxygen 1");
    EXPECT_FALSE(game.is_asked(B));
    EXPECT_EQ(game.why_not(B, visit("moxie", 1, "oxygen")), lines("not-awaited"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.is_asked(B));
    EXPECT_EQ(game.why_not(A, end_turn()), lines("not-awaited"));
}

// -- visits

TEST(martians_visit, one_visit_to_the_yard_may_do_all_three_things) {
    auto game = rich();
    game.when(A, visit("construction", "build")).when(A, at_building("hospital"));
    game.when(A, act("expand")).when(A, at_building("greenhouse"));
    game.when(A, act("installation")).when(A, pick_one("installation", "installation", "wind"));
    EXPECT_TRUE(
        game.shows("time 0; hospital open closed closed; greenhouse open open; "
                   "construction open=A open unavailable; A: energy 14, aux 17, reputation 8, wind 1"))
        << "one marker";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_visit, the_same_action_twice_is_refused) {
    auto game = rich();
    game.when(A, visit("lander", "unload")).when(A, unload(1));
    EXPECT_EQ(game.why_not(A, act("unload")), lines("already-done"));
}

TEST(martians_visit, a_second_own_marker_in_a_building_is_refused_until_a_rest) {
    auto game = rich();
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1));
    EXPECT_EQ(game.why_not(A, visit("moxie", 2, "oxygen")), lines("own-marker-there"));
    game.when(A, rest());
    EXPECT_TRUE(game.shows("time 1; moxie open open unavailable; A: energy 19, reputation 4"));
    game.when(A, visit("moxie", 1, "oxygen"));
    EXPECT_TRUE(game.shows("time 0; quarter 2: oxygen 0; A: energy 18, reputation 6, at moxie 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_visit, a_marker_from_an_earlier_turn_gives_no_actions) {
    auto game = rich("A: at construction 1");
    EXPECT_EQ(game.why_not(A, act("build")), lines("not-visiting"));
    EXPECT_EQ(game.why_not(A, visit("construction", 2, "build")), lines("own-marker-there"));
}

TEST(martians_visit, no_action_without_a_marker_for_it) {
    auto game = rich();
    EXPECT_EQ(game.why_not(A, act("unload")), lines("not-visiting"));
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1));
    EXPECT_EQ(game.why_not(A, act("unload")), lines("not-visiting")) << "of another building";
}

TEST(martians_visit, it_lasts_until_another_marker_is_put_down) {
    auto game = rich();
    game.when(A, visit("construction", "build")).when(A, at_building("hospital"));
    EXPECT_OFFERS(game, A, act("expand"));
    game.when(A, visit("lander", "unload")).when(A, unload(1));
    EXPECT_EQ(game.why_not(A, act("expand")), lines("not-visiting"));
}

TEST(martians_visit, a_rest_ends_it) {
    auto game = rich();
    game.when(A, visit("construction", "build")).when(A, at_building("hospital")).when(A, rest());
    EXPECT_EQ(game.why_not(A, act("expand")), lines("not-visiting"));
}

TEST(martians_visit, free_operations_may_come_between) {
    auto game = rich("quarter 1: infirmary A");
    game.when(A, visit("construction", "build")).when(A, at_building("hospital"));
    game.when(A, rtg()).when(A, leave_infirmary(1));
    EXPECT_OFFERS(game, A, act("expand"));
}

TEST(martians_visit, all_three_markers_at_work_leave_none_to_place) {
    auto game = rich("quarter 2: infirmary A; A: at moxie 1, at construction 1");
    EXPECT_EQ(game.why_not(A, visit("lander", 1, "unload")), lines("no-free-marker"));
    game.when(A, leave_infirmary(2));
    EXPECT_OFFERS(game, A, visit("lander", 1, "unload"));
}

TEST(martians_visit, an_action_that_cannot_be_paid_does_not_let_a_marker_in) {
    auto game = given("quarter 1: oxygen 1");
    EXPECT_EQ(game.why_not(A, visit("moxie", 1, "oxygen")), lines("too-few-goods 1 0"));
    EXPECT_EQ(game.why_not(A, visit("construction", 1, "build")), lines("too-few-goods 2 0", "too-few-goods 1 0"));
    EXPECT_OFFERS(game, A, visit("lander", "unload"));
}

// -- fields

TEST(martians_fields, a_closed_one_is_refused) {
    auto game = rich();
    EXPECT_EQ(game.why_not(A, visit("hospital", 2, "medicine")), lines("field-unusable"));
    EXPECT_EQ(game.why_not(A, visit("greenhouse", 3, "harvest")), lines("field-unusable"));
}

TEST(martians_fields, one_that_this_number_of_players_does_not_use_is_refused) {
    EXPECT_EQ(rich().why_not(A, visit("moxie", 3, "oxygen")), lines("field-unusable"));
}

TEST(martians_fields, one_that_an_event_blocks_is_refused) {
    auto game = rich("lander open open! unavailable; greenhouse open! closed");
    EXPECT_EQ(game.why_not(A, visit("lander", 2, "unload")), lines("field-unusable"));
    EXPECT_EQ(game.why_not(A, visit("greenhouse", 1, "harvest")), lines("field-unusable"));
    EXPECT_OFFERS(game, A, visit("lander", 1, "unload"));
}

TEST(martians_fields, one_with_a_marker_of_anyone_is_refused) {
    auto game = rich("B: at moxie 1");
    EXPECT_EQ(game.why_not(A, visit("moxie", 1, "oxygen")), lines("field-taken"));
    EXPECT_OFFERS(game, A, visit("moxie", 2, "oxygen"));
}

TEST(martians_fields, a_full_building_takes_nobody) {
    auto game = rich("B: at hospital 1");
    EXPECT_EQ(game.why_not(A, visit("hospital", 1, "medicine")), lines("field-taken"));
    EXPECT_NOT_OFFERED(game, A, visit("hospital", "medicine"));
}

TEST(martians_fields, of_equal_ones_the_leftmost_is_taken) {
    EXPECT_EQ(rich().why_not(A, visit("moxie", 2, "oxygen")), lines("not-the-leftmost-field"));
}

TEST(martians_fields, between_slow_and_open_there_is_a_choice) {
    auto game = rich("hospital slow open open");
    EXPECT_OFFERS(game, A, visit("hospital", 1, "medicine"));
    EXPECT_OFFERS(game, A, visit("hospital", 2, "medicine"));
    EXPECT_EQ(game.why_not(A, visit("hospital", 3, "medicine")), lines("not-the-leftmost-field"));
    game.when(A, visit("hospital", 2, "medicine"));
    EXPECT_TRUE(game.shows("time 2; A: energy 19, aux 19, water 19, medicine 21, at hospital 2"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_fields, a_slow_one_costs_1_time_more_until_it_is_built) {
    auto game = rich("time 5");
    game.when(A, visit("hospital", "medicine"));
    EXPECT_TRUE(game.shows("time 3; A: energy 19, aux 19, water 19, medicine 21, at hospital 1"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, visit("construction", "build")).when(A, at_building("hospital"));
    EXPECT_TRUE(game.shows("hospital open=A closed closed")) << "the marker stays when the token goes";
    game.when(A, rest());
    EXPECT_TRUE(game.shows("time 1; hospital open closed closed; construction open open unavailable"));
    game.when(A, visit("hospital", "medicine"));
    EXPECT_TRUE(game.shows("time 0; A: energy 16, aux 17, water 18, medicine 22, at hospital 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_fields, the_surcharge_of_a_slow_one_is_paid_once_in_a_visit) {
    auto game = rich("time 5; A: corporation helion");
    game.when(A, visit("laboratory", "corporate-tech")).when(A, develop("solar-energy"));
    game.when(A, act("colony-tech")).when(A, develop("medical-care"));
    EXPECT_TRUE(game.shows("time 0; colony-tech medical-care; A: energy 18, tech solar-energy, at laboratory 1"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_fields, a_slow_one_is_refused_without_the_time_for_it) {
    EXPECT_EQ(rich("time 1").why_not(A, visit("hospital", 1, "medicine")), lines("no-time 2 1"));
    EXPECT_EQ(rich("time 0; shown doctor").why_not(A, visit("education", 1, "hire")), lines("no-time 1 0"));
}

// -- rest

TEST(martians_rest, brings_back_the_own_markers_from_buildings_alone) {
    auto game = rich("quarter 1: infirmary A; A: at moxie 1, at lander 1; B: at moxie 2");
    game.when(A, rest());
    EXPECT_TRUE(game.shows("time 2; moxie open open=B unavailable; lander open open unavailable"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_rest, needs_an_own_marker_in_a_building) {
    EXPECT_EQ(rich("quarter 1: infirmary A; B: at moxie 1").why_not(A, rest()), lines("no-marker-to-take-back"));
}

TEST(martians_rest, may_be_taken_twice_in_a_turn) {
    auto game = rich("time 4");
    game.when(A, visit("moxie", "oxygen")).when(A, in_quarter(1)).when(A, rest());
    game.when(A, visit("moxie", "oxygen")).when(A, rest());
    EXPECT_TRUE(game.shows("time 0; quarter 1: oxygen 0; quarter 2: oxygen 0; A: energy 18, reputation 6"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// -- RTG

TEST(martians_rtg, gives_1_energy_for_1_reputation_once_a_turn) {
    auto game = given("rtg 4; time 0");
    game.when(A, rtg());
    EXPECT_TRUE(game.shows("rtg 3; A: energy 1, reputation 1, rtg-used"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, rtg()), lines("used-this-turn"));
    game.when(A, end_turn()).when(B, rtg()).when(B, end_turn());
    EXPECT_TRUE(game.shows("A: reputation 0")) << "satisfaction is common";
    EXPECT_EQ(game.why_not(B, rtg()), lines("no-reputation")) << "a new turn, but nothing to lose";
}

TEST(martians_rtg, a_new_turn_allows_it_again) {
    auto game = given("A: reputation 9");
    game.when(A, rtg()).when(A, end_turn()).when(B, end_turn()).when(B, end_turn());
    EXPECT_OFFERS(game, A, rtg());
}

TEST(martians_rtg, gives_nothing_when_it_is_empty) { EXPECT_EQ(given("rtg 0").why_not(A, rtg()), lines("rtg-empty")); }

TEST(martians_rtg, costs_the_own_reputation_where_it_is_not_common) {
    auto game = given("semi; rtg 4; A: reputation 1; B: reputation 5");
    game.when(A, rtg());
    EXPECT_TRUE(game.shows("rtg 3; A: energy 1, reputation 0, rtg-used"));
    EXPECT_TRUE(game.nothing_else_changed());
}

// -- markers in quarters

TEST(martians_zones, a_marker_leaves_the_infirmary_for_1_time) {
    auto game = given("quarter 1: infirmary A; quarter 3: infirmary A B");
    game.when(A, leave_infirmary(3));
    EXPECT_TRUE(game.shows("time 2; quarter 3: infirmary B"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, leave_infirmary(3)), lines("no-marker-to-take-back"));
}

TEST(martians_zones, no_marker_leaves_the_infirmary_without_time) {
    EXPECT_EQ(given("time 0; quarter 1: infirmary A").why_not(A, leave_infirmary(1)), lines("no-time 1 0"));
}

TEST(martians_zones, every_marker_in_the_living_zone_costs_the_pile_which_goes_with_the_last) {
    auto game = given("time 0; quarter 1: living A A B, penalty 3; A: money 20");
    game.when(A, leave_living(1));
    EXPECT_TRUE(game.shows("quarter 1: living A B; A: money 17"));
    EXPECT_TRUE(game.nothing_else_changed());
    game.when(A, leave_living(1));
    EXPECT_TRUE(game.shows("quarter 1: living B, penalty 3; A: money 14")) << "a marker is left";
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_EQ(game.why_not(A, leave_living(1)), lines("no-marker-to-take-back"));
    game.when(A, end_turn()).when(B, leave_living(1));
    EXPECT_TRUE(game.shows("quarter 1: living, penalty 0; A: money 11"));
}

TEST(martians_zones, no_marker_leaves_the_living_zone_without_the_money) {
    auto game = given("quarter 1: living A, penalty 3; A: money 2");
    EXPECT_EQ(game.why_not(A, leave_living(1)), lines("too-few-goods 3 2"));
    EXPECT_EQ(game.why_not(A, leave_living(2)), lines("no-marker-to-take-back"));
}

TEST(martians_zones, who_is_locked_out_takes_one_back_for_3_time) {
    auto game = given("quarter 1: living A A, penalty 3; quarter 2: living A, penalty 1");
    game.when(A, leave_living(2));
    EXPECT_TRUE(game.shows("time 0; quarter 2: living, penalty 0"));
    EXPECT_TRUE(game.nothing_else_changed());
    EXPECT_NOT_OFFERED(game, A, leave_living(1));
}

TEST(martians_zones, a_lock_out_takes_all_the_3_time) {
    EXPECT_EQ(given("time 2; quarter 1: living A A A, penalty 3").why_not(A, leave_living(1)), lines("no-time 3 2"));
}

TEST(martians_zones, who_can_pay_one_of_the_piles_is_not_locked_out) {
    auto game = given("quarter 1: living A A, penalty 3; quarter 2: living A, penalty 1; A: money 1");
    EXPECT_EQ(game.why_not(A, leave_living(1)), lines("too-few-goods 3 1"));
    game.when(A, leave_living(2));
    EXPECT_TRUE(game.shows("quarter 2: living, penalty 0; A: money 0"));
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_zones, who_has_a_marker_elsewhere_is_not_locked_out) {
    EXPECT_EQ(given("quarter 1: living A A, infirmary A, penalty 3").why_not(A, leave_living(1)),
              lines("too-few-goods 3 0"));
}

}  // namespace
}  // namespace planitia::kit::colony
