/// The bots by the names users know them by.
#pragma once
#include <core/result.h>
#include <game/refusal.h>
#include <search/bot.h>
#include <search/greedy_bot.h>
#include <search/planner_bot.h>
#include <search/random_bot.h>

#include <array>
#include <string_view>
#include <variant>

namespace planitia::search {

enum class Level : std::uint8_t { random, greedy, planner };

struct NamedLevel {
    std::string_view name;
    Level level;
};
/// From weak to strong, as far as measured (docs/bots.md).
inline constexpr std::array kLevels = {NamedLevel{"random", Level::random}, NamedLevel{"greedy", Level::greedy},
                                       NamedLevel{"planner", Level::planner}};

/// The level of that name; the refusal lists the names there are.
Result<Level, Refusal> find_level(std::string_view name);
std::string_view name(Level level);

namespace levels_detail {

template <Game G>
struct Bots {
    using Any = std::variant<RandomBot>;
};
template <Valued G>
struct Bots<G> {
    using Any = std::variant<RandomBot, GreedyBot<G>, PlannerBot<G>>;
};

}  // namespace levels_detail

/// A bot of any level: a value, so that asking it needs neither heap nor virtual call.
template <Game G>
using AnyBot = typename levels_detail::Bots<G>::Any;

/// Whether there is a bot of that level for the game.
template <Game G>
constexpr bool plays(Level level) {
    return level == Level::random || Valued<G>;
}

/// Precondition: `plays<G>(level)`.
template <Game G>
AnyBot<G> make_bot(Level level, std::string_view seed) {
    if constexpr (Valued<G>) {
        if (level == Level::greedy) return GreedyBot<G>(seed);
        if (level == Level::planner) return PlannerBot<G>(seed);
    }
    return RandomBot(seed);
}

/// Refuses a level that does not play the game.
template <Game G>
Result<Level, Refusal> find_level_for(std::string_view name) {
    Result<Level, Refusal> level = find_level(name);
    if (level && !plays<G>(*level))
        return Unexpected{Refusal{RefusalCode::bad_value, "this bot does not play this game", ""}};
    return level;
}

template <Game G>
std::size_t ask(AnyBot<G>& bot, const typename G::Position& position, PlayerId player,
                const typename G::OptionList& options) {
    return std::visit([&](auto& each) { return ask<G>(each, position, player, options); }, bot);
}

}  // namespace planitia::search
