/// Disks that fail, and folders with things in them that are no tables.
#include <kit/tables.h>
#include <kit/test_data.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <chrono>
#include <set>

namespace planitia::table_test {
namespace {

using table::FileStore;
using table::Table;
using table::Trouble;

/// After so many that succeed one call to bring something to the disk fails.
int syncs_until_failure = -1;
int sync_or_fail(int descriptor) {
    if (syncs_until_failure-- != 0) return ::fsync(descriptor);
    errno = EIO;
    return -1;
}

class FailingSync {
  public:
    explicit FailingSync(int after) { syncs_until_failure = after; }
    ~FailingSync() { syncs_until_failure = -1; }
    FailingSync(const FailingSync&) = delete;
    FailingSync& operator=(const FailingSync&) = delete;
};

Table opened_with_failing_sync(const fs::path& file) {
    return accepted(Table::open(std::make_shared<FileStore>(file.parent_path(), sync_or_fail), file.string()));
}

Result<table::Step, Refusal> answer(Table& table) {
    const PlayerId player = table.sitting().next();
    return table.answer(player, table.sitting().ask(player), some_choice(table.sitting(), player), true);
}

/// Whichever call fails, the file says what the table says, and the next answer is taken.
void expect_to_outlive_failures(const fs::path& file) {
    const std::string before = content(file);
    for (int after = 0; after < 3; ++after) {
        write(file, before);
        Table table = opened_with_failing_sync(file);
        const FailingSync failing(after);
        for (int i = 0; i < 4; ++i) {
            const Document stood = state(table.sitting().committed());
            if (const auto done = answer(table); !done) {
                EXPECT_EQ(done.error().code, RefusalCode::not_stored);
                EXPECT_EQ(state(table.sitting().committed()), stood);
            }
            EXPECT_EQ(state(stored_in(file).committed()), state(table.sitting().committed())) << after;
        }
        EXPECT_LT(syncs_until_failure, 0) << "it was tried";
    }
}

TEST(disk, a_sync_that_fails_leaves_memory_and_file_the_same) {
    const Folder folder;
    begun(two_people(), folder / "a.json");
    expect_to_outlive_failures(folder / "a.json");
}

/// Here the file is written anew, and its folder synced.
TEST(disk, a_sync_that_fails_leaves_a_file_of_0_1_0_playable) {
    const Folder folder;
    fs::copy_file(kit::test_data("saves/0.1.0/martians-table.json"), folder / "a.json");
    expect_to_outlive_failures(folder / "a.json");
}

TEST(disk, a_table_whose_first_sync_fails_is_not_there) {
    for (int after : {0, 1}) {
        const Folder folder;
        const auto store = std::make_shared<FileStore>(folder.path(), sync_or_fail);
        const FailingSync failing(after);
        const auto refused = Table::begin(two_people(), store, (folder / "a.json").string());
        ASSERT_FALSE(refused) << after;
        EXPECT_EQ(refused.error().code, RefusalCode::not_stored);
        EXPECT_EQ(count_files(folder), 0);
        EXPECT_TRUE(Table::begin(two_people(), store, (folder / "a.json").string())) << "it is tried again";
    }
}

// -- what is no table

TEST(disk, the_reason_of_a_refusal_comes_before_the_path) {
    const Folder folder;
    Table table = begun(two_people(), folder / "a.json");
    const FullDisk full(content(folder / "a.json").size());
    EXPECT_TRUE(answer(table).error().message.ends_with("(" + (folder / "a.json").string() + ")"));
    const std::string missing = (folder / "b.json").string();
    EXPECT_TRUE(Table::open(store_of(missing), missing).error().message.ends_with("(" + missing + ")"));
}

/// A file that is read for ever, one that waits for a writer, one that throws at the first byte.
TEST(disk, what_is_no_table_is_told_and_neither_ends_nor_blocks_the_program) {
    const Folder folder;
    begun(two_people(), folder / "good.json");
    fs::create_directory(folder / "folder.json");
    ASSERT_EQ(::mkfifo((folder / "pipe.json").c_str(), 0600), 0);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = {}};
    const std::string place = (folder / "socket.json").string();
    ASSERT_LT(place.size(), sizeof address.sun_path);
    place.copy(address.sun_path, place.size());
    ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    fs::create_symlink("/dev/zero", folder / "zero.json");
    fs::create_symlink("nowhere", folder / "nowhere.json");
    write(folder / "huge.json", "");
    fs::resize_file(folder / "huge.json", std::uintmax_t{8} << 30);
    write(folder / "cut.json", content(folder / "good.json").substr(0, 20));
    std::map<std::string, Trouble> found;
    FileStore store(folder.path());
    for (const table::Summary& each : store.list()) found[fs::path(each.table).stem()] = each.trouble;
    EXPECT_EQ(found, (std::map<std::string, Trouble>{{"good", Trouble::none},
                                                     {"folder", Trouble::folder},
                                                     {"pipe", Trouble::no_file},
                                                     {"socket", Trouble::no_file},
                                                     {"zero", Trouble::no_file},
                                                     {"huge", Trouble::broken},
                                                     {"cut", Trouble::broken}}));
    for (const auto& [name, trouble] : found) {
        const std::string file = (folder.path() / (name + ".json")).string();
        EXPECT_EQ(store.load(file).has_value(), trouble == Trouble::none) << name;
        EXPECT_EQ(store.open(file).has_value(), trouble == Trouble::none) << name;
    }
    ::close(socket);
}

TEST(disk, what_is_no_table_is_not_written_to) {
    const Folder folder;
    write(folder / "notes.json", "dear diary");
    const std::string file = (folder / "notes.json").string();
    FileStore store(folder.path());
    EXPECT_FALSE(store.open(file));
    EXPECT_FALSE(store.append(file, 0, {}));
    EXPECT_EQ(content(file), "dear diary");
}

// -- links

TEST(disk, a_table_that_is_a_link_is_written_to_where_it_leads) {
    for (const char* kept : {"", "saves/0.1.0/martians-table.json"}) {
        const Folder folder;
        fs::create_directory(folder / "far");
        const fs::path target = folder.path() / "far" / "b.json";
        if (*kept != '\0') fs::copy_file(kit::test_data(kept), target);
        if (*kept == '\0') begun(two_people(), target);
        fs::create_symlink(target, folder / "a.json");
        Table table = opened(folder / "a.json");
        ASSERT_TRUE(answer(table) && answer(table));
        EXPECT_TRUE(fs::is_symlink(folder / "a.json"));
        EXPECT_EQ(state(stored_in(target).committed()), state(table.sitting().committed()));
        fs::remove(folder / "a.json");
        write(folder / "precious", "gold");
        fs::create_symlink(folder / "precious", folder / "a.json");
        EXPECT_TRUE(answer(table)) << "the table is where it was";
        EXPECT_EQ(content(folder / "precious"), "gold");
    }
}

TEST(disk, a_new_table_follows_no_link) {
    const Folder folder;
    write(folder / "precious", "gold");
    for (const char* name : {"a.json.new", "a.json", "b.json"})
        fs::create_symlink(name[0] == 'b' ? "nowhere" : "precious", folder / name);
    for (const fs::path& file : {folder / "a.json", folder / "b.json"})
        EXPECT_FALSE(Table::begin(two_people(), store_of(file), file.string())) << "the name is taken";
    begun(two_people(), folder / "c.json");
    EXPECT_EQ(content(folder / "precious"), "gold");
    EXPECT_FALSE(fs::exists(folder / "nowhere"));
}

// -- the folder

TEST(disk, nobody_else_may_look_into_the_folder) {
    const Folder folder;
    begun(two_people(), folder.path() / "home" / "tables" / "a.json");
    EXPECT_EQ(fs::status(folder.path() / "home" / "tables").permissions(), fs::perms::owner_all);
    EXPECT_EQ(fs::status(folder.path() / "home").permissions(), fs::perms::owner_all) << "whatever is stored first";
    fs::permissions(folder.path() / "home" / "tables", fs::perms::owner_all | fs::perms::others_read);
    begun(two_people(), folder.path() / "home" / "tables" / "b.json");
    EXPECT_NE(fs::status(folder.path() / "home" / "tables").permissions(), fs::perms::owner_all)
        << "who has changed it has a reason";
}

/// The folders that were brought to the disk.
std::set<ino_t> synced;
int note_sync(int descriptor) {
    struct stat found = {};
    ::fstat(descriptor, &found);
    synced.insert(found.st_ino);
    return ::fsync(descriptor);
}

TEST(disk, the_names_of_new_folders_are_on_the_disk_as_well) {
    const Folder folder;
    const fs::path file = folder.path() / "home" / "tables" / "a.json";
    synced.clear();
    ASSERT_TRUE(Table::begin(two_people(), std::make_shared<FileStore>(file.parent_path(), note_sync), file.string()));
    for (const fs::path& each : {folder.path(), folder / "home", file.parent_path(), file})
        EXPECT_TRUE(synced.contains(table::stamp_of(each).inode)) << each;
}

TEST(disk, a_folder_that_is_not_on_the_disk_is_not_there) {
    for (int after : {0, 1, 2, 3}) {
        const Folder folder;
        const fs::path file = folder.path() / "home" / "tables" / "a.json";
        const auto store = std::make_shared<FileStore>(file.parent_path(), sync_or_fail);
        const FailingSync failing(after);
        const auto refused = Table::begin(two_people(), store, file.string());
        ASSERT_FALSE(refused) << after;
        EXPECT_EQ(refused.error().code, RefusalCode::not_stored);
        EXPECT_EQ(fs::exists(folder / "home"), after > 0);
        EXPECT_EQ(fs::exists(file.parent_path()), after > 1);
        EXPECT_FALSE(fs::exists(file));
        EXPECT_TRUE(Table::begin(two_people(), store, file.string())) << "it is tried again";
    }
}

/// A folder can not be linked, nor take the place of a file.
TEST(disk, a_file_that_does_not_get_its_name_leaves_nothing_there) {
    const Folder folder;
    fs::create_directory(folder / "written");
    EXPECT_FALSE(table::name_file(folder / "written", folder / "a.json"));
    EXPECT_FALSE(fs::exists(folder / "a.json"));
}

// -- what programs that were stopped have left

void write_long_ago(const fs::path& file) {
    write(file, "");
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(2));
}

TEST(disk, what_programs_that_were_stopped_have_left_is_removed) {
    const Folder folder;
    const fs::path left = folder / "martians-2026-05-01-201500-k7m2xq.json.abcdefgh2345.new";
    const fs::path old = folder / "terraforming-2026-05-01-201500.json.abcdefgh2345.new";
    const fs::path fresh = folder / "martians-2026-05-01-201501-k7m2xq.json.abcdefgh2345.new";
    write_long_ago(left);
    write_long_ago(old);
    write(fresh, "");
    begun(two_people(), folder / "c.json");
    EXPECT_FALSE(fs::exists(left));
    EXPECT_FALSE(fs::exists(old)) << "a table of 0.1.0 that was being written anew";
    EXPECT_TRUE(fs::exists(fresh)) << "somebody may be writing it";
}

TEST(disk, what_others_have_left_is_not_removed) {
    const Folder parent;
    const fs::path folder = parent / "a.json.d";
    fs::create_directory(folder);
    std::vector<fs::path> others;
    for (const char* name : {"mine.new", "package.json.new", "package.json.4711.new", "package.json.abcdefgh2345.new",
                             "memory.json.abcdefgh2345.new", "martians-2026-05-01-201500-k7m2xq.json.new",
                             "martians-2026-05-01-201500-k7m2xq.json.backup.new", ".abcdefgh2345.new",
                             "my-martians-2026-05-01-201500-k7m2xq.json.abcdefgh2345.new"})
        others.push_back(folder / name);
    for (const fs::path& each : others) write_long_ago(each);
    begun(two_people(), folder / "c.json");
    for (const fs::path& each : others) EXPECT_TRUE(fs::exists(each)) << each;
}

}  // namespace
}  // namespace planitia::table_test
