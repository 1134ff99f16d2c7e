#include <desk/documents.h>
#include <desk/form.h>
#include <desk/games.h>
#include <play/menu_dialog.h>
#include <play/play.h>
#include <play/replay_dialog.h>
#include <play/seats.h>
#include <play/table_dialog.h>
#include <table/memory.h>
#include <terminal/screen.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <optional>

#include "commands.h"
#include "setup_flags.h"

namespace planitia {

namespace {

struct PlayArguments {
    std::string language;
    std::string game;
    int players = 0;
    std::vector<std::string> bots;
    std::vector<std::string> names;
    std::string seed;
    std::string folder;
    std::string replay;
    std::string file;
    bool goes_on = false;
    bool has_pause = false;
    Document setup = Document::map();

    bool is_table() const {
        return !game.empty() || players > 0 || !bots.empty() || !names.empty() || !seed.empty() ||
               !setup.as_map()->empty();
    }
};

[[noreturn]] void refuse_to_play(const std::string& why) {
    std::cerr << "planitia play: " << why << "\n";
    throw CLI::RuntimeError(1);
}

template <class T>
T opened(Result<T, Refusal> result) {
    if (!result) refuse_to_play(result.error().message + (result.error().at.empty() ? "" : " at " + result.error().at));
    return std::move(*result);
}

std::string names_of_games() {
    std::string names;
    for (const desk::GameEntry& game : desk::games()) names += (names.empty() ? "" : " or ") + std::string(game.name);
    return names;
}

const desk::GameEntry& game_of(const PlayArguments& arguments) {
    if (arguments.game.empty()) return desk::games().front();
    const auto found = desk::find_game(arguments.game);
    if (!found) refuse_to_play("--game: " + found.error().message + "; there are: " + names_of_games());
    return **found;
}

/// That of the flag, else the one that was chosen before, else that of the environment, as far as it is one of ours.
present::Language language_of(const PlayArguments& arguments) {
    if (const auto given = find_name<present::Language>(arguments.language)) return *given;
    if (const auto chosen = find_name<present::Language>(table::recall(table::memory_file()).language)) return *chosen;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return find_name<present::Language>(std::string(value).substr(0, 2)).value_or(present::Language::en);
    return present::Language::en;
}

/// People sit first, bots last.
std::vector<table::Seat> seats_of(const PlayArguments& arguments) {
    const std::size_t people = std::max<std::size_t>(arguments.names.size(), 1);
    const std::size_t players =
        arguments.players > 0 ? static_cast<std::size_t>(arguments.players) : people + arguments.bots.size();
    if (arguments.bots.size() > players) throw CLI::ValidationError("--bots", "more bots than players");
    if (arguments.names.size() > players) throw CLI::ValidationError("--names", "more names than players");
    std::vector<table::Seat> seats(players);
    for (std::size_t i = 0; i < arguments.bots.size(); ++i)
        seats[players - arguments.bots.size() + i].bot = arguments.bots[i];
    for (std::size_t i = 0; i < arguments.names.size() && i < players; ++i) seats[i].name = arguments.names[i];
    table::name_bots(seats);
    return seats;
}

table::Agreement agreement_of(const PlayArguments& arguments) {
    const desk::GameEntry& game = game_of(arguments);
    for (const std::string& bot : arguments.bots)
        if (std::ranges::find(game.levels, bot) == game.levels.end())
            refuse_to_play("--bots: no bot '" + bot + "' plays this game; there are: " + levels_of(game));
    table::Agreement agreement;
    agreement.seats = seats_of(arguments);
    Document setup = arguments.setup;
    setup.set("players", static_cast<int>(agreement.seats.size()));
    const auto agreed = desk::read_setup(game.name, setup);
    if (!agreed) refuse_to_play(told_by_flags(game, setup, agreed.error()));
    agreement.setup = desk::usual_for_people(*agreed, setup);
    agreement.seed = arguments.seed.empty() ? play::fresh_seed() : arguments.seed;
    return agreement;
}

/// The table that was played last and is not over.
std::string last_table(table::FileStore& store) {
    for (const table::Summary& summary : store.list())
        if (summary.is_readable() && !summary.is_over) return summary.table;
    throw CLI::ValidationError("--continue", "there is no unfinished game in " + store.folder().string());
}

/// None where the menu asks.
std::unique_ptr<play::Dialog> table_dialog(const PlayArguments& arguments,
                                           const std::optional<table::Agreement>& agreement,
                                           const play::Settings& settings) {
    const auto store = settings.store();
    if (!arguments.replay.empty())
        return std::make_unique<play::ReplayDialog>(opened(table::Replay::open(*store, arguments.replay)), settings);
    if (arguments.goes_on || !arguments.file.empty()) {
        const std::string name = arguments.file.empty() ? last_table(*store) : arguments.file;
        auto table = table::Table::open(store, name);
        if (!table && table.error().code == RefusalCode::played_elsewhere)
            table = Unexpected{Refusal{table.error().code, settings.book().say(table.error().code), ""}};
        return std::make_unique<play::TableDialog>(opened(std::move(table)), settings);
    }
    if (!agreement) return nullptr;
    const std::string name = store->new_name(desk::games()[agreement->setup.index()].name);
    return std::make_unique<play::TableDialog>(opened(table::Table::begin(*agreement, store, name)), settings);
}

void play_in_terminal(const PlayArguments& arguments) {
    std::optional<table::Agreement> agreement;
    if (arguments.is_table()) agreement = agreement_of(arguments);
    if (!terminal::is_at_terminal()) refuse_to_play("a terminal is needed; programs talk to ./run engine");
    play::Settings settings{
        .style = terminal::style_of_output(),
        .language = language_of(arguments),
        .folder = arguments.folder.empty() ? table::tables_folder() : std::filesystem::path(arguments.folder),
        .memory = table::memory_file(),
        .has_pause = arguments.has_pause || table::recall(table::memory_file()).has_pause};
    if (!arguments.language.empty()) play::remember_language(settings);
    play::Dialogs dialogs(settings);
    dialogs.open(std::make_unique<play::MenuDialog>(settings));
    if (auto dialog = table_dialog(arguments, agreement, settings)) dialogs.open(std::move(dialog));
    try {
        play::run(dialogs);
    } catch (const std::exception& error) {  // the terminal is as before again
        refuse_to_play(error.what());
    }
}

/// What is agreed on before a game does not go with a game that is there, and one of those is enough.
void refuse_what_would_be_ignored(const CLI::App& play) {
    for (const std::string kept : {"--continue", "--table", "--replay"})
        for (const CLI::Option* other : play.get_options()) {
            const std::string name = other->get_name();
            const bool goes_with_all = name == "--lang" || name == "--pause" || name == "--folder";
            if (play.count(kept) > 0 && other->count() > 0 && name != kept && !goes_with_all)
                refuse_to_play(name + ": not together with " + kept + ", which opens a game as it was agreed on");
        }
}

}  // namespace

void add_play_command(CLI::App& app) {
    auto arguments = std::make_shared<PlayArguments>();
    CLI::App* play =
        app.add_subcommand("play", "Play in this terminal: alone, against bots, or with friends at one keyboard");
    play->add_option("--lang", arguments->language,
                     "Language; unless given the one chosen last, else that of the environment")
        ->check(
            CLI::IsMember(std::vector<std::string>(present::kLanguageNames.begin(), present::kLanguageNames.end())));
    play->add_option("--game", arguments->game, names_of_games() + "; without any of these a menu asks");
    play->add_option("--players", arguments->players, "Number of players")->check(CLI::Range(1, 5));
    play->add_option("--bots", arguments->bots,
                     "Bots for the last seats, such as greedy,greedy: " + levels_of(desk::games().front()))
        ->delimiter(',');
    play->add_option("--names", arguments->names, "Names for the first seats: Ola,Jan")->delimiter(',');
    play->add_option("--seed", arguments->seed, "The same text deals the same game");
    play->add_flag("--continue", arguments->goes_on, "Go on with the game that was played last");
    play->add_option("--table", arguments->file, "Go on with the game in this file")->check(CLI::ExistingFile);
    play->add_option("--replay", arguments->replay, "Walk through the game in this file")->check(CLI::ExistingFile);
    play->add_flag("--pause", arguments->has_pause, "Bots pause after every choice");
    play->add_option("--folder", arguments->folder, "Where games are kept");
    add_setup_flags(*play, arguments->setup);
    play->callback([arguments, play] {
        refuse_what_would_be_ignored(*play);
        play_in_terminal(*arguments);
    });
}

}  // namespace planitia
