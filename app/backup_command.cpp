#include <store/backup.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

#include "commands.h"
#include "database_option.h"

namespace planitia {

void add_backup_command(CLI::App& app) {
    struct Arguments {
        std::string database, file;
    };
    auto arguments = std::make_shared<Arguments>();
    CLI::App* saving = app.add_subcommand("backup", "Copy all tables of the server to a file, while it goes on");
    add_database_option(*saving, arguments->database);
    saving->add_option("file", arguments->file, "The file that is made, or replaced")->required();
    saving->callback([arguments] {
        store::backup(address_of(arguments->database), arguments->file);
        std::cout << arguments->file << ": everything is there, and was checked\n";
    });
    CLI::App* restoring = app.add_subcommand("restore", "Bring all tables back from a backup; the server is stopped");
    add_database_option(*restoring, arguments->database);
    restoring->add_option("file", arguments->file, "The backup")->required();
    restoring->callback([arguments] {
        store::restore(address_of(arguments->database), arguments->file);
        std::cout << arguments->file << ": all tables are as they were then\n";
    });
}

}  // namespace planitia
