/// Whose turn it is: the first-player marker, dead colonists, the fourth slot, solo.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

/// Who has the next turns, as letters, with a space where a slot ends and a bar where a round does.
std::string turns(MartiansGame& game, int n) {
    std::string text;
    int slot = game.position().slot;
    int round = game.position().round;
    for (int i = 0; i < n && !game.is_over(); ++i) {
        game.idle_until("action");
        if (game.is_over()) break;
        if (game.position().round != round) {
            text += "|";
        } else if (game.position().slot != slot) {
            text += " ";
        }
        slot = game.position().slot;
        round = game.position().round;
        const PlayerId player = game.position().active_player;
        text += seat_name(player.index());
        game.when(player, end_turn());
    }
    return text;
}

TEST(martians_slots, the_marker_passes_after_every_slot) {
    auto two = given("");
    EXPECT_EQ(turns(two, 6), "AB BA AB");
    EXPECT_TRUE(two.shows("first B")) << "also after the last of the round";
    auto three = given("coop 3");
    EXPECT_EQ(turns(three, 9), "ABC BCA CAB");
    EXPECT_TRUE(three.shows("round 2; first A"));
    auto four = given("coop 4");
    EXPECT_EQ(turns(four, 12), "ABCD BCDA CDAB");
    EXPECT_TRUE(four.shows("first D"));
}

TEST(martians_slots, solo_keeps_the_marker) {
    auto solo = given("solo");
    EXPECT_EQ(turns(solo, 3), "A A A");
    EXPECT_TRUE(solo.shows("first A"));
}

TEST(martians_slots, the_fourth_slot_is_played_once_it_is_unlocked_and_passes_the_marker) {
    auto game = given("grown; A: tokens 4; B: tokens 4; C: tokens 4");
    EXPECT_EQ(turns(game, 12), "ABC BCA CAB ABC");
    EXPECT_TRUE(game.shows("round 2; first B"));
}

TEST(martians_slots, competitive_only_those_who_have_grown_play_the_fourth_slot) {
    auto game = given("competitive 3; B: tokens 4");
    EXPECT_EQ(turns(game, 10), "ABC BCA CAB B");
    EXPECT_TRUE(game.shows("round 2; first B"));
}

TEST(martians_slots, whoever_has_a_dead_token_there_is_skipped) {
    auto game = given("deaths 1; A: dead 1, dead-slots 2; B: dead 1, dead-slots 1; C: dead 1, dead-slots 3");
    EXPECT_EQ(turns(game, 6), "AC BC AB");
}

TEST(martians_slots, a_slot_in_which_all_are_skipped_still_counts) {
    auto game = given("active B; deaths 1; A: dead 1, dead-slots 2; B: dead 1, dead-slots 2");
    game.when(B, end_turn());
    EXPECT_TRUE(game.shows("slot 3; first A; weather fresh-wind"))
        << "passed after slot 1 and after slot 2; the middle of the round is not left out";
    EXPECT_EQ(game.question(A), "action");
}

TEST(martians_slots, a_skipped_turn_delivers_nothing) {
    auto game = given(
        "active B; deaths 1; quarter 1: hunger 1; "
        "A: food 2, dead 1, dead-slots 2; B: dead 1, dead-slots 2");
    game.when(B, end_turn()).when(B, done());
    EXPECT_EQ(game.question(A), "action");
    EXPECT_TRUE(game.shows("quarter 1: hunger 1; A: food 2"));
}

// ---- where the dead lie

TEST(martians_dead_slots, each_owner_says_where_from_the_first_player_on) {
    auto game = given("slot 3; active C; deaths 1; A: dead 1; B: dead 1; C: dead 1");
    game.when(C, end_turn());
    EXPECT_TRUE(game.shows("first B"));
    EXPECT_EQ(game.asks(B), lines("dead-slots [1]", "dead-slots [2]", "dead-slots [3]"));
    EXPECT_FALSE(game.why_not(B, dead_slots({4})).empty()) << "there is no fourth turn";
    EXPECT_FALSE(game.why_not(B, dead_slots({1, 2})).empty()) << "one token lies in one slot";
    game.when(B, dead_slots({1}));
    EXPECT_FALSE(game.is_asked(B));
    game.when(C, dead_slots({1})).when(A, dead_slots({3}));
    EXPECT_EQ(turns(game, 6), "A CAB BC") << "B and C miss the first turn, A the third";
}

TEST(martians_dead_slots, two_dead_are_placed_in_one_answer) {
    auto game = given("slot 3; active B; deaths 2; A: dead 2; B: dead 2");
    game.when(B, end_turn());
    EXPECT_EQ(game.asks(B), lines("dead-slots [1, 2]", "dead-slots [1, 3]", "dead-slots [2, 3]"));
    game.when(B, dead_slots({3, 2})).when(A, dead_slots({1, 3}));
    EXPECT_EQ(turns(game, 2), "B A");
}

TEST(martians_dead_slots, the_fourth_slot_is_one_of_them_once_unlocked) {
    auto game = given(
        "slot 4; active B; grown; deaths 1; A: tokens 4, dead 1, dead-slots 1; "
        "B: tokens 4, dead 1, dead-slots 1");
    game.when(B, end_turn());
    ASSERT_EQ(game.question(B), "dead-slots");
    EXPECT_EQ(game.asks(B).size(), 4U);
    game.when(B, dead_slots({4})).when(A, dead_slots({4}));
    EXPECT_EQ(turns(game, 6), "BA AB BA");
    EXPECT_TRUE(game.shows("round 3")) << "nobody plays the fourth turn";
}

TEST(martians_dead_slots, a_token_unlocked_in_this_supply_counts_already) {
    auto game = given("slot 3; active B; deaths 1; quarter 1: growth 3; A: dead 1; B: dead 1");
    game.when(B, end_turn());
    EXPECT_EQ(game.asks(B).size(), 4U);
}

TEST(martians_dead_slots, are_asked_after_production) {
    auto game = given("slot 3; active B; deaths 1; A: dead 1, solar 1; B: dead 1");
    game.when(B, end_turn());
    EXPECT_EQ(game.question(B), "dead-slots");
    EXPECT_TRUE(game.shows("A: energy 2"));
}

TEST(martians_dead_slots, competitive_a_player_without_living_colonists_is_not_asked_and_takes_no_turn) {
    auto game = given("competitive; slot 3; first B; active A; B: dead 3");
    game.when(A, end_turn());
    EXPECT_EQ(turns(game, 3), "A A A");
}

// ---- time

TEST(martians_solo, has_one_time_more_in_the_first_turn_of_a_round) {
    EXPECT_TRUE(given("").shows("time 3"));
    EXPECT_TRUE(given("solo").shows("time 4"));
    EXPECT_TRUE(given("solo; slot 2").shows("time 3"));
    EXPECT_TRUE(given("solo; slot 3").shows("time 3"));
    EXPECT_TRUE(given("solo; A: tech dna-modification").shows("time 5"));
    EXPECT_TRUE(given("slot 2; A: tech dna-modification").shows("time 4"));
}

TEST(martians_solo, mission_control_helps_in_every_solo_round) {
    auto game = given("solo; slot 3");
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("round 2; time 4"));
    game.when(A, end_turn());
    EXPECT_TRUE(game.shows("time 3"));
}

TEST(martians_solo, a_dead_token_on_the_first_slot_forfeits_the_help) {
    auto game = given("solo; slot 3; deaths 1; A: dead 1");
    game.when(A, end_turn()).when(A, dead_slots({1}));
    EXPECT_TRUE(game.shows("slot 2; time 3"));
}

}  // namespace
}  // namespace planitia::kit::colony
