/// Effects, requirements, triggers and points as data, in the order and with the figures of the declaration.
#pragma once
#include <core/document.h>
#include <terraforming/catalogue/card.h>

namespace planitia::terraforming {

Document write_amount(const Amount& amount);
Document write_effects(EffectRange effects);
/// The effect at that place of `kEffects`.
Document write_effect(std::uint16_t at);
Document write_need(const Need& need);
Document write_trigger(const Trigger& trigger);
Document write_ongoing(const Ongoing& ongoing);
Document write_points(const Points& points);

}  // namespace planitia::terraforming
