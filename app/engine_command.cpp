#include <protocol/engine_loop.h>
#include <CLI/CLI.hpp>

#include <iostream>

#include "commands.h"

namespace planitia {

void add_engine_command(CLI::App& app) {
    CLI::App* engine = app.add_subcommand("engine", "Play over standard input and output, one JSON request a line");
    engine->callback([] {
        std::ios::sync_with_stdio(false);
        protocol::run_engine(std::cin, std::cout);
    });
}

}  // namespace planitia
