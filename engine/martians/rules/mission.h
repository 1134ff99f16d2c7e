/// The conditions of a mission.
#pragma once
#include <martians/rules/effects/missions.h>

namespace planitia::martians {

/// The conditions of a scenario, in the order they are told.
enum class Condition : std::uint8_t {
    built,
    expanded,
    colony_technologies,
    population_grown,
    nobody_dead,
    satisfaction,
    count_
};
bool has_condition(const ScenarioInfo& scenario, Condition condition);
bool is_met(const Position& position, Condition condition);
/// Fields that the mission wants built, and those that it wants expanded.
int fields_to_build(const Position& position);
int fields_to_expand(const Position& position);
/// What all have earned together: the colony's marker, or where each player has one the reputation of all.
int satisfaction(const Position& position);
bool are_tasks_done(const Position& position);
/// Tasks, conditions, and no need token in any quarter.
bool is_mission_met(const Position& position);

}  // namespace planitia::martians
