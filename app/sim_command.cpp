#include <json/json.h>
#include <martians/notation/names.h>
#include <sim/games.h>
#include <sim/report.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <iostream>
#include <memory>

#include "commands.h"
#include "setup_flags.h"

namespace planitia {

namespace {

constexpr int kFaultFound = 1;
constexpr int kRefused = 2;

struct SimArguments {
    std::string game = "terraforming";
    std::string seed = "1";
    std::vector<std::string> bots = {"random"};
    int players = 2;
    std::uint64_t games = 1000;
    unsigned threads = 0;
    bool rotate = false;
    bool json = false;
    bool check = false;
    bool quiet = false;

    // Options of set-ups: given to the game only where the user gave them, and judged by the game.
    SetupFlags setup;
};

[[noreturn]] void refuse(const Refusal& refusal) {
    std::cerr << "planitia sim: " << refusal.message;
    if (!refusal.at.empty()) std::cerr << " (" << refusal.at << ")";
    std::cerr << "\n";
    throw CLI::RuntimeError(kRefused);
}

template <class T>
const T& accepted(const Result<T, Refusal>& result) {
    if (!result) refuse(result.error());
    return *result;
}

/// On a terminal a bar that is drawn over itself, in a log a line from time to time.
void show_progress(sim::Order& order) {
    if (isatty(STDERR_FILENO) != 0) {
        order.interval = std::chrono::milliseconds(100);
        order.on_progress = [](const sim::Progress& progress) {
            std::cerr << "\r" << sim::progress_bar(progress) << "\x1b[K" << std::flush;
        };
    } else {
        order.interval = std::chrono::seconds(5);
        order.on_progress = [](const sim::Progress& progress) {
            std::cerr << sim::progress_line(progress) + "\n" << std::flush;
        };
    }
}

void erase_progress(const sim::Order& order) {
    if (order.on_progress && isatty(STDERR_FILENO) != 0) std::cerr << "\r\x1b[K" << std::flush;
}

void run_sim(const SimArguments& arguments) {
    const sim::SimulatedGame game = accepted(sim::find_game(arguments.game));
    sim::Order order;
    order.setup = setup_of(arguments.setup, arguments.players);
    order.seed = arguments.seed;
    for (const std::string& bot : arguments.bots) order.bots.push_back(accepted(search::find_level(bot)));
    order.rotate = arguments.rotate;
    order.games = arguments.games;
    order.threads = arguments.threads;
    order.check = arguments.check;
    if (!arguments.quiet) show_progress(order);

    const Result<sim::Outcome, Refusal> outcome = game.simulate(order);
    erase_progress(order);
    const sim::Outcome& result = accepted(outcome);
    if (result.fault) {
        std::cerr << "planitia sim: " << sim::fault_text(result) << "\n";
        throw CLI::RuntimeError(kFaultFound);
    }
    std::cout << (arguments.json ? to_json(sim::document(result)) + "\n" : sim::summary(result));
}

/// One summary, or one line of JSON, for each.
void run_every_scenario(const SimArguments& arguments) {
    if (arguments.setup.variant == "competitive") {  // it has none
        SimArguments without = arguments;
        without.setup.scenario.clear();
        return run_sim(without);
    }
    for (std::string_view scenario : martians::Names<martians::Scenario>::kAll) {
        SimArguments each = arguments;
        each.setup.scenario = scenario;
        if (!arguments.json) std::cout << "Scenario " << scenario << "\n";
        run_sim(each);
    }
}

}  // namespace

void add_sim_command(CLI::App& app) {
    auto arguments = std::make_shared<SimArguments>();
    CLI::App* sim = app.add_subcommand("sim", "Play many games between bots and tell how they went");
    sim->add_option("--game", arguments->game, "Which game")->capture_default_str();
    sim->add_option("--players", arguments->players, "Number of players")->capture_default_str();
    sim->add_option("--games", arguments->games, "Number of games")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    sim->add_option("--bots", arguments->bots, "A bot for each seat, or one for all")
        ->delimiter(',')
        ->capture_default_str();
    sim->add_flag("--rotate", arguments->rotate, "The bots move on by a seat from game to game");
    sim->add_option("--seed", arguments->seed, "Any text; game number i has the seed SEED/i")->capture_default_str();
    sim->add_option("--threads", arguments->threads, "Games played at once; 0 is one for each core")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    sim->add_flag("--json", arguments->json, "One JSON object on standard output");
    sim->add_flag("--check", arguments->check, "Check every position; stop at the first fault, with exit code 1");
    sim->add_flag("--quiet", arguments->quiet, "No progress on standard error");

    add_setup_flags(*sim, arguments->setup);
    sim->get_option("--scenario")->description("A scenario, or all of them one after the other");
    sim->callback([arguments] {
        if (arguments->setup.scenario == "all") {
            run_every_scenario(*arguments);
        } else {
            run_sim(*arguments);
        }
    });
}

}  // namespace planitia
