/// The option `--database` of commands that need one.
#pragma once
#include <store/database.h>

#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace planitia {

/// `sqlite:` and a file in the folder where games are kept; the folder is made when the database is.
std::string usual_database();
/// Adds it, with its environment variable.
void add_database_option(CLI::App& command, std::string& database);

/// The address that was given. Throws CLI::ValidationError when it is none; the folder of the usual one is made.
store::Address address_of(const std::string& database);
/// A database that is there and up to date. Throws `store::Failed`.
std::unique_ptr<store::Database> open_database(const std::string& database);

}  // namespace planitia
