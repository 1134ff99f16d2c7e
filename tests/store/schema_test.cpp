#include <kit/test_data.h>
#include <store/results.h>
#include <store/schema.h>
#include <store/settings.h>

#include <fstream>
#include <sstream>
#include <thread>

#include "store_fixture.h"

namespace planitia::store {

using SchemaTest = StoreTest;
PLANITIA_OVER_BOTH(SchemaTest);

TEST_P(SchemaTest, IsMadeOnce) {
    add("ola");
    EXPECT_EQ(schema_of(*database), newest_schema());
    migrate(*database, address);
    EXPECT_EQ(schema_of(*database), newest_schema());
    EXPECT_TRUE(person(*database, "ola"));
}

TEST_P(SchemaTest, ANewerOneIsRefusedAndLeftAlone) {
    add("ola");
    write(Statement{"INSERT INTO migrations (number, made) VALUES ($1, 1)", {newest_schema() + 1}});
    try {
        migrate(*database, address);
        FAIL();
    } catch (const Failed& failure) {
        EXPECT_NE(std::string(failure.what()).find("newer program"), std::string::npos) << failure.what();
    }
    EXPECT_TRUE(person(*database, "ola"));
    EXPECT_EQ(schema_of(*database), newest_schema() + 1);
}

TEST_P(SchemaTest, ProcessesThatStartAtOnceMakeItOnce) {
    writer.stop();
    const Address empty = is_sqlite() ? Address{Address::Kind::sqlite, folder.path() / "empty.db"} : empty_postgres();
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i) threads.emplace_back([&] { migrate(*connect(empty), empty); });
    for (std::thread& thread : threads) thread.join();
    std::int64_t made = 0;
    connect(empty)->query("SELECT number FROM migrations", {}, [&](const Row&) { ++made; });
    EXPECT_EQ(made, newest_schema());
}

TEST_P(SchemaTest, IsMadeWhollyOrNotAtAll) {
    database->run("DROP TABLE migrations", {});  // the tables are in the way of making them
    EXPECT_THROW(migrate(*database, address), Failed);
    EXPECT_THROW(schema_of(*database), Failed);
}

/// What a program of that schema has left behind: statements, each on a line of its own.
void make_old(Database& database, std::int64_t schema) {
    std::ifstream file(kit::test_data("store/schemas/" + std::to_string(schema) + ".sql"));
    ASSERT_TRUE(file) << "no database of schema " << schema << " is kept";
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && !line.starts_with("--")) database.run(line, {});
}

TEST(OldSchemaTest, FromEveryOneTheRowsAreBroughtAlong) {
    for (std::int64_t schema = 1; schema <= newest_schema(); ++schema) {
        const TemporaryFolder folder;
        const Address address{Address::Kind::sqlite, folder.path() / "games.db"};
        const std::unique_ptr<Database> database = connect(address);
        make_old(*database, schema);
        EXPECT_EQ(schema_of(*database), schema);
        migrate(*database, address);
        EXPECT_EQ(schema_of(*database), newest_schema());

        KeptTable expected = {.table = some_table("t1"),
                              .seats = some_seats(),
                              .choices = {some_choice(0), some_choice(1, 1)},
                              .drafts = {{1, 2, "[]", 55}},
                              .plans = {{0, "[]"}},
                              .votes = {{1, "{}"}},
                              .chats = 1};
        expected.table.number = 2;
        EXPECT_EQ(read_table(*database, "t1"), expected);
        EXPECT_EQ(person_by_token(*database, "hash"), (Person{"ola", "Ola", "{}", 1, 2}));
        EXPECT_EQ(link_person(*database, "code", 5), "ola");
        EXPECT_EQ(read_chat(*database, "t1", 0, 9), (std::vector<ChatRow>{{0, 1, "Ola", 9, "hej", "r1"}}));
        EXPECT_EQ(
            read_result(*database, "t1"),
            (ResultRow{"t1", 77, "{}", "[]", "a line\n", {{0, "ola", 1, 80, true}, {1, std::nullopt, 2, 70, false}}}));
        EXPECT_EQ(latest_beat(*database), 44);
        EXPECT_EQ(setting_made_once(*database, "key", "another"), "value");
    }
}

}  // namespace planitia::store
