/// Effects that put tiles and markers on Mars.
#pragma once
#include <terraforming/rules/effects/effects.h>

namespace planitia::terraforming {

bool can_resolve(const Position& position, Actor who, const PlaceTile& tile, const Budget& budget, Check& check);
/// Whether there is a space for it after paying `spent` M€; a tenth ocean needs none, it is only pointless.
bool has_place(const Position& position, PlayerId player, const PlaceTile& tile, int spent, Check& check);
bool has_effect(const Position& position, Actor who, const PlaceTile& tile);
void list(const Position& position, Actor who, const PlaceTile& tile, OptionList& options);
Flow resolve(Scene& scene, Actor who, const PlaceTile& tile, const Option& answer);

bool can_resolve(const Position& position, Actor who, const ClaimSpace& claim, Check& check);
bool has_effect(const Position& position, Actor who, const ClaimSpace& claim);
void list(const Position& position, Actor who, const ClaimSpace& claim, OptionList& options);
Flow resolve(Scene& scene, Actor who, const ClaimSpace& claim, const Option& answer);

}  // namespace planitia::terraforming
