/// The actions of the buildings: what they cost, whether they can be done, and what they do.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

/// With what the events of this round change.
Cost action_cost(const Position& position, PlayerId player, Action action);
/// The time that the action takes at least; research tiles and technologies of a corporation tell their own.
int certain_time(Action action);
/// What a harvest of the player's crop gives, without the Botanist's food.
int harvest(const Position& position, PlayerId player);
int research_time(const Position& position, PlayerId player, Research tile);
int time_to_develop(const Position& position, PlayerId player, Technology technology);

/// Whether the action could be done with so much time. Where the marker stands is not looked at.
bool can_do(const Position& position, PlayerId player, Action action, int time, Reasons* reasons);
/// Pays what is fixed and asks for the rest.
void start_action(Scene& scene, PlayerId player, Action action);

/// Questions inside an action.
void list_action(const Position& position, OptionList& options);
void answer_action(Scene& scene, const Option& answer);
/// Why that answer is not possible.
void explain_action(const Position& position, const Option& answer, Reasons& reasons);

bool can_hire(const Position& position, PlayerId player, Person person);

/// Asks from which quarters tokens go, as often as there are any.
void ask_for_removal(Position& position, PlayerId player, Need need, int n);

}  // namespace planitia::martians
