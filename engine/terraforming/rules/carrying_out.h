/// Whether all effects of a card can be carried out in some order.
#pragma once
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// The player orders a card's effects and what they trigger, so gains count before losses. Precondition: the card is
/// not in play yet.
bool can_carry_out(const Position& position, PlayerId player, CardId card, Reasons* reasons);

/// Whether the own production could change by so much and what waits in the agenda still be carried out.
bool leaves_agenda_possible(const Position& position, PlayerId player, Resource resource, int by);

/// How much of a resource the card itself takes besides its price.
int taken_by_card(const Card& card, Resource resource);

}  // namespace planitia::terraforming
