/// The options of a set-up, alone or inside a position.
#pragma once
#include <game/archive.h>
#include <martians/state/setup.h>

namespace planitia::martians {

/// Everything but the number of players, which is known already.
void describe_options(Archive& archive, Setup& setup);

}  // namespace planitia::martians
