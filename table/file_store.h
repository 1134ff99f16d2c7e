/// Tables in files, one each: a line of JSON for what was agreed, then a line for every step. Lines are only ever added, so that a crash
/// at any moment leaves the table as it was before or after the step.
#pragma once
#include <table/file.h>
#include <table/store.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::table {

/// Where the program keeps what outlives it: PLANITIA_HOME, else below XDG_DATA_HOME or the home folder.
std::filesystem::path home_folder();
/// Where tables are kept unless told otherwise.
std::filesystem::path tables_folder();

/// The name of a table is the path of its file. A link is followed once, when the table is opened: what is written goes to the file it
/// leads to, and no link is followed in writing.
class FileStore final : public Store {
  public:
    explicit FileStore(std::filesystem::path folder, Sync sync = ::fsync) : folder_(std::move(folder)), sync_(sync) {}

    const std::filesystem::path& folder() const { return folder_; }
    /// A file in the folder that is not there yet, named after the game and the time, and by chance.
    std::string new_name(std::string_view game) const;

    Result<Done, Refusal> create(const std::string& table, const StoredTable& stored) override;
    Result<StoredTable, Refusal> open(const std::string& table) override;
    void close(const std::string& table) override;
    Result<Done, Refusal> append(const std::string& table, std::size_t number, const Step& step) override;
    Result<StoredTable, Refusal> load(const std::string& table) override;
    std::vector<Summary> list() override;

  private:
    /// A file that is locked, as this store has read or written it last.
    struct Held {
        File file = {};
        std::filesystem::path path = {};  ///< no link
        FileStamp stamp = {};
        std::size_t whole = 0;  ///< bytes without a last line that was torn
        std::size_t steps = 0;
        std::size_t holders = 0;  ///< how often it was created or opened and not yet closed
        bool has_lines = true;    ///< else one document, as it was stored before there were lines
        bool is_named = true;     ///< the folder, with its name in it, is on the disk
    };

    Result<Done, Refusal> hold(const std::string& table);
    Result<Done, Refusal> put_lines(Held& held) const;
    Result<Done, Refusal> add(Held& held, const std::string& line) const;

    std::filesystem::path folder_;
    Sync sync_;
    std::map<std::string, Held> held_;
};

}  // namespace planitia::table
