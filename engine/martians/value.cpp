#include <martians/rules/mission.h>
#include <martians/rules/scene.h>
#include <martians/rules/settlement.h>
#include <martians/rules/supply.h>
#include <martians/value.h>

#include <algorithm>

namespace planitia::martians {

namespace {

/// Rough worth of one good, in reputation, and how many of it are worth having.
struct Worth {
    double each = 0;
    int useful = 0;
};
constexpr ByGood<Worth> kWorth = [] {
    ByGood<Worth> worth;
    worth[Good::energy] = {1.15, 7};
    worth[Good::aux] = {1.6, 3};
    worth[Good::water] = {1.6, 4};
    worth[Good::ice] = {1.0, 3};
    worth[Good::regolith] = {0.7, 2};
    worth[Good::food] = {2.6, 5};
    worth[Good::medicine] = {4.5, 3};
    worth[Good::money] = {0.45, 10};
    for (Good mineral : kMinerals) worth[mineral] = {1.4, 1};
    return worth;
}();

/// Beyond what is useful a good is worth a little still.
constexpr double kSurplus = 0.15;

int rounds_left(const Position& position) { return position.rounds() - position.round; }

/// Productions still to come.
int productions_left(const Position& position) { return 2 * rounds_left(position) + (position.slot < 2 ? 1 : 0); }

/// What the open tasks of the scenario ask for.
ByGood<int> wanted(const Position& position) {
    ByGood<int> goods = {};
    if (position.is_competitive()) return goods;
    const auto& tasks = position.scenario().tasks;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const int left = by_players(tasks[i].copies, position.setup.players) - position.tasks_done[i];
        for (Good good : every<Good>()) goods[good] += left * tasks[i].cost.goods[good];
        for (Good mineral : kMinerals)
            if (tasks[i].cost.any_mineral > 0 || (tasks[i].cost.green_or_blue > 0 && is_rare(mineral)))
                goods[mineral] += left;
    }
    return goods;
}

double worth_of_goods(const Position& position, PlayerId id) {
    const ByGood<int> asked = wanted(position);
    const int players = position.setup.variant == Variant::coop ? position.setup.players : 1;
    double sum = 0;
    for (Good good : every<Good>()) {
        const int has = position.goods(id)[good];
        const int useful = kWorth[good].useful * players;
        const int for_tasks = std::min(has, asked[good]);
        const bool is_mineral = good >= Good::mineral_yellow;
        sum += kWorth[good].each * (std::min(has, useful) + kSurplus * std::max(0, has - useful));
        sum += (is_mineral ? 3.0 : 1.2) * for_tasks;
    }
    // In the end nothing is worth having that is not used.
    return rounds_left(position) > 0 ? sum : sum * 0.2 * std::max(0, static_cast<int>(kSlots) - position.slot);
}

double cost_of_needs(const Position& position, PlayerId id) {
    const bool is_last = rounds_left(position) == 0;
    double sum = 0;
    for (const Quarter& quarter : position.quarters) {
        if (!is_affected(position, quarter, id)) continue;
        const bool suffocates = quarter.needs[Need::oxygen] > 0;
        sum += 6.0 * quarter.needs[Need::oxygen] + (suffocates ? 14.0 : 0.0);
        sum += 5.0 * quarter.needs[Need::sickness] + (quarter.needs[Need::sickness] > 0 ? 2.0 : 0.0);
        sum += 4.2 * quarter.needs[Need::hunger] + (quarter.needs[Need::hunger] > 0 ? 2.0 : 0.0);
        if (is_last)
            sum += 8.0 * (quarter.needs[Need::oxygen] + quarter.needs[Need::sickness] + quarter.needs[Need::hunger]);
    }
    return sum;
}

int fields_with(const Position& position, Building building, FieldStatus status) {
    int n = 0;
    for (const Field& field : position.buildings[building]) n += field.status == status ? 1 : 0;
    return n;
}

/// Tasks, conditions and growth that the mission still lacks.
double cost_of_mission(const Position& position) {
    if (position.is_competitive()) return 0;
    const ScenarioInfo& scenario = position.scenario();
    double sum = 0;
    // What can be done in the end need not be done at once.
    const double urgency = 0.4 + 0.6 * position.round / position.rounds();
    for (std::size_t i = 0; i < scenario.tasks.size(); ++i)
        sum += 14.0 * (by_players(scenario.tasks[i].copies, position.setup.players) - position.tasks_done[i]);
    for (Building building : every<Building>()) {
        if ((scenario.built & bit(building)) != 0) sum += 12.0 * fields_with(position, building, FieldStatus::slow);
        if ((scenario.expanded & bit(building)) != 0)
            sum += 12.0 * fields_with(position, building, FieldStatus::closed);
    }
    sum += 15.0 * std::max(0, scenario.colony_technologies - static_cast<int>(position.colony_technologies.size()));
    if (scenario.population_grown && !position.has_grown) {
        int growth = 0;
        for (const Quarter& quarter : position.quarters) growth = std::max<int>(growth, quarter.growth);
        sum += 15.0 + 6.0 * (kMostGrowth - growth);
        if (!position.colony_technologies.contains(Technology::birth_planning)) sum += 8.0;
    }
    sum *= urgency;
    if (scenario.nobody_dead) sum += 60.0 * position.deaths;
    return sum;
}

double worth_of_colony(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const int left = rounds_left(position);
    double sum = 0;
    for (Installation kind : every<Installation>()) {
        const bool has_bonus =
            position.has(id, kind == Installation::solar ? Technology::solar_energy : Technology::kinetic_energy);
        sum += 1.0 * productions_left(position) * player.installations[kind] * (has_bonus ? 2.6 : 1.8);
    }
    if (position.has(id, Technology::medical_care)) sum += 5.0 * left;
    if (position.has(id, Technology::co2_converter)) sum += 3.5 * left;
    if (position.has(id, Technology::dna_modification)) sum += 6.0 * left;
    if (position.has(id, Technology::birth_planning)) sum += 1.0 * left;
    if (position.has(id, Technology::molecular_sensor)) sum += 0.8 * left;
    if (player.crop == Crop::potato || player.crop == Crop::algae) sum += 3.0 + 1.5 * left;
    if (player.crop == Crop::soy) sum += 4.0 + 1.8 * left;
    if (player.crop == Crop::herbs) sum += 2.0 + 1.5 * left;
    for (Person person : every<Person>()) sum += (is_assistant(person) ? 1.2 : 0.9) * left * player.people[person];
    for (Building building : {Building::hospital, Building::water_treatment})
        sum -= 2.2 * left * fields_with(position, building, FieldStatus::slow);
    sum -= 1.0 * left * fields_with(position, Building::laboratory, FieldStatus::slow);
    return sum;
}

double worth_of_markers(const Position& position, PlayerId id) {
    double sum = 0.9 * free_markers(position, id);
    for (const Quarter& quarter : position.quarters)
        sum -= 2.0 * quarter.infirmary[id.index()] + (2.0 + 0.3 * quarter.penalty) * quarter.living[id.index()];
    return sum;
}

}  // namespace

double value(const Position& position, PlayerId id) {
    double sum = worth_of_goods(position, id) - cost_of_needs(position, id) - cost_of_mission(position);
    for (PlayerId each : position.seats())
        if (each == id || position.setup.variant == Variant::coop)
            sum +=
                worth_of_colony(position, each) + worth_of_markers(position, each) - 25.0 * position.player(each).dead;
    if (position.setup.variant != Variant::coop) sum += 1.2 * position.reputation(id);
    if (position.is_over() && standings(position)[id].has_won) sum += 500.0;
    return sum;
}

bool is_same_move(const Position& a, const Position& b) {
    return a.phase == b.phase && a.round == b.round && a.slot == b.slot && a.taken == b.taken &&
           a.active_player == b.active_player;
}

}  // namespace planitia::martians
