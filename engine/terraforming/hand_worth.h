/// What the cards of a seat are worth that are not in play: in hand, on offer, being chosen.
#pragma once
#include <terraforming/card_worth.h>

namespace planitia::terraforming {

double worth_of_hand(const Position& position, PlayerId player, const Outlooks& look);

}  // namespace planitia::terraforming
