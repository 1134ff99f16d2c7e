/// What is agreed on for every table, whatever is played.
#pragma once
#include <desk/games.h>
#include <play/dialog.h>
#include <table/table.h>

#include <string>

namespace planitia::play {

/// The bot that a seat begins with: one that is fun to play against, where it plays the game.
std::string usual_bot(const desk::GameEntry& game);
/// Nobody can guess it.
std::string fresh_seed();
/// Deals what was agreed on with a fresh seed and puts the table in place of the uppermost dialog; else gives what is wrong.
std::string begin_table(table::Agreement agreement, const Settings& settings, Dialogs& dialogs);

/// The next start of the program speaks it too.
void remember_language(const Settings& settings);

}  // namespace planitia::play
