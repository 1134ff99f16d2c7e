/// The set-up of a game by flags, for every command that deals games.
#pragma once
#include <core/document.h>

namespace CLI {
class App;
}

namespace planitia {

/// The flags of every game. What is given goes to `setup` under its name in the protocol; whether it makes sense says the game.
void add_setup_flags(CLI::App& command, Document& setup);

}  // namespace planitia
