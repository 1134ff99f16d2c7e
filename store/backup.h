/// A database of SQLite as one file, and back. PostgreSQL has tools of its own for that.
#pragma once
#include <store/database.h>

#include <filesystem>

namespace planitia::store {

/// While the server goes on. A file of that name is replaced when the backup is whole and checked. Throws Failed.
void backup(const Address& address, const std::filesystem::path& file);
/// Checks the file before it replaces anything, and refuses while somebody has the database open. Throws Failed.
void restore(const Address& address, const std::filesystem::path& file);

}  // namespace planitia::store
