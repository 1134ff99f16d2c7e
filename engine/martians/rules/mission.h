/// Scenario tasks and orders, the conditions of a mission, and the end of the game.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

bool is_task_open(const Position& position, std::size_t task);
bool can_do_task(const Position& position, PlayerId player, std::size_t task, Reasons* reasons);
bool can_do_order(const Position& position, PlayerId player, Order order, Reasons* reasons);
/// Whether some task or order could be paid for.
bool can_do_mission(const Position& position, PlayerId player, Reasons* reasons);
void list_mission(const Position& position, OptionList& options);
void answer_mission(Scene& scene, const Option& answer);
void explain_mission(const Position& position, const Option& answer, Reasons& reasons);

/// The conditions of a scenario, in the order they are told.
enum class Condition : std::uint8_t { built, expanded, colony_technologies, population_grown, nobody_dead, count_ };
bool has_condition(const ScenarioInfo& scenario, Condition condition);
bool is_met(const Position& position, Condition condition);
bool are_tasks_done(const Position& position);
/// Tasks, conditions, and no need token in any quarter.
bool is_mission_met(const Position& position);

/// How a seat stands when the position is taken as final.
struct Standing {
    int reputation = 0;
    int need_penalty = 0;
    int death_penalty = 0;
    int place = 1;
    bool has_won = false;
    int total() const { return reputation - need_penalty - death_penalty; }
};
ByPlayer<Standing> standings(const Position& position);

void end_game(Scene& scene);

}  // namespace planitia::martians
