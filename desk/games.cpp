#include <desk/all_games.h>
#include <desk/form.h>
#include <desk/games.h>
#include <game/reader.h>
#include <present/shelf.h>
#include <search/levels.h>

namespace planitia::desk {

namespace {

template <Game G>
GameEntry entry() {
    const auto [fewest, most] = G::player_counts();
    GameEntry game{.name = G::kName,
                   .fewest_players = fewest,
                   .most_players = most,
                   .usual_setup = usual_for_people(typename G::Setup{}, Document::map()),
                   .first_setup = first_setup(std::type_identity<G>{}),
                   .levels = {},
                   .flags = setup_flags(std::type_identity<G>{})};
    for (const search::NamedLevel& each : search::kLevels)
        if (search::plays<G>(each.level)) game.levels.push_back(each.name);
    return game;
}

}  // namespace

std::span<const GameEntry> games() {
    static const auto kGames = Games::each([]<Game G>(std::type_identity<G>) { return entry<G>(); });
    return kGames;
}

Result<const GameEntry*, Refusal> find_game(std::string_view name, std::string_view place) {
    for (const GameEntry& game : games())
        if (game.name == name) return &game;
    return Unexpected{Refusal{RefusalCode::bad_value, "no game " + quoted(name), std::string(place)}};
}

std::string game_word(const present::Phrasebook& book, std::string_view game) {
    return present::shelf(game).title(book);
}

std::string level_word(const present::Phrasebook& book, std::string_view level) {
    using T = present::TableText;
    if (level == "random") return book.say(T::bot_random);
    if (level == "greedy") return book.say(T::bot_greedy);
    if (level == "planner") return book.say(T::bot_planner);
    return std::string(level);
}

}  // namespace planitia::desk
