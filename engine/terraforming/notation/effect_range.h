/// Which parts of the effect table belong together, so that a written range can be told from a made-up one.
#pragma once
#include <terraforming/catalogue/card.h>

namespace planitia::terraforming {

/// Whether the range is a run of whole effects inside one sequence of the card (none: of the rules themselves).
bool is_part_of(EffectRange range, CardId source);

/// Changes whenever there are other cards or their effects stand elsewhere in the table.
std::uint64_t catalogue_hash();

}  // namespace planitia::terraforming
