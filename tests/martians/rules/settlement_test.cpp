/// Settlement of the quarters, and getting markers back from them.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

/// The round ends with these quarters; up to the first question of the next one, or of the settlement.
MartiansGame settled(const std::string& text, PlayerId last = B) {
    auto game = given("slot 3; active " + seat_name(last.index()) + "; " + text);
    return game.when(last, end_turn());
}
Move marker_from(std::string_view building) { return pick_one("marker-from", "building", building); }

// ---- oxygen

TEST(martians_settlement, where_oxygen_is_left_everybody_loses_a_colonist) {
    for (const std::string variant : {"coop 3", "semi 3"})
        for (const char* left : {"1", "3"})
            EXPECT_TRUE(settled(variant + "; quarter 1: oxygen " + left, C)
                            .shows("deaths 1; quarter 1: growth 0; A: dead 1; B: dead 1; C: dead 1"))
                << variant << left << ": any number of tokens is one death";
}

TEST(martians_settlement, every_suffocated_quarter_counts) {
    EXPECT_TRUE(settled("quarter 1: oxygen 1; quarter 3: oxygen 1").shows("deaths 2; A: dead 2; B: dead 2"));
}

TEST(martians_settlement, competitive_only_the_owner_loses_a_colonist) {
    EXPECT_TRUE(settled("competitive 3; quarter 1: owner C; quarter 2: owner A, oxygen 1; quarter 3: owner B", C)
                    .shows("A: dead 1; B: dead 0; C: dead 0"));
}

TEST(martians_settlement, a_death_spares_the_markers) {
    EXPECT_TRUE(settled("coop 3; quarter 1: oxygen 1, sickness 1, hunger 2", C)
                    .shows("quarter 1: infirmary, living, penalty 0; A: dead 1; B: dead 1; C: dead 1"));
}

// ---- sickness and hunger

TEST(martians_settlement, sickness_sends_a_marker_of_everybody_to_the_infirmary) {
    for (const std::string left : {"1", "4"})
        EXPECT_TRUE(settled("coop 3; quarter 2: sickness " + left, C)
                        .shows("quarter 2: infirmary A B C, living; A: dead 0; B: dead 0; C: dead 0"))
            << left;
}

TEST(martians_settlement, hunger_in_a_quarter_costs_its_tokens_for_each_marker) {
    auto game = settled("coop 3; quarter 1: hunger 2; A: money 1", C);
    EXPECT_TRUE(game.shows("quarter 1: living A B C, penalty 2; A: money 7")) << "6 of the event";
    game.when(B, leave_living(1)).when(B, end_turn());
    EXPECT_TRUE(game.shows("quarter 1: living A C, penalty 2; A: money 5"));
    game.when(C, leave_living(1)).when(C, end_turn());
    EXPECT_TRUE(game.shows("quarter 1: living A, penalty 2; A: money 3"));
    game.when(A, leave_living(1));
    EXPECT_TRUE(game.shows("quarter 1: living, penalty 0; A: money 1"))
        << "with the last marker the pile goes to the bank";
    EXPECT_TRUE(game.nothing_else_changed());
}

TEST(martians_settlement, the_semi_cooperative_game_punishes_everybody_too) {
    EXPECT_TRUE(
        settled("semi; quarter 1: sickness 1, hunger 1").shows("quarter 1: infirmary A B, living A B, penalty 1"));
}

TEST(martians_settlement, competitive_punishes_only_the_owner) {
    EXPECT_TRUE(settled("competitive; quarter 1: owner B, sickness 1, hunger 2; quarter 2: owner A")
                    .shows("quarter 1: infirmary B, living B, penalty 2; quarter 2: infirmary, living, penalty 0"));
}

TEST(martians_settlement, later_hunger_adds_to_the_pile) {
    EXPECT_TRUE(settled("quarter 1: hunger 3, living A, penalty 2").shows("quarter 1: living A A B, penalty 5"));
}

TEST(martians_settlement, a_player_whose_markers_are_all_in_quarters_gives_none) {
    EXPECT_TRUE(settled("quarter 1: hunger 1; quarter 2: infirmary A A A").shows("quarter 1: living B, penalty 1"));
}

TEST(martians_settlement, no_pile_is_kept_where_no_marker_could_be_given) {
    EXPECT_TRUE(settled("quarter 1: hunger 2; quarter 2: infirmary A A A B B B").shows("quarter 1: living, penalty 0"));
}

TEST(martians_settlement, four_hungry_quarters_take_the_three_markers_there_are) {
    EXPECT_TRUE(settled("solo; quarter 1: hunger 1; quarter 2: hunger 1; quarter 3: hunger 1; quarter 4: hunger 1", A)
                    .shows("quarter 1: living A; quarter 2: living A; quarter 3: living A; "
                           "quarter 4: living, penalty 0"))
        << "from quarter 1 on";
}

// ---- which marker

TEST(martians_settlement, free_markers_are_given_first) {
    auto game = settled("quarter 1: sickness 1; A: at moxie 1; B: at moxie 2");
    EXPECT_EQ(game.question(B), "action") << "nobody was asked";
    EXPECT_TRUE(game.shows("moxie open=A open=B unavailable")) << "markers in buildings stay into the next round";
}

TEST(martians_settlement, else_the_owner_says_from_which_building) {
    auto game = settled("quarter 1: sickness 1; A: at moxie 1, at lander 1, at mining 1; B: at moxie 2");
    EXPECT_EQ(game.asks(A), lines("marker-from moxie", "marker-from mining", "marker-from lander"));
    EXPECT_FALSE(game.why_not(A, marker_from("hospital")).empty());
    game.when(A, marker_from("lander"));
    EXPECT_TRUE(
        game.shows("quarter 1: infirmary A B; lander open open unavailable; moxie open=A open=B unavailable; "
                   "mining open=A open unavailable"));
}

TEST(martians_settlement, markers_are_asked_for_from_the_new_first_player_on) {
    auto game = settled(
        "quarter 1: sickness 1, hunger 1; A: at moxie 1, at lander 1, at mining 1; "
        "B: at moxie 2, at lander 2, at mining 2");
    EXPECT_EQ(game.question(B), "marker-from");
    game.when(B, marker_from("moxie")).when(A, marker_from("mining"));
    game.when(B, marker_from("mining")).when(A, marker_from("lander"));
    EXPECT_TRUE(
        game.shows("quarter 1: infirmary A B, living A B; moxie open=A open unavailable; "
                   "mining open open unavailable; lander open open=B unavailable"));
}

TEST(martians_settlement, the_only_marker_left_in_a_building_is_no_question) {
    auto game = settled("solo; quarter 1: sickness 1; quarter 2: infirmary A A; A: at moxie 1", A);
    EXPECT_EQ(game.question(A), "action");
    EXPECT_TRUE(game.shows("quarter 1: infirmary A; moxie open open unavailable"));
}

// ---- growth, and what is cleared

TEST(martians_settlement, a_quarter_that_was_asked_for_something_and_lacks_nothing_grows) {
    EXPECT_TRUE(settled("quarter 1: received; quarter 3: hunger 1; quarter 4: received, growth 3")
                    .shows("quarter 1: growth 1; quarter 2: growth 0; quarter 3: growth 0; quarter 4: growth 3"))
        << "nothing was asked of 2, something is left in 3, and three is the most";
}

TEST(martians_settlement, competitive_quarters_grow_each_for_itself) {
    EXPECT_TRUE(settled("competitive; quarter 1: sickness 1; quarter 2: received")
                    .shows("quarter 1: growth 0; quarter 2: growth 1"));
}

TEST(martians_settlement, tokens_received_at_the_set_up_count) {
    auto game = dealt({}, "received");
    EXPECT_TRUE(
        game.shows("quarter 1: received, oxygen 1; quarter 2: received, oxygen 1; quarter 3: not-received; "
                   "quarter 4: not-received"));
    EXPECT_TRUE(settled("quarter 1: received, oxygen 0; quarter 2: received, oxygen 0")
                    .shows("quarter 1: growth 1; quarter 2: growth 1; quarter 3: growth 0; quarter 4: growth 0"));
}

TEST(martians_settlement, needs_are_cleared_and_asked_anew) {
    EXPECT_TRUE(settled("quarter 1: sickness 3, hunger 4; quarter 2: hunger 2")
                    .shows("round 2; quarter 1: oxygen 1, sickness 1, hunger 1; quarter 2: oxygen 1, sickness 1, "
                           "hunger 1; quarter 3: oxygen 0, sickness 0, hunger 1; quarter 4: oxygen 0, sickness 0, "
                           "hunger 1"));
}

TEST(martians_settlement, events_of_the_round_and_closed_fields_end) {
    EXPECT_TRUE(settled("in-force docking-queue; lander open open! unavailable")
                    .shows("in-force; lander open open unavailable"));
}

// ---- all dead

TEST(martians_all_dead, the_common_variants_end_at_once_and_the_mission_has_failed) {
    for (const std::string variant : {"coop", "semi"}) {
        auto game = settled(variant +
                            "; deaths 2; quarter 1: sickness 1; quarter 2: oxygen 1; quarter 3: oxygen 1; "
                            "quarter 4: hunger 1; A: dead 2; B: dead 2");
        EXPECT_TRUE(game.is_over()) << variant;
        EXPECT_TRUE(game.shows("deaths 3; quarter 1: infirmary A B; quarter 4: living; A: dead 3; B: dead 3"))
            << "the quarter before it was settled, those after it are not";
        EXPECT_EQ(*martians::write_result(game.position()).find("mission"), Document(false));
        for (const Score& score : martians::Martians::score(game.position())) EXPECT_FALSE(score.has_won) << variant;
    }
}

TEST(martians_all_dead, a_locked_token_can_not_die_and_an_unlocked_one_keeps_the_colony_alive) {
    EXPECT_TRUE(settled("solo; deaths 2; quarter 1: oxygen 1; A: dead 2", A).is_over());
    auto unlocked = given("solo; slot 4; grown; deaths 2; quarter 1: oxygen 1; A: dead 2, tokens 4");
    unlocked.when(A, end_turn());
    EXPECT_FALSE(unlocked.is_over());
    EXPECT_TRUE(unlocked.shows("A: dead 3"));
    auto all_four = given("solo; slot 4; grown; deaths 3; quarter 1: oxygen 1; A: dead 3, tokens 4");
    EXPECT_TRUE(all_four.when(A, end_turn()).is_over());
}

TEST(martians_all_dead, a_competitive_player_is_out_and_the_others_go_on) {
    auto game = settled("competitive; quarter 1: oxygen 1; quarter 2: received; A: dead 2, solar 1");
    EXPECT_FALSE(game.is_over());
    EXPECT_TRUE(
        game.shows("quarter 1: sickness 1; quarter 2: growth 1, sickness 1; quarter 3: sickness 0; "
                   "A: dead 3, energy 2, money 2; B: dead 0"))
        << "the other quarters are settled; production, events and needs go on";
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("slot 2"));
    EXPECT_EQ(game.question(B), "action") << "seat A has no turn";
}

TEST(martians_all_dead, a_competitive_player_comes_back_with_the_fourth_token) {
    auto game = settled("competitive; quarter 1: growth 2, received; A: dead 3");
    EXPECT_TRUE(game.shows("A: tokens 4; B: tokens 3"));
    ASSERT_EQ(game.question(A), "dead-slots");
    game.when(A, dead_slots({1, 2, 3}));
    while (!game.shows("slot 4")) game.when(B, end_turn());
    EXPECT_EQ(game.question(A), "action");
}

TEST(martians_all_dead, a_competitive_game_without_anybody_alive_is_played_to_its_end) {
    auto game = settled("competitive; quarter 1: oxygen 1; quarter 2: oxygen 1; A: dead 2; B: dead 2");
    game.idle_until("action");
    EXPECT_TRUE(game.is_over()) << "no turn is left to take";
    EXPECT_TRUE(game.shows("round 5"));
    EXPECT_EQ(martians::Martians::score(game.position()).size(), 2U);
}

TEST(martians_settlement, the_last_round_has_none) {
    auto game = settled("round 4; quarter 1: oxygen 1, sickness 1, hunger 2");
    EXPECT_TRUE(game.is_over());
    EXPECT_TRUE(game.shows("phase over; slot 4; first B; time 0"));
    EXPECT_TRUE(game.nothing_else_changed()) << "the tokens lie there for the final check";
}

}  // namespace
}  // namespace planitia::kit::colony
