#include <core/hash.h>
#include <fcntl.h>
#include <json/json.h>
#include <sys/stat.h>
#include <table/old/store.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>

namespace planitia::table::old {

namespace fs = std::filesystem;

namespace {

Unexpected<Refusal> refuse(RefusalCode code, const fs::path& file, const std::string& why) {
    return Unexpected{Refusal{code, file.string() + ": " + why, ""}};
}

Unexpected<Refusal> not_stored(const fs::path& file) {
    return refuse(RefusalCode::not_stored, file, std::strerror(errno));
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
    bool write(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t written = ::write(number_, text.data(), text.size());
            if (written < 0 && errno == EINTR) continue;
            if (written < 0) return false;
            text.remove_prefix(static_cast<std::size_t>(written));
        }
        return true;
    }
    bool sync() const { return ::fsync(number_) == 0; }

  private:
    int number_;
};

}  // namespace

fs::path tables_folder() {
    if (const std::string home = environment("PLANITIA_HOME"); !home.empty()) return fs::path(home) / "tables";
    if (const std::string data = environment("XDG_DATA_HOME"); !data.empty())
        return fs::path(data) / "planitia" / "tables";
    const std::string home = environment("HOME");
    return fs::path(home.empty() ? "." : home) / ".local" / "share" / "planitia" / "tables";
}

fs::path new_table_file(const fs::path& folder, std::string_view game) {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    char time[32] = "";
    std::strftime(time, sizeof time, "%Y-%m-%d-%H%M%S", std::localtime(&now));
    const std::string stem = std::string(game) + "-" + time;
    fs::path file = folder / (stem + ".json");
    std::error_code error;
    for (int n = 2; fs::exists(file, error); ++n) file = folder / (stem + "-" + std::to_string(n) + ".json");
    return file;
}

Result<Done, Refusal> store(const fs::path& file, const Document& document) {
    std::error_code error;
    if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
    fs::path written = file;
    written += ".new";
    const Descriptor out(written, O_WRONLY | O_CREAT | O_TRUNC);
    if (!out.is_open() || !out.write(to_json(document)) || !out.write("\n") || !out.sync()) return not_stored(written);
    if (std::rename(written.c_str(), file.c_str()) != 0) return not_stored(file);
    // The new name is on the disk only with its folder.
    const Descriptor folder(file.has_parent_path() ? file.parent_path() : fs::path("."), O_RDONLY | O_DIRECTORY);
    const bool is_synced =
        folder.is_open() && (folder.sync() || errno == EINVAL);  // some file systems have no such thing
    if (!is_synced) return not_stored(file);
    return Done{};
}

Result<Document, Refusal> read_stored(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return refuse(RefusalCode::bad_save, file, std::strerror(errno));
    const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
    auto document = from_json(text);
    if (!document) return refuse(RefusalCode::bad_save, file, document.error().message);
    return std::move(*document);
}

std::uint64_t stamp_of(const fs::path& file) {
    struct stat found = {};
    if (::stat(file.c_str(), &found) != 0) return 0;
    return combine(static_cast<std::uint64_t>(found.st_ino),
                   static_cast<std::uint64_t>(found.st_mtim.tv_sec) * 1'000'000'000 +
                       static_cast<std::uint64_t>(found.st_mtim.tv_nsec));
}

std::vector<fs::path> stored_tables(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        std::error_code gone;  // another program may have removed it
        const fs::file_time_type time = at->last_write_time(gone);
        if (!gone && at->path().extension() == ".json") found.emplace_back(time, at->path());
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a > b; });
    std::vector<fs::path> files;
    for (auto& [time, file] : found) files.push_back(std::move(file));
    return files;
}

}  // namespace planitia::table::old
