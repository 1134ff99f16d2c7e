/// What a position holds besides the things on the table: the generator and the middle of an action or of a choice
/// that all make at once.
#pragma once
#include <terraforming/notation/reader.h>

namespace planitia::terraforming {

/// Between two actions there is only the generator.
Document write_pending(const Position& position);

/// Reads it into a position whose other parts are complete. Cards that lie nowhere else are added to `placed`.
void read_pending(const Cursor& at, Position& position, CardSet& placed);

/// Refuses the middle of something unless the whole position is the one it was written from: effects that wait rely
/// on what was checked before they began.
void verify_pending(const Cursor& at, const Position& position);

}  // namespace planitia::terraforming
