/// Playing a card from hand: price, requirements, payment, effects.
#pragma once
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// After discounts, never below 0.
int cost_to_play(const PlayerState& player, const Card& card);

/// What is left to pay in M€, or in heat that counts as M€, when metals pay as much of the card as they can.
int least_megacredits(const PlayerState& player, CardId card);

bool meets_requirements(const Position& position, PlayerId player, const Card& card, Reasons* reasons);

/// Requirements, price and effects. The card's place is not looked at.
bool can_play(const Position& position, PlayerId player, CardId card, Reasons* reasons);

void start_playing(Scene& scene, PlayerId player, CardId card);
/// After the payment.
void put_into_effect(Scene& scene, PlayerId player, CardId card);
/// When everything the card brought is resolved.
void finish_playing(Scene& scene);

}  // namespace planitia::terraforming
