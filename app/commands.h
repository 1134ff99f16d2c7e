/// The commands of the program. Every one lives in a file of its own, <name>_command.cpp, with one function that adds it:
/// `void add_<name>_command(CLI::App& app);`. It is declared here and called in main.cpp. A command that fails throws
/// CLI::RuntimeError with the exit code.
#pragma once

namespace CLI {
class App;
}

namespace planitia {

/// `backup` and `restore`.
void add_backup_command(CLI::App& app);
void add_cards_command(CLI::App& app);
void add_engine_command(CLI::App& app);
void add_play_command(CLI::App& app);
void add_serve_command(CLI::App& app);
void add_sim_command(CLI::App& app);
void add_verify_command(CLI::App& app);

/// `export`, `import` and `upgrade-check`: tables of a database.
void add_tables_commands(CLI::App& app);

}  // namespace planitia
