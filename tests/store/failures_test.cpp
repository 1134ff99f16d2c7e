#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <set>
#include <thread>

#include "store_fixture.h"

namespace planitia::store {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// Jobs that add a row each, to be counted afterwards.
class FailuresTest : public StoreTest {
  protected:
    static Job one(const std::string& id, std::size_t size = 0) {
        return {{"INSERT INTO people (id, name, settings, created, seen) VALUES ($1, $2, '', 1, 1)",
                 {id, std::string(size, 'x')}}};
    }
    std::set<std::string> kept() const {
        std::set<std::string> ids;
        another()->query("SELECT id FROM people", {}, [&](const Row& row) { ids.insert(row.text(0)); });
        return ids;
    }
};
class SqliteFailuresTest : public FailuresTest {};
class PostgresFailuresTest : public FailuresTest {};
PLANITIA_OVER_BOTH(FailuresTest);
INSTANTIATE_TEST_SUITE_P(Store, SqliteFailuresTest, testing::Values(Address::Kind::sqlite), database_name);
INSTANTIATE_TEST_SUITE_P(Store, PostgresFailuresTest, testing::Values(Address::Kind::postgres), database_name);

/// As long as it lives no file of this process grows beyond that size.
class FullDisk {
  public:
    explicit FullDisk(rlim_t size) : handler_(::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{size, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        ::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    void (*handler_)(int);
    rlimit before_{};
};

TEST_P(SqliteFailuresTest, AFullDiskLosesNothingThatWasDone) {
    std::set<std::string> done;
    {
        const FullDisk full(400'000);
        int failures = 0;
        for (int i = 0; failures < 5 && i < 1'000; ++i) {
            const std::string id = "p" + std::to_string(i);
            const Outcome outcome = attempt(one(id, 5'000));
            EXPECT_NE(outcome, Outcome::conflict);
            if (outcome == Outcome::done) done.insert(id);
            if (outcome == Outcome::failed) ++failures;
        }
        EXPECT_EQ(failures, 5);
        EXPECT_GT(done.size(), 10U);
        EXPECT_NE(writer.last_failure(), "");
        EXPECT_EQ(kept(), done);
    }
    EXPECT_EQ(attempt(one("again")), Outcome::done);
    done.insert("again");
    EXPECT_EQ(kept(), done);
}

TEST_P(SqliteFailuresTest, AGroupThatCanNotBeCommittedHasFailedAsAWhole) {
    std::atomic<int> failed = 0;
    std::vector<std::thread> threads;
    {
        const std::unique_ptr<Database> other = another();
        other->begin();
        threads.emplace_back([&] { attempt(one("first")); });
        while (writer.running_ms() == 0) std::this_thread::yield();
        for (int i = 0; i < 30; ++i)
            threads.emplace_back([&, i] {
                if (attempt(one("p" + std::to_string(i), 20'000)) == Outcome::failed) ++failed;
            });
        while (writer.figures().waiting < 30) std::this_thread::yield();
        const FullDisk full(300'000);  // some of them would fit
        other->rollback();
        for (std::thread& thread : threads) thread.join();
    }
    EXPECT_EQ(failed, 30);
    EXPECT_EQ(kept(), (std::set<std::string>{"first"}));
    EXPECT_EQ(attempt(one("again")), Outcome::done);
}

TEST_P(SqliteFailuresTest, ALockedDatabaseIsWaitedForAndThenFails) {
    Writer hasty(address, 1, {.lock = milliseconds(100)});
    const std::unique_ptr<Database> other = another();
    EXPECT_EQ(hasty.write(one("before")), Outcome::done);
    other->run("BEGIN EXCLUSIVE", {});
    const auto begun = steady_clock::now();
    EXPECT_EQ(hasty.write(one("locked")), Outcome::failed);
    EXPECT_GE(steady_clock::now() - begun, milliseconds(90));
    EXPECT_NE(hasty.last_failure().find("locked"), std::string::npos) << hasty.last_failure();
    EXPECT_EQ(hasty.write(one("locked")), Outcome::failed);
    EXPECT_THROW(connect(address, {.lock = milliseconds(100)})->begin(), Failed);
    other->rollback();
    EXPECT_EQ(hasty.write(one("after")), Outcome::done);
    EXPECT_EQ(kept(), (std::set<std::string>{"after", "before"}));
}

TEST_P(SqliteFailuresTest, AFolderThatIsMissingMayComeLater) {
    const Address later{Address::Kind::sqlite, folder.path() / "later/games.db"};
    Writer patient(later, 1);
    EXPECT_EQ(patient.write(one("p1")), Outcome::failed);
    std::filesystem::create_directory(folder.path() / "later");
    migrate(*connect(later), later);
    EXPECT_EQ(patient.write(one("p1")), Outcome::done);
}

/// Goes on writing until it is told to stop. What failed may have been done nevertheless.
class Diligent {
  public:
    Diligent(Writer& writer, std::string name)
        : thread_([this, &writer, name = std::move(name)] {
              for (int i = 0; !is_over_; ++i) {
                  const std::string id = name + "." + std::to_string(i);
                  switch (writer.write(
                      {{"INSERT INTO people (id, name, settings, created, seen) VALUES ($1, '', '', 1, 1)", {id}}})) {
                      case Outcome::done:
                          done.insert(id);
                          ++count;
                          break;
                      case Outcome::conflict: ++conflicts; break;
                      case Outcome::failed: ++failures; break;
                  }
              }
          }) {}
    void stop() {
        is_over_ = true;
        thread_.join();
    }

    std::set<std::string> done;  ///< to be read when it has stopped
    std::atomic<int> count = 0;
    std::atomic<int> conflicts = 0;
    std::atomic<int> failures = 0;

  private:
    std::atomic<bool> is_over_ = false;
    std::thread thread_;
};

/// Waits until the condition holds, for at most half a minute.
template <class Condition>
testing::AssertionResult comes_true(const Condition& condition) {
    const auto until = steady_clock::now() + std::chrono::seconds(30);
    while (!condition()) {
        if (steady_clock::now() > until) return testing::AssertionFailure() << "it never came true";
        std::this_thread::sleep_for(milliseconds(2));
    }
    return testing::AssertionSuccess();
}

TEST_P(PostgresFailuresTest, WritersGoOnByThemselvesWhenTheServerComesBack) {
    test_postgres::Cluster& cluster = test_postgres::Cluster::shared();
    Writer many(address, 4);
    std::vector<std::unique_ptr<Diligent>> diligent;
    for (int i = 0; i < 4; ++i) diligent.push_back(std::make_unique<Diligent>(many, "w" + std::to_string(i)));
    const auto all_go_on = [&] {
        for (const auto& one : diligent)
            if (const int before = one->count; !comes_true([&] { return one->count > before + 20; })) return false;
        return true;
    };
    EXPECT_TRUE(all_go_on());
    for (const bool is_crash : {false, true}) {
        is_crash ? cluster.crash() : cluster.stop();
        EXPECT_TRUE(comes_true([&] { return diligent[0]->failures > 0 && diligent[3]->failures > 0; }));
        cluster.start();
        EXPECT_TRUE(all_go_on());
    }
    std::set<std::string> done;
    for (const auto& one : diligent) {
        one->stop();
        EXPECT_EQ(one->conflicts, 0);
        done.merge(one->done);
    }
    const std::set<std::string> there = kept();
    for (const std::string& id : done) EXPECT_TRUE(there.contains(id)) << id;
}

TEST_P(PostgresFailuresTest, AnIdleConnectionThatWasClosedIsMadeAnew) {
    write(one("before"));
    EXPECT_EQ(kept().size(), 1U);
    test_postgres::Cluster::shared().stop();
    test_postgres::Cluster::shared().start();
    write(one("after"));  // not even once is it noticed
    EXPECT_EQ(person(*database, "after")->id, "after");
}

TEST_P(PostgresFailuresTest, ATransactionThatLostItsConnectionIsNotHalfDone) {
    database->begin();
    database->run(one("first")[0].sql, one("first")[0].values);
    test_postgres::Cluster::shared().stop();
    test_postgres::Cluster::shared().start();
    EXPECT_THROW(database->run(one("second")[0].sql, one("second")[0].values), Failed);
    EXPECT_THROW(database->run(one("third")[0].sql, one("third")[0].values), Failed);
    EXPECT_THROW(database->commit(), Failed);
    database->rollback();
    database->run(one("fourth")[0].sql, one("fourth")[0].values);
    EXPECT_EQ(kept(), (std::set<std::string>{"fourth"}));
}

TEST_P(PostgresFailuresTest, WhoWaitsTooLongForARowFails) {
    write(one("p1"));
    Writer hasty(address, 1, {.statement = milliseconds(200)});
    database->begin();
    database->run("UPDATE people SET name='held'", {});
    EXPECT_EQ(hasty.write({{"UPDATE people SET name='mine'", {}}}), Outcome::failed);
    EXPECT_NE(hasty.last_failure().find("timeout"), std::string::npos) << hasty.last_failure();
    database->rollback();
    EXPECT_EQ(hasty.write({{"UPDATE people SET name='mine'", {}}}), Outcome::done);
}

TEST_P(PostgresFailuresTest, WhoStandsStillInATransactionLosesIt) {
    write(one("p1"));
    const std::unique_ptr<Database> slow = connect(address, {.statement = milliseconds(200)});
    slow->begin();
    slow->run("UPDATE people SET name='slow'", {});
    write(Statement{"UPDATE people SET name='quick'", {}});  // waits for it, and gets the row
    EXPECT_THROW(slow->commit(), Failed);
    slow->rollback();
    EXPECT_EQ(person(*slow, "p1")->name, "quick");
}

TEST_P(PostgresFailuresTest, TwoThatWaitForEachOtherAreAConflict) {
    write(one("a"));
    write(one("b"));
    Writer two(address, 2);
    std::atomic<int> done = 0;
    std::atomic<int> conflicts = 0;
    const auto update = [](const std::string& id) {
        return Statement{"UPDATE people SET seen=seen+1 WHERE id=$1", {id}};
    };
    const Statement pause{"SELECT pg_sleep(0.3)", {}};
    const auto start = [&](const Job& job) {
        return std::thread([&, job] {
            const Outcome outcome = two.write(job);
            if (outcome == Outcome::done) ++done;
            if (outcome == Outcome::conflict) ++conflicts;
        });
    };
    std::thread one_way = start({update("a"), pause, update("b")});
    std::thread other_way = start({update("b"), pause, update("a")});
    one_way.join();
    other_way.join();
    EXPECT_EQ(done, 1);
    EXPECT_EQ(conflicts, 1);
}

TEST_P(PostgresFailuresTest, AServerThatDoesNotAnswerIsGivenUp) {
    test_postgres::Cluster& cluster = test_postgres::Cluster::shared();
    Writer hasty(address, 1, {.statement = milliseconds(200), .connecting = std::chrono::seconds(2)});
    EXPECT_EQ(hasty.write(one("before")), Outcome::done);
    cluster.freeze();
    const auto begun = steady_clock::now();
    EXPECT_EQ(hasty.write(one("frozen")), Outcome::failed);
    EXPECT_LT(steady_clock::now() - begun, std::chrono::seconds(15));
    EXPECT_NE(hasty.last_failure().find("does not answer"), std::string::npos) << hasty.last_failure();
    cluster.thaw();
    EXPECT_EQ(hasty.write(one("after")), Outcome::done);
}

/// A process that writes, and tells by a pipe what is done.
void write_and_tell(const Address& address, int pipe) {
    Writer writer(address, 2);
    const auto work = [&](char name) {
        for (int i = 0;; ++i) {
            std::string id = name + std::to_string(i);
            if (writer.write(Job{{"INSERT INTO people (id, name, settings, created, seen) VALUES ($1, '', '', 1, 1)",
                                  {id}}}) != Outcome::done)
                ::_exit(1);
            id += ' ';
            if (::write(pipe, id.data(), id.size()) < 0) ::_exit(1);
        }
    };
    std::thread other(work, 'a');
    work('b');
}

TEST_P(FailuresTest, WhatIsDoneOutlivesTheProcess) {
    writer.stop();
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) write_and_tell(address, ends[1]);
    ::close(ends[1]);
    std::string told;
    std::array<char, 4096> part{};
    while (told.size() < 400) {
        const ssize_t size = ::read(ends[0], part.data(), part.size());
        if (size <= 0) break;
        told.append(part.data(), static_cast<std::size_t>(size));
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    for (ssize_t size = 1; size > 0;) {
        size = ::read(ends[0], part.data(), part.size());
        if (size > 0) told.append(part.data(), static_cast<std::size_t>(size));
    }
    ::close(ends[0]);
    EXPECT_GE(told.size(), 400U);
    const std::set<std::string> there = kept();
    std::istringstream ids(told);
    for (std::string id; ids >> id;) EXPECT_TRUE(there.contains(id)) << id;
}

}  // namespace planitia::store
