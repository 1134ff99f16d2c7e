#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <table/file.h>
#include <table/random_word.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <utility>

namespace planitia::table {

namespace {

FileStamp stamp_from(const struct stat& found) {
    return {.inode = static_cast<std::uint64_t>(found.st_ino), .size = static_cast<std::size_t>(found.st_size)};
}

}  // namespace

FileStamp stamp_of(const std::filesystem::path& file) {
    struct stat found = {};
    return ::stat(file.c_str(), &found) == 0 ? stamp_from(found) : FileStamp{};
}

File::File(const std::filesystem::path& path, int flags)
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
    std::string text(most, '\0');
    std::size_t size = 0;
    while (size < most) {
        const ssize_t got = ::pread(number_, text.data() + size, most - size, static_cast<off_t>(from + size));
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

bool rename_file(const std::filesystem::path& written, const std::filesystem::path& file) {
    return std::rename(written.c_str(), file.c_str()) == 0;
}

bool name_file(const std::filesystem::path& written, const std::filesystem::path& file) {
    if (::link(written.c_str(), file.c_str()) == 0) return true;
    if (errno != EPERM && errno != EOPNOTSUPP) return false;  // not every file system has links
    return File(file, O_WRONLY | O_CREAT | O_EXCL).is_open() && rename_file(written, file);
}

File put_file(const std::filesystem::path& file, std::string_view text, Sync sync, Naming names) {
    std::filesystem::path written = file;
    written += "." + random_word(12) + ".new";
    File out(written, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW);
    if (!out.is_open()) return out;
    const bool is_put = out.lock() && out.write(text) && out.sync(sync) && names(written, file);
    const int error = errno;
    ::unlink(written.c_str());
    if (!is_put) out = File();
    errno = error;
    return out;
}

void make_folder(const std::filesystem::path& folder) {
    std::error_code error;
    if (folder.has_parent_path()) std::filesystem::create_directories(folder.parent_path(), error);
    ::mkdir(folder.c_str(), 0700);
}

std::optional<std::string_view> Lines::next() {
    constexpr std::size_t kPiece = std::size_t{64} * 1024;
    text_.erase(0, std::exchange(given_, 0));
    std::size_t searched = 0;
    for (;;) {
        const std::size_t end = text_.find('\n', searched);
        if (end != std::string::npos && end <= longest_) {
            given_ = end + 1;
            whole_ += given_;
            return std::string_view(text_).substr(0, end);
        }
        searched = text_.size();
        if (searched > longest_) return std::nullopt;
        const auto piece = file_->read(whole_ + searched, kPiece);
        is_at_end_ = piece && piece->empty();
        if (!piece || piece->empty()) return std::nullopt;
        text_ += *piece;
    }
}

}  // namespace planitia::table
