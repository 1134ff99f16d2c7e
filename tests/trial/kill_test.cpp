/// Servers are killed in the middle of games, again and again: nothing that was acknowledged may be lost, and every game ends.
/// The whole trial is TRIAL_GAMES=200 TRIAL_KILLS=100 build/release/tests/trial_test --gtest_filter='Kill.*'; TRIAL_SEED makes it another one.
#include <gtest/gtest.h>
#include <trial/evening.h>

#include <cstdlib>

namespace planitia::trial {

namespace {

std::size_t number_in(const char* variable, std::size_t usual) {
    const char* const text = std::getenv(variable);
    return text == nullptr ? usual : static_cast<std::size_t>(std::atoll(text));
}

#ifdef PLANITIA_CHECKED
constexpr std::size_t kGames = 4;
constexpr std::size_t kKills = 3;
#else
constexpr std::size_t kGames = 24;
constexpr std::size_t kKills = 12;
#endif

TEST(Kill, NothingAcknowledgedIsLostOverSqlite) {
    const Folder folder;
    ServerProcess server({.database = folder.database(), .log = folder.path() / "log"});
    server.start();
    const std::size_t kills = number_in("TRIAL_KILLS", kKills);
    const std::uint64_t seed = number_in("TRIAL_SEED", 1);
    Rng rng(seed);
    Evening evening({.games = number_in("TRIAL_GAMES", kGames),
                     .at_once = number_in("TRIAL_AT_ONCE", 8),
                     .seed = seed,
                     .door = [port = server.port()](Rng&) { return port; },
                     .database = folder.database()});
    for (std::size_t i = 0; i < kills; ++i) {
        std::this_thread::sleep_for(milliseconds(200 + rng.below(1800)));
        server.kill();
        std::this_thread::sleep_for(milliseconds(rng.below(300)));
        server.start();
    }
    evening.wait();
    const std::vector<std::string> problems = evening.audit();
    RecordProperty("figures", evening.figures());
    std::cout << kills << " kills; " << evening.figures() << std::endl;
    for (std::size_t i = 0; i < std::min<std::size_t>(problems.size(), 20); ++i) ADD_FAILURE() << problems[i];
    EXPECT_EQ(server.terminate(std::chrono::seconds(10)), 0);
}

}  // namespace

}  // namespace planitia::trial
