/// Paying: M€, steel for building cards, titanium for space cards, heat where it counts as M€.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// The most the player can pay with what the payment allows.
int purchasing_power(const PlayerState& player, const Payment& payment);

/// Every mix without a superfluous unit of metal; M€ and heat fill up exactly.
void list_payments(const PlayerState& player, const Payment& payment, OptionList& options);

void pay(Scene& scene, Actor who, const Option& payment);

}  // namespace planitia::terraforming
