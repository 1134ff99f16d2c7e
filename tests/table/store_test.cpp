/// Files: whole or not there at all.
#include <json/json.h>
#include <table/old/store.h>

#include <chrono>

#include <kit/old_tables.h>

namespace planitia::table_test {
namespace {

using table::Table;

Document some() { return Document::map({{"name", "Їжак \"ż\" \n"}, {"n", 7}}); }

TEST(store, what_is_stored_is_read_back) {
    const Folder folder;
    ASSERT_TRUE(table::store(folder / "a.json", some()));
    const auto read = table::read_stored(folder / "a.json");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, some());
    EXPECT_EQ(content(folder / "a.json"), to_json(some()) + "\n");
    EXPECT_FALSE(fs::exists(folder / "a.json.new"));
}

TEST(store, replaces_what_was_there) {
    const Folder folder;
    write(folder / "a.json", std::string(10'000, 'x'));
    ASSERT_TRUE(table::store(folder / "a.json", some()));
    EXPECT_EQ(content(folder / "a.json"), to_json(some()) + "\n");
}

TEST(store, nobody_else_may_read_the_file) {
    const Folder folder;
    ASSERT_TRUE(table::store(folder / "a.json", some()));
    const auto others = fs::perms::group_all | fs::perms::others_all;
    EXPECT_EQ(fs::status(folder / "a.json").permissions() & others, fs::perms::none);
}

/// The machine stopped while the new file was being written: the old one counts.
TEST(store, a_torn_new_file_is_ignored) {
    const Folder folder;
    Table table = begun(two_people(), folder / "a.json");
    play(table, 3);
    const std::string whole = content(folder / "a.json");
    write(folder / "a.json.new", whole.substr(0, whole.size() / 3));
    EXPECT_EQ(table::stored_tables(folder.path()), std::vector<fs::path>{folder / "a.json"});
    Table again = opened(folder / "a.json");
    EXPECT_EQ(again.game().state(), table.game().state());
    play(again, 1);
    EXPECT_EQ(opened(folder / "a.json").game().choice_count(), 4U);
    EXPECT_FALSE(fs::exists(folder / "a.json.new"));
}

// -- a disk that fails: a file lies where the folder should be

TEST(store, that_fails_names_the_file) {
    const Folder folder;
    write(folder / "file", "");
    const auto stored = table::store(folder.path() / "file" / "a.json", some());
    ASSERT_FALSE(stored);
    EXPECT_EQ(stored.error().code, RefusalCode::not_stored);
    EXPECT_NE(stored.error().message.find((folder.path() / "file" / "a.json").string()), std::string::npos);
}

/// A table whose folder is gone, with a file in its place.
struct Stranded {
    Folder folder;
    fs::path place = folder.path() / "tables";
    Table table = begun(two_people(), place / "a.json");

    void strand() {
        fs::remove_all(place);
        write(place, "");
    }
    void rescue() { fs::remove(place); }
};

TEST(store, a_choice_that_can_not_be_stored_is_refused_and_was_not_made) {
    Stranded stranded;
    Table& table = stranded.table;
    play(table, 4);
    const Document before = table.game().save();
    stranded.strand();
    const PlayerId player = table.next();
    const Document option = some_option(table, player);
    const auto done = table.choose(player, option);
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, RefusalCode::not_stored);
    EXPECT_EQ(table.game().save(), before);
    stranded.rescue();
    ASSERT_TRUE(table.choose(player, option));
    EXPECT_EQ(opened(table.file()).game().save(), table.game().save());
}

TEST(store, an_undo_that_can_not_be_stored_is_refused_and_was_not_made) {
    Stranded stranded;
    Table& table = stranded.table;
    play(table, 1);
    ASSERT_TRUE(table.can_undo(PlayerId{0}));
    const Document before = table.game().save();
    stranded.strand();
    EXPECT_FALSE(table.undo());
    EXPECT_EQ(table.game().save(), before);
}

TEST(store, a_table_that_can_not_be_stored_does_not_begin) {
    const Folder folder;
    write(folder / "file", "");
    EXPECT_FALSE(Table::begin(two_people(), folder.path() / "file" / "a.json"));
}

// -- lists of tables

TEST(stored_tables, has_the_one_played_last_first) {
    const Folder folder;
    const auto now = fs::file_time_type::clock::now();
    int age = 0;
    for (const char* name : {"b.json", "c.json", "a.json"}) {
        ASSERT_TRUE(table::store(folder / name, some()));
        fs::last_write_time(folder / name, now - std::chrono::hours(age++));
    }
    write(folder / "notes.txt", "");
    EXPECT_EQ(table::stored_tables(folder.path()),
              (std::vector<fs::path>{folder / "b.json", folder / "c.json", folder / "a.json"}));
    EXPECT_TRUE(table::stored_tables(folder / "nowhere").empty());
}

TEST(new_table_file, is_one_that_is_not_there_yet) {
    const Folder folder;
    std::vector<fs::path> files;
    for (int i = 0; i < 4; ++i) {
        const fs::path file = table::new_table_file(folder.path(), "martians");
        EXPECT_FALSE(fs::exists(file));
        EXPECT_EQ(file.parent_path(), folder.path());
        EXPECT_TRUE(file.filename().string().starts_with("martians-"));
        EXPECT_EQ(file.extension(), ".json");
        write(file, "");
    }
}

TEST(summary, tells_who_plays_what_and_how_far) {
    const Folder folder;
    Table table = begun(agreement("martians", {{"Їжак", ""}, {"Ares", "random"}}), folder / "a.json");
    play(table, 5);
    const auto summary = table::summary(folder / "a.json");
    ASSERT_TRUE(summary);
    EXPECT_EQ(summary->game, "martians");
    EXPECT_EQ(summary->seats, table.seats());
    EXPECT_EQ(summary->choices, 5U);
    EXPECT_FALSE(summary->is_over);
}

TEST(summary, says_when_a_game_is_over) {
    const Folder folder;
    Table table = begun(agreement("martians", {{"Ares", "random"}, {"Bellona", "random"}}), folder / "a.json");
    while (!table.is_over()) ASSERT_TRUE(table.let_bot_choose(table.next()));
    EXPECT_FALSE(table.next().is_some());
    ASSERT_TRUE(table.store());
    EXPECT_TRUE(table::summary(folder / "a.json")->is_over);
    EXPECT_FALSE(table::summary(folder / "missing.json"));
}

}  // namespace
}  // namespace planitia::table_test
