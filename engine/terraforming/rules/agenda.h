/// Effects that wait. The active player orders them where the order can matter; see docs/rulings.md.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// Play never fills the agenda, and positions are read with room in it.
inline void push(Position& position, const Pending& pending) { position.resolution.agenda.push_back(pending); }

/// Every effect of a list on its own; blocks and alternatives stay together.
void push_each(Position& position, EffectRange effects, Actor who);

/// The waiting effects among which the player chooses the next one. Empty when there is nothing to choose.
void list_order(const Position& position, OptionList& options);

/// Starts the waiting effect that comes next by itself. Precondition: the agenda is not empty.
void take_next(Position& position);
/// Starts the one the player chose.
void take_from_agenda(Position& position, std::size_t index);

}  // namespace planitia::terraforming
