#include <store/deflate.h>
#include <store/results.h>
#include <store/tables.h>
#include <zlib.h>

#include "store_fixture.h"

namespace planitia::store {

using ResultsTest = StoreTest;
PLANITIA_OVER_BOTH(ResultsTest);

ResultRow some_result(const std::string& table) {
    std::string log;
    for (int i = 0; i < 3000; ++i) log += R"({"kind":"resource-changed","number":)" + std::to_string(i) + "}\n";
    return {.table = table,
            .ended = 77,
            .score = R"({"places":[1,0]})",
            .charts = "[]",
            .log = log,
            .seats = {{0, "ola", 2, -5, false}, {1, std::nullopt, 1, 90, true}}};
}

TEST_P(ResultsTest, WhatIsAddedIsReadAgain) {
    write(add_result(some_result("t1")));
    EXPECT_EQ(read_result(*database, "t1"), some_result("t1"));
    EXPECT_EQ(read_result(*database, "t2"), std::nullopt);
}

TEST_P(ResultsTest, ATableEndsOnce) {
    write(add_result(some_result("t1")));
    ResultRow other = some_result("t1");
    other.ended = 78;
    EXPECT_EQ(attempt(add_result(other)), Outcome::conflict);
    EXPECT_EQ(read_result(*database, "t1"), some_result("t1"));
}

TEST_P(ResultsTest, ALogThatIsEmptyIsALog) {
    ResultRow result = some_result("t1");
    result.log.clear();
    result.seats.clear();
    write(add_result(result));
    EXPECT_EQ(read_result(*database, "t1"), result);
}

TEST_P(ResultsTest, ABrokenLogFails) {
    write(add_result(some_result("t1")));
    write(Statement{"UPDATE results SET log=$1", {Blob(100, std::byte{7})}});
    EXPECT_THROW(read_result(*database, "t1"), Failed);
    write(Statement{"UPDATE results SET log=$1", {Blob()}});
    EXPECT_THROW(read_result(*database, "t1"), Failed);
}

TEST_P(ResultsTest, FiguresOfADealCountPeopleWhoPlayedItFromItsBeginning) {
    for (const char* person : {"ola", "jan"}) add(person);
    const auto ended = [&](const std::string& id, const std::string& setup, const std::string& person,
                           std::int64_t total, bool won, std::optional<std::string> origin = {}) {
        TableRow table = some_table(id);
        table.deal = "day 2026-11-17";
        table.setup = setup;
        table.origin = std::move(origin);
        write(create_table(table, {}));
        ResultRow result = some_result(id);
        result.seats = {{0, person, 1, total, won}};
        write(add_result(result));
    };
    ended("t1", "{}", "ola", 70, false);
    ended("t2", "{}", "ola", 90, true);
    ended("t3", "{}", "jan", 60, false);
    ended("t4", R"({"map":"hellas"})", "jan", 99, true);
    ended("t5", "{}", "jan", 200, true, "t3/5");
    EXPECT_EQ(figures_of_deal(*database, "day 2026-11-17"),
              (std::vector<DealFigures>{{"terraforming", "{}", 2, 1, 90},
                                        {"terraforming", R"({"map":"hellas"})", 1, 1, 99}}));
    EXPECT_TRUE(figures_of_deal(*database, "day 2026-11-18").empty());
}

TEST(DeflateTest, TextsComeBackAndAreSmallMeanwhile) {
    const std::string log = some_result("t1").log;
    const Blob small = deflated(log);
    EXPECT_LT(small.size(), log.size() / 5);
    EXPECT_EQ(inflated(small), log);
    Blob cut = small;
    cut.resize(small.size() / 2);
    EXPECT_THROW(inflated(cut), Failed);
    Blob touched = small;
    touched[small.size() / 2] ^= std::byte{1};
    EXPECT_THROW(inflated(touched), Failed);
}

TEST(DeflateTest, NoFewBytesFillTheMemory) {
    const std::string longest(kMostInflated, 'x');
    EXPECT_EQ(inflated(deflated(longest)), longest);
    const std::string longer(kMostInflated + 1, 'x');
    uLongf size = compressBound(longer.size());
    Blob bytes(size);
    ASSERT_EQ(compress(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(longer.data()),
                       longer.size()),
              Z_OK);
    bytes.resize(size);
    EXPECT_LT(bytes.size(), 100'000U);
    EXPECT_THROW(inflated(bytes), Failed);
}

}  // namespace planitia::store
