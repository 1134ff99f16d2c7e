/// The actions of the buildings: what they cost, whether they can be done, and their beginning.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

/// With what the events of this round change.
Cost action_cost(const Position& position, PlayerId player, Action action);
/// The time that the action takes at least; research tiles and technologies of a corporation tell their own.
int certain_time(Action action);

/// Whether the action could be done with so much time. Where the marker stands is not looked at.
bool can_do(const Position& position, PlayerId player, Action action, int time, Reasons* reasons);
/// Pays what is fixed and asks for the rest.
void start_action(Scene& scene, PlayerId player, Action action);

}  // namespace planitia::martians
