/// Effects that choose among others, and those that favour the next card.
#pragma once
#include <terraforming/rules/effects/effects.h>

namespace planitia::terraforming {

bool can_resolve(const Position& position, Actor who, const DiscountNextCard& discount, Check& check);
Flow resolve(Scene& scene, Actor who, const DiscountNextCard& discount);

bool can_resolve(const Position& position, Actor who, const EaseNextCard& ease, Check& check);
Flow resolve(Scene& scene, Actor who, const EaseNextCard& ease);

/// Alternatives are read from the effect table beside the `Either` itself.
bool can_resolve_either(const Position& position, Actor who, std::uint16_t either, Check& check);
void list_alternatives(const Position& position, Actor who, std::uint16_t either, OptionList& options);

}  // namespace planitia::terraforming
