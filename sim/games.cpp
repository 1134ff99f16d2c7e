#include <sim/games.h>
#include <sim/martians_measures.h>
#include <sim/simulation.h>
#include <sim/terraforming_measures.h>

namespace planitia::sim {

namespace {

template <Game G>
constexpr SimulatedGame simulated() {
    return {G::kName, simulate<G>};
}

constexpr SimulatedGame kGames[] = {
    simulated<terraforming::Terraforming>(),
    simulated<martians::Martians>(),
};

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
