#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <table/file.h>
#include <table/random_word.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <utility>

namespace planitia::table {

namespace fs = std::filesystem;

namespace {

FileStamp stamp_from(const struct stat& found) {
    return {.inode = static_cast<std::uint64_t>(found.st_ino),
            .size = static_cast<std::size_t>(found.st_size),
            .written = std::int64_t{found.st_mtim.tv_sec} * 1'000'000'000 + found.st_mtim.tv_nsec};
}

// The name of a file that is being written: its own, a word, and this.
constexpr std::size_t kWordLetters = 12;
constexpr std::string_view kNew = ".new";

/// The name of the file that was being written under this one; empty for what has another name than `put_file` gives.
std::string name_of_written(const std::string& name) {
    constexpr std::size_t kAdded = 1 + kWordLetters + kNew.size();
    if (name.size() <= kAdded || !name.ends_with(kNew)) return "";
    const std::size_t dot = name.size() - kAdded;
    const bool is_put = name[dot] == '.' && is_random_word({name.data() + dot + 1, kWordLetters}, kWordLetters);
    return is_put ? name.substr(0, dot) : "";
}

}  // namespace

FileStamp stamp_of(const fs::path& file) {
    struct stat found = {};
    return ::stat(file.c_str(), &found) == 0 ? stamp_from(found) : FileStamp{};
}

File::File(const fs::path& path, int flags)
    : number_(::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0600)) {}
File::~File() {
    if (is_open()) ::close(number_);
}
File::File(File&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
File& File::operator=(File&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
}

File::Kind File::kind() const {
    struct stat found = {};
    if (::fstat(number_, &found) != 0) return Kind::other;
    if (S_ISDIR(found.st_mode)) return Kind::folder;
    return S_ISREG(found.st_mode) ? Kind::file : Kind::other;
}

FileStamp File::stamp() const {
    struct stat found = {};
    return ::fstat(number_, &found) == 0 ? stamp_from(found) : FileStamp{};
}

bool File::lock() const {
    while (::flock(number_, LOCK_EX | LOCK_NB) != 0)
        if (errno != EINTR) return false;
    return true;
}

std::optional<std::string> File::read(std::size_t from, std::size_t most) const {
    const std::size_t end = stamp().size;
    std::string text(std::min(most, end - std::min(from, end)), '\0');
    std::size_t size = 0;
    while (size < text.size()) {
        const ssize_t got = ::pread(number_, text.data() + size, text.size() - size, static_cast<off_t>(from + size));
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return std::nullopt;
        if (got == 0) break;
        size += static_cast<std::size_t>(got);
    }
    text.resize(size);
    return text;
}

bool File::write(std::string_view text) const {
    while (!text.empty()) {
        const ssize_t written = ::write(number_, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

bool File::cut(std::size_t size) const { return ::ftruncate(number_, static_cast<off_t>(size)) == 0; }

bool rename_file(const fs::path& written, const fs::path& file) {
    return std::rename(written.c_str(), file.c_str()) == 0;
}

bool name_file(const fs::path& written, const fs::path& file) {
    if (::link(written.c_str(), file.c_str()) == 0) return true;
    if (errno != EPERM && errno != EOPNOTSUPP) return false;  // not every file system has links
    if (!File(file, O_WRONLY | O_CREAT | O_EXCL).is_open()) return false;
    if (rename_file(written, file)) return true;
    const int error = errno;
    ::unlink(file.c_str());
    errno = error;
    return false;
}

File put_file(const fs::path& file, std::string_view text, Sync sync, Naming names) {
    fs::path written = file;
    written += "." + random_word(kWordLetters) + std::string(kNew);
    File out(written, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW);
    if (!out.is_open()) return out;
    const bool is_put = out.lock() && out.write(text) && out.sync(sync) && names(written, file);
    const int error = errno;
    ::unlink(written.c_str());
    if (!is_put) out = File();
    errno = error;
    return out;
}

void tidy(const fs::path& folder, const std::function<bool(const std::string& name)>& is_ours) {
    const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const std::string name = name_of_written(at->path().filename().string());
        if (name.empty() || !is_ours(name)) continue;
        std::error_code gone;
        if (at->last_write_time(gone) < long_ago && !gone) ::unlink(at->path().c_str());
    }
}

fs::path folder_of(const fs::path& file) { return file.has_parent_path() ? file.parent_path() : fs::path("."); }

bool sync_folder(const fs::path& file, Sync sync) {
    const File folder(folder_of(file), O_RDONLY | O_DIRECTORY);
    return folder.is_open() && (folder.sync(sync) || errno == EINVAL);  // some file systems have no such thing
}

bool make_folder(const fs::path& folder, Sync sync) {
    std::error_code error;
    if (fs::exists(folder, error)) return true;
    if (folder.has_parent_path() && !make_folder(folder.parent_path(), sync)) return false;
    if (::mkdir(folder.c_str(), 0700) != 0 || sync_folder(folder, sync)) return true;
    const int sync_error = errno;
    ::rmdir(folder.c_str());
    errno = sync_error;
    return false;
}

std::optional<std::string_view> Lines::next() {
    constexpr std::size_t kPiece = std::size_t{64} * 1024;
    std::size_t searched = given_;
    for (;;) {
        const std::size_t end = text_.find('\n', searched);
        const std::size_t length = std::min(end, text_.size()) - given_;
        if (length > longest_) return std::nullopt;
        if (end != std::string::npos) {
            whole_ += length + 1;
            return std::string_view(text_).substr(std::exchange(given_, end + 1), length);
        }
        text_.erase(0, std::exchange(given_, 0));
        searched = text_.size();
        const auto piece = file_->read(whole_ + searched, kPiece);
        is_at_end_ = piece && piece->empty();
        if (!piece || piece->empty()) return std::nullopt;
        text_ += *piece;
    }
}

}  // namespace planitia::table
