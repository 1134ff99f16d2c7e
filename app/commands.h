#pragma once

namespace CLI {
class App;
}

namespace planitia {

// Every command lives in a file of its own, <name>_command.cpp, with one function that adds it to the
// program: `void add_<name>_command(CLI::App& app);`. It is declared here and called in main.cpp.
// A command that fails throws CLI::RuntimeError with the exit code.
void add_cards_command(CLI::App& app);
void add_engine_command(CLI::App& app);
void add_play_command(CLI::App& app);
void add_sim_command(CLI::App& app);

}  // namespace planitia
