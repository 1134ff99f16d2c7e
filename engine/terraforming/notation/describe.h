/// What a written position has in it: one description for writing, reading and views, in parts.
#pragma once
#include <game/archive.h>
#include <terraforming/notation/reader.h>
#include <terraforming/observe/observe.h>

namespace planitia::terraforming {

/// A position being written or put together.
struct Draft {
    Position position;
    const View* view = nullptr;  ///< where only what its viewer knows is written
    CardSet placed;              ///< reading: cards that have a place already
    int most = 999;              ///< reading: of any figure
    int last_generation = 99;    ///< reading

    /// Whether what belongs to that player is counted only.
    bool is_hidden(PlayerId player) const { return view != nullptr && view->viewer != player; }
};

/// Whether the players choose from cards on offer.
constexpr bool has_offers(Phase phase) {
    return phase == Phase::setup || phase == Phase::draft || phase == Phase::research;
}

/// A card that may lie in this game and has no place yet gets one. None when it was refused.
CardId place_project(const Cursor& at, Draft& draft);
CardId place_corporation(const Cursor& at, Draft& draft);
/// The same for a list of projects.
CardSet place_projects(const Cursor& at, Draft& draft);

/// Tiles, and the spaces that are claimed.
void describe_board(Archive& archive, Draft& draft);
void describe_player(Archive& archive, Draft& draft, PlayerId player);
/// After the players. Colony tiles that a position does not mention are dealt later.
void describe_colonies(Archive& archive, Draft& draft);
/// The generator and, unless nothing is unresolved, the middle of an action or of a choice that all make at once.
void describe_pending(Archive& archive, Draft& draft);
/// Whether nothing is unresolved.
bool is_clear(const Position& position);

}  // namespace planitia::terraforming
