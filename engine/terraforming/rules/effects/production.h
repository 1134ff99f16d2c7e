/// Effects on production: own boxes, lowering anyone's, shifting, copying.
#pragma once
#include <terraforming/rules/effects/effects.h>

namespace planitia::terraforming {

/// Whether the effect belongs to the production box of its card, which can be copied.
bool is_part_of_box(const Effect& effect);

bool can_resolve(const Position& position, Actor who, const Produce& box, const Budget& budget, Check& check);
Flow resolve(Scene& scene, Actor who, const Produce& box);

bool can_resolve(const Position& position, Actor who, const LowerAnyProduction& loss, const Budget& budget,
                 Check& check);
void list(const Position& position, Actor who, const LowerAnyProduction& loss, OptionList& options);
Flow resolve(Scene& scene, Actor who, const LowerAnyProduction& loss, const Option& answer);

bool can_resolve(const Position& position, Actor who, const ProduceMinedMetal& metal, Check& check);
void list(const Position& position, Actor who, const ProduceMinedMetal& metal, OptionList& options);
Flow resolve(Scene& scene, Actor who, const ProduceMinedMetal& metal, const Option& answer);

bool can_resolve(const Position& position, Actor who, const ShiftProduction& shift, const Budget& budget, Check& check);
void list(const Position& position, Actor who, const ShiftProduction& shift, OptionList& options);
Flow resolve(Scene& scene, Actor who, const ShiftProduction& shift, const Option& answer);

bool can_resolve(const Position& position, Actor who, const CopyProduction& copy, Check& check);
void list(const Position& position, Actor who, const CopyProduction& copy, OptionList& options);
Flow resolve(Scene& scene, Actor who, const CopyProduction& copy, const Option& answer);

}  // namespace planitia::terraforming
