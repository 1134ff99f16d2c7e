/// The tables of the database, brought up to date.
#pragma once
#include <store/database.h>

namespace planitia::store {

/// The number of the last migration that this program knows.
extern const std::int64_t kSchema;

/// The last migration that was made; 0 for an empty database.
std::int64_t schema_of(Database& database);

/// Makes the migrations that are missing, all or none; several processes may do so at once. Throws Failed when the database is
/// newer than the program.
void migrate(Database& database, const Address& address);

}  // namespace planitia::store
