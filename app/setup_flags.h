/// The set-up of a game by flags, for every command that deals games.
#pragma once
#include <core/document.h>
#include <desk/games.h>
#include <game/refusal.h>

#include <string>

namespace CLI {
class App;
}

namespace planitia {

/// The flags of every game. What is given goes to `setup` under its name in the protocol; whether it makes sense says the game.
void add_setup_flags(CLI::App& command, Document& setup);
/// Why the game refused the set-up, as people need it who typed flags: the flag in place of the member, and what there is instead.
std::string told_by_flags(const desk::GameEntry& game, const Document& setup, const Refusal& refusal);
/// The bots that play a game.
std::string levels_of(const desk::GameEntry& game);

}  // namespace planitia
