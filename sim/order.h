/// What to simulate, and what came of it.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <search/levels.h>
#include <sim/statistics.h>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace planitia::sim {

struct Progress {
    std::uint64_t done = 0;
    std::uint64_t games = 0;
    double seconds = 0;
};

struct Order {
    Document setup;  ///< as in the protocol
    std::string seed = "1";
    std::vector<search::Level> bots;  ///< of every seat, or one for all of them
    bool rotate = false;              ///< the bots move on by a seat from game to game
    std::uint64_t games = 1;
    unsigned threads = 0;  ///< 0: as many as there are cores
    bool check = false;    ///< look at every position that occurs

    /// Called every `interval` on the thread that asked for the simulation.
    std::function<void(const Progress&)> on_progress;
    std::chrono::milliseconds interval{1000};
};

/// Something that must not happen, and where: play game `seed` with the same bots up to answer `answer` to see it.
struct Fault {
    std::uint64_t game = 0;
    std::string seed;
    std::uint64_t answer = 0;  ///< after so many answers
    std::string reason;
};

struct Outcome {
    std::string_view game;
    std::string_view group;   ///< what the groups of the statistics are, in singular
    std::string_view groups;  ///< and plural
    std::string_view piece;   ///< what is brought into play, in singular
    std::string_view pieces;  ///< and plural
    Document setup;           ///< with all defaults
    std::string seed;
    std::vector<search::Level> bots;  ///< of every seat; with `has_rotated` in the first game
    bool has_rotated = false;
    bool win_together = false;  ///< all or nobody
    Statistics statistics;
    double seconds = 0;
    double cpu_seconds = 0;
    std::optional<Fault> fault;  ///< of the first game that has one; only with `Order::check`
};

/// The seed of one game of many.
inline std::string game_seed(std::string_view seed, std::uint64_t game) {
    return std::string(seed) + "/" + std::to_string(game);
}
/// Bots must not know the deal: their generators share nothing with it but this text, which is hashed.
inline std::string bot_seed(std::string_view game_seed, PlayerId player) {
    return std::string(game_seed) + "/bot/" + std::to_string(player.index());
}

}  // namespace planitia::sim
