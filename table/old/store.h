/// Tables in files, one each. What is stored replaces the file at once or not at all, so that a crash at any moment leaves
/// the table as it was before or after.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::table::old {

/// Where tables are kept unless told otherwise: below PLANITIA_HOME, XDG_DATA_HOME or the home folder.
std::filesystem::path tables_folder();

/// A file in the folder that is not there yet, named after the game and the time.
std::filesystem::path new_table_file(const std::filesystem::path& folder, std::string_view game);

Result<Done, Refusal> store(const std::filesystem::path& file, const Document& document);
Result<Document, Refusal> read_stored(const std::filesystem::path& file);

/// Another one for every time a file was stored; 0 for one that is not there.
std::uint64_t stamp_of(const std::filesystem::path& file);

/// The tables of a folder, the one played last first.
std::vector<std::filesystem::path> stored_tables(const std::filesystem::path& folder);

}  // namespace planitia::table::old

namespace planitia::table {

using old::new_table_file;
using old::read_stored;
using old::stamp_of;
using old::store;
using old::stored_tables;
using old::tables_folder;

}  // namespace planitia::table
