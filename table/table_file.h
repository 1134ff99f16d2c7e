/// What stands in the file of a table.
#pragma once
#include <core/result.h>
#include <game/refusal.h>
#include <table/file.h>
#include <table/store.h>

#include <cstddef>
#include <filesystem>
#include <string>

namespace planitia::table {

/// What a file says, and how far it can be trusted.
struct Content {
    StoredTable stored;
    std::size_t whole = 0;  ///< bytes without a last line that was torn
    bool has_lines = true;  ///< else one document, as it was stored before there were lines
};

/// Why a file is not read, with the word for lists.
struct Unread {
    Trouble trouble = Trouble::none;
    std::string why;
};

/// Opens a file for that, if it is one.
Result<File, Unread> open_file(const std::filesystem::path& path, int flags);
Result<Content, Unread> read_content(const File& file);

std::string line_of(const Step& step);
/// All that was agreed and done so far.
std::string lines_of(const StoredTable& stored);
/// Steps that `lines_of` writes: what was done is one.
std::size_t count_steps(const StoredTable& stored);

}  // namespace planitia::table
