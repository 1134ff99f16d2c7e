/// The tables of the database, brought up to date.
#pragma once
#include <store/database.h>

namespace planitia::store {

/// The last migration that this program knows.
std::int64_t newest_schema();
/// The last migration that was made. Throws Failed where nobody keeps tables.
std::int64_t schema_of(Database& database);

/// Makes the migrations that are missing, all or none; several processes may do so at once. Throws Failed when the database is
/// newer than the program. Each statement has as long as the connection has patience.
void migrate(Database& database, const Address& address);

}  // namespace planitia::store
