/// A turn's choice: what may be done as an action, and what it starts.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// In M€, after discounts; 0 for selling patents.
int project_cost(const PlayerState& player, Project project);
/// M€ to fund one more award.
int next_award_cost(const Position& position);
/// How many of the milestones are claimed, or of the awards funded.
template <class E>
std::size_t taken(const ByEnum<E, PlayerId>& by) {
    std::size_t n = 0;
    for (E each : every<E>()) n += by[each].is_some() ? 1 : 0;
    return n;
}

/// Whether the active player may choose this now. Precondition: it is a kind of turn option.
bool can_choose(const Position& position, PlayerId player, const Option& option, Reasons* reasons);

void list_turn(const Position& position, PlayerId player, OptionList& options);
/// Whether anything but passing or ending the turn is possible.
bool can_act(const Position& position, PlayerId player);

void start_action(Scene& scene, PlayerId player, const Option& option);
/// What was paid for happens.
void after_payment(Scene& scene, PlayerId player, const Payment& payment);

bool can_convert_plants(const Position& position, PlayerId player, Reasons* reasons);
void convert_plants(Scene& scene, PlayerId player);

}  // namespace planitia::terraforming
