/// Files: a step is in them wholly or not at all.
#include <json/json.h>
#include <kit/tables.h>
#include <kit/test_data.h>
#include <table/replay.h>
#include <table/stored_lines.h>

#include <chrono>
#include <optional>
#include <set>

namespace planitia::table_test {
namespace {

using namespace kit;
using table::FileStore;
using table::Table;

std::size_t count_lines(const fs::path& file) {
    const std::string text = content(file);
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(file_store, has_a_line_for_what_was_agreed_and_one_for_every_step) {
    const Folder folder;
    Table table = begun(agreement("terraforming", {{"Їжак \"ż\" \n", ""}, {"Ares", "random"}}), folder / "a.json");
    EXPECT_EQ(count_lines(folder / "a.json"), 1U);
    play(table, 1);
    EXPECT_EQ(count_lines(folder / "a.json"), 2U);
    EXPECT_EQ(count_files(folder), 1) << "nothing else is left in the folder";
    EXPECT_EQ(stored_in(folder / "a.json").seats(), table.sitting().seats());
}

TEST(file_store, only_ever_adds) {
    const Folder folder;
    Table table = table_at("gen 2; A: mc 60, heat 8; B: mc 60", folder / "a.json");
    std::string before = content(folder / "a.json");
    const auto expect_added = [&](const char* what) {
        const std::string now = content(folder / "a.json");
        EXPECT_TRUE(now.size() > before.size() && now.starts_with(before)) << what;
        before = now;
    };
    choose(table, A, project("power-plant"));
    expect_added("an answer");
    accepted(table.back(A, table.sitting().ask(A)));
    expect_added("a step back");
    choose(table, A, convert_heat());
    accepted(table.commit(A, table.sitting().ask(A)));
    expect_added("a commit");
}

TEST(file_store, nobody_else_may_read_the_file) {
    const Folder folder;
    begun(two_people(), folder / "a.json");
    const auto others = fs::perms::group_all | fs::perms::others_all;
    EXPECT_EQ(fs::status(folder / "a.json").permissions() & others, fs::perms::none);
}

TEST(file_store, a_table_that_is_there_is_not_overwritten) {
    const Folder folder;
    Table table = begun(two_people(), folder / "a.json");
    play(table, 2);
    const std::string before = content(folder / "a.json");
    EXPECT_FALSE(Table::begin(two_people(), store_of(folder / "a.json"), (folder / "a.json").string()));
    EXPECT_EQ(content(folder / "a.json"), before);
}

// -- the machine stopped

/// Wherever the last line was torn, the table stands before it, and goes on.
TEST(file_store, a_torn_last_line_is_ignored_and_cut_off) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    std::optional<Table> table = begun(two_people(), file);
    play(*table, 3);
    const std::string before = content(file);
    const Document stood = state(table->sitting().committed());
    play(*table, 1);
    table.reset();
    const std::string after = content(file);
    for (std::size_t size = before.size() + 1; size < after.size(); size += 7) {
        write(file, after.substr(0, size));
        Table again = opened(file);
        ASSERT_EQ(state(again.sitting().committed()), stood) << size;
        play(again, 1);
        ASSERT_EQ(content(file), after) << "the same answer, in place of the torn one";
    }
}

TEST(file_store, a_draft_and_all_of_a_commit_outlive_the_program) {
    const Folder folder;
    {
        Table table = table_at("gen 2; A: mc 60, heat 8; B: mc 60", folder / "a.json");
        choose(table, A, project("power-plant"));
    }
    Table table = opened(folder / "a.json");
    EXPECT_EQ(table.sitting().committed().choice_count(), 0U);
    EXPECT_EQ(table.sitting().game(A).choice_count(), 1U);
    choose(table, A, convert_heat());
    accepted(table.commit(A, table.sitting().ask(A)));
    const table::Sitting again = stored_in(folder / "a.json");
    EXPECT_EQ(again.committed().choice_count(), 2U);
    EXPECT_FALSE(again.way_back(A).is_open);
}

// -- two programs

TEST(file_store, of_two_programs_the_second_is_told_when_it_opens_the_table) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    std::optional<Table> one = begun(two_people(), file);
    for (const char* how : {"begun", "opened"}) {
        const auto two = Table::open(store_of(file), file.string());
        ASSERT_FALSE(two) << how;
        EXPECT_EQ(two.error().code, RefusalCode::played_elsewhere);
        play(*one, 1);
        EXPECT_EQ(state(stored_in(file).committed()), state(one->sitting().committed())) << "it may look";
        one.reset();
        one = opened(file);
    }
    EXPECT_EQ(one->sitting().committed().choice_count(), 2U);
}

TEST(file_store, a_table_under_two_names_is_one) {
    const Folder folder;
    const Table one = begun(two_people(), folder / "a.json");
    fs::create_symlink("a.json", folder / "b.json");
    fs::create_hard_link(folder / "a.json", folder / "c.json");
    for (const fs::path& other : {folder / "b.json", folder / "c.json"})
        EXPECT_EQ(Table::open(store_of(other), other.string()).error().code, RefusalCode::played_elsewhere) << other;
}

TEST(file_store, a_table_that_can_not_be_opened_is_not_kept_from_others) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    begun(two_people(), file);
    const std::string good = content(file);
    const auto store = store_of(file);
    for (const char* added : {"{}}\n", R"({"choices":[{"player":1,"option":{"kind":"pass"}}]})"
                                       "\n"}) {
        write(file, good + added);
        EXPECT_FALSE(Table::open(store, file.string()));
        EXPECT_NE(Table::open(store_of(file), file.string()).error().code, RefusalCode::played_elsewhere);
    }
}

/// An editor, a program of before there were locks.
TEST(file_store, who_writes_without_asking_is_noticed) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    Table table = begun(two_people(), file);
    const std::string good = content(file);
    const auto answer = [&] {
        const PlayerId player = table.sitting().next();
        return table.answer(player, table.sitting().ask(player), some_choice(table.sitting(), player), true);
    };
    write(folder / "b.json", good);
    write(file, good + "{}\n");
    EXPECT_EQ(answer().error().code, RefusalCode::played_elsewhere);
    fs::rename(folder / "b.json", file);
    EXPECT_EQ(answer().error().code, RefusalCode::played_elsewhere) << "the same text, another file";
    EXPECT_EQ(content(file), good);
}

/// One letter in place of another, in the same file.
TEST(file_store, who_writes_as_many_letters_without_asking_is_noticed) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    Table table = begun(two_people(), file);
    std::string text = content(file);
    text.replace(text.find("Ola"), 3, "Ula");
    write(file, text);
    fs::last_write_time(file, fs::last_write_time(file) + std::chrono::seconds(1));  // nobody edits within a moment
    const PlayerId player = table.sitting().next();
    const auto refused = table.answer(player, table.sitting().ask(player), some_choice(table.sitting(), player), true);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, RefusalCode::played_elsewhere);
    EXPECT_EQ(content(file), text);
}

TEST(file_store, a_table_that_was_replaced_goes_on_when_it_is_opened_again) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    const auto store = store_of(file);
    Table table = accepted(Table::begin(two_people(), store, file.string()));
    play(table, 1);
    write(folder / "b.json", content(file));
    fs::rename(folder / "b.json", file);
    table = accepted(Table::open(store, file.string()));
    play(table, 1);
    EXPECT_EQ(state(stored_in(file).committed()), state(table.sitting().committed()));
    EXPECT_FALSE(Table::open(store_of(file), file.string())) << "it is locked, too";
}

TEST(file_store, two_tables_on_one_store_notice_each_other) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    const auto store = store_of(file);
    accepted(store->create(file.string(), stored_at("gen 2; A: mc 60, heat 8; B: mc 60")));
    Table one = accepted(Table::open(store, file.string()));
    Table two = accepted(Table::open(store, file.string()));
    choose(one, A, project("power-plant"));
    const auto refused = two.answer(A, two.sitting().ask(A), choice(two.sitting(), A, convert_heat()));
    ASSERT_FALSE(refused) << "a draft counts too";
    EXPECT_EQ(refused.error().code, RefusalCode::played_elsewhere);
    choose(one, A, convert_heat());
    two = accepted(Table::open(store, file.string()));
    EXPECT_FALSE(Table::open(store_of(file), file.string())) << "it is still theirs";
    accepted(two.back(A, two.sitting().ask(A)));
    EXPECT_FALSE(one.commit(A, one.sitting().ask(A))) << "it was taken back elsewhere";
    EXPECT_EQ(state(stored_in(file).game(A)), state(two.sitting().game(A)));
}

// -- a disk that fails

TEST(file_store, on_a_full_disk_an_answer_is_refused_and_was_not_made) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    Table table = begun(two_people(), file);
    play(table, 4);
    const std::string before = content(file);
    const Document stood = state(table.sitting().committed());
    const PlayerId player = table.sitting().next();
    const table::AskId ask = table.sitting().ask(player);
    const desk::Choice answer = some_choice(table.sitting(), player);
    for (std::size_t room : {0, 1, 20}) {
        const FullDisk full(before.size() + room);
        const auto done = table.answer(player, ask, answer, true);
        ASSERT_FALSE(done) << room;
        EXPECT_EQ(done.error().code, RefusalCode::not_stored);
        EXPECT_NE(done.error().message.find(file.string()), std::string::npos) << done.error().message;
        EXPECT_EQ(content(file), before) << "nothing is left of it";
        EXPECT_EQ(state(table.sitting().committed()), stood);
        EXPECT_EQ(table.sitting().ask(player), ask);
    }
    ASSERT_TRUE(table.answer(player, ask, answer, true)) << "there is room again";
    EXPECT_EQ(state(stored_in(file).committed()), state(table.sitting().committed()));
}

TEST(file_store, on_a_full_disk_a_step_back_is_refused_and_was_not_made) {
    const Folder folder;
    Table table = table_at("gen 2; A: mc 60; B: mc 60", folder / "a.json");
    choose(table, A, project("power-plant"));
    const FullDisk full(content(folder / "a.json").size());
    EXPECT_FALSE(table.back(A, table.sitting().ask(A)));
    EXPECT_EQ(table.sitting().game(A).choice_count(), 1U);
}

TEST(file_store, a_table_that_can_not_be_stored_does_not_begin) {
    const Folder folder;
    write(folder / "file", "");
    const fs::path file = folder.path() / "file" / "a.json";
    const auto table = Table::begin(two_people(), store_of(file), file.string());
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().code, RefusalCode::not_stored);
    EXPECT_NE(table.error().message.find(file.string()), std::string::npos);
}

TEST(file_store, a_file_that_is_gone_takes_no_answer) {
    const Folder folder;
    Table table = begun(two_people(), folder / "a.json");
    fs::remove(folder / "a.json");
    const PlayerId player = table.sitting().next();
    const auto done = table.answer(player, table.sitting().ask(player), some_choice(table.sitting(), player));
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, RefusalCode::not_stored);
    EXPECT_EQ(table.sitting().ask(player), table::AskId{});
}

// -- files of before there were lines: one document

TEST(file_store, tables_of_0_1_0_are_read_and_continued) {
    for (const char* name : {"terraforming-table", "martians-table"}) {
        const Folder folder;
        const fs::path file = folder / "a.json";
        fs::copy_file(test_data(std::string("saves/0.1.0/") + name + ".json"), file);
        const std::string before = content(file);
        Table table = opened(file);
        const std::size_t choices = table.sitting().committed().choice_count();
        EXPECT_GT(choices, 0U) << name;
        EXPECT_EQ(content(file), before) << "to open it changes nothing";
        play(table, 3);
        EXPECT_EQ(count_lines(file), 5U) << "what was agreed, all that was chosen before, and three steps";
        const table::Sitting again = stored_in(file);
        EXPECT_EQ(again.committed().choice_count(), choices + 3) << name;
        EXPECT_EQ(state(again.committed()), state(table.sitting().committed())) << name;
        EXPECT_EQ(again.seats(), table.sitting().seats());
    }
}

TEST(file_store, an_old_file_stays_as_it_was_when_it_can_not_be_written_anew) {
    const Folder folder;
    const fs::path file = folder / "a.json";
    fs::copy_file(test_data("saves/0.1.0/martians-table.json"), file);
    const std::string before = content(file);
    Table table = opened(file);
    const PlayerId player = table.sitting().next();
    ASSERT_TRUE(player.is_some());
    {
        const FullDisk full(100);
        EXPECT_FALSE(table.answer(player, table.sitting().ask(player), some_choice(table.sitting(), player), true));
    }
    EXPECT_EQ(content(file), before);
    play(table, 1);
    EXPECT_EQ(state(stored_in(file).committed()), state(table.sitting().committed()));
}

// -- lists of tables

TEST(file_store, lists_the_table_played_last_first) {
    const Folder folder;
    const auto now = fs::file_time_type::clock::now();
    int age = 0;
    for (const char* name : {"b.json", "c.json", "a.json"}) {
        begun(two_people("martians"), folder / name);
        fs::last_write_time(folder / name, now - std::chrono::hours(age++));
    }
    write(folder / "notes.txt", "");
    std::vector<std::string> names;
    for (const table::Summary& each : FileStore(folder.path()).list()) names.push_back(each.table);
    EXPECT_EQ(names, (std::vector<std::string>{folder / "b.json", folder / "c.json", folder / "a.json"}));
    EXPECT_TRUE(FileStore(folder / "nowhere").list().empty());
}

TEST(file_store, names_a_table_as_none_that_is_there) {
    const Folder folder;
    const FileStore store(folder.path());
    std::set<std::string> names;
    for (int i = 0; i < 200; ++i) {
        const fs::path file = store.new_name("martians");
        EXPECT_TRUE(names.insert(file.string()).second) << "within the same second";
        EXPECT_EQ(file.parent_path(), folder.path());
        EXPECT_TRUE(file.filename().string().starts_with("martians-"));
        EXPECT_EQ(file.extension(), ".json");
    }
}

TEST(file_store, summarises_who_plays_what_and_how_far) {
    const Folder folder;
    Table table = begun(agreement("martians", {{"Їжак", ""}, {"Ares", "random"}}), folder / "a.json");
    play(table, 5);
    const auto tables = FileStore(folder.path()).list();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_TRUE(tables[0].is_readable());
    EXPECT_EQ(tables[0].game, "martians");
    EXPECT_EQ(tables[0].seats, table.sitting().seats());
    EXPECT_EQ(tables[0].choices, 5U);
    EXPECT_FALSE(tables[0].is_over);
}

TEST(file_store, says_when_a_game_is_over) {
    const Folder folder;
    Table table = begun(agreement("martians", {{"Ares", "random"}, {"Bellona", "random"}}), folder / "a.json");
    while (!table.sitting().is_over()) ASSERT_TRUE(table.let_bot_choose(table.sitting().next()));
    EXPECT_FALSE(table.sitting().next().is_some());
    EXPECT_TRUE(FileStore(folder.path()).list().at(0).is_over);
}

TEST(file_store, lists_what_can_not_be_read_as_such) {
    const Folder folder;
    write(folder / "broken.json", "{\"game\":");
    const auto tables = FileStore(folder.path()).list();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_FALSE(tables[0].is_readable());
}

}  // namespace
}  // namespace planitia::table_test
