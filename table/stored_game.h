/// A game as it is stored, and back.
#pragma once
#include <core/result.h>
#include <desk/match.h>
#include <game/refusal.h>
#include <table/stored.h>

#include <string>

namespace planitia::table {

/// Plays the game again, and checks every choice.
Result<desk::Match, Refusal> load(const StoredTable& stored);

/// Without seats and drafts.
StoredTable write_game(const desk::Match& match);

/// The match before its first choice.
desk::Match start_of(const desk::Match& match);

/// What the match so far is checked by.
std::string digest_of(const desk::Match& match);

}  // namespace planitia::table
