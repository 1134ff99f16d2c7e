#include <martians/rules/scoring.h>
#include <martians/rules/settlement.h>
#include <martians/rules/supply.h>
#include <martians/state/in_force.h>
#include <martians/value.h>
#include <martians/weights.h>

#include <algorithm>

namespace planitia::martians {

namespace {

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
        const GoodWorth worth = kWeights.goods[good];
        const int useful = worth.useful * players;
        const int for_tasks = std::min(has, asked[good]);
        const bool is_mineral = good >= Good::mineral_yellow;
        sum += worth.each * (std::min(has, useful) + kWeights.surplus * std::max(0, has - useful));
        sum += (is_mineral ? kWeights.task_sample : kWeights.task_good) * for_tasks;
    }
    // In the end nothing is worth having that is not used.
    return rounds_left(position) > 0 ? sum
                                     : sum * kWeights.last_slot * std::max(0, static_cast<int>(kSlots) - position.slot);
}

double cost_of_needs(const Position& position, PlayerId id) {
    const bool is_last = rounds_left(position) == 0;
    double sum = 0;
    for (const Quarter& quarter : position.quarters) {
        if (!is_affected(position, quarter, id)) continue;
        int left = 0;
        for (Need need : every<Need>()) {
            const int tokens = quarter.needs[need];
            sum += kWeights.needs[need].each * tokens + (tokens > 0 ? kWeights.needs[need].some : 0.0);
            left += tokens;
        }
        if (is_last) sum += kWeights.final_need * left;
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
    const double urgency = kWeights.least_urgent + (1.0 - kWeights.least_urgent) * position.round / position.rounds();
    for (std::size_t i = 0; i < scenario.tasks.size(); ++i)
        sum += kWeights.task * (by_players(scenario.tasks[i].copies, position.setup.players) - position.tasks_done[i]);
    for (Building building : every<Building>()) {
        if ((scenario.built & bit(building)) != 0)
            sum += kWeights.unfinished * fields_with(position, building, FieldStatus::slow);
        if ((scenario.expanded & bit(building)) != 0)
            sum += kWeights.unfinished * fields_with(position, building, FieldStatus::closed);
    }
    sum += kWeights.colony_technology *
           std::max(0, scenario.colony_technologies - static_cast<int>(position.colony_technologies.size()));
    if (scenario.population_grown && !position.has_grown) {
        int growth = 0;
        for (const Quarter& quarter : position.quarters) growth = std::max<int>(growth, quarter.growth);
        sum += kWeights.not_grown + kWeights.growth_token * (kMostGrowth - growth);
        if (!has<PlacesGrowth>(position, position.first_player)) sum += kWeights.without_growth;
    }
    sum *= urgency;
    if (scenario.nobody_dead) sum += kWeights.death_in_mission * position.deaths;
    return sum;
}

/// Of a technology, for each round to come. What it adds to installations is told with them.
double worth(const Ongoing& effect) {
    return std::visit(overloaded{
                          [](const LongerTurns& each) { return kWeights.longer_turns * each.n; },
                          [](const MoreSamples& each) { return kWeights.more_samples * each.n; },
                          [](const FewerNeeds& each) { return kWeights.fewer_needs[each.need] * each.n; },
                          [](const PlacesGrowth&) { return kWeights.places_growth; },
                          [](const OneOf<LongReach, SeesWeather, MoreEnergy, AddsToHarvest, TakesMore, FasterResearch,
                                         Dearer, ChangesYield, ClosesField> auto&) { return 0.0; },
                      },
                      effect);
}

LastingWorth worth(const CropInfo& crop) {
    if (crop.product == Good::medicine) return kWeights.medicine_crop;
    return kWeights.food_crop[std::min<std::size_t>(crop.output, kWeights.food_crop.size() - 1)];
}

double worth_of_installations(const Position& position, PlayerId id) {
    double sum = 0;
    for (Installation kind : every<Installation>()) {
        const int more = bonus<MoreEnergy>(position, id, [&](const MoreEnergy& each) { return each.kind == kind; });
        sum += 1.0 * productions_left(position) * position.player(id).installations[kind] *
               (kWeights.installation + kWeights.more_energy * more);
    }
    return sum;
}

double worth_of_colony(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const int left = rounds_left(position);
    double sum = worth_of_installations(position, id);
    for (Technology technology : every<Technology>())
        if (position.has(id, technology)) sum += worth(info(technology).effect) * left;
    const LastingWorth crop = worth(info(player.crop));
    sum += crop.now + crop.round * left;
    for (Person person : every<Person>())
        sum += (is_assistant(person) ? kWeights.assistant : kWeights.specialist) * left * player.people[person];
    for (Building building : every<Building>())
        sum -= kWeights.slow_field[building] * left * fields_with(position, building, FieldStatus::slow);
    return sum;
}

double worth_of_markers(const Position& position, PlayerId id) {
    double sum = kWeights.marker * free_markers(position, id);
    for (const Quarter& quarter : position.quarters)
        sum -= kWeights.marker_away * quarter.infirmary[id.index()] +
               (kWeights.marker_away + kWeights.marker_penalty * quarter.penalty) * quarter.living[id.index()];
    return sum;
}

}  // namespace

double value(const Position& position, PlayerId id) {
    double sum = worth_of_goods(position, id) - cost_of_needs(position, id) - cost_of_mission(position);
    for (PlayerId each : position.seats())
        if (each == id || position.setup.variant == Variant::coop)
            sum += worth_of_colony(position, each) + worth_of_markers(position, each) -
                   kWeights.dead * position.player(each).dead;
    if (position.setup.variant != Variant::coop) sum += kWeights.reputation * position.reputation(id);
    if (position.is_over() && standings(position)[id].has_won) sum += kWeights.won;
    return sum;
}

bool is_same_move(const Position& a, const Position& b) {
    return a.phase == b.phase && a.round == b.round && a.slot == b.slot && a.taken == b.taken &&
           a.active_player == b.active_player;
}

}  // namespace planitia::martians
