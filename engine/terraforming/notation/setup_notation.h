/// The options of a set-up, as they stand in a set-up and in a position.
#pragma once
#include <terraforming/notation/reader.h>

namespace planitia::terraforming {

/// Adds the options of the set-up, without the number of players.
void write_options(const Setup& setup, Document& map);

/// Reads them from a map; `setup.players` is already known. Refuses what this engine does not have and sets of
/// options that make no sense.
void read_options(const Cursor& at, Setup& setup);

}  // namespace planitia::terraforming
