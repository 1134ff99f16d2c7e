#include <store/news.h>

#include <algorithm>
#include <mutex>
#include <thread>

#include "store_fixture.h"

namespace planitia::store {

/// A process that hears news.
class Hearer {
  public:
    explicit Hearer(const Address& address)
        : news(address, [this](std::string_view payload) { hear(payload); }, [this] { ++deaf; }) {}

    std::ptrdiff_t times(const std::string& payload) {
        const std::lock_guard lock(mutex_);
        return std::count(heard_.begin(), heard_.end(), payload);
    }

    std::atomic<int> deaf = 0;

  private:
    void hear(std::string_view payload) {
        const std::lock_guard lock(mutex_);
        heard_.emplace_back(payload);
    }

    std::mutex mutex_;
    std::vector<std::string> heard_;

  public:
    News news;  ///< goes first: it calls the others
};

template <class Condition>
bool soon(const Condition& condition) {
    for (int i = 0; i < 5'000; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(4));
    }
    return false;
}

TEST(NewsTest, AreHeardByEveryProcess) {
    const Address address = empty_postgres();
    Hearer one(address);
    Hearer other(address);
    ASSERT_TRUE(soon([&] { return one.deaf == 1 && other.deaf == 1; }));
    one.news.tell("k3v9Qm2x 214");
    other.news.tell("żółć draft 0");
    for (Hearer* hearer : {&one, &other}) {
        EXPECT_TRUE(soon([&] { return hearer->times("k3v9Qm2x 214") == 1; }));
        EXPECT_TRUE(soon([&] { return hearer->times("żółć draft 0") == 1; }));
    }
}

TEST(NewsTest, TheSameIsToldOnceForManyTimesAtOnce) {
    Hearer one(empty_postgres());
    ASSERT_TRUE(soon([&] { return one.deaf == 1; }));
    one.news.tell("first");
    ASSERT_TRUE(soon([&] { return one.times("first") == 1; }));
    const auto begun = std::chrono::steady_clock::now();
    for (int i = 0; i < 2'000; ++i) one.news.tell("same");
    const auto taken = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begun);
    one.news.tell("then");  // in the order of the alphabet, where both go at once
    ASSERT_TRUE(soon([&] { return one.times("then") == 1; }));
    EXPECT_GE(one.times("same"), 1);
    EXPECT_LE(one.times("same"), taken.count() / 5 + 2);
}

TEST(NewsTest, AreAsLongAsTheyMayBe) {
    Hearer one(empty_postgres());
    ASSERT_TRUE(soon([&] { return one.deaf == 1; }));
    one.news.tell(std::string(7999, 'x'));
    EXPECT_TRUE(soon([&] { return one.times(std::string(7999, 'x')) == 1; }));
}

TEST(NewsTest, WhoWasDeafIsToldAndHearsAgain) {
    test_postgres::Cluster& cluster = test_postgres::Cluster::shared();
    const Address address = empty_postgres();
    Hearer one(address);
    Hearer other(address);
    ASSERT_TRUE(soon([&] { return one.deaf == 1 && other.deaf == 1; }));
    cluster.stop();
    const auto begun = std::chrono::steady_clock::now();
    for (int i = 0; i < 20'000; ++i) one.news.tell("lost " + std::to_string(i));
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(1));  // nobody waits for the server
    cluster.start();
    ASSERT_TRUE(soon([&] { return one.deaf == 2 && other.deaf == 2; }));
    // The teller may be waiting before it tries again, and what it fails to tell is lost.
    int told = 0;
    EXPECT_TRUE(soon([&] {
        one.news.tell("again " + std::to_string(++told));
        for (int i = 1; i <= told; ++i)
            if (other.times("again " + std::to_string(i)) == 1) return true;
        return false;
    }));
}

TEST(NewsTest, StopWhileTheServerIsAway) {
    const Address nowhere{Address::Kind::postgres, "postgresql:///games?host=/nowhere"};
    Hearer one(nowhere);
    one.news.tell("lost");
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    const auto begun = std::chrono::steady_clock::now();
    one.news.stop();
    one.news.stop();
    one.news.tell("too late");
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(1));
    EXPECT_EQ(one.deaf, 0);
}

TEST(NewsTest, OverSqliteThereAreNone) {
    const TemporaryFolder folder;
    Hearer one({Address::Kind::sqlite, folder.path() / "games.db"});
    one.news.tell("nobody hears");
    one.news.stop();
    EXPECT_EQ(one.deaf, 0);
    EXPECT_EQ(one.times("nobody hears"), 0);
}

}  // namespace planitia::store
