/// Servers are killed in the middle of games, again and again: nothing that was acknowledged may be lost or done twice, and every game ends.
///
///   TRIAL_GAMES    how many games at least; the whole trial has 200
///   TRIAL_KILLS    how many kills; the whole trial has 100
///   TRIAL_AT_ONCE  games that are played side by side
///   TRIAL_SEED     another evening
///   TRIAL_PROGRAM  the program that serves, if not the one that was built
///
///   TRIAL_GAMES=200 TRIAL_KILLS=100 build/release/tests/trial_test --gtest_filter='kill.*'
#include <gtest/gtest.h>
#include <test_postgres/cluster.h>
#include <trial/evening.h>

#include <cstdlib>

namespace planitia::trial {

namespace {

std::size_t number_in(const char* variable, std::size_t usual) {
    const char* const text = std::getenv(variable);
    return text == nullptr ? usual : static_cast<std::size_t>(std::atoll(text));
}

#ifdef PLANITIA_CHECKED  // with sanitizers everything takes ten times as long
constexpr std::size_t kGames = 2;
constexpr std::size_t kKills = 2;
#else
constexpr std::size_t kGames = 6;
constexpr std::size_t kKills = 5;
#endif

/// Kills one of the servers after the other, at random, while games are played; then the audit.
void let_play_and_kill(std::vector<std::unique_ptr<ServerProcess>>& servers, const std::string& database) {
    const std::uint64_t seed = number_in("TRIAL_SEED", 1);
    const std::size_t kills = number_in("TRIAL_KILLS", kKills);
    const std::size_t games = number_in("TRIAL_GAMES", kGames);
    const std::size_t at_once = number_in("TRIAL_AT_ONCE", 8);
    std::vector<std::uint16_t> ports;
    for (const auto& server : servers) {
        server->start();
        ports.push_back(server->port());
    }
    Evening evening({.games = games,
                     .at_once = at_once,
                     .seed = seed,
                     .door = [ports](Rng& rng) { return ports[rng.below(static_cast<std::uint32_t>(ports.size()))]; },
                     .database = database});
    Rng rng(seed);
    for (std::size_t i = 0; i < kills; ++i) {
        // Over the whole evening: so many games have ended before the next kill. It comes at no moment that a game could be in step with, and not
        // before the server has come to play again.
        const std::size_t ended = i * games / (kills + 1);
        do std::this_thread::sleep_for(milliseconds(200 + rng.below(1800)));
        while (evening.finished() + at_once < ended && !evening.is_stuck());
        ServerProcess& victim = *servers[rng.below(static_cast<std::uint32_t>(servers.size()))];
        victim.kill();
        // Players meet nobody for a while, sometimes for longer than they wait before they connect again.
        std::this_thread::sleep_for(milliseconds(rng.below(300)));
        victim.start();
    }
    evening.wait();
    const std::vector<std::string> problems = evening.audit();
    std::cout << kills << " kills; " << evening.figures() << std::endl;
    for (std::size_t i = 0; i < std::min<std::size_t>(problems.size(), 20); ++i) ADD_FAILURE() << problems[i];
    EXPECT_GE(evening.finished(), games);
    for (const auto& server : servers) EXPECT_EQ(server->terminate(std::chrono::seconds(10)), 0);
}

TEST(kill, nothing_acknowledged_is_lost_over_sqlite) {
    const Folder folder;
    std::vector<std::unique_ptr<ServerProcess>> servers;
    servers.push_back(std::make_unique<ServerProcess>(
        ServerProcess::Settings{.database = folder.database(), .log = folder.path() / "log"}));
    let_play_and_kill(servers, folder.database());
}

TEST(kill, nothing_acknowledged_is_lost_by_two_processes_over_postgresql) {
    const std::string database = test_postgres::Cluster::shared().make_database();
    std::vector<std::unique_ptr<ServerProcess>> servers;
    for (int i = 0; i < 2; ++i)
        servers.push_back(std::make_unique<ServerProcess>(ServerProcess::Settings{.database = database}));
    let_play_and_kill(servers, database);
}

}  // namespace

}  // namespace planitia::trial
