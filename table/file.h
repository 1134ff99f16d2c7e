/// An open file of a table, by system calls: what is done to a table's file must be certain, and nothing in a folder may end or hold up
/// the program.
#pragma once
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace planitia::table {

/// Another one for every time that a file was written or replaced.
struct FileStamp {
    std::uint64_t inode = 0;
    std::size_t size = 0;
    std::int64_t written = 0;  ///< when, in nanoseconds
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};
/// None for a file that is not there.
FileStamp stamp_of(const std::filesystem::path& file);

/// How a file is brought to the disk: `fsync`, or what a test has in its place.
using Sync = int (*)(int descriptor);

/// Closed at its end, and with it the lock is gone. Where something fails `errno` says why.
class File {
  public:
    enum class Kind { file, folder, other };

    File() = default;
    /// Never waits, whatever is there.
    File(const std::filesystem::path& path, int flags);
    ~File();
    File(File&& other) noexcept;
    File& operator=(File&& other) noexcept;

    bool is_open() const { return number_ >= 0; }
    Kind kind() const;
    FileStamp stamp() const;
    /// No other program, nor another `File`, locks it while this one is open. False with EWOULDBLOCK when one has.
    bool lock() const;

    /// At most so many bytes from there; none when they can not be read.
    std::optional<std::string> read(std::size_t from, std::size_t most) const;
    bool write(std::string_view text) const;
    bool cut(std::size_t size) const;
    bool sync(Sync to_disk) const { return to_disk(number_) == 0; }

  private:
    int number_ = -1;
};

/// How a file that is written gets its name; false with `errno` when it does not.
using Naming = bool (*)(const std::filesystem::path& written, const std::filesystem::path& file);
/// Takes the name from the file that had it.
bool rename_file(const std::filesystem::path& written, const std::filesystem::path& file);
/// Unless another one has the name.
bool name_file(const std::filesystem::path& written, const std::filesystem::path& file);

/// Puts the text into the file by that way to name it, at once or not at all: written under a name that nobody else has, and locked
/// before it has its own. Not open when it was not put.
File put_file(const std::filesystem::path& file, std::string_view text, Sync sync, Naming names);
/// Removes what `put_file` has left in a folder an hour ago or longer, in programs that were stopped, of files with such names.
void tidy(const std::filesystem::path& folder, const std::function<bool(const std::string& name)>& is_ours);

/// The folder in which the file has its name.
std::filesystem::path folder_of(const std::filesystem::path& file);
/// Brings the names in the folder of that file to the disk.
bool sync_folder(const std::filesystem::path& file, Sync sync);
/// With those above it that are not there. What is made is nobody else's business, as names of files tell who plays what. False when it is
/// made and not on the disk; that it can not be made is told by what is put into it.
bool make_folder(const std::filesystem::path& folder, Sync sync);

/// The lines of a file one after the other, however many there are, each at most `longest` bytes long.
class Lines {
  public:
    Lines(const File& file, std::size_t longest) : file_(&file), longest_(longest) {}

    /// Without its end. None where no whole line follows.
    std::optional<std::string_view> next();
    /// Bytes of the lines so far, with their ends.
    std::size_t whole() const { return whole_; }
    /// Whether the file ends here, but for a line without its end. Else what follows is too long, or can not be read.
    bool is_at_end() const { return is_at_end_; }

  private:
    const File* file_;
    std::size_t longest_;
    std::string text_;
    std::size_t given_ = 0;  ///< of the text
    std::size_t whole_ = 0;
    bool is_at_end_ = false;
};

}  // namespace planitia::table
