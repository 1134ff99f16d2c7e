/// Effects that draw, look at, reveal and give up cards.
#pragma once
#include <terraforming/rules/effects/effects.h>
#include <terraforming/rules/rules.h>

namespace planitia::terraforming {

bool can_resolve(const Position& position, Actor who, const Draw& draw, Check& check);
Flow resolve(Scene& scene, Actor who, const Draw& draw);

bool can_resolve(const Position& position, Actor who, const LookAndKeep& look, Check& check);
void begin(Scene& scene, Actor who, const LookAndKeep& look);
Pick pick(const Position& position, Actor who, const LookAndKeep& look);
Flow resolve(Scene& scene, Actor who, const LookAndKeep& look, const Option& answer);

bool can_resolve(const Position& position, Actor who, const LookAndBuy& look, Check& check);
void begin(Scene& scene, Actor who, const LookAndBuy& look);
Pick pick(const Position& position, Actor who, const LookAndBuy& look);
Flow resolve(Scene& scene, Actor who, const LookAndBuy& look, const Option& answer);

bool can_resolve(const Position& position, Actor who, const RevealForTag& reveal, Check& check);
Flow resolve(Scene& scene, Actor who, const RevealForTag& reveal);

bool can_resolve(const Position& position, Actor who, const Discard& discard, Check& check);
bool has_effect(const Position& position, Actor who, const Discard& discard);
Pick pick(const Position& position, Actor who, const Discard& discard);
Flow resolve(Scene& scene, Actor who, const Discard& discard, const Option& answer);

}  // namespace planitia::terraforming
