/// The options of a set-up, as they stand in a set-up and in a position.
#pragma once
#include <game/archive.h>
#include <terraforming/state/setup.h>

namespace planitia::terraforming {

/// Everything but the number of players, which is known already. Refuses what this engine does not have and sets of
/// options that make no sense.
void describe_options(Archive& archive, Setup& setup);

}  // namespace planitia::terraforming
