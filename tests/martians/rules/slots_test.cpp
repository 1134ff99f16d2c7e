/// Whose turn it is: the first-player marker, dead colonists, the fourth slot, solo.
#include "../last_turn.h"

namespace planitia::kit {
namespace {

constexpr const char* kCompetitive = R"("options":{"variant":"competitive"})";

/// Who has the next turns, as letters, with a space where a slot ends and a bar where a round does.
std::string turns(MartianGame& game, int n) {
    std::string text;
    int slot = game.number("/slot");
    int round = game.number("/round");
    for (int i = 0; i < n && !game.is_over(); ++i) {
        game.idle_until("action");
        if (game.is_over()) break;
        if (game.number("/round") != round) {
            text += "|";
        } else if (game.number("/slot") != slot) {
            text += " ";
        }
        slot = game.number("/slot");
        round = game.number("/round");
        text += static_cast<char>('A' + game.number("/activePlayer"));
        game.when(active(game), end_turn());
    }
    return text;
}

/// The first turn of round 1 for seat A, with nobody in need.
MartianGame first_turn(int players, const std::string& inside = "") {
    return last_turn(players, 1, R"("activePlayer":0)" + (inside.empty() ? "" : "," + inside));
}

TEST(martians_slots, the_marker_passes_after_every_slot) {
    MartianGame two = first_turn(2);
    EXPECT_EQ(turns(two, 6), "AB BA AB");
    EXPECT_EQ(two.number("/firstPlayer"), 1) << "also after the last of the round";
    MartianGame three = first_turn(3);
    EXPECT_EQ(turns(three, 9), "ABC BCA CAB");
    EXPECT_EQ(three.number("/round"), 2);
    EXPECT_EQ(three.number("/firstPlayer"), 0);
    MartianGame four = first_turn(4);
    EXPECT_EQ(turns(four, 12), "ABCD BCDA CDAB");
    EXPECT_EQ(four.number("/firstPlayer"), 3);
}

TEST(martians_slots, solo_keeps_the_marker) {
    MartianGame solo = first_turn(1);
    EXPECT_EQ(turns(solo, 3), "A A A");
    EXPECT_EQ(solo.number("/firstPlayer"), 0);
}

TEST(martians_slots, the_fourth_slot_is_played_once_it_is_unlocked_and_passes_the_marker) {
    MartianGame game = first_turn(3, R"("grown":true,"players":[{"tokens":4},{"tokens":4},{"tokens":4}])");
    EXPECT_EQ(turns(game, 12), "ABC BCA CAB ABC");
    EXPECT_EQ(game.number("/round"), 2);
    EXPECT_EQ(game.number("/firstPlayer"), 1);
}

TEST(martians_slots, competitive_only_those_who_have_grown_play_the_fourth_slot) {
    const std::string owned = quarters({quarter(R"("owner":0)"), quarter(R"("owner":1)"), quarter(R"("owner":2)")});
    MartianGame game = first_turn(3, all({kCompetitive, owned, R"("players":[{},{"tokens":4},{}])"}));
    EXPECT_EQ(turns(game, 10), "ABC BCA CAB B");
    EXPECT_EQ(game.number("/round"), 2);
    EXPECT_EQ(game.number("/firstPlayer"), 1);
}

TEST(martians_slots, whoever_has_a_dead_token_there_is_skipped) {
    MartianGame game = first_turn(3, R"("deaths":1,"players":[{"dead":1,"deadSlots":2},{"dead":1,"deadSlots":1},
                                                               {"dead":1,"deadSlots":4}])");
    EXPECT_EQ(turns(game, 6), "AC BC AB");
}

TEST(martians_slots, a_slot_in_which_all_are_skipped_still_counts) {
    MartianGame game = last_turn(2, 1, R"("deaths":1,"players":[{"dead":1,"deadSlots":2},{"dead":1,"deadSlots":2}])");
    game.when(B, end_turn());
    EXPECT_EQ(game.number("/slot"), 2);
    EXPECT_EQ(game.number("/firstPlayer"), 0) << "passed after slot 1 and after slot 2";
    EXPECT_EQ(game.at("/weather"), Document("fresh-wind")) << "the middle of the round is not left out";
    EXPECT_EQ(game.question(A), "action");
}

TEST(martians_slots, a_skipped_turn_delivers_nothing) {
    MartianGame game = last_turn(2, 1,
                                 all({R"("goods":{"food":2},"deaths":1,
        "players":[{"dead":1,"deadSlots":2},{"dead":1,"deadSlots":2}])",
                                      quarters({quarter(0, 0, 1)})}));
    game.when(B, end_turn()).when(B, done());
    EXPECT_EQ(game.question(A), "action");
    EXPECT_EQ(lie(game, "hunger"), "1 0 0 0");
}

// ---- where the dead lie

TEST(martians_dead_slots, each_owner_says_where_from_the_first_player_on) {
    MartianGame game = last_turn(3, 3, R"("deaths":1,"players":[{"dead":1},{"dead":1},{"dead":1}])");
    game.when(C, end_turn());
    EXPECT_EQ(game.number("/firstPlayer"), 1);
    EXPECT_EQ(game.asks(B), (std::vector<std::string>{"dead-slots [1]", "dead-slots [2]", "dead-slots [3]"}));
    EXPECT_FALSE(game.why_not(B, dead_slots({4})).empty()) << "there is no fourth turn";
    EXPECT_FALSE(game.why_not(B, dead_slots({1, 2})).empty()) << "one token lies in one slot";
    game.when(B, dead_slots({1}));
    EXPECT_FALSE(game.is_asked(B));
    game.when(C, dead_slots({1})).when(A, dead_slots({3}));
    EXPECT_EQ(turns(game, 6), "A CAB BC") << "B and C miss the first turn, A the third";
}

TEST(martians_dead_slots, two_dead_are_placed_in_one_answer) {
    MartianGame game = last_turn(2, 3, R"("deaths":2,"players":[{"dead":2},{"dead":2}])");
    game.when(B, end_turn());
    EXPECT_EQ(game.asks(B), (std::vector<std::string>{"dead-slots [1, 2]", "dead-slots [1, 3]", "dead-slots [2, 3]"}));
    game.when(B, dead_slots({3, 2})).when(A, dead_slots({1, 3}));
    EXPECT_EQ(turns(game, 2), "B A");
}

TEST(martians_dead_slots, the_fourth_slot_is_one_of_them_once_unlocked) {
    MartianGame game = last_turn(2, 4, R"("grown":true,"deaths":1,"players":[{"tokens":4,"dead":1,"deadSlots":1},
                                                                              {"tokens":4,"dead":1,"deadSlots":1}])");
    game.when(B, end_turn());
    ASSERT_EQ(game.question(B), "dead-slots");
    EXPECT_EQ(game.asks(B).size(), 4U);
    game.when(B, dead_slots({4})).when(A, dead_slots({4}));
    EXPECT_EQ(turns(game, 6), "BA AB BA");
    EXPECT_EQ(game.number("/round"), 3) << "nobody plays the fourth turn";
}

TEST(martians_dead_slots, a_token_unlocked_in_this_supply_counts_already) {
    MartianGame game =
        last_turn(2, 3, all({R"("deaths":1,"players":[{"dead":1},{"dead":1}])", quarters({quarter(R"("growth":3)")})}));
    game.when(B, end_turn());
    EXPECT_EQ(game.asks(B).size(), 4U);
}

TEST(martians_dead_slots, are_asked_after_production) {
    MartianGame game = last_turn(2, 3, R"("goods":{"energy":0},"deaths":1,
                                          "players":[{"dead":1,"installations":{"solar":1}},{"dead":1}])");
    game.when(B, end_turn());
    EXPECT_EQ(game.question(B), "dead-slots");
    EXPECT_EQ(game.goods(A, "energy"), 2);
}

TEST(martians_dead_slots, competitive_a_player_without_living_colonists_is_not_asked_and_takes_no_turn) {
    MartianGame game = last_turn(2, 3,
                                 all({kCompetitive, R"("players":[{},{"dead":3}])",
                                      quarters({quarter(R"("owner":0)"), quarter(R"("owner":1)")})}) +
                                     R"(,"activePlayer":0,"firstPlayer":1)");
    game.when(A, end_turn());
    EXPECT_EQ(turns(game, 3), "A A A");
}

// ---- time

int time_of_turn(int players, int slot, const std::string& inside) {
    MartianGame game = last_turn(players, slot, inside + (inside.empty() ? "" : ",") + R"("activePlayer":0)");
    return game.number("/turn/time");
}

TEST(martians_solo, has_one_time_more_in_the_first_turn_of_a_round) {
    EXPECT_EQ(time_of_turn(2, 1, ""), 3);
    EXPECT_EQ(time_of_turn(1, 1, ""), 4);
    EXPECT_EQ(time_of_turn(1, 2, ""), 3);
    EXPECT_EQ(time_of_turn(1, 3, ""), 3);
    EXPECT_EQ(time_of_turn(1, 1, R"("players":[{"technologies":["dna-modification"]}])"), 5);
    EXPECT_EQ(time_of_turn(2, 2, R"("players":[{"technologies":["dna-modification"]},{}])"), 4);
}

TEST(martians_solo, mission_control_helps_in_every_solo_round) {
    MartianGame game = last_turn(1, 3, "");
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/round"), 2);
    EXPECT_EQ(game.number("/turn/time"), 4);
    game.when(A, end_turn());
    EXPECT_EQ(game.number("/turn/time"), 3);
}

TEST(martians_solo, a_dead_token_on_the_first_slot_forfeits_the_help) {
    MartianGame game = last_turn(1, 3, R"("deaths":1,"players":[{"dead":1}])");
    game.when(A, end_turn()).when(A, dead_slots({1}));
    EXPECT_EQ(game.number("/slot"), 1);
    EXPECT_EQ(game.number("/turn/time"), 3);
}

}  // namespace
}  // namespace planitia::kit
