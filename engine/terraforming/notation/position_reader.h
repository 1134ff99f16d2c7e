/// Parts of reading a position. Each reads one key into a position that is being put together.
#pragma once
#include <terraforming/notation/reader.h>

namespace planitia::terraforming {

/// A position being put together.
struct Draft {
    Position position;
    CardSet placed;  ///< cards that have a place already
    int most = 999;  ///< of any figure
    int last_generation = 99;
};

/// A card that may lie in this game and has no place yet gets one. None when it was refused.
CardId place_project(const Cursor& at, Draft& draft);
CardId place_corporation(const Cursor& at, Draft& draft);

void read_tiles(const Cursor& at, Draft& draft);
/// After the tiles.
void read_claims(const Cursor& at, Draft& draft);

/// After the players. Without the key, tiles are dealt with the generator of the position.
void read_colonies(const Cursor& at, Draft& draft);

void read_player(const Cursor& at, Draft& draft, PlayerId player);
/// What a seat has that the position does not mention.
void set_defaults(Draft& draft, PlayerId player);

}  // namespace planitia::terraforming
