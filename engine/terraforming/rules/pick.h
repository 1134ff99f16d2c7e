/// Choosing a set of cards one small answer at a time. Cards are taken in ascending order, so that every set has
/// exactly one way to be chosen.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/rules.h>

namespace planitia::terraforming {

/// `take_card` for every card that can come next, and `finish_pick` once enough are taken.
void list_pick(const Pick& pick, OptionList& options);

/// Whether `list_pick` would list more than one.
bool leaves_choice(const Pick& pick);

/// Notes one answer. True when the set is complete.
bool take(CardSet& picked, const Pick& pick, const Option& option);

}  // namespace planitia::terraforming
