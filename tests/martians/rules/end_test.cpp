/// The end of the game in each variant: when it comes, who has won, and in which places.
#include <kit/martians_game.h>

namespace planitia::kit::colony {
namespace {

/// Tasks and buildings of the first scenario, for two players, and with the satisfaction all of it.
const std::string kBuilt = "tasks 1 2; hospital open closed closed; water-treatment open closed; ";
const std::string kMet = kBuilt + "A: reputation 50; ";

/// After the last turn of that slot.
MartiansGame after_slot(int round, int slot, const std::string& text) {
    auto game = given("round " + std::to_string(round) + "; slot " + std::to_string(slot) + "; active B; " + text);
    return game.when(B, end_turn());
}

std::string mission_of(const MartiansGame& game) {
    return one_line(*martians::write_result(game.position()).find("mission"));
}

/// "12 place 1 won, 7 place 2".
std::string places(const MartiansGame& game) {
    std::string text;
    for (const Score& score : martians::Martians::score(game.position()))
        text += (text.empty() ? "" : ", ") + std::to_string(score.total) + " place " + std::to_string(score.place) +
                (score.has_won ? " won" : "");
    return text;
}

// ---- cooperative

TEST(martians_end, coop_has_no_early_win) {
    for (int slot : {1, 2, 3}) EXPECT_FALSE(after_slot(3, slot, kMet).is_over()) << slot;
}

TEST(martians_end, coop_is_won_after_the_last_turn_of_the_last_round) {
    EXPECT_FALSE(after_slot(4, 2, kMet).is_over());
    const auto game = after_slot(4, 3, kMet);
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(mission_of(game), "yes");
    for (const Score& score : martians::Martians::score(game.position())) {
        EXPECT_TRUE(score.has_won);
        EXPECT_EQ(score.total, 50) << "the colony's satisfaction, as a record";
    }
}

TEST(martians_end, coop_the_last_delivery_may_save_the_mission) {
    const auto ended_with = [](const Move& last) {
        auto game = after_slot(4, 3, kMet + "quarter 1: hunger 1; A: food 1");
        game.when(B, last);
        EXPECT_TRUE(game.is_over());
        return mission_of(game);
    };
    EXPECT_EQ(ended_with(deliver("food", 1)), "yes");
    EXPECT_EQ(ended_with(done()), "no");
}

TEST(martians_end, the_fourth_slot_is_played_before_the_check) {
    auto game = after_slot(4, 3, kMet + "grown; A: tokens 4; B: tokens 4");
    EXPECT_FALSE(game.is_over());
    game.when(B, end_turn()).when(A, end_turn());
    EXPECT_TRUE(game.is_over());
}

TEST(martians_end, nobody_is_asked_anything_any_more) {
    const auto game = after_slot(4, 3, "");
    for (PlayerId player : {A, B}) {
        EXPECT_FALSE(game.is_asked(player));
        EXPECT_EQ(game.why_not(player, end_turn()), lines("game-over"));
    }
}

// ---- semi-cooperative

TEST(martians_end, semi_ends_early_after_any_slot_from_round_3_on) {
    for (int round : {1, 2, 3, 4})
        for (int slot : {1, 2, 3}) {
            auto game = after_slot(round, slot, "semi; " + kMet);
            EXPECT_EQ(game.is_over(), round >= 3) << round << "/" << slot;
            if (round < 3) continue;
            EXPECT_EQ(mission_of(game), "yes");
            EXPECT_TRUE(game.shows("weather stable-weather")) << "before the middle of the round";
        }
}

TEST(martians_end, semi_tells_whether_it_ended_early) {
    EXPECT_TRUE(after_slot(2, 3, "semi; " + kMet).shows("not-ended-early"));
    EXPECT_TRUE(after_slot(3, 3, "semi; " + kMet).shows("ended-early"));
    EXPECT_TRUE(after_slot(4, 2, "semi; " + kMet).shows("ended-early"));
    EXPECT_TRUE(after_slot(4, 3, "semi; " + kMet).shows("not-ended-early")) << "that is the end anyway";
}

TEST(martians_end, semi_waits_until_everybody_has_had_the_turn) {
    auto game =
        given("semi 3; round 3; tasks 2 2; hospital open closed closed; water-treatment open closed; C: reputation 68");
    EXPECT_FALSE(game.when(A, end_turn()).is_over());
    EXPECT_FALSE(game.when(B, end_turn()).is_over());
    EXPECT_TRUE(game.when(C, end_turn()).is_over());
}

TEST(martians_end, semi_does_not_end_while_a_token_lies_in_a_quarter) {
    EXPECT_FALSE(after_slot(3, 1, "semi; quarter 1: sickness 1; " + kMet).is_over());
}

TEST(martians_end, semi_the_highest_reputation_wins_a_mission_that_is_met) {
    const auto game = after_slot(4, 3, "semi; A: reputation 21; B: reputation 29; " + kBuilt);
    EXPECT_EQ(mission_of(game), "yes");
    EXPECT_EQ(places(game), "21 place 2, 29 place 1 won");
}

TEST(martians_end, semi_nobody_wins_a_mission_that_failed_but_the_places_are_told) {
    const auto game = after_slot(4, 3, "semi; A: reputation 7; B: reputation 11");
    EXPECT_EQ(mission_of(game), "no");
    EXPECT_EQ(places(game), "7 place 2, 11 place 1");
}

TEST(martians_end, semi_has_no_penalties) {
    EXPECT_EQ(places(after_slot(4, 3,
                                "semi; deaths 1; A: reputation 27, dead 1, dead-slots 1; "
                                "B: reputation 25, dead 1, dead-slots 1; " +
                                    kBuilt)),
              "27 place 1 won, 25 place 2");
}

// ---- competitive

/// After round 5, quarter 1 being A's and quarter 2 B's.
MartiansGame competitive_end(const std::string& text, int slot = 3) {
    const auto game = after_slot(5, slot, "competitive; " + text);
    EXPECT_TRUE(game.is_over());
    EXPECT_EQ(mission_of(game), "nothing") << "there is no mission";
    return game;
}

TEST(martians_end, competitive_lasts_five_rounds) {
    auto game = after_slot(4, 3, "competitive");
    EXPECT_FALSE(game.is_over());
    EXPECT_TRUE(game.shows("round 5"));
}

TEST(martians_end, competitive_takes_3_for_each_need_and_each_dead_colonist) {
    const auto game =
        competitive_end("quarter 1: oxygen 1, hunger 2; A: reputation 20, dead 1, dead-slots 1; B: reputation 12");
    EXPECT_EQ(places(game), "8 place 2, 12 place 1 won");
    std::string parts;
    const Score score = martians::Martians::score(game.position()).front();
    for (const Score::Part& part : score.parts)
        parts += std::string(parts.empty() ? "" : ", ") + part.name + " " + std::to_string(part.points);
    EXPECT_EQ(parts, "reputation 20, needPenalty -9, deathPenalty -3");
}

TEST(martians_end, competitive_looks_only_at_the_own_quarter) {
    EXPECT_EQ(places(competitive_end(
                  "quarter 1: owner B; quarter 2: owner A, sickness 1; A: reputation 10; B: reputation 9")),
              "7 place 2, 9 place 1 won");
}

TEST(martians_end, competitive_scores_may_be_negative) {
    EXPECT_EQ(places(competitive_end("quarter 1: oxygen 1, sickness 1, hunger 2; A: dead 3; B: reputation 0")),
              "-19 place 2, 0 place 1 won");
}

TEST(martians_end, ties_go_to_the_living_then_to_money_then_are_shared) {
    EXPECT_EQ(places(competitive_end("A: reputation 9, dead 1, dead-slots 1, money 9; B: reputation 6, money 1")),
              "6 place 2, 6 place 1 won")
        << "three colonists against two";
    EXPECT_EQ(places(competitive_end("A: reputation 6, money 4; B: reputation 6, money 5")),
              "6 place 2, 6 place 1 won");
    EXPECT_EQ(places(competitive_end("A: reputation 6, money 4; B: reputation 6, money 4")),
              "6 place 1 won, 6 place 1 won");
}

TEST(martians_end, an_unlocked_token_counts_as_living_and_a_locked_one_does_not) {
    EXPECT_EQ(places(competitive_end("quarter 2: growth 3; A: reputation 6, money 9; B: reputation 6, tokens 4", 4)),
              "6 place 2, 6 place 1 won");
}

TEST(martians_end, places_after_a_shared_one_are_left_free) {
    auto game = given(
        "competitive; round 5; slot 3; active C; A: reputation 4, money 9; B: reputation 8, money 3; "
        "C: reputation 8, money 3");
    game.when(C, end_turn());
    EXPECT_EQ(places(game), "4 place 3, 8 place 1 won, 8 place 1 won");
}

TEST(martians_end, competitive_has_no_mission_and_counts_all_the_dead) {
    const auto game = competitive_end(
        "quarter 1: oxygen 1; A: reputation 9, dead 2, dead-slots 1 2; B: reputation 9, dead 1, dead-slots 1");
    EXPECT_EQ(one_line(martians::write_result(game.position())),
              "{mission nothing, tasks [], conditions [], needs 1, deaths 3}");
}

}  // namespace
}  // namespace planitia::kit::colony
