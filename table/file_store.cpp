#include <fcntl.h>
#include <json/json.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <table/file_store.h>
#include <table/stored_lines.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <utility>

namespace planitia::table {

namespace fs = std::filesystem;

namespace {

Unexpected<Refusal> refuse(RefusalCode code, const fs::path& file, const std::string& why) {
    return Unexpected{Refusal{code, file.string() + ": " + why, ""}};
}

Unexpected<Refusal> not_stored(const fs::path& file) {
    return refuse(RefusalCode::not_stored, file, std::strerror(errno));
}

Unexpected<Refusal> played_elsewhere(const fs::path& file) {
    return refuse(RefusalCode::not_stored, file, "somebody else plays this table");
}

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

/// A file that is open for writing, or the folder of one; closed at the end.
class Descriptor {
  public:
    Descriptor(const fs::path& path, int flags) : number_(::open(path.c_str(), flags | O_CLOEXEC, 0600)) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool is_open() const { return number_ >= 0; }
    /// Waits until no other program has it.
    bool lock() const { return ::flock(number_, LOCK_EX) == 0; }
    bool write(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = ::write(number_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    bool cut(std::size_t size) const { return ::ftruncate(number_, static_cast<off_t>(size)) == 0; }
    bool sync() const { return ::fsync(number_) == 0; }

  private:
    int number_;
};

Result<std::string, Refusal> read_text(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return refuse(RefusalCode::bad_save, file, std::strerror(errno));
    return std::string((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
}

Unexpected<Refusal> is_there(const fs::path& file) {
    return refuse(RefusalCode::not_stored, file, "there is such a table already");
}

bool write_file(const fs::path& file, const std::string& text) {
    const Descriptor out(file, O_WRONLY | O_CREAT | O_TRUNC);
    return out.is_open() && out.write(text) && out.sync();
}

/// Gives a file its name, and takes it from the one that had it.
bool rename_file(const fs::path& written, const fs::path& file) {
    return std::rename(written.c_str(), file.c_str()) == 0;
}

/// Gives a file its name, unless another one has it.
bool name_file(const fs::path& written, const fs::path& file) {
    if (::link(written.c_str(), file.c_str()) == 0) return true;
    const bool has_links = errno != EPERM && errno != EOPNOTSUPP;  // not every file system does
    return !has_links && rename_file(written, file);
}

/// Puts the text into the file by that way to name it, at once or not at all.
Result<Done, Refusal> put(const fs::path& file, const std::string& text,
                          bool (&names)(const fs::path&, const fs::path&)) {
    std::error_code error;
    if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
    fs::path written = file;
    written += "." + std::to_string(::getpid()) + ".new";
    const bool is_named = write_file(written, text) && names(written, file);
    const auto refused = errno == EEXIST ? is_there(file) : not_stored(file);
    ::unlink(written.c_str());
    if (!is_named) return refused;
    // The new name is on the disk only with its folder.
    const Descriptor folder(file.has_parent_path() ? file.parent_path() : fs::path("."), O_RDONLY | O_DIRECTORY);
    const bool is_synced =
        folder.is_open() && (folder.sync() || errno == EINVAL);  // some file systems have no such thing
    if (!is_synced) return not_stored(file);
    return Done{};
}

std::string line_of(const Document& document) { return to_json(document) + "\n"; }

/// All that was done at a table so far, as one step.
Document step_of(const StoredTable& stored) {
    return write_step({.committed = stored.choices, .drafts = stored.drafts, .is_over = stored.is_over});
}

std::string lines_of(const StoredTable& stored) {
    const Document step = step_of(stored);
    return line_of(write_agreed(stored)) + (step.as_map()->empty() ? "" : line_of(step));
}

/// That `lines_of` writes.
std::size_t count_steps(const StoredTable& stored) { return step_of(stored).as_map()->empty() ? 0 : 1; }

Unexpected<Refusal> bad_line(const fs::path& file, std::size_t line, const Refusal& refusal) {
    const std::string place = refusal.at.empty() ? "" : " (" + refusal.at + ")";
    return refuse(RefusalCode::bad_save, file, "line " + std::to_string(line) + ": " + refusal.message + place);
}

/// What a file says, and how far it can be trusted.
struct Content {
    StoredTable stored;
    std::size_t whole = 0;  ///< bytes without a last line that was torn
    bool has_lines = true;
};

/// A table as it was stored before there were lines.
Result<Content, Refusal> read_document(const fs::path& file, const std::string& text) {
    const auto document = from_json(text);
    if (!document) return refuse(RefusalCode::bad_save, file, document.error().message);
    auto stored = read_agreed(*document);
    if (!stored) return bad_line(file, 1, stored.error());
    stored->steps = count_steps(*stored);
    return Content{.stored = std::move(*stored), .whole = text.size(), .has_lines = false};
}

Result<Content, Refusal> read_content(const fs::path& file, const std::string& text) {
    std::size_t end = text.find('\n');
    const auto agreed = from_json(std::string_view(text).substr(0, end));
    if (!agreed || agreed->find("choices") != nullptr || end == std::string::npos) return read_document(file, text);
    auto stored = read_agreed(*agreed);
    if (!stored) return bad_line(file, 1, stored.error());
    Content content{.stored = std::move(*stored), .whole = end + 1};
    for (std::size_t line = 2; (end = text.find('\n', content.whole)) != std::string::npos; ++line) {
        const auto step = from_json(std::string_view(text).substr(content.whole, end - content.whole));
        if (!step) return bad_line(file, line, step.error());
        if (const auto read = read_step(*step, content.stored); !read) return bad_line(file, line, read.error());
        content.whole = end + 1;
        ++content.stored.steps;
    }
    return content;
}

Summary summary_of(const fs::path& file) {
    const auto text = read_text(file);
    auto content = text ? read_content(file, *text) : Result<Content, Refusal>(Unexpected{text.error()});
    if (!content) return {.table = file.string(), .is_readable = false};
    std::size_t drafted = 0;
    for (const StoredDraft& draft : content->stored.drafts) drafted += draft.options.size();
    return {.table = file.string(),
            .game = std::move(content->stored.game),
            .seats = std::move(content->stored.seats),
            .choices = content->stored.choices.size() + drafted,
            .is_over = content->stored.is_over};
}

/// None for a file that is not there.
FileStamp stamp_of(const fs::path& file) {
    struct stat found = {};
    if (::stat(file.c_str(), &found) != 0) return {};
    return {.inode = static_cast<std::uint64_t>(found.st_ino), .size = static_cast<std::size_t>(found.st_size)};
}

}  // namespace

fs::path tables_folder() {
    if (const std::string home = environment("PLANITIA_HOME"); !home.empty()) return fs::path(home) / "tables";
    if (const std::string data = environment("XDG_DATA_HOME"); !data.empty())
        return fs::path(data) / "planitia" / "tables";
    const std::string home = environment("HOME");
    return fs::path(home.empty() ? "." : home) / ".local" / "share" / "planitia" / "tables";
}

std::string FileStore::new_name(std::string_view game) const {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    char time[32] = "";
    std::strftime(time, sizeof time, "%Y-%m-%d-%H%M%S", std::localtime(&now));
    const std::string stem = std::string(game) + "-" + time;
    fs::path file = folder_ / (stem + ".json");
    std::error_code error;
    for (int n = 2; fs::exists(file, error); ++n) file = folder_ / (stem + "-" + std::to_string(n) + ".json");
    return file.string();
}

Result<Done, Refusal> FileStore::create(const std::string& table, const StoredTable& stored) {
    std::error_code error;
    if (fs::exists(table, error)) return is_there(table);
    const std::string text = lines_of(stored);
    if (const auto created = put(table, text, name_file); !created) return created;
    known_[table] = {.stamp = stamp_of(table), .whole = text.size(), .steps = count_steps(stored)};
    return Done{};
}

Result<StoredTable, Refusal> FileStore::load(const std::string& table) {
    const FileStamp stamp = stamp_of(table);
    const auto text = read_text(table);
    if (!text) return Unexpected{text.error()};
    auto content = read_content(table, *text);
    if (!content) return Unexpected{content.error()};
    known_[table] = {
        .stamp = stamp, .whole = content->whole, .steps = content->stored.steps, .has_lines = content->has_lines};
    return std::move(content->stored);
}

Result<Done, Refusal> FileStore::append(const std::string& table, std::size_t number, const Step& step) {
    if (!known_.contains(table))
        if (const auto loaded = load(table); !loaded) return Unexpected{loaded.error()};
    Known& known = known_[table];
    const Descriptor out(table, O_WRONLY | O_APPEND);
    if (!out.is_open() || !out.lock()) return not_stored(table);
    if (!(stamp_of(table) == known.stamp) || number != known.steps) return played_elsewhere(table);
    std::string text = line_of(write_step(step));
    if (known.has_lines) {
        const bool is_written =
            (known.whole == known.stamp.size || out.cut(known.whole)) && out.write(text) && out.sync();
        if (!is_written) {
            const auto refused = not_stored(table);
            known.stamp.size = out.cut(known.whole) ? known.whole : stamp_of(table).size;
            return refused;
        }
    } else {
        const auto stored = load(table);
        if (!stored) return Unexpected{stored.error()};
        text = lines_of(*stored) + text;
        if (const auto replaced = put(table, text, rename_file); !replaced) return replaced;
        known.whole = 0;
        known.has_lines = true;
    }
    known.whole += text.size();
    known.stamp = stamp_of(table);
    ++known.steps;
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
