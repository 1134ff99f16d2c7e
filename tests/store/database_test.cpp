#include <limits>

#include "store_fixture.h"

namespace planitia::store {

class DatabaseTest : public StoreTest {
  protected:
    DatabaseTest() {
        const std::string kinds = is_sqlite() ? "n INTEGER, t TEXT, b BLOB" : "n BIGINT, t TEXT, b BYTEA";
        database->run("CREATE TABLE things (id TEXT PRIMARY KEY, " + kinds + ")", {});
    }
    void put_thing(Database& where, const std::string& id, const Value& number = nullptr, const Value& text = nullptr,
                   const Value& blob = nullptr) {
        where.run("INSERT INTO things (id, n, t, b) VALUES ($1, $2, $3, $4)", Values{id, number, text, blob});
    }
    std::int64_t count(Database& where) {
        std::int64_t rows = -1;
        where.query("SELECT COUNT(*) FROM things", {}, [&](const Row& row) { rows = row.number(0); });
        return rows;
    }
};
PLANITIA_OVER_BOTH(DatabaseTest);

TEST(AddressTest, HasAKindAndAPlace) {
    ASSERT_TRUE(read_address("sqlite:games.db"));
    EXPECT_EQ(read_address("sqlite:games.db")->kind, Address::Kind::sqlite);
    EXPECT_EQ(read_address("sqlite:games.db")->place, "games.db");
    EXPECT_EQ(read_address("sqlite:/var/lib/planitia/games.db")->place, "/var/lib/planitia/games.db");
    ASSERT_TRUE(read_address("postgres://me@host/games"));
    EXPECT_EQ(read_address("postgres://me@host/games")->kind, Address::Kind::postgres);
    EXPECT_EQ(read_address("postgresql:///games")->place, "postgresql:///games");
    for (const char* wrong : {"", "games.db", "sqlite:", "sqlite::memory:", "mysql://host/games", "SQLITE:games.db"})
        EXPECT_FALSE(read_address(wrong)) << wrong;
}

TEST_P(DatabaseTest, ValuesComeBackAsTheyWere) {
    const std::string text = "Zażółć gęślą jaźń, п'ять, 👍, ' \" \\ $1 ?1 \n\t";
    const Blob blob = {std::byte{0}, std::byte{255}, std::byte{'\\'}, std::byte{0}};
    put_thing(*database, "least", std::numeric_limits<std::int64_t>::min(), text, blob);
    put_thing(*database, "most", std::numeric_limits<std::int64_t>::max(), "", Blob());
    put_thing(*database, "none");
    std::size_t seen = 0;
    database->query("SELECT id, n, t, b FROM things ORDER BY id", {}, [&](const Row& row) {
        ++seen;
        if (row.text(0) == "least") {
            EXPECT_EQ(row.number(1), std::numeric_limits<std::int64_t>::min());
            EXPECT_EQ(row.text(2), text);
            EXPECT_EQ(row.blob(3), blob);
        } else if (row.text(0) == "most") {
            EXPECT_EQ(row.maybe_number(1), std::numeric_limits<std::int64_t>::max());
            EXPECT_EQ(row.maybe_text(2), "");
            EXPECT_FALSE(row.is_null(3));
            EXPECT_EQ(row.blob(3), Blob());
        } else {
            EXPECT_EQ(row.maybe_number(1), std::nullopt);
            EXPECT_EQ(row.maybe_text(2), std::nullopt);
            EXPECT_TRUE(row.is_null(3));
        }
    });
    EXPECT_EQ(seen, 3U);
}

TEST_P(DatabaseTest, PlacesMayComeInAnyOrderAndTwice) {
    for (std::int64_t i = 0; i < 12; ++i) put_thing(*database, "row " + std::to_string(i), i);
    Values values;
    for (std::int64_t i = 0; i < 11; ++i) values.emplace_back(i);
    std::vector<std::int64_t> found;
    database->query(
        "SELECT n FROM things WHERE n IN ($11, $2, $1, $10, $2) AND n NOT IN ($3, $4, $5, $6, $7, $8, $9) ORDER BY n",
        values, [&](const Row& row) { found.push_back(row.number(0)); });
    EXPECT_EQ(found, (std::vector<std::int64_t>{0, 1, 9, 10}));
}

TEST_P(DatabaseTest, TellsHowManyRowsWereTouched) {
    for (const char* id : {"a", "b", "c"}) put_thing(*database, id, std::int64_t{1});
    EXPECT_EQ(database->run("UPDATE things SET n=$1 WHERE id<>$2", Values{std::int64_t{2}, "a"}), 2);
    EXPECT_EQ(database->run("UPDATE things SET n=$1 WHERE id=$2", Values{std::int64_t{2}, "nobody"}), 0);
    EXPECT_EQ(database->run("DELETE FROM things WHERE n=$1", Values{std::int64_t{2}}), 2);
}

TEST_P(DatabaseTest, ManyMoreStatementsThanAreKept) {
    put_thing(*database, "a", std::int64_t{1});
    for (std::size_t i = 0; i < 3 * kMostPrepared; ++i) {
        std::int64_t found = -1;
        database->query("SELECT n+" + std::to_string(i) + " FROM things", {},
                        [&](const Row& row) { found = row.number(0); });
        ASSERT_EQ(found, static_cast<std::int64_t>(i) + 1);
    }
}

TEST_P(DatabaseTest, AKeyThatIsTakenIsAClash) {
    put_thing(*database, "a");
    EXPECT_THROW(put_thing(*database, "a"), Clash);
    put_thing(*database, "b");
    EXPECT_EQ(count(*database), 2);
}

TEST_P(DatabaseTest, WhatIsNoSqlFailsAndIsNoClash) {
    try {
        database->run("SELEKT 1", {});
        FAIL();
    } catch (const Clash&) {
        FAIL();
    } catch (const Failed& failure) {
        EXPECT_NE(std::string(failure.what()).find("SELEKT"), std::string::npos) << failure.what();
    }
    put_thing(*database, "a");
    EXPECT_EQ(count(*database), 1);
}

TEST_P(DatabaseTest, ByteZeroInATextIsRefused) {
    EXPECT_THROW(put_thing(*database, "a", nullptr, std::string("x\0y", 3)), Failed);
    EXPECT_EQ(count(*database), 0);
}

TEST_P(DatabaseTest, WhatIsNotCommittedIsGone) {
    {
        const Transaction transaction(*database, Transaction::Kind::writing);
        put_thing(*database, "a");
    }
    EXPECT_EQ(count(*database), 0);
    {
        Transaction transaction(*database, Transaction::Kind::writing);
        put_thing(*database, "a");
        EXPECT_EQ(count(*another()), 0);
        transaction.commit();
    }
    EXPECT_EQ(count(*another()), 1);
}

TEST_P(DatabaseTest, ATransactionInWhichAStatementFailedIsNotHalfDone) {
    {
        const Transaction transaction(*database, Transaction::Kind::writing);
        put_thing(*database, "a");
        EXPECT_THROW(put_thing(*database, "a"), Clash);
    }
    EXPECT_EQ(count(*database), 0);
    database->begin();
    put_thing(*database, "b");
    database->commit();
    EXPECT_EQ(count(*database), 1);
}

TEST_P(DatabaseTest, ReadingIsOfOneMoment) {
    put_thing(*database, "a");
    const std::unique_ptr<Database> writing = another();
    {
        const Transaction moment(*database, Transaction::Kind::reading);
        EXPECT_EQ(count(*database), 1);
        put_thing(*writing, "b");
        EXPECT_EQ(count(*database), 1);
    }
    EXPECT_EQ(count(*database), 2);
}

TEST_P(DatabaseTest, WhatARowThrowsLeavesTheConnectionUsable) {
    put_thing(*database, "a");
    put_thing(*database, "b");
    const auto throwing = [](const Row&) { throw std::runtime_error("enough"); };
    EXPECT_THROW(database->query("SELECT id FROM things", {}, throwing), std::runtime_error);
    EXPECT_EQ(count(*database), 2);
    put_thing(*database, "c");
    EXPECT_EQ(count(*another()), 3);
}

TEST(SqliteTest, TheFileIsItsOwnersAlone) {
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "games.db";
    const std::unique_ptr<Database> database = connect({Address::Kind::sqlite, file});
    database->run("CREATE TABLE things (id TEXT)", {});
    using std::filesystem::perms;
    for (const char* end : {"", "-wal", "-shm"})
        EXPECT_EQ(std::filesystem::status(file.string() + end).permissions(), perms::owner_read | perms::owner_write);
}

TEST(SqliteTest, IsSetUpToLoseNothing) {
    const TemporaryFolder folder;
    const std::unique_ptr<Database> database = connect({Address::Kind::sqlite, folder.path() / "games.db"});
    const auto asked = [&](const char* pragma) {
        std::string answer;
        database->query(pragma, {}, [&](const Row& row) { answer = row.text(0); });
        return answer;
    };
    EXPECT_EQ(asked("PRAGMA journal_mode"), "wal");
    EXPECT_EQ(asked("PRAGMA synchronous"), "2");
    EXPECT_EQ(asked("PRAGMA foreign_keys"), "1");
}

TEST(ConnectTest, AWrongPlaceIsTold) {
    EXPECT_THROW(connect({Address::Kind::sqlite, "/nowhere/games.db"}), Failed);
    EXPECT_THROW(connect({Address::Kind::postgres, "postgresql:///games?host=/nowhere"}), Failed);
    EXPECT_THROW(connect({Address::Kind::postgres, "postgresql://127.0.0.1:1/games"}), Failed);
}

}  // namespace planitia::store
