/// What cards are worth, read from their effects. No card is known by name.
#pragma once
#include <terraforming/outlook.h>

namespace planitia::terraforming {

/// What a card in play will still bring: its action, what it reacts to, its lasting effects, the resources on it.
double worth_in_play(const Position& position, PlayerId player, CardId card, const Outlooks& look);

/// What playing a card would bring, its price taken off; below 0 when it had better not be played.
double gain_from_playing(const Position& position, PlayerId player, CardId card, const Outlooks& look);

/// What a corporation brings at the start.
double worth_of_corporation(const Position& position, PlayerId player, CardId card, const Outlooks& look);

}  // namespace planitia::terraforming
