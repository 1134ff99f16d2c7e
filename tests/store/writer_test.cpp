#include <atomic>
#include <thread>

#include "store_fixture.h"

namespace planitia::store {

class WriterTest : public StoreTest {
  protected:
    WriterTest() { add("ola"); }
    void create(const std::string& id) {
        TableRow table = some_table(id);
        table.bots_due = table.deadline = 0;
        write(create_table(table, some_seats()));
    }
};
PLANITIA_OVER_BOTH(WriterTest);

Job one_beat(const std::string& id) { return {{"INSERT INTO processes (id, alive) VALUES ($1, 1)", {id}}}; }

TEST_P(WriterTest, AJobIsDoneWhollyOrNotAtAll) {
    const Statement good = one_beat("p1")[0];
    EXPECT_EQ(attempt({good, guard_number("nobody", 0, some_table("nobody"))}), Outcome::conflict);
    EXPECT_EQ(attempt({good, add_link("code", "nobody", 1)}), Outcome::failed);
    EXPECT_NE(writer.last_failure(), "");
    EXPECT_EQ(attempt({good, {"SELEKT", {}}}), Outcome::failed);
    EXPECT_EQ(attempt({good, good}), Outcome::conflict);
    EXPECT_EQ(latest_beat(*database), 0);
    EXPECT_EQ(attempt({good}), Outcome::done);
    EXPECT_EQ(latest_beat(*database), 1);
}

TEST_P(WriterTest, AGuardThatTouchesNothingSkipsTheRest) {
    EXPECT_EQ(attempt({guard_number("nobody", 0, some_table("nobody")), {"SELEKT", {}}}), Outcome::conflict);
    EXPECT_EQ(writer.figures().failures, 0U);
}

TEST_P(WriterTest, AnEmptyJobIsDone) { EXPECT_EQ(attempt({}), Outcome::done); }

TEST_P(WriterTest, CountsWhatItDoes) {
    Writer counting(address, 2);
    EXPECT_EQ(counting.write(one_beat("p1")), Outcome::done);
    EXPECT_EQ(counting.write(one_beat("p1")), Outcome::conflict);
    EXPECT_EQ(counting.write({{"SELEKT", {}}}), Outcome::failed);
    EXPECT_EQ(counting.figures().jobs, 3U);
    EXPECT_EQ(counting.figures().commits, 1U);
    EXPECT_EQ(counting.figures().conflicts, 1U);
    EXPECT_EQ(counting.figures().failures, 1U);
    EXPECT_EQ(counting.figures().waiting, 0U);
    EXPECT_GT(counting.figures().commit_us_sum, 0U);
    EXPECT_EQ(counting.running_ms(), 0);
}

TEST_P(WriterTest, ARunningTransactionIsNoticed) {
    create("t1");
    const std::unique_ptr<Database> other = another();
    other->begin();
    other->run("UPDATE tables SET name='held'", {});
    std::thread waiting([&] { EXPECT_EQ(attempt({guard_number("t1", 0, some_table("t1"))}), Outcome::done); });
    while (writer.running_ms() < 30) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    other->commit();
    waiting.join();
    EXPECT_EQ(writer.running_ms(), 0);
    EXPECT_GE(writer.figures().last_commit_ms, 30);
}

TEST_P(WriterTest, WhatWaitsIsWrittenBeforeItStops) {
    Writer stopping(address, 1);
    std::atomic<int> done = 0;
    std::vector<std::thread> threads;
    const auto start = [&](int i) {
        threads.emplace_back([&, i] {
            if (stopping.write(one_beat("p" + std::to_string(i))) == Outcome::done) ++done;
        });
    };
    const std::unique_ptr<Database> other = another();
    other->begin();
    other->run("INSERT INTO processes (id, alive) VALUES ('p0', 1)", {});
    start(0);
    while (stopping.running_ms() == 0) std::this_thread::yield();
    for (int i = 1; i < 5; ++i) start(i);
    while (stopping.figures().waiting < 4) std::this_thread::yield();
    std::thread ending([&] { stopping.stop(); });
    other->rollback();
    ending.join();
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(done, 5);
    EXPECT_EQ(stopping.write(one_beat("late")), Outcome::failed);
}

TEST_P(WriterTest, WhatIsDoneIsThereAfterwards) {
    {
        Writer first(address, 3);
        std::vector<std::thread> threads;
        for (int i = 0; i < 6; ++i)
            threads.emplace_back([&, i] {
                for (int j = 0; j < 10; ++j)
                    EXPECT_EQ(first.write(one_beat(std::to_string(i) + "." + std::to_string(j))), Outcome::done);
            });
        for (std::thread& thread : threads) thread.join();
    }
    database.reset();
    database = another();
    std::int64_t rows = 0;
    database->query("SELECT id FROM processes", {}, [&](const Row&) { ++rows; });
    EXPECT_EQ(rows, 60);
}

/// Plays choices of a seat as a process would: reads what there is, and writes what follows from it.
class Player {
  public:
    Player(const Address& address, Writer& writer, std::string table, int seat)
        : database_(connect(address)), writer_(writer), table_(std::move(table)), seat_(seat) {}

    /// Reads and tries once.
    Outcome choose(int choices) {
        const KeptTable kept = read_table(*database_, table_).value();
        TableRow table = kept.table;
        SeatRow seat = kept.seats[static_cast<std::size_t>(seat_)];
        std::vector<ChoiceRow> made;
        for (int i = 0; i < choices; ++i) made.push_back(some_choice(table.number++, seat_));
        seat.answers += choices;
        ++seat.revision;
        const DraftRow draft = {seat_, table.number, "[]", 0};
        return writer_.write({guard_table(table_, kept.table, table),
                              guard_seat(table_, kept.seats[static_cast<std::size_t>(seat_)], seat),
                              insert_choices(table_, made), put_draft(table_, draft)});
    }

  private:
    std::unique_ptr<Database> database_;
    Writer& writer_;
    std::string table_;
    int seat_;
};

TEST_P(WriterTest, EightWhoPlayThreeTablesLeaveNoGapAndNoDouble) {
    constexpr int kEach = 40;
    for (const char* id : {"t0", "t1", "t2"}) create(id);
    Writer one(address, 4);
    Writer other(address, 4);  // as another process has it
    std::atomic<std::int64_t> conflicts = 0;
    std::atomic<std::int64_t> failures = 0;
    std::atomic<std::int64_t> acknowledged = 0;
    std::atomic<bool> is_over = false;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&, i] {
            Player player(address, i % 2 == 0 ? one : other, "t" + std::to_string(i % 3), i % 2);
            for (int done = 0; done < kEach;) {
                const int choices = 1 + done % 3;
                switch (player.choose(choices)) {
                    case Outcome::done:
                        ++done;
                        acknowledged += choices;
                        break;
                    case Outcome::conflict: ++conflicts; break;
                    case Outcome::failed:
                        ++failures;
                        ++done;
                        break;
                }
            }
        });
    std::thread sweeping([&] {
        const std::unique_ptr<Database> mine = another();
        while (!is_over) {
            take_due_bots(*mine, 1, 1);  // due again at once: it meets the players at the rows
            take_due_drafts(*mine, 1, 1);
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    });
    for (std::thread& thread : threads) thread.join();
    is_over = true;
    sweeping.join();

    EXPECT_EQ(failures, 0) << one.last_failure() << other.last_failure();
    EXPECT_GT(conflicts, 0);  // else they have not met
    std::int64_t choices = 0;
    for (const char* id : {"t0", "t1", "t2"}) {
        const KeptTable kept = read_table(*database, id).value();
        EXPECT_EQ(kept.table.number, static_cast<std::int64_t>(kept.choices.size()));
        EXPECT_EQ(kept.seats[0].answers + kept.seats[1].answers, kept.table.number);
        for (std::size_t i = 0; i < kept.choices.size(); ++i)
            EXPECT_EQ(kept.choices[i].number, static_cast<std::int64_t>(i));
        choices += kept.table.number;
    }
    EXPECT_EQ(choices, acknowledged);
}

/// Jobs that wait for one that is being written, and that one waits until they are let go.
class GroupCommitTest : public testing::Test {
  protected:
    GroupCommitTest() {
        migrate(*database, address);
        database->begin();  // nobody else writes meanwhile
        start(one_beat("first"));
        while (writer.running_ms() == 0) std::this_thread::yield();
    }
    void start(const Job& job) {
        threads.emplace_back([this, job] {
            const Outcome outcome = writer.write(job);
            ++(outcome == Outcome::done ? done : outcome == Outcome::conflict ? conflicts : failed);
        });
    }
    void let_go() {
        while (writer.figures().waiting + 1 < threads.size()) std::this_thread::yield();
        database->rollback();
        for (std::thread& thread : threads) thread.join();
    }

    TemporaryFolder folder;
    Address address{Address::Kind::sqlite, folder.path() / "games.db"};
    std::unique_ptr<Database> database = connect(address);
    Writer writer{address, 8, {.lock = std::chrono::minutes(1)}};
    std::atomic<int> done = 0, conflicts = 0, failed = 0;
    std::vector<std::thread> threads;
};

TEST_F(GroupCommitTest, WhatWaitsGoesIntoOneTransaction) {
    for (int i = 0; i < 20; ++i) start(one_beat("p" + std::to_string(i)));
    for (int i = 0; i < 3; ++i) start(one_beat("same"));
    for (int i = 0; i < 3; ++i) start({one_beat("half " + std::to_string(i))[0], add_link("code", "nobody", 1)});
    let_go();
    EXPECT_EQ(writer.figures().jobs, 27U);
    EXPECT_EQ(writer.figures().commits, 2U);
    EXPECT_EQ(done, 22);
    EXPECT_EQ(conflicts, 2);
    EXPECT_EQ(failed, 3);
    std::int64_t rows = 0;
    database->query("SELECT id FROM processes", {}, [&](const Row&) { ++rows; });
    EXPECT_EQ(rows, 22);
}

TEST_F(GroupCommitTest, NoTransactionGrowsWithoutEnd) {
    for (int i = 0; i < 260; ++i) start(one_beat("p" + std::to_string(i)));
    let_go();
    EXPECT_EQ(done, 261);
    EXPECT_EQ(writer.figures().commits, 3U);  // 1, 256, 4
}

}  // namespace planitia::store
