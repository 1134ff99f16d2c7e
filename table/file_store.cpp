#include <fcntl.h>
#include <table/file_store.h>
#include <table/random_word.h>
#include <table/table_file.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <regex>
#include <utility>

namespace planitia::table {

namespace fs = std::filesystem;

namespace {

/// The reason comes first: the end of a long line may not be seen.
Unexpected<Refusal> refuse(RefusalCode code, const fs::path& file, const std::string& why) {
    return Unexpected{Refusal{code, why + " (" + file.string() + ")", ""}};
}

Unexpected<Refusal> not_stored(const fs::path& file) {
    return refuse(RefusalCode::not_stored, file, std::strerror(errno));
}

Unexpected<Refusal> is_there(const fs::path& file) {
    return refuse(RefusalCode::not_stored, file, "there is such a table already");
}

Unexpected<Refusal> played_elsewhere(const fs::path& file) {
    return refuse(RefusalCode::played_elsewhere, file, "it is played elsewhere");
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

/// Whether a store could have given that name to a table; 0.1.0 did so without a random word.
bool is_name_of_table(const std::string& name) {
    static const std::regex kName(R"([a-z]+-\d{4}-\d\d-\d\d-\d{6}(-[a-z2-9]{6})?\.json)");
    return std::regex_match(name, kName);
}

Result<File, Refusal> put(const fs::path& file, const std::string& text, Sync sync, Naming names) {
    File out = put_file(file, text, sync, names);
    if (!out.is_open()) return errno == EEXIST ? is_there(file) : not_stored(file);
    return out;
}

Result<Content, Unread> look_at(const fs::path& path) {
    const auto file = open_file(path, O_RDONLY);
    if (!file) return Unexpected{file.error()};
    return read_content(*file);
}

Summary summary_of(const fs::path& path) {
    auto content = look_at(path);
    if (!content) return {.table = path.string(), .trouble = content.error().trouble};
    std::size_t drafted = 0;
    for (const StoredDraft& draft : content->stored.drafts) drafted += draft.options.size();
    return {.table = path.string(),
            .game = std::move(content->stored.game),
            .seats = std::move(content->stored.seats),
            .choices = content->stored.choices.size() + drafted,
            .is_over = content->stored.is_over};
}

}  // namespace

fs::path home_folder() {
    if (const std::string home = environment("PLANITIA_HOME"); !home.empty()) return home;
    if (const std::string data = environment("XDG_DATA_HOME"); !data.empty()) return fs::path(data) / "planitia";
    const std::string home = environment("HOME");
    return fs::path(home.empty() ? "." : home) / ".local" / "share" / "planitia";
}

fs::path tables_folder() { return home_folder() / "tables"; }

std::string FileStore::new_name(std::string_view game) const {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm here = {};
    char time[32] = "";
    std::strftime(time, sizeof time, "%Y-%m-%d-%H%M%S", ::localtime_r(&now, &here));
    return (folder_ / (std::string(game) + "-" + time + "-" + random_word(6) + ".json")).string();
}

Result<Done, Refusal> FileStore::create(const std::string& table, const StoredTable& stored) {
    if (!make_folder(folder_of(table), sync_)) return not_stored(table);
    tidy(folder_of(table), is_name_of_table);
    const std::string text = lines_of(stored);
    auto file = put(table, text, sync_, name_file);
    if (!file) return Unexpected{file.error()};
    if (!sync_folder(table, sync_)) {
        const auto refused = not_stored(table);
        ::unlink(table.c_str());
        return refused;
    }
    const FileStamp stamp = file->stamp();
    Held& held = held_[table];
    held = {.file = std::move(*file),
            .path = fs::absolute(table),
            .stamp = stamp,
            .whole = text.size(),
            .steps = count_steps(stored),
            .holders = held.holders + 1};
    return Done{};
}

Result<StoredTable, Refusal> FileStore::load(const std::string& table) {
    auto content = look_at(table);
    if (!content) return refuse(RefusalCode::bad_save, table, content.error().why);
    return std::move(content->stored);
}

/// Another program may give the name to another file between opening and locking; then it plays the table.
Result<Done, Refusal> FileStore::hold(const std::string& table) {
    std::error_code error;
    const fs::path path = fs::canonical(table, error);
    if (error) return refuse(RefusalCode::bad_save, table, error.message());
    auto file = open_file(path, O_RDWR | O_APPEND | O_NOFOLLOW);
    if (!file) return refuse(RefusalCode::bad_save, table, file.error().why);
    if (!file->lock()) return errno == EWOULDBLOCK ? played_elsewhere(table) : not_stored(table);
    if (!(stamp_of(path) == file->stamp())) return played_elsewhere(table);
    Held& held = held_[table];
    held = {.file = std::move(*file), .path = path, .holders = held.holders};
    return Done{};
}

void FileStore::close(const std::string& table) {
    const auto held = held_.find(table);
    if (held != held_.end() && --held->second.holders == 0) held_.erase(held);
}

Result<StoredTable, Refusal> FileStore::open(const std::string& table) {
    const auto found = held_.find(table);
    if (found == held_.end() || stamp_of(found->second.path).inode != found->second.file.stamp().inode)
        if (const auto done = hold(table); !done) return Unexpected{done.error()};
    Held& held = held_[table];
    ++held.holders;
    auto content = read_content(held.file);
    if (!content) {
        close(table);
        return refuse(RefusalCode::bad_save, table, content.error().why);
    }
    held.stamp = held.file.stamp();
    held.whole = content->whole;
    held.steps = content->stored.steps;
    held.has_lines = content->has_lines;
    return std::move(content->stored);
}

/// Writes a file of before there were lines anew. From then on the new one is the table, whether or not its name is on the disk already.
Result<Done, Refusal> FileStore::put_lines(Held& held) const {
    const auto content = read_content(held.file);
    if (!content) return refuse(RefusalCode::bad_save, held.path, content.error().why);
    const std::string text = lines_of(content->stored);
    auto file = put(held.path, text, sync_, rename_file);
    if (!file) return Unexpected{file.error()};
    held.file = std::move(*file);
    held.stamp = held.file.stamp();
    held.whole = text.size();
    held.has_lines = true;
    held.is_named = false;
    return Done{};
}

/// Adds a line, or leaves the file as it was.
Result<Done, Refusal> FileStore::add(Held& held, const std::string& line) const {
    const bool is_added =
        (held.whole == held.stamp.size || held.file.cut(held.whole)) && held.file.write(line) && held.file.sync(sync_);
    const auto refused = not_stored(held.path);
    if (is_added) {
        held.whole += line.size();
    } else if (held.file.cut(held.whole)) {
        held.file.sync(sync_);
    }
    held.stamp = held.file.stamp();
    if (!is_added) return refused;
    return Done{};
}

Result<Done, Refusal> FileStore::append(const std::string& table, std::size_t number, const Step& step) {
    const auto open = held_.find(table);
    if (open == held_.end()) return refuse(RefusalCode::not_stored, table, "it is not open");
    Held& held = open->second;
    // The lock keeps out programs that ask for it. Who replaces the file, or writes without asking, is noticed here.
    const FileStamp found = stamp_of(held.path);
    if (found == FileStamp{}) return not_stored(table);
    if (!(found == held.stamp) || number != held.steps) return played_elsewhere(table);
    if (!held.has_lines)
        if (const auto put = put_lines(held); !put) return put;
    if (!held.is_named && !sync_folder(held.path, sync_)) return not_stored(table);
    held.is_named = true;
    if (const auto added = add(held, line_of(step)); !added) return added;
    ++held.steps;
    return Done{};
}

std::vector<Summary> FileStore::list() {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error)) {
        std::error_code gone;  // another program may have removed it
        const fs::file_time_type time = at->last_write_time(gone);
        if (!gone && at->path().extension() == ".json") found.emplace_back(time, at->path());
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a > b; });
    std::vector<Summary> tables;
    for (const auto& [time, file] : found) tables.push_back(summary_of(file));
    return tables;
}

}  // namespace planitia::table
