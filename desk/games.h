/// The games of the house.
#pragma once
#include <core/result.h>
#include <desk/any.h>
#include <desk/fields.h>
#include <game/refusal.h>
#include <present/phrasebook.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::desk {

struct GameEntry {
    std::string_view name;
    int fewest_players = 1;
    int most_players = 1;
    AnySetup usual_setup;  ///< what people agree on who change nothing; the protocol has its own defaults
    AnySetup first_setup;  ///< for those who have never played; the first seat is theirs
    /// The names of the bots that play it, from weak to strong.
    std::vector<std::string_view> levels;
    SetupFlags flags;
};

/// Every game; the first is the one that a position without a name is of.
std::span<const GameEntry> games();
/// The game of that name; the refusal has the place where the name stood.
Result<const GameEntry*, Refusal> find_game(std::string_view name, std::string_view place = "/game");

/// The name of the game, and of a bot's level, in words.
std::string game_word(const present::Phrasebook& book, std::string_view game);
std::string level_word(const present::Phrasebook& book, std::string_view level);

}  // namespace planitia::desk
