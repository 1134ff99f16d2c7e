/// The end of the game in each variant: when it comes, who has won, and in which places.
#include <kit/facts.h>

#include "../last_turn.h"

namespace planitia::kit {
namespace {

/// Tasks and conditions of the first scenario met for two players.
constexpr const char* kMet = R"("tasksDone":[1,2],"buildings":{
    "hospital":[{"status":"open"},{"status":"closed"},{"status":"closed"}],
    "water-treatment":[{"status":"open"},{"status":"closed"}]})";
constexpr const char* kSemi = R"("options":{"variant":"semi"})";
constexpr const char* kCompetitive = R"("options":{"variant":"competitive"})";

std::string in_round(int round) { return "\"round\":" + std::to_string(round); }

std::string mission(const MartianGame& game) {
    return one_line(*martians::write_result(game.position()).find("mission"));
}

/// "12 place 1 won, 7 place 2".
std::string result(const MartianGame& game) {
    std::string text;
    for (const Score& score : martians::Martians::score(game.position()))
        text += (text.empty() ? "" : ", ") + std::to_string(score.total) + " place " + std::to_string(score.place) +
                (score.has_won ? " won" : "");
    return text;
}

// ---- cooperative

TEST(martians_end, coop_has_no_early_win) {
    for (int slot : {1, 2, 3}) {
        MartianGame game = last_turn(2, slot, all({kMet, in_round(3)}));
        game.when(B, end_turn());
        EXPECT_FALSE(game.is_over()) << slot;
    }
}

TEST(martians_end, coop_is_won_after_the_last_turn_of_the_last_round) {
    MartianGame early = last_turn(2, 2, all({kMet, in_round(4)}));
    early.when(B, end_turn());
    EXPECT_FALSE(early.is_over());
    MartianGame game = last_turn(2, 3, all({kMet, in_round(4)}));
    game.when(B, end_turn());
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(mission(game), "yes");
    for (const Score& score : martians::Martians::score(game.position())) {
        EXPECT_TRUE(score.has_won);
        EXPECT_EQ(score.total, 2) << "the colony's satisfaction, as a record";
    }
}

TEST(martians_end, coop_the_last_delivery_may_save_the_mission) {
    const auto end = [](const Move& last) {
        MartianGame game =
            last_turn(2, 3, all({kMet, in_round(4), R"("goods":{"food":1})", quarters({quarter(0, 0, 1)})}));
        game.when(B, end_turn()).when(B, last);
        EXPECT_TRUE(game.is_over());
        return mission(game);
    };
    EXPECT_EQ(end(deliver("food", 1)), "yes");
    EXPECT_EQ(end(done()), "no");
}

TEST(martians_end, the_fourth_slot_is_played_before_the_check) {
    MartianGame game =
        last_turn(2, 3, all({kMet, in_round(4), R"("grown":true,"players":[{"tokens":4},{"tokens":4}])"}));
    game.when(B, end_turn());
    EXPECT_FALSE(game.is_over());
    game.when(B, end_turn()).when(A, end_turn());
    EXPECT_TRUE(game.is_over());
}

TEST(martians_end, nobody_is_asked_anything_any_more) {
    MartianGame game = last_turn(2, 3, in_round(4));
    game.when(B, end_turn());
    for (PlayerId player : {A, B}) {
        EXPECT_FALSE(game.is_asked(player));
        EXPECT_EQ(game.why_not(player, end_turn()), std::vector<std::string>{"game-over"});
    }
}

// ---- semi-cooperative

TEST(martians_end, semi_ends_early_after_any_slot_from_round_3_on) {
    for (int round : {1, 2, 3, 4})
        for (int slot : {1, 2, 3}) {
            MartianGame game = last_turn(2, slot, all({kSemi, kMet, in_round(round)}));
            game.when(B, end_turn());
            EXPECT_EQ(game.is_over(), round >= 3) << round << "/" << slot;
            if (round >= 3) {
                EXPECT_EQ(mission(game), "yes");
                EXPECT_EQ(game.at("/weather"), Document("stable-weather")) << "before the middle of the round";
            }
        }
}

TEST(martians_end, semi_tells_whether_it_ended_early) {
    const auto is_early = [](int round, int slot) {
        MartianGame game = last_turn(2, slot, all({kSemi, kMet, in_round(round)}));
        game.when(B, end_turn());
        return one_line(game.at("/endedEarly"));
    };
    EXPECT_EQ(is_early(2, 3), "no");
    EXPECT_EQ(is_early(3, 3), "yes");
    EXPECT_EQ(is_early(4, 2), "yes");
    EXPECT_EQ(is_early(4, 3), "no") << "that is the end anyway";
}

TEST(martians_end, semi_waits_until_everybody_has_had_the_turn) {
    MartianGame game = last_turn(3, 1,
                                 all({kSemi, R"("tasksDone":[2,2],"buildings":{
        "hospital":[{"status":"open"},{},{}],"water-treatment":[{"status":"open"},{}]})",
                                      in_round(3), R"("activePlayer":0)"}));
    game.when(A, end_turn());
    EXPECT_FALSE(game.is_over());
    game.when(B, end_turn());
    EXPECT_FALSE(game.is_over());
    game.when(C, end_turn());
    EXPECT_TRUE(game.is_over());
}

TEST(martians_end, semi_does_not_end_while_a_token_lies_in_a_quarter) {
    MartianGame game = last_turn(2, 1, all({kSemi, kMet, in_round(3), quarters({quarter(0, 1, 0)})}));
    game.when(B, end_turn());
    EXPECT_FALSE(game.is_over());
}

std::string reputations(int a, int b, const char* more_a = "", const char* more_b = "") {
    return R"("players":[{"reputation":)" + std::to_string(a) + more_a + R"(},{"reputation":)" + std::to_string(b) +
           more_b + "}]";
}

TEST(martians_end, semi_the_highest_reputation_wins_a_mission_that_is_met) {
    MartianGame game = last_turn(2, 3, all({kSemi, kMet, in_round(4), reputations(7, 11)}));
    game.when(B, end_turn());
    EXPECT_EQ(mission(game), "yes");
    EXPECT_EQ(result(game), "7 place 2, 11 place 1 won");
}

TEST(martians_end, semi_nobody_wins_a_mission_that_failed_but_the_places_are_told) {
    MartianGame game = last_turn(2, 3, all({kSemi, in_round(4), reputations(7, 11)}));
    game.when(B, end_turn());
    EXPECT_EQ(mission(game), "no");
    EXPECT_EQ(result(game), "7 place 2, 11 place 1");
}

TEST(martians_end, semi_has_no_penalties) {
    MartianGame game = last_turn(2, 3,
                                 all({kSemi, kMet, in_round(4), R"("deaths":1)",
                                      reputations(7, 5, R"(,"dead":1,"deadSlots":1)", R"(,"dead":1,"deadSlots":1)")}));
    game.when(B, end_turn());
    EXPECT_EQ(result(game), "7 place 1 won, 5 place 2");
}

// ---- competitive

/// After round 5, quarter 1 being A's and quarter 2 B's.
MartianGame competitive_end(const std::string& players, const std::string& first = quarter(R"("owner":0)"),
                            const std::string& second = quarter(R"("owner":1)")) {
    MartianGame game = last_turn(2, 3, all({kCompetitive, in_round(5), quarters({first, second}), players}));
    game.when(B, end_turn());
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(mission(game), "nothing") << "there is no mission";
    return game;
}

TEST(martians_end, competitive_lasts_five_rounds) {
    MartianGame game =
        last_turn(2, 3, all({kCompetitive, in_round(4), quarters({quarter(R"("owner":0)"), quarter(R"("owner":1)")})}));
    game.when(B, end_turn());
    EXPECT_FALSE(game.is_over());
    EXPECT_EQ(game.number("/round"), 5);
}

TEST(martians_end, competitive_takes_3_for_each_need_and_each_dead_colonist) {
    const MartianGame game =
        competitive_end(reputations(20, 12, R"(,"dead":1,"deadSlots":1)"), quarter(1, 0, 2, R"("owner":0)"));
    EXPECT_EQ(result(game), "8 place 2, 12 place 1 won");
    std::string parts;
    const Score score = martians::Martians::score(game.position()).front();
    for (const Score::Part& part : score.parts)
        parts += std::string(parts.empty() ? "" : ", ") + part.name + " " + std::to_string(part.points);
    EXPECT_EQ(parts, "reputation 20, needPenalty -9, deathPenalty -3");
}

TEST(martians_end, competitive_looks_only_at_the_own_quarter) {
    EXPECT_EQ(result(competitive_end(reputations(10, 9), quarter(R"("owner":1)"), quarter(0, 1, 0, R"("owner":0)"))),
              "7 place 2, 9 place 1 won");
}

TEST(martians_end, competitive_scores_may_be_negative) {
    EXPECT_EQ(result(competitive_end(reputations(2, 0, R"(,"dead":3)"), quarter(1, 1, 2, R"("owner":0)"))),
              "-19 place 2, 0 place 1 won");
}

TEST(martians_end, ties_go_to_the_living_then_to_money_then_are_shared) {
    EXPECT_EQ(result(competitive_end(
                  reputations(9, 6, R"(,"dead":1,"deadSlots":1,"goods":{"money":9})", R"(,"goods":{"money":1})"))),
              "6 place 2, 6 place 1 won")
        << "three colonists against two";
    EXPECT_EQ(result(competitive_end(reputations(6, 6, R"(,"goods":{"money":4})", R"(,"goods":{"money":5})"))),
              "6 place 2, 6 place 1 won");
    EXPECT_EQ(result(competitive_end(reputations(6, 6, R"(,"goods":{"money":4})", R"(,"goods":{"money":4})"))),
              "6 place 1 won, 6 place 1 won");
}

TEST(martians_end, an_unlocked_token_counts_as_living_and_a_locked_one_does_not) {
    MartianGame game = last_turn(
        2, 4,
        all({kCompetitive, in_round(5), quarters({quarter(R"("owner":0)"), quarter(R"("owner":1,"growth":3)")}),
             reputations(6, 6, R"(,"goods":{"money":9})", R"(,"goods":{"money":0},"tokens":4)")}));
    game.when(B, end_turn());
    EXPECT_EQ(result(game), "6 place 2, 6 place 1 won");
}

TEST(martians_end, places_after_a_shared_one_are_left_free) {
    MartianGame game =
        last_turn(3, 3,
                  all({kCompetitive, in_round(5),
                       quarters({quarter(R"("owner":0)"), quarter(R"("owner":1)"), quarter(R"("owner":2)")}),
                       R"("players":[{"reputation":4,"goods":{"money":9}},
                                                {"reputation":8,"goods":{"money":3}},
                                                {"reputation":8,"goods":{"money":3}}])"}));
    game.when(C, end_turn());
    EXPECT_EQ(result(game), "4 place 3, 8 place 1 won, 8 place 1 won");
}

TEST(martians_end, competitive_has_no_mission_and_counts_all_the_dead) {
    const MartianGame game =
        competitive_end(reputations(9, 9, R"(,"dead":2,"deadSlots":3)", R"(,"dead":1,"deadSlots":1)"),
                        quarter(1, 0, 0, R"("owner":0)"));
    EXPECT_EQ(one_line(martians::write_result(game.position())),
              "{mission nothing, tasks [], conditions [], needs 1, deaths 3}");
}

}  // namespace
}  // namespace planitia::kit
