/// Research: cards are dealt, looked at, and bought; so are the first cards of a game.
#pragma once
#include <terraforming/rules/rules.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// Deals cards one by one in turn order to everybody's offer.
void deal(Scene& scene, std::size_t cards_each);
/// Begins a generation's research with four cards each, or its draft.
void open_research(Scene& scene);

Pick offered_cards(const Position& position, PlayerId player);
/// For the cards that are chosen.
Payment payment_for_cards(const Position& position, PlayerId player);

/// The cards are chosen; with heat as M€ there may be a mix to choose.
void finish_buying(Scene& scene, PlayerId player);
/// The cards are paid for and go to the hand, the others to the discards.
void take_bought_cards(Scene& scene, PlayerId player);

}  // namespace planitia::terraforming
