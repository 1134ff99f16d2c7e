#include <gtest/gtest.h>
#include <kit/pebbles.h>
#include <sim/games.h>
#include <sim/report.h>
#include <sim/simulation.h>

#include <array>
#include <bit>

namespace planitia::sim {

template <>
struct Measures<kit::Pebbles> {
    static constexpr std::array<std::string_view, 1> kFigures = {"kept"};
    static constexpr std::string_view kGroup = "hand";
    static constexpr std::string_view kGroups = "hands";

    static std::array<int, 1> figures(const kit::PebblesPosition& end) {
        int kept = 0;
        for (const kit::PebblesSeat& seat : end.seats) kept += std::popcount(seat.kept);
        return {kept};
    }
    static PlayerId first_player(const kit::PebblesPosition&) { return PlayerId{0}; }
    static std::optional<bool> mission(const kit::PebblesPosition&) { return std::nullopt; }
    static bool win_together(const kit::PebblesPosition&) { return false; }
    static std::string_view group(const kit::PebblesPosition& end, PlayerId player) {
        return end.seats[player.index()].kept == 0 ? "empty" : "full";
    }
    static constexpr std::string_view kPiece = "pebble";
    static constexpr std::string_view kPieces = "pebbles";
    template <class Use>
    static void for_each_piece(const kit::PebblesPosition& end, PlayerId player, const Use& use) {
        if (end.seats[player.index()].kept != 0) use(0, "kept");
    }
};
template <>
struct Measures<kit::LeakyPebbles> : Measures<kit::Pebbles> {};

namespace {

using kit::LeakyPebbles;
using kit::Pebbles;

Order pebbles(int players, std::uint64_t games) {
    Order order;
    order.setup = Document::map({{"players", players}});
    order.bots = {search::Level::random};
    order.games = games;
    return order;
}

Statistics statistics_of(const Order& order) {
    const Result<Outcome, Refusal> outcome = simulate<Pebbles>(order);
    EXPECT_TRUE(outcome);
    return outcome->statistics;
}

/// The document without the two times.
Document timeless(Outcome outcome) {
    outcome.seconds = outcome.cpu_seconds = 0;
    return document(outcome);
}

TEST(sim, statistics_do_not_depend_on_threads) {
    Order order = pebbles(3, 500);
    order.threads = 1;
    const Result<Outcome, Refusal> alone = simulate<Pebbles>(order);
    ASSERT_TRUE(alone);
    for (unsigned threads : {2U, 3U, 8U}) {
        order.threads = threads;
        const Result<Outcome, Refusal> together = simulate<Pebbles>(order);
        ASSERT_TRUE(together);
        EXPECT_EQ(alone->statistics, together->statistics);
        EXPECT_EQ(timeless(*alone), timeless(*together));
    }
}

TEST(sim, checking_changes_no_statistics) {
    Order order = pebbles(4, 200);
    const Statistics unchecked = statistics_of(order);
    order.check = true;
    EXPECT_EQ(unchecked, statistics_of(order));
}

TEST(sim, another_seed_gives_other_games) {
    Order order = pebbles(2, 50);
    const Statistics one = statistics_of(order);
    order.seed = "2";
    EXPECT_NE(one.signature, statistics_of(order).signature);
}

TEST(sim, counts_every_seat_of_every_game) {
    const Statistics statistics = statistics_of(pebbles(3, 100));
    EXPECT_EQ(statistics.games, 100U);
    EXPECT_EQ(statistics.points.count, 300);
    ASSERT_EQ(statistics.seats.size(), 3U);
    double wins = 0;
    for (const Share& seat : statistics.seats) {
        EXPECT_EQ(seat.games(), 100U);
        wins += seat.wins();
    }
    EXPECT_DOUBLE_EQ(wins, 100);
    std::uint64_t grouped = 0;
    for (const auto& [name, share] : statistics.groups) grouped += share.games();
    EXPECT_EQ(grouped, 300U);
    ASSERT_EQ(statistics.parts.size(), 2U);
    EXPECT_EQ(statistics.parts[0].name, "taken");
    EXPECT_EQ(statistics.parts[0].sum.total, 12 * 100);
    EXPECT_EQ(statistics.points.total, statistics.parts[0].sum.total + statistics.parts[1].sum.total);
}

TEST(sim, a_set_of_several_answers_is_one_decision) {
    Order order = pebbles(2, 200);
    order.setup.set("heap", 1);  // then a game is two sets and one pebble taken
    const Statistics statistics = statistics_of(order);
    EXPECT_EQ(statistics.decisions, 3 * 200U);
    EXPECT_GT(statistics.answers, statistics.decisions);
}

TEST(sim, checking_finds_the_first_fault_whatever_the_threads) {
    Order order = pebbles(2, 1000);
    order.check = true;
    std::optional<Fault> first;
    for (unsigned threads : {1U, 4U}) {
        order.threads = threads;
        const Result<Outcome, Refusal> outcome = simulate<LeakyPebbles>(order);
        ASSERT_TRUE(outcome);
        ASSERT_TRUE(outcome->fault);
        EXPECT_EQ(outcome->fault->reason, "pebbles were lost or added");
        EXPECT_EQ(outcome->fault->seed, "1/" + std::to_string(outcome->fault->game));
        EXPECT_GT(outcome->fault->answer, 0U);
        if (!first) first = outcome->fault;
        EXPECT_EQ(outcome->fault->game, first->game);
        EXPECT_EQ(outcome->fault->answer, first->answer);
    }
    EXPECT_FALSE(simulate<LeakyPebbles>(pebbles(2, 1000))->fault) << "only a checked simulation looks";
}

TEST(sim, refuses_set_ups_and_bots_that_do_not_fit) {
    Order order = pebbles(5, 1);
    EXPECT_EQ(simulate<Pebbles>(order).error().at, "/players");
    order = pebbles(3, 1);
    order.bots.resize(2);
    EXPECT_FALSE(simulate<Pebbles>(order));
}

TEST(sim, reports_progress) {
    Order order = pebbles(2, 20000);
    order.interval = std::chrono::milliseconds(1);
    std::uint64_t last = 0;
    int calls = 0;
    order.on_progress = [&](const Progress& progress) {
        ++calls;
        EXPECT_GE(progress.done, last);
        EXPECT_EQ(progress.games, 20000U);
        last = progress.done;
    };
    EXPECT_EQ(statistics_of(order).games, 20000U);
    EXPECT_GT(calls, 0);
}

TEST(sim, unknown_games_are_refused_with_the_known_ones) {
    EXPECT_TRUE(find_game("terraforming"));
    const Result<SimulatedGame, Refusal> game = find_game("chess");
    ASSERT_FALSE(game);
    EXPECT_NE(game.error().message.find("terraforming"), std::string::npos);
}

TEST(wilson, has_the_values_of_the_formula) {
    const Interval even = wilson(50, 100);
    EXPECT_NEAR(even.low, 0.4038, 5e-5);
    EXPECT_NEAR(even.high, 0.5962, 5e-5);
    const Interval few = wilson(1, 10);
    EXPECT_NEAR(few.low, 0.0179, 5e-5);
    EXPECT_NEAR(few.high, 0.4042, 5e-5);
    const Interval never = wilson(0, 20);
    EXPECT_DOUBLE_EQ(never.low, 0);
    EXPECT_NEAR(never.high, 0.1611, 5e-5);
    const Interval always = wilson(20, 20);
    EXPECT_NEAR(always.low, 0.8389, 5e-5);
    EXPECT_DOUBLE_EQ(always.high, 1);
}

TEST(wilson, knows_nothing_without_games) {
    EXPECT_EQ(wilson(Share{}).low, 0);
    EXPECT_EQ(wilson(Share{}).high, 1);
}

TEST(share, winners_together_share_the_win) {
    Share share;
    share.add(true, 1);
    share.add(true, 2);
    share.add(false, 1);
    EXPECT_EQ(share.games(), 3U);
    EXPECT_DOUBLE_EQ(share.wins(), 1.5);
    EXPECT_DOUBLE_EQ(share.share(), 0.5);
}

TEST(report, the_document_has_what_was_counted) {
    const Result<Outcome, Refusal> outcome = simulate<Pebbles>(pebbles(2, 10));
    ASSERT_TRUE(outcome);
    const Document report = document(*outcome);
    for (const char* key :
         {"game", "setup", "seed", "bots", "games", "seconds", "cpu_seconds", "answers", "decisions", "kept_mean",
          "kept_min", "kept_max", "points_mean", "points", "seats", "hands", "signature"})
        EXPECT_NE(report.find(key), nullptr) << key;
    EXPECT_EQ(*report.find("games")->as_int(), 10);
    EXPECT_EQ(report.find("seats")->as_list()->size(), 2U);
    EXPECT_EQ(*report.find("setup"), Pebbles::write_setup({.players = 2, .heap = 12}));
    EXPECT_NE(summary(*outcome).find("Wins by hand"), std::string::npos);
}

TEST(report, a_mission_is_told_of_one_seat_as_well) {
    Outcome outcome;
    outcome.statistics.missions.add(true, 1);
    outcome.statistics.seats.resize(1);
    const std::string text = summary(outcome);
    EXPECT_NE(text.find("missions won: 1 of 1"), std::string::npos) << text;
    EXPECT_NE(text.find("the solo game"), std::string::npos) << text;
}

TEST(report, a_fault_names_game_seed_answer_and_reason) {
    Outcome outcome;
    outcome.fault = Fault{17, "1/17", 212, "something is wrong"};
    EXPECT_EQ(fault_text(outcome), "game 17 (seed \"1/17\"), after answer 212: something is wrong");
}

TEST(report, the_bar_fills_up) {
    EXPECT_EQ(progress_bar({0, 100, 1}).substr(0, 42), "[" + std::string(40, '.') + "]");
    EXPECT_EQ(progress_bar({50, 100, 1}).substr(0, 42), "[" + std::string(20, '#') + std::string(20, '.') + "]");
    EXPECT_EQ(progress_line({50, 100, 2}), "50 of 100 games, 25 a second, 2 s left");
}

}  // namespace
}  // namespace planitia::sim
