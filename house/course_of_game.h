/// A game that is over, choice by choice, as one document.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <game/refusal.h>
#include <house/sight.h>

#include <optional>
#include <string_view>

namespace planitia::house {

/// Whose eyes a game is seen with.
struct Audience {
    PlayerId viewer;        ///< none: a spectator
    bool sees_all = false;  ///< every hand
};
/// "0", "all" or "spectator"; none for other words.
std::optional<Audience> audience(std::string_view word, std::size_t players);

/// `{"first":…,"steps":[{"number":1,"by":0,"option":…,"set":…,"gone":…,"lines":[…]},…]}`. Refused (`not-started`, `unsupported`) until the game
/// is over.
Result<Document, Refusal> write_replay(const TableSight& table, Audience audience, const protocol::Telling& telling);

}  // namespace planitia::house
