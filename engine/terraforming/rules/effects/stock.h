/// Effects on resources in stock: gains, losses, prices, removing and stealing.
#pragma once
#include <terraforming/rules/effects/effects.h>

namespace planitia::terraforming {

bool can_resolve(const Position& position, Actor who, const Gain& gain, Check& check);
Flow resolve(Scene& scene, Actor who, const Gain& gain);

bool can_resolve(const Position& position, Actor who, const Lose& loss, const Budget& budget, Check& check);
Flow resolve(Scene& scene, Actor who, const Lose& loss);

bool can_resolve(const Position& position, Actor who, const Pay& price, Check& check);
Flow resolve(Scene& scene, Actor who, const Pay& price);

bool can_resolve(const Position& position, Actor who, const Exchange& exchange, Check& check);
void list(const Position& position, Actor who, const Exchange& exchange, OptionList& options);
Flow resolve(Scene& scene, Actor who, const Exchange& exchange, const Option& answer);

bool can_resolve(const Position& position, Actor who, const RemoveUpTo& removal, Check& check);
bool has_effect(const Position& position, Actor who, const RemoveUpTo& removal);
void list(const Position& position, Actor who, const RemoveUpTo& removal, OptionList& options);
Flow resolve(Scene& scene, Actor who, const RemoveUpTo& removal, const Option& answer);

bool can_resolve(const Position& position, Actor who, const StealUpTo& theft, Check& check);
bool has_effect(const Position& position, Actor who, const StealUpTo& theft);
void list(const Position& position, Actor who, const StealUpTo& theft, OptionList& options);
Flow resolve(Scene& scene, Actor who, const StealUpTo& theft, const Option& answer);

}  // namespace planitia::terraforming
