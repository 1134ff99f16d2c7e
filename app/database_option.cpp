#include "database_option.h"

#include <store/schema.h>
#include <table/file_store.h>
#include <CLI/CLI.hpp>

#include <filesystem>

namespace planitia {

std::string usual_database() { return "sqlite:" + (table::home_folder() / "games.db").string(); }

void add_database_option(CLI::App& command, std::string& database) {
    command.add_option("--database", database, "sqlite:FILE or postgres://USER@HOST/NAME; else " + usual_database())
        ->envname("PLANITIA_DATABASE");
}

store::Address address_of(const std::string& database) {
    if (database.empty()) std::filesystem::create_directories(table::home_folder());
    const auto address = store::read_address(database.empty() ? usual_database() : database);
    if (!address) throw CLI::ValidationError("--database", "sqlite:FILE or postgres://USER@HOST/NAME is expected");
    return *address;
}

std::unique_ptr<store::Database> open_database(const std::string& database) {
    const store::Address address = address_of(database);
    auto opened = store::connect(address);
    store::migrate(*opened, address);
    return opened;
}

}  // namespace planitia
