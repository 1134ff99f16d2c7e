/// The options of a set-up, alone or inside a position.
#pragma once
#include <game/reader.h>
#include <martians/state/setup.h>

namespace planitia::martians {

void write_options(const Setup& setup, Document& map);
void read_options(const Cursor& at, Setup& setup);

}  // namespace planitia::martians
