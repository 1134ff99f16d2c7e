#include <games/games.h>
#include <sim/all_games.h>
#include <sim/games.h>
#include <sim/simulation.h>

namespace planitia::sim {

namespace {

constexpr auto kGames = Games::each([]<Game G>(std::type_identity<G>) { return SimulatedGame{G::kName, simulate<G>}; });

}  // namespace

std::span<const SimulatedGame> simulated_games() { return kGames; }

Result<SimulatedGame, Refusal> find_game(std::string_view name) {
    std::string known;
    for (const SimulatedGame& game : kGames) {
        if (game.name == name) return game;
        known += (known.empty() ? "" : ", ") + std::string(game.name);
    }
    return Unexpected{Refusal{RefusalCode::bad_value, "no game '" + std::string(name) + "'; there is: " + known, ""}};
}

}  // namespace planitia::sim
