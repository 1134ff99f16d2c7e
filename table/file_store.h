/// Tables in files, one each: a line of JSON for what was agreed, then a line for every step. Lines are only ever added, so that a crash
/// at any moment leaves the table as it was before or after the step.
#pragma once
#include <table/store.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::table {

/// Where tables are kept unless told otherwise: below PLANITIA_HOME, XDG_DATA_HOME or the home folder.
std::filesystem::path tables_folder();

/// Another one for every time that something was added to a file.
struct FileStamp {
    std::uint64_t inode = 0;
    std::size_t size = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// The name of a table is the path of its file.
class FileStore final : public Store {
  public:
    explicit FileStore(std::filesystem::path folder) : folder_(std::move(folder)) {}

    const std::filesystem::path& folder() const { return folder_; }
    /// A file in the folder that is not there yet, named after the game and the time.
    std::string new_name(std::string_view game) const;

    Result<Done, Refusal> create(const std::string& table, const StoredTable& stored) override;
    Result<Done, Refusal> append(const std::string& table, std::size_t number, const Step& step) override;
    Result<StoredTable, Refusal> load(const std::string& table) override;
    std::vector<Summary> list() override;

  private:
    /// A file as it was when this store read or wrote it last.
    struct Known {
        FileStamp stamp;
        std::size_t whole = 0;  ///< bytes without a last line that was torn
        std::size_t steps = 0;
        bool has_lines = true;  ///< else one document, as it was stored before there were lines
    };

    std::filesystem::path folder_;
    std::map<std::string, Known> known_;
};

}  // namespace planitia::table
