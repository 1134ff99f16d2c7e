/// The games that can be simulated.
#pragma once
#include <sim/order.h>

#include <span>

namespace planitia::sim {

struct SimulatedGame {
    std::string_view name;
    Result<Outcome, Refusal> (*simulate)(const Order& order);
};

std::span<const SimulatedGame> simulated_games();

/// The refusal lists the names there are.
Result<SimulatedGame, Refusal> find_game(std::string_view name);

}  // namespace planitia::sim
