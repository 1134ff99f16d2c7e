/// A game as it is stored, and back.
#pragma once
#include <core/result.h>
#include <desk/match.h>
#include <game/refusal.h>
#include <table/stored.h>

namespace planitia::table {

/// Plays the game again, and checks every choice.
Result<desk::Match, Refusal> load(const StoredTable& stored);

/// Without seats and drafts.
StoredTable write_game(const desk::Match& match);

/// The match before its first choice.
desk::Match start_of(const desk::Match& match);

/// Adds what the last choice of the match is checked by.
void note_hashes(const desk::Match& match, StoredChoice& choice);

}  // namespace planitia::table
