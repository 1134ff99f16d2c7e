/// The world fails while games are played: nothing that was acknowledged is lost, people are told, and it goes on by itself.
#include <gtest/gtest.h>
#include <json/json.h>
#include <store/tables.h>
#include <test_postgres/cluster.h>
#include <trial/evening.h>
#include <trial/visitor.h>

#include <csignal>

namespace planitia::trial {

namespace {

using namespace std::chrono_literals;
using test_postgres::Cluster;

/// Games that are played on while something happens.
class Disturbed {
  public:
    Disturbed(const ServerProcess& server, std::size_t games)
        : evening_({.games = games,
                    .at_once = games,
                    .first = 20,  // bots among them, and turns that commit after a second
                    .manner = {.lingers = 10},
                    .door = [port = server.port()](Rng&) { return port; },
                    .database = database_of(server)}) {
        await_answers(20);
    }
    /// That many more have been acknowledged; false when that takes too long.
    bool await_answers(std::uint64_t more) {
        const std::uint64_t wanted = evening_.answers() + more;
        const Moment until = std::chrono::steady_clock::now() + 40s;
        while (evening_.answers() < wanted && !evening_.is_stuck()) {
            if (std::chrono::steady_clock::now() > until) return false;
            std::this_thread::sleep_for(5ms);
        }
        return true;
    }
    std::uint64_t answers() const { return evening_.answers(); }
    /// Every game ends, and the record has all that was acknowledged.
    void finish() {
        evening_.wait();
        const std::vector<std::string> problems = evening_.audit();
        std::cout << evening_.figures() << std::endl;
        for (std::size_t i = 0; i < std::min<std::size_t>(problems.size(), 10); ++i) ADD_FAILURE() << problems[i];
    }

  private:
    static std::string database_of(const ServerProcess& server) { return server.settings().database; }
    Evening evening_;
};

/// A person at a table alone, who is asked something.
struct Alone {
    Visitor who;
    std::string id;

    explicit Alone(std::uint16_t port, const std::string& options = R"({"takeBack":0})")
        : who(Visitor::named(port, "Ola")) {
        const Told made = who.post("/api/v1/tables", R"({"game":"martians","setup":{"variant":"coop","players":1},)"
                                                     R"("seats":[{"person":"me"}],"start":true,"options":)" +
                                                         options + "}");
        EXPECT_TRUE(made.is_ok()) << to_json(made.body);
        id = text_at(made.body, "table");
    }
    Document answer() {
        const Document state = who.state(id);
        Rng rng(std::uint64_t{1});
        return Document::map({{"do", "answer"},
                              {"table", id},
                              {"ask", text_at(*state.find("turn"), "ask")},
                              {"option", choose(*state.find("ask")->find("decision"), {}, rng)},
                              {"commit", true}});
    }
};

std::int64_t choices_of(const std::string& database, const std::string& table) {
    const auto opened = store::connect(*store::read_address(database));
    return store::read_table(*opened, table)->table.number;
}

// ---- the disk

TEST(faults, a_full_disk_is_told_and_nothing_is_half_done) {
    const Folder folder;
    ServerProcess server({.database = folder.database()});
    server.start();
    Alone alone(server.port());
    alone.who.connect();
    ASSERT_TRUE(alone.who.say(Document::map({{"do", "watch"}, {"table", alone.id}})).is_ok());
    const Document first = alone.answer();
    ASSERT_TRUE(alone.who.say(first).is_ok());
    const Document second = alone.answer();
    const std::int64_t before = choices_of(folder.database(), alone.id);
    server.limit_file_size(1);
    const Told told = alone.who.say(second);
    EXPECT_EQ(told.code(), "unavailable") << to_json(told.body);
    EXPECT_FALSE(told.text().empty());
    EXPECT_TRUE(alone.who.await("trouble"));
    const Told made = alone.who.post("/api/v1/people", R"({"name":"Jan"})");
    EXPECT_EQ(made.status, 503);
    EXPECT_EQ(made.code(), "unavailable");
    EXPECT_EQ(choices_of(folder.database(), alone.id), before);
    server.limit_file_size(std::nullopt);
    EXPECT_TRUE(alone.who.say(second).is_ok()) << "the same answer, when there is room again";
    EXPECT_EQ(choices_of(folder.database(), alone.id), before + 1);
}

TEST(faults, games_go_on_when_a_full_disk_has_room_again) {
    const Folder folder;
    ServerProcess server({.database = folder.database()});
    server.start();
    Disturbed games(server, 4);
    for (int i = 0; i < 4; ++i) {
        // Nothing more fits, or a few pages of the journal do.
        const auto journal = std::filesystem::file_size(folder.path() / "games.db-wal");
        server.limit_file_size(i % 2 == 0 ? 1 : journal + 20'000);
        std::this_thread::sleep_for(700ms);
        server.limit_file_size(std::nullopt);
        EXPECT_TRUE(games.await_answers(20));
    }
    games.finish();
}

TEST(faults, a_disk_that_is_full_at_the_start_is_told) {
    const Folder folder;
    ServerProcess server({.database = folder.database(), .file_size = 1});
    EXPECT_THROW(server.start(), std::runtime_error);
    server.settings().file_size.reset();
    server.start();
    Alone alone(server.port());
    EXPECT_TRUE(alone.who.ask(alone.id, alone.answer()).is_ok());
}

// ---- locks

TEST(faults, a_locked_database_is_waited_for_and_then_told) {
    const Folder folder;
    ServerProcess server({.database = folder.database()});
    server.start();
    Alone alone(server.port());
    alone.who.connect();
    const auto other = store::connect(*store::read_address(folder.database()));
    const Document first = alone.answer();
    std::thread release([&] {
        other->begin();
        std::this_thread::sleep_for(1500ms);
        other->rollback();
    });
    std::this_thread::sleep_for(100ms);
    EXPECT_TRUE(alone.who.say(first).is_ok()) << "a second or two are waited for";
    release.join();

    const Document second = alone.answer();
    other->begin();
    const Told told = alone.who.say(second, 20s);
    EXPECT_EQ(told.code(), "unavailable") << to_json(told.body);
    EXPECT_TRUE(alone.who.get("/api/v1/tables/" + alone.id + "/state").is_ok()) << "reading goes on";
    other->rollback();
    EXPECT_TRUE(alone.who.say(second).is_ok());
}

TEST(faults, games_go_on_after_locks) {
    const Folder folder;
    ServerProcess server({.database = folder.database()});
    server.start();
    Disturbed games(server, 4);
    const auto other = store::connect(*store::read_address(folder.database()));
    for (const auto time : {500ms, 7000ms}) {
        other->begin();
        const std::uint64_t before = games.answers();
        std::this_thread::sleep_for(time);
        EXPECT_LE(games.answers(), before + 4) << "nothing is acknowledged that can not be written";
        other->rollback();
        EXPECT_TRUE(games.await_answers(20));
    }
    games.finish();
}

// ---- PostgreSQL goes and comes

TEST(faults, games_go_on_when_postgresql_was_stopped_or_crashed) {
    Cluster cluster;
    ServerProcess server({.database = cluster.make_database()});
    server.start();
    Disturbed games(server, 4);
    cluster.stop();
    std::this_thread::sleep_for(1s);
    cluster.start();
    EXPECT_TRUE(games.await_answers(20));
    cluster.crash();
    std::this_thread::sleep_for(300ms);
    cluster.start();
    EXPECT_TRUE(games.await_answers(20));
    cluster.freeze();
    std::this_thread::sleep_for(2s);
    cluster.thaw();
    EXPECT_TRUE(games.await_answers(20));
    games.finish();
}

// ---- clocks

/// The instant at which the time of the seat is over, and what the last beat of a process is, as they are stored.
struct Stored {
    std::int64_t until = 0, deadline = 0, alive = 0;
};
Stored stored(const std::string& database, const std::string& table) {
    const auto opened = store::connect(*store::read_address(database));
    const auto kept = store::read_table(*opened, table);
    return {kept->seats.front().until_ms.value_or(0), kept->table.deadline.value_or(0), store::latest_beat(*opened)};
}
/// As if all of that had been long ago, or were still to come.
void shift_all(const std::string& database, std::int64_t ms) {
    const auto opened = store::connect(*store::read_address(database));
    const std::vector<store::Value> values = {ms};
    for (const char* sql : {"UPDATE processes SET alive=alive+$1", "UPDATE seats SET until_ms=until_ms+$1",
                            "UPDATE tables SET deadline=deadline+$1"})
        opened->run(sql, values);
}
constexpr std::int64_t kHour = 60LL * 60 * 1000;
const std::string kWithClock = R"({"takeBack":0,"clock":{"bank":900,"perTurn":10,"atZero":"bot"}})";

TEST(faults, time_does_not_run_while_no_process_is_up) {
    const Folder folder;
    ServerProcess server({.database = folder.database()});
    server.start();
    Alone alone(server.port(), kWithClock);
    ASSERT_TRUE(alone.who.ask(alone.id, alone.answer()).is_ok());
    server.kill();
    shift_all(folder.database(), -kHour);
    const Stored down = stored(folder.database(), alone.id);
    ASSERT_NE(down.until, 0);
    server.start();
    const Stored up = stored(folder.database(), alone.id);
    EXPECT_GE(up.until - down.until, kHour);
    EXPECT_LE(up.until - down.until, kHour + 60'000);
    EXPECT_EQ(up.deadline - down.deadline, up.until - down.until);
    EXPECT_TRUE(alone.who.ask(alone.id, alone.answer()).is_ok()) << "nobody has answered for the person";
}

TEST(faults, a_beat_that_is_still_to_come_moves_no_clock) {
    const Folder folder;
    ServerProcess server({.database = folder.database()});
    server.start();
    Alone alone(server.port(), kWithClock);
    ASSERT_TRUE(alone.who.ask(alone.id, alone.answer()).is_ok());
    server.kill();
    shift_all(folder.database(), kHour);  // the clock of the machine was set back
    const Stored down = stored(folder.database(), alone.id);
    server.start();
    const Stored up = stored(folder.database(), alone.id);
    EXPECT_EQ(up.until, down.until);
    EXPECT_TRUE(alone.who.ask(alone.id, alone.answer()).is_ok());
    EXPECT_EQ(server.terminate(10s), 0);
}

// ---- the end

TEST(faults, whoever_listens_is_told_of_a_shutdown) {
    const Folder folder;
    ServerProcess server({.database = folder.database()});
    server.start();
    Alone alone(server.port());
    alone.who.connect();
    ASSERT_TRUE(alone.who.say(Document::map({{"do", "watch"}, {"table", alone.id}})).is_ok());
    Visitor silent(server.port(), alone.who.guest());
    silent.connect();  // reads nothing, and does not say goodbye
    ASSERT_TRUE(alone.who.say(alone.answer()).is_ok());
    const Moment begun = std::chrono::steady_clock::now();
    server.signal(SIGTERM);
    const auto bye = alone.who.await("bye");
    ASSERT_TRUE(bye);
    EXPECT_EQ(text_at(*bye, "bye"), "restart");
    EXPECT_GT(number_at(*bye, "again"), 0);
    EXPECT_EQ(alone.who.await_close(), 1012);
    EXPECT_EQ(server.wait(10s), 0);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, 5500ms);
    EXPECT_EQ(choices_of(folder.database(), alone.id), 1);
}

TEST(faults, games_go_on_over_shutdowns) {
    const Folder folder;
    ServerProcess server({.database = folder.database()});
    server.start();
    Disturbed games(server, 4);
    for (int i = 0; i < 4; ++i) {
        const Moment begun = std::chrono::steady_clock::now();
        EXPECT_EQ(server.terminate(10s), 0);
        EXPECT_LT(std::chrono::steady_clock::now() - begun, 5500ms);
        server.start();
        EXPECT_TRUE(games.await_answers(20));
    }
    games.finish();
}

}  // namespace

}  // namespace planitia::trial
