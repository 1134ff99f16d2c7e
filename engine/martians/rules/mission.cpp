#include <martians/rules/mission.h>

namespace planitia::martians {

bool has_condition(const ScenarioInfo& scenario, Condition condition) {
    switch (condition) {
        case Condition::built: return scenario.built != 0;
        case Condition::expanded: return scenario.expanded != 0;
        case Condition::colony_technologies: return scenario.colony_technologies > 0;
        case Condition::population_grown: return scenario.population_grown;
        case Condition::nobody_dead: return scenario.nobody_dead;
        case Condition::satisfaction: return by_players(scenario.satisfaction, 1) > 0;
        case Condition::count_: break;
    }
    return false;
}

namespace {

int fields_of(const Position& position, std::uint16_t buildings, FieldStatus status) {
    int n = 0;
    for (Building building : every<Building>())
        for (const Field& field : position.buildings[building])
            n += (buildings & bit(building)) != 0 && field.status == status ? 1 : 0;
    return n;
}

}  // namespace

int fields_to_build(const Position& position) {
    return fields_of(position, position.scenario().built, FieldStatus::slow);
}

int fields_to_expand(const Position& position) {
    return fields_of(position, position.scenario().expanded, FieldStatus::closed);
}

bool is_met(const Position& position, Condition condition) {
    const ScenarioInfo& scenario = position.scenario();
    switch (condition) {
        case Condition::built: return fields_to_build(position) == 0;
        case Condition::expanded: return fields_to_expand(position) == 0;
        case Condition::colony_technologies: return position.colony_technologies.size() >= scenario.colony_technologies;
        case Condition::population_grown: return position.has_grown || !scenario.population_grown;
        case Condition::nobody_dead: return position.deaths == 0 || !scenario.nobody_dead;
        case Condition::satisfaction:
            return satisfaction(position) >= by_players(scenario.satisfaction, position.setup.players);
        case Condition::count_: break;
    }
    return true;
}

int satisfaction(const Position& position) {
    int sum = 0;
    for (PlayerId id : position.seats()) sum += position.player(id).reputation;
    return sum;
}

bool are_tasks_done(const Position& position) {
    for (std::size_t task = 0; task < kMostTasks; ++task)
        if (is_task_open(position, task)) return false;
    return true;
}

bool is_mission_met(const Position& position) {
    for (Condition condition : every<Condition>())
        if (!is_met(position, condition)) return false;
    for (PlayerId id : position.seats())
        if (position.living(id) <= 0) return false;
    return are_tasks_done(position) && !has_any_need(position);
}

}  // namespace planitia::martians
