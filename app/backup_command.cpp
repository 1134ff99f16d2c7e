#include <store/backup.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>
#include <string>

#include "commands.h"
#include "database_option.h"

namespace planitia {

namespace {

struct Arguments {
    std::string database, file;
};

/// Of its own for every command: the environment fills those of commands that were not given, too.
std::shared_ptr<Arguments> add_arguments(CLI::App& command, const char* file) {
    auto arguments = std::make_shared<Arguments>();
    add_database_option(command, arguments->database);
    command.add_option("file", arguments->file, file)->required();
    return arguments;
}

}  // namespace

void add_backup_command(CLI::App& app) {
    CLI::App* saving = app.add_subcommand("backup", "Copy all tables of the server to a file, while it goes on");
    saving->callback([saved = add_arguments(*saving, "The file that is made, or replaced")] {
        store::backup(address_of(saved->database), saved->file);
        std::cout << saved->file << ": everything is there, and was checked\n";
    });
    CLI::App* restoring = app.add_subcommand("restore", "Bring all tables back from a backup; the server is stopped");
    restoring->callback([restored = add_arguments(*restoring, "The backup")] {
        store::restore(address_of(restored->database), restored->file);
        std::cout << restored->file << ": all tables are as they were then\n";
    });
}

}  // namespace planitia
