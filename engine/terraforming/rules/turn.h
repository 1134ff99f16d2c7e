/// A turn's choice: what may be done as an action, and what it starts.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// Whether the active player may choose this now. Precondition: it is a kind of turn option.
bool can_choose(const Position& position, PlayerId player, const Option& option, Reasons* reasons);

void list_turn(const Position& position, PlayerId player, OptionList& options);
/// Whether anything but passing or ending the turn is possible.
bool can_act(const Position& position, PlayerId player);

void start_action(Scene& scene, PlayerId player, const Option& option);
/// What was paid for happens.
void after_payment(Scene& scene, PlayerId player, const Payment& payment);

}  // namespace planitia::terraforming
