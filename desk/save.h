/// A match as a saved game and back.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <desk/match.h>

namespace planitia::desk {

Document write_save(const Match& match);

/// Plays the saved game again, by the rules with which it was dealt. Whoever made it: what counts is that every choice is legal and
/// leads where it led.
Result<Match, Refusal> read_save(const Document& document);

}  // namespace planitia::desk
