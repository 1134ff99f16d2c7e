#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>

#include "commands.h"

int main(int argc, char** argv) {
    CLI::App app{"Planitia: the board games of Mars", "./run"};
    app.set_version_flag("--version", "planitia " PLANITIA_VERSION);
    app.require_subcommand(0, 1);

    planitia::add_cards_command(app);
    planitia::add_engine_command(app);
    planitia::add_play_command(app);
    planitia::add_serve_command(app);
    planitia::add_sim_command(app);
    planitia::add_tables_commands(app);
    planitia::add_verify_command(app);
    planitia::add_backup_command(app);

    app.footer("./run bench measures the engine.");  // now, so that no command has it

    std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty()) words = {"serve"};
    std::reverse(words.begin(), words.end());  // as the parser wants them
    try {
        app.parse(words);
    } catch (const CLI::ParseError& error) {
        return app.exit(error);
    } catch (const std::exception& error) {
        std::cerr << "planitia: " << error.what() << "\n";
        return 1;
    }
    std::cout.flush();
    return std::cout ? 0 : 1;
}
