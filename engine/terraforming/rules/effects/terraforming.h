/// Effects on the global parameters and the terraform rating.
#pragma once
#include <terraforming/rules/effects/effects.h>

namespace planitia::terraforming {

bool can_resolve(const Position& position, Actor who, const Raise& raise, Check& check);
Flow resolve(Scene& scene, Actor who, const Raise& raise);

bool can_resolve(const Position& position, Actor who, const RaiseRating& raise, Check& check);
Flow resolve(Scene& scene, Actor who, const RaiseRating& raise);

bool can_resolve(const Position& position, Actor who, const NeedsRaisedRating& condition, Check& check);
Flow resolve(Scene& scene, Actor who, const NeedsRaisedRating& condition);

}  // namespace planitia::terraforming
