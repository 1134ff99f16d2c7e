#include <algorithm>
#include <thread>

#include "store_fixture.h"

namespace planitia::store {

class DueTest : public StoreTest {
  protected:
    DueTest() { add("ola"); }
    void create(const std::string& id, std::optional<std::int64_t> due) {
        TableRow table = some_table(id);
        table.bots_due = table.deadline = due;
        write(create_table(table, some_seats()));
    }
};
PLANITIA_OVER_BOTH(DueTest);

using Ids = std::vector<std::string>;

TEST_P(DueTest, BotsAreTakenOnceAndComeAgainLater) {
    create("never", std::nullopt);
    create("late", 30);
    create("b", 20);
    create("a", 10);
    EXPECT_EQ(take_due_bots(*database, 9, 100), Ids());
    EXPECT_EQ(take_due_bots(*database, 20, 100), (Ids{"a", "b"}));
    EXPECT_EQ(take_due_bots(*database, 20, 100), Ids());
    EXPECT_EQ(read_table(*database, "a")->table.bots_due, 100);
    EXPECT_EQ(read_table(*database, "a")->table.deadline, 10);
    EXPECT_EQ(read_table(*database, "never")->table.bots_due, std::nullopt);
    EXPECT_EQ(take_due_bots(*database, 100, 200), (Ids{"late", "a", "b"}));
}

TEST_P(DueTest, DeadlinesAreTakenOnceAndComeAgainLater) {
    create("never", std::nullopt);
    create("b", 20);
    create("a", 10);
    EXPECT_EQ(take_due_deadlines(*database, 10, 100), (Ids{"a"}));
    EXPECT_EQ(take_due_deadlines(*database, 20, 100), (Ids{"b"}));
    EXPECT_EQ(read_table(*database, "a")->table.deadline, 100);
    EXPECT_EQ(read_table(*database, "a")->table.bots_due, 10);
    EXPECT_EQ(take_due_deadlines(*database, 99, 200), Ids());
    EXPECT_EQ(take_due_deadlines(*database, 100, 200), (Ids{"a", "b"}));
}

TEST_P(DueTest, ATableIsToldOnceForAllItsDrafts) {
    create("a", std::nullopt);
    create("b", std::nullopt);
    write({put_draft("a", {0, 1, "[]", 30}), put_draft("a", {1, 1, "[]", 10}), put_draft("b", {0, 1, "[]", 20}),
           put_draft("b", {1, 1, "[]", std::nullopt})});
    EXPECT_EQ(take_due_drafts(*database, 30, 100), (Ids{"a", "b"}));
    EXPECT_EQ(take_due_drafts(*database, 30, 100), Ids());
    EXPECT_EQ(read_table(*database, "a")->drafts, (std::vector<DraftRow>{{0, 1, "[]", 100}, {1, 1, "[]", 100}}));
    EXPECT_EQ(read_table(*database, "b")->drafts,
              (std::vector<DraftRow>{{0, 1, "[]", 100}, {1, 1, "[]", std::nullopt}}));
}

TEST_P(DueTest, OfManyTwentyAreTakenAtATime) {
    for (int i = 0; i < 45; ++i) create("t" + std::to_string(i), i);
    EXPECT_EQ(take_due_bots(*database, 50, 100).size(), 20U);
    EXPECT_EQ(take_due_bots(*database, 50, 100).size(), 20U);
    EXPECT_EQ(take_due_bots(*database, 50, 100).size(), 5U);
}

TEST_P(DueTest, OfSeveralWhoAskAtOnceOneGetsEach) {
    for (int i = 0; i < 60; ++i) {
        create("t" + std::to_string(i), 1);
        write(put_draft("t" + std::to_string(i), {0, 1, "[]", 1}));
    }
    std::mutex mutex;
    Ids bots;
    Ids deadlines;
    Ids drafts;
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([&] {
            const std::unique_ptr<Database> mine = another();
            for (int j = 0; j < 5; ++j) {
                const Ids some_bots = take_due_bots(*mine, 50, 100);
                const Ids some_deadlines = take_due_deadlines(*mine, 50, 100);
                const Ids some_drafts = take_due_drafts(*mine, 50, 100);
                const std::lock_guard lock(mutex);
                bots.insert(bots.end(), some_bots.begin(), some_bots.end());
                deadlines.insert(deadlines.end(), some_deadlines.begin(), some_deadlines.end());
                drafts.insert(drafts.end(), some_drafts.begin(), some_drafts.end());
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (Ids* ids : {&bots, &deadlines, &drafts}) {
        EXPECT_EQ(ids->size(), 60U);
        std::sort(ids->begin(), ids->end());
        EXPECT_EQ(std::unique(ids->begin(), ids->end()), ids->end());
    }
}

TEST_P(DueTest, WhoWaitsForARowLooksAgainWhetherItIsDue) {
    create("a", 10);
    const std::unique_ptr<Database> playing = another();
    playing->begin();
    playing->run("UPDATE tables SET bots_due=$1", Values{std::int64_t{500}});
    Ids taken = {"nothing yet"};
    std::thread asking([&] { taken = take_due_bots(*another(), 50, 100); });
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    playing->commit();
    asking.join();
    EXPECT_EQ(taken, Ids());
    EXPECT_EQ(read_table(*database, "a")->table.bots_due, 500);
}

TEST_P(DueTest, ProcessesBeat) {
    EXPECT_EQ(latest_beat(*database), 0);
    beat(*database, "p1", 10);
    beat(*database, "p2", 30);
    beat(*database, "p1", 20);
    EXPECT_EQ(latest_beat(*database), 30);
}

TEST_P(DueTest, ClocksAreShiftedWhereTheyRun) {
    create("a", 1000);
    create("b", std::nullopt);
    shift_clocks(*database, 50);
    EXPECT_EQ(read_table(*database, "a")->table.deadline, 1050);
    EXPECT_EQ(read_table(*database, "b")->table.deadline, std::nullopt);
    EXPECT_EQ(read_table(*database, "a")->table.bots_due, 1000);
    EXPECT_EQ(read_table(*database, "a")->seats[0].until_ms, some_seats()[0].until_ms.value() + 50);
    EXPECT_EQ(read_table(*database, "a")->seats[1].until_ms, std::nullopt);
    EXPECT_EQ(read_table(*database, "a")->seats[0].bank_ms, some_seats()[0].bank_ms);
}

TEST_P(DueTest, TheTimeWithoutAProcessDoesNotRun) {
    create("a", 100'000);
    EXPECT_EQ(resume(*database, "p1", 1'000, 500), 0);  // there was none before
    EXPECT_EQ(latest_beat(*database), 1'000);
    EXPECT_EQ(resume(*database, "p2", 1'500, 500), 0);  // no longer than that
    EXPECT_EQ(resume(*database, "p3", 9'500, 500), 8'000);
    EXPECT_EQ(resume(*database, "p4", 9'600, 500), 0);
    EXPECT_EQ(read_table(*database, "a")->table.deadline, 108'000);
}

TEST_P(DueTest, OfProcessesThatStartAtOnceOneShiftsTheClocks) {
    create("a", 100'000);
    beat(*database, "old", 1'000);
    std::atomic<std::int64_t> shifted = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([&, i] { shifted += resume(*another(), "p" + std::to_string(i), 51'000, 500); });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(shifted, 50'000);
    EXPECT_EQ(read_table(*database, "a")->table.deadline, 150'000);
}

TEST_P(DueTest, WhatIsOldIsForgotten) {
    constexpr std::int64_t kDay = 86'400'000;
    beat(*database, "dead", 10);
    beat(*database, "alive", 20);
    write({add_link("old", "ola", 15), add_link("new", "ola", kDay + 100)});
    forget_old(*database, kDay + 50);  // the last beat stays, however old
    EXPECT_EQ(latest_beat(*database), 20);
    EXPECT_EQ(link_person(*database, "old", 1), std::nullopt);
    EXPECT_EQ(link_person(*database, "new", 1), "ola");
    std::int64_t processes = 0;
    database->query("SELECT id FROM processes", {}, [&](const Row&) { ++processes; });
    EXPECT_EQ(processes, 1);
}

}  // namespace planitia::store
