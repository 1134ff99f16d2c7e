/// The draft: of the cards dealt, everybody picks one and hands the rest on.
#pragma once
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// Who gets what a player leaves: on the left in even generations, on the right in odd ones.
PlayerId draft_receiver(const Position& position, PlayerId player);

/// Everybody keeps the card picked and hands the rest on. After the last card, what was drafted is there to buy.
void pass_drafts_on(Position& position);

}  // namespace planitia::terraforming
