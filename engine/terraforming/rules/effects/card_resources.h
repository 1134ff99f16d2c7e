/// Effects on the resources that lie on cards.
#pragma once
#include <terraforming/rules/effects/effects.h>

namespace planitia::terraforming {

bool can_resolve(const Position& position, Actor who, const AddHere& add, Check& check);
Flow resolve(Scene& scene, Actor who, const AddHere& add);

bool can_resolve(const Position& position, Actor who, const AddToCard& add, Check& check);
bool has_effect(const Position& position, Actor who, const AddToCard& add);
void list(const Position& position, Actor who, const AddToCard& add, OptionList& options);
Flow resolve(Scene& scene, Actor who, const AddToCard& add, const Option& answer);

bool can_resolve(const Position& position, Actor who, const AddToPlayedCard& add, Check& check);
bool has_effect(const Position& position, Actor who, const AddToPlayedCard& add);
Flow resolve(Scene& scene, Actor who, const AddToPlayedCard& add);

bool can_resolve(const Position& position, Actor who, const NeedsHere& need, Check& check);
Flow resolve(Scene& scene, Actor who, const NeedsHere& need);

bool can_resolve(const Position& position, Actor who, const ExchangeHere& exchange, Check& check);
void list(const Position& position, Actor who, const ExchangeHere& exchange, OptionList& options);
Flow resolve(Scene& scene, Actor who, const ExchangeHere& exchange, const Option& answer);

bool can_resolve(const Position& position, Actor who, const RemoveHere& removal, Check& check);
Flow resolve(Scene& scene, Actor who, const RemoveHere& removal);

bool can_resolve(const Position& position, Actor who, const RemoveFromCard& removal, Check& check);
bool has_effect(const Position& position, Actor who, const RemoveFromCard& removal);
void list(const Position& position, Actor who, const RemoveFromCard& removal, OptionList& options);
Flow resolve(Scene& scene, Actor who, const RemoveFromCard& removal, const Option& answer);

}  // namespace planitia::terraforming
