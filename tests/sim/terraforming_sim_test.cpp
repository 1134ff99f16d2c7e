#include <gtest/gtest.h>
#include <sim/report.h>
#include <sim/simulation.h>
#include <sim/terraforming/measures.h>

namespace planitia::sim {
namespace {

using terraforming::Terraforming;

Outcome played(Document setup, std::uint64_t games, unsigned threads, bool check) {
    Order order;
    order.setup = std::move(setup);
    order.bots = {search::Level::random};
    order.games = games;
    order.threads = threads;
    order.check = check;
    const Result<Outcome, Refusal> outcome = simulate<Terraforming>(order);
    EXPECT_TRUE(outcome);
    return *outcome;
}

TEST(terraforming_sim, statistics_do_not_depend_on_threads) {
    const Document setup = Document::map({{"players", 3}, {"draft", true}});
    EXPECT_EQ(played(setup, 40, 1, false).statistics, played(setup, 40, 4, true).statistics);
}

TEST(terraforming_sim, random_games_keep_every_invariant) {
    for (int players = 1; players <= 5; ++players)
        for (const bool colonies : {false, true})
            for (const bool government : {false, true}) {
                const Document setup =
                    Document::map({{"players", players}, {"colonies", colonies}, {"worldGovernment", government}});
                const Outcome outcome = played(setup, 20, 0, true);
                EXPECT_FALSE(outcome.fault) << fault_text(outcome);
                EXPECT_EQ(outcome.statistics.games, 20U);
            }
}

TEST(terraforming_sim, bots_that_rotate_sit_everywhere_as_often) {
    Order order;
    order.setup = Document::map({{"players", 2}});
    order.bots = {search::Level::greedy, search::Level::random};
    order.rotate = true;
    order.games = 20;
    const Result<Outcome, Refusal> outcome = simulate<Terraforming>(order);
    ASSERT_TRUE(outcome);
    const Statistics& statistics = outcome->statistics;
    for (const char* bot : {"greedy", "random"}) EXPECT_EQ(statistics.bots.at(bot).share.games(), 20U);
    EXPECT_EQ(statistics.bots.at("greedy").points.total + statistics.bots.at("random").points.total,
              statistics.points.total);
    EXPECT_GE(statistics.bots.at("greedy").share.wins(), 18);
    for (const Share& seat : statistics.seats) EXPECT_NEAR(seat.wins(), 10, 2) << "each bot had the seat in ten games";

    const Document told = document(*outcome);
    ASSERT_EQ(told.find("by_bot")->as_list()->size(), 2U);
    EXPECT_EQ(*told.find("by_bot")->as_list()->front().find("bot"), Document("greedy"));
    EXPECT_EQ(told.find("seats")->as_list()->front().find("bot"), nullptr) << "no bot has a seat of its own";
    EXPECT_NE(summary(*outcome).find("Wins of a seat by bot"), std::string::npos);
}

TEST(terraforming_sim, every_card_of_colonies_comes_into_play) {
    const Document setup = Document::map({{"players", 5}, {"colonies", true}});
    const Outcome outcome = played(setup, 6000, 0, false);
    std::size_t in_play = 0;
    for (const Piece& card : outcome.statistics.pieces)
        if (!card.name.empty())
            in_play += terraforming::info(terraforming::find_card(card.name)).set == terraforming::Set::colonies;
    EXPECT_EQ(in_play, 49U);
}

TEST(terraforming_sim, points_are_counted_by_source) {
    const Statistics statistics = played(Document::map({{"players", 2}}), 20, 0, false).statistics;
    std::int64_t sum = 0;
    std::vector<std::string_view> names;
    for (const Figure& part : statistics.parts) {
        sum += part.sum.total;
        names.push_back(part.name);
    }
    EXPECT_EQ(sum, statistics.points.total);
    EXPECT_EQ(names, (std::vector<std::string_view>{"tr", "awards", "milestones", "greenery", "city", "cards"}));
    EXPECT_EQ(statistics.figures.at(0).name, "generations");
}

TEST(terraforming_sim, a_solo_game_is_won_only_by_terraforming) {
    const Outcome outcome = played(Document::map({{"players", 1}}), 20, 0, false);
    EXPECT_EQ(outcome.statistics.figures.at(0).sum.least, 14);
    EXPECT_EQ(outcome.statistics.seats.at(0).wins(), 0) << "nobody terraforms Mars at random";
    EXPECT_NE(document(outcome).find("won_share"), nullptr);
}

}  // namespace
}  // namespace planitia::sim
