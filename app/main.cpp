#include <CLI/CLI.hpp>

#include <iostream>

#include "commands.h"

int main(int argc, char** argv) {
    CLI::App app{"Planitia: the board games of Mars", "./run"};
    app.set_version_flag("--version", "planitia " PLANITIA_VERSION);
    app.require_subcommand(0, 1);
    app.footer("./run bench measures the engine.");

    planitia::add_cards_command(app);
    planitia::add_engine_command(app);
    planitia::add_play_command(app);
    planitia::add_sim_command(app);

    for (CLI::App* command : app.get_subcommands({})) command->footer("");

    CLI11_PARSE(app, argc, argv);
    if (app.get_subcommands().empty()) std::cout << app.help();
    std::cout.flush();
    return std::cout ? 0 : 1;
}
