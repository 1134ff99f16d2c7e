/// The bots by the names users know them by.
#pragma once
#include <core/result.h>
#include <game/refusal.h>
#include <search/bot.h>
#include <search/random_bot.h>

#include <array>
#include <string_view>
#include <variant>

namespace planitia::search {

enum class Level : std::uint8_t { random };

struct NamedLevel {
    std::string_view name;
    Level level;
};
/// From weak to strong.
inline constexpr std::array kLevels = {NamedLevel{"random", Level::random}};

/// The level of that name; the refusal lists the names there are.
Result<Level, Refusal> find_level(std::string_view name);
std::string_view name(Level level);

/// A bot of any level: a value, so that asking it needs neither heap nor virtual call.
template <Game G>
using AnyBot = std::variant<RandomBot>;

template <Game G>
AnyBot<G> make_bot(Level level, std::string_view seed) {
    switch (level) {
        case Level::random: break;
    }
    return RandomBot(seed);
}

template <Game G>
std::size_t ask(AnyBot<G>& bot, const typename G::Position& position, PlayerId player,
                const typename G::OptionList& options) {
    return std::visit([&](auto& each) { return ask<G>(each, position, player, options); }, bot);
}

}  // namespace planitia::search
