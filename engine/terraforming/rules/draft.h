/// The draft: of the cards dealt, everybody picks one and hands the rest on.
#pragma once
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// Everybody keeps the card picked and hands the rest on: left in even generations, right in odd ones. After the last
/// card, what was drafted is there to buy.
void pass_drafts_on(Position& position);

}  // namespace planitia::terraforming
