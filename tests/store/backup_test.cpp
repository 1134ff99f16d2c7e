#include <store/backup.h>

#include <fstream>

#include "store_fixture.h"

namespace planitia::store {

namespace {

namespace fs = std::filesystem;

std::string why_not(const std::function<void()>& act) {
    try {
        act();
    } catch (const Failed& failure) {
        return failure.what();
    }
    return "";
}

}  // namespace

class BackupTest : public testing::Test {
  protected:
    BackupTest() {
        const std::unique_ptr<Database> database = connect(address);
        migrate(*database, address);
        write(add_person({"ola", "Ola", "{}", 1, 1}, "hash"));
        write(create_table(some_table("t1"), some_seats()));
    }
    void write(const Job& job) { ASSERT_EQ(Writer(address, 1).write(job), Outcome::done); }

    TemporaryFolder folder;
    Address address{Address::Kind::sqlite, folder.path() / "games.db"};
    fs::path file = folder.path() / "backup.db";
};

TEST_F(BackupTest, WhatWasBackedUpIsRestored) {
    backup(address, file);
    write(create_table(some_table("t2"), {}));
    restore(address, file);
    const std::unique_ptr<Database> database = connect(address);
    EXPECT_EQ(read_table(*database, "t1"), (KeptTable{.table = some_table("t1"), .seats = some_seats()}));
    EXPECT_EQ(read_table(*database, "t2"), std::nullopt);
    write(create_table(some_table("t3"), {}));
    EXPECT_TRUE(read_table(*database, "t3"));
}

TEST_F(BackupTest, IsMadeWhileOthersWrite) {
    Writer writer(address, 1);
    std::atomic<bool> is_over = false;
    std::thread playing([&] {
        TableRow before = some_table("t1");
        while (!is_over) {
            TableRow after = before;
            const ChoiceRow choice = some_choice(after.number++);
            ASSERT_EQ(writer.write({guard_table("t1", before, after), insert_choices("t1", std::span(&choice, 1))}),
                      Outcome::done);
            before = after;
        }
    });
    for (int i = 0; i < 10; ++i) backup(address, file);
    is_over = true;
    playing.join();
    const Address other{Address::Kind::sqlite, folder.path() / "other.db"};
    restore(other, file);
    const KeptTable kept = read_table(*connect(other), "t1").value();
    EXPECT_EQ(kept.table.number, static_cast<std::int64_t>(kept.choices.size()));
}

TEST_F(BackupTest, HasWhatACrashLeftInTheLog) {
    Writer writer(address, 1);
    ASSERT_EQ(writer.write(create_table(some_table("t2"), {})), Outcome::done);
    const Address crashed{Address::Kind::sqlite, folder.path() / "crashed.db"};
    for (const char* end : {"", "-wal"}) fs::copy_file(address.place + end, crashed.place + end);
    backup(crashed, file);
    const Address other{Address::Kind::sqlite, folder.path() / "other.db"};
    restore(other, file);
    EXPECT_TRUE(read_table(*connect(other), "t2"));
    restore(crashed, file);
    EXPECT_TRUE(read_table(*connect(crashed), "t2"));
}

TEST_F(BackupTest, IsOneFileOfItsOwner) {
    std::ofstream(file) << "an older backup";
    backup(address, file);
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    for (const char* end : {".part", "-wal", "-shm", "-journal", ".part-wal", ".part-shm", ".part-journal"})
        EXPECT_FALSE(fs::exists(file.string() + end)) << end;
    restore({Address::Kind::sqlite, folder.path() / "other.db"}, file);
    for (const char* end : {"-wal", "-shm", "-journal"}) EXPECT_FALSE(fs::exists(file.string() + end)) << end;
    EXPECT_EQ(fs::status(folder.path() / "other.db").permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(BackupTest, NothingIsReplacedWhileSomebodyHasItOpen) {
    backup(address, file);
    write(create_table(some_table("t2"), {}));
    const std::unique_ptr<Database> idle = connect(address);
    EXPECT_NE(why_not([&] { restore(address, file); }).find("stop the server first"), std::string::npos);
    EXPECT_TRUE(read_table(*idle, "t2"));
}

TEST_F(BackupTest, WhatIsNoSoundBackupReplacesNothing) {
    const auto refused = [&] { return why_not([&] { restore(address, file); }); };
    EXPECT_NE(refused(), "");  // there is none
    std::ofstream(file) << "Dear diary, this is no database, but longer than the first hundred bytes of one. "
                        << std::string(5'000, 'x');
    EXPECT_NE(refused().find("not a database"), std::string::npos) << refused();

    fs::remove(file);
    connect({Address::Kind::sqlite, file})->run("CREATE TABLE things (id TEXT)", {});
    EXPECT_NE(refused().find("migrations"), std::string::npos) << refused();

    const auto spoiled = [&](const std::string& sql) {
        fs::remove(file);
        backup(address, file);
        const std::unique_ptr<Database> database = connect({Address::Kind::sqlite, file});
        database->run("PRAGMA foreign_keys=OFF", {});
        database->run(sql, {});
        return refused();
    };
    EXPECT_NE(spoiled("INSERT INTO migrations VALUES (99, 1)").find("newer"), std::string::npos);
    EXPECT_NE(spoiled("UPDATE tables SET number=1").find("table t1"), std::string::npos);
    EXPECT_NE(spoiled("DELETE FROM people").find("a row of"), std::string::npos);

    fs::remove(file);
    backup(address, file);
    {
        std::fstream bytes(file, std::ios::in | std::ios::out | std::ios::binary);
        bytes.seekp(4096 + 8);
        bytes << std::string(3'000, '\xff');
    }
    EXPECT_NE(refused(), "");
    EXPECT_EQ(read_table(*connect(address), "t1"), (KeptTable{.table = some_table("t1"), .seats = some_seats()}));
}

TEST_F(BackupTest, AFailedOneLeavesTheOneBeforeAlone) {
    backup(address, file);
    write({{"UPDATE tables SET number=7", {}}});  // whoever did that
    EXPECT_NE(why_not([&] { backup(address, file); }), "");
    EXPECT_FALSE(fs::exists(file.string() + ".part"));
    restore(address, file);
    EXPECT_EQ(read_table(*connect(address), "t1")->table.number, 0);
    EXPECT_NE(why_not([&] { backup({Address::Kind::sqlite, folder.path() / "none.db"}, file); }), "");
    EXPECT_FALSE(fs::exists(folder.path() / "none.db"));
    EXPECT_NE(why_not([&] { backup(address, folder.path() / "none/backup.db"); }), "");
}

TEST(PostgresBackupTest, PointsToItsOwnTools) {
    const Address address{Address::Kind::postgres, "postgresql:///games"};
    EXPECT_NE(why_not([&] { backup(address, "file"); }).find("pg_dump"), std::string::npos);
    EXPECT_NE(why_not([&] { restore(address, "file"); }).find("pg_restore"), std::string::npos);
}

}  // namespace planitia::store
