#include <gtest/gtest.h>
#include <sim/martians/measures.h>
#include <sim/report.h>
#include <sim/simulation.h>

#include <cmath>

namespace planitia::sim {
namespace {

using martians::Martians;

Outcome martians_played(Document setup, std::uint64_t games, search::Level bot) {
    Order order;
    order.setup = std::move(setup);
    order.bots = {bot};
    order.games = games;
    const Result<Outcome, Refusal> outcome = simulate<Martians>(order);
    EXPECT_TRUE(outcome);
    return *outcome;
}

TEST(martians_sim, a_mission_that_is_won_together_counts_once) {
    const Outcome outcome =
        martians_played(Document::map({{"players", 4}, {"variant", "coop"}}), 8, search::Level::greedy);
    const Statistics& statistics = outcome.statistics;
    EXPECT_EQ(statistics.missions.games(), 8U);
    ASSERT_GT(statistics.missions.wins(), 0) << "greedy wins most of them";
    for (const Share& seat : statistics.seats) EXPECT_EQ(seat, statistics.missions) << "and each seat with it";
    double wins = 0;
    for (const auto& [corporation, share] : statistics.groups) wins += share.wins();
    EXPECT_DOUBLE_EQ(wins, 4 * statistics.missions.wins()) << "a corporation wins the whole mission";

    const std::string line = "missions won: " + std::to_string(std::lround(statistics.missions.wins())) + " of 8, ";
    EXPECT_NE(summary(outcome).find(line), std::string::npos) << summary(outcome);
    EXPECT_EQ(summary(outcome).find("seat 0"), std::string::npos) << "told once";
    EXPECT_EQ(*document(outcome).find("missions")->find("games"), Document(8));
}

TEST(martians_sim, missions_of_rivals_are_told_beside_their_wins) {
    const Outcome outcome =
        martians_played(Document::map({{"players", 2}, {"variant", "semi"}}), 20, search::Level::random);
    EXPECT_NE(summary(outcome).find("missions won: 0 of 20, "), std::string::npos);
    EXPECT_NE(summary(outcome).find("seat 1"), std::string::npos);
}

TEST(martians_sim, the_competitive_game_has_no_mission_and_shares_its_wins) {
    const Outcome outcome =
        martians_played(Document::map({{"players", 3}, {"variant", "competitive"}}), 50, search::Level::random);
    EXPECT_EQ(summary(outcome).find("missions won"), std::string::npos);
    EXPECT_EQ(document(outcome).find("missions"), nullptr);
    double wins = 0;
    for (const Share& share : outcome.statistics.turn_order) wins += share.wins();
    EXPECT_DOUBLE_EQ(wins, 50);
    ASSERT_EQ(document(outcome).find("turn_order")->as_list()->size(), 3U);
}

TEST(martians_sim, turn_order_begins_with_the_first_player) {
    const martians::Position start = *Martians::begin({.players = 3}, "1/0");
    EXPECT_EQ(Measures<Martians>::first_player(start), start.first_player);
}

}  // namespace
}  // namespace planitia::sim
