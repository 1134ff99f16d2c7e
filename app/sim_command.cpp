#include <desk/documents.h>
#include <desk/form.h>
#include <desk/games.h>
#include <json/json.h>
#include <sim/games.h>
#include <sim/report.h>
#include <unistd.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>

#include "commands.h"
#include "setup_flags.h"

namespace planitia {

namespace {

constexpr int kFaultFound = 1;
constexpr int kRefused = 2;

struct SimArguments {
    std::string game{desk::games().front().name};
    std::string seed = "1";
    std::vector<std::string> bots = {"random"};
    int players = 2;
    std::uint64_t games = 1000;
    unsigned threads = 0;
    bool rotate = false;
    bool json = false;
    bool check = false;
    bool quiet = false;

    Document setup = Document::map();  ///< what was given, but for the players

    Document whole_setup() const {
        Document whole = setup;
        whole.set("players", players);
        return whole;
    }
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
    order.setup = arguments.whole_setup();
    order.seed = arguments.seed;
    for (const std::string& bot : arguments.bots) order.bots.push_back(accepted(search::find_level(bot)));
    order.rotate = arguments.rotate;
    order.games = arguments.games;
    order.threads = arguments.threads;
    order.check = arguments.check;
    if (!arguments.quiet) show_progress(order);

    const desk::GameEntry& played = *accepted(desk::find_game(arguments.game));
    if (const auto agreed = desk::read_setup(played.name, order.setup); !agreed)
        refuse({agreed.error().code, told_by_flags(played, order.setup, agreed.error()), ""});
    const Result<sim::Outcome, Refusal> outcome = game.simulate(order);
    erase_progress(order);
    const sim::Outcome& result = accepted(outcome);
    if (result.fault) {
        std::cerr << "planitia sim: " << sim::fault_text(result) << "\n";
        throw CLI::RuntimeError(kFaultFound);
    }
    std::cout << (arguments.json ? to_json(sim::document(result)) + "\n" : sim::summary(result));
}

/// Where an option of the set-up is `all` once for each of its values: one summary, or one line of JSON, for each.
void run_every(const SimArguments& arguments) {
    accepted(sim::find_game(arguments.game));
    const Document options = desk::write_setup_options(arguments.game);
    const Document::Map& given = *arguments.setup.as_map();
    const auto all = std::ranges::find_if(given, [&](const auto& member) {
        return text_at(arguments.setup, member.first) == "all" && options.find(member.first) != nullptr;
    });
    if (all == given.end()) return run_sim(arguments);

    SimArguments each = arguments;
    each.setup = Document::map();
    for (const auto& [key, value] : given)
        if (key != all->first) each.setup.set(key, value);
    const desk::AnySetup setup = accepted(desk::read_setup(each.game, each.whole_setup()));
    const std::vector<desk::FormField> form = desk::form(setup, present::phrasebook(present::Language::en));
    const auto field = std::ranges::find(form, all->first, &desk::FormField::key);
    if (field == form.end()) return run_every(each);  // there is nothing to choose
    for (const desk::FormValue& value : field->values) {
        each.setup.set(all->first, value.name);
        if (!arguments.json) std::cout << field->word << " " << value.name << "\n";
        run_every(each);
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
    sim->add_flag("--json", arguments->json, "A JSON object on one line of standard output");
    sim->add_flag("--check", arguments->check, "Check every position; stop at the first fault, with exit code 1");
    sim->add_flag("--quiet", arguments->quiet, "No progress on standard error");

    add_setup_flags(*sim, arguments->setup);
    sim->footer(
        "An option of the set-up that is \"all\", such as --scenario all, takes its values one after the other: a "
        "summary, or with --json a line, for each.");
    sim->callback([arguments] { run_every(*arguments); });
}

}  // namespace planitia
