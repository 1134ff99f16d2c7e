#include <martians/rules/mission.h>
#include <martians/rules/scoring.h>
#include <martians/rules/settlement.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>
#include <martians/state/in_force.h>
#include <martians/value.h>
#include <martians/weights.h>

#include <algorithm>

namespace planitia::martians {

namespace {

/// What an action brings of it.
constexpr int reputation_of(Action action) {
    const auto* found = find_effect<ChangeReputation>(info(action).effects);
    return found == nullptr ? 0 : found->n;
}
constexpr int kOxygenReputation = reputation_of(action_with<RemoveNeed>());
constexpr int kFinishReputation = reputation_of(action_with<FinishField>());

int rounds_left(const Position& position) { return position.rounds() - position.round; }

/// Productions still to come.
int productions_left(const Position& position) {
    return 2 * rounds_left(position) + (position.slot < kSlotsBeforeMidRound ? 1 : 0);
}

bool is_same_purse(const Position& position, PlayerId a, PlayerId b) { return position.purse(a) == position.purse(b); }

/// Turns still to come of those who share the player's goods, that which is under way not counted.
int turns_left(const Position& position, PlayerId id) {
    int n = 0;
    for (PlayerId each : position.seats()) {
        if (!is_same_purse(position, each, id)) continue;
        const int living = position.living(each);
        const int in_round = std::max(0, std::min<int>(living, position.player(each).tokens - position.slot));
        n += rounds_left(position) * living + in_round;
    }
    return n;
}

// -- the mission

/// What the open tasks of the scenario ask for.
ByGood<int> wanted(const Position& position) {
    ByGood<int> goods = {};
    if (position.is_competitive()) return goods;
    const auto& tasks = position.scenario().tasks;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const int left = copies_left(position, i);
        for (Good good : every<Good>()) goods[good] += left * tasks[i].cost.goods[good];
        for (Good mineral : kMinerals)
            if (tasks[i].cost.any_mineral > 0 || (tasks[i].cost.green_or_blue > 0 && is_rare(mineral)))
                goods[mineral] += left;
    }
    return goods;
}

int fields_with(const Position& position, Building building, FieldStatus status) {
    int n = 0;
    for (const Field& field : position.buildings[building]) n += field.status == status ? 1 : 0;
    return n;
}

/// Fields that the mission wants built or expanded.
int unfinished_fields(const Position& position) { return fields_to_build(position) + fields_to_expand(position); }

/// What the satisfaction will lack in the end if from now on only the mission, oxygen and the needs of the last round are looked after.
int missing_satisfaction(const Position& position) {
    const ScenarioInfo& scenario = position.scenario();
    const int players = position.setup.players;
    const int least = by_players(scenario.satisfaction, players);
    if (least == 0) return 0;
    const int left = rounds_left(position);
    const auto needs = [&](Need need) {
        return left == 0 ? need_tokens(position, need) : by_players(kNeeds[need], players);
    };
    int sum = satisfaction(position) + kFinishReputation * unfinished_fields(position);
    for (std::size_t i = 0; i < scenario.tasks.size(); ++i)
        sum += scenario.tasks[i].reputation * copies_left(position, i);
    sum += kOxygenReputation * (need_tokens(position, Need::oxygen) + left * by_players(kNeeds[Need::oxygen], players));
    sum += kFoodReputation * needs(Need::hunger) + kMedicineReputation * needs(Need::sickness);
    return std::max(0, least - sum);
}

/// Tasks, conditions and growth that the mission still lacks.
double cost_of_mission(const Position& position) {
    const ScenarioInfo& scenario = position.scenario();
    // What can be done in the end need not be done at once.
    const double urgency = kWeights.least_urgent + (1.0 - kWeights.least_urgent) * position.round / position.rounds();
    double sum = kWeights.unfinished * unfinished_fields(position);
    for (std::size_t i = 0; i < scenario.tasks.size(); ++i) sum += kWeights.task * copies_left(position, i);
    sum += kWeights.colony_technology *
           std::max(0, scenario.colony_technologies - static_cast<int>(position.colony_technologies.size()));
    if (scenario.population_grown && !position.has_grown) {
        int growth = 0;
        for (const Quarter& quarter : position.quarters) growth = std::max<int>(growth, quarter.growth);
        sum += kWeights.not_grown + kWeights.growth_token * (kMostGrowth - growth);
        if (!has<PlacesGrowth>(position, position.first_player)) sum += kWeights.without_growth;
    }
    sum *= urgency;
    sum += kWeights.satisfaction * missing_satisfaction(position);
    if (scenario.nobody_dead) sum += kWeights.death_in_mission * position.deaths;
    return sum;
}

// -- goods

/// What one installation of the kind makes at a production to come: the mean over the weather cards that are left.
double mean_output(const Position& position, PlayerId id, Installation kind) {
    if (position.weather_deck.empty()) return 0;
    int sum = 0;
    for (Weather card : position.weather_deck) sum += output(position, id, kind, card);
    return static_cast<double>(sum) / static_cast<double>(position.weather_deck.size());
}

/// Energy that the installations of those who share the player's goods will make.
double energy_to_come(const Position& position, PlayerId id) {
    double each_time = 0;
    for (PlayerId each : position.seats())
        for (Installation kind : every<Installation>())
            if (const int n = position.player(each).installations[kind]; n > 0 && is_same_purse(position, each, id))
                each_time += n * mean_output(position, each, kind);
    return productions_left(position) * each_time;
}

/// Energy at hand and to come, against what the rest of the game will take: the scarcer, the dearer.
double worth_of_energy(const Position& position, PlayerId id, int asked) {
    const double demand = asked + kWeights.energy_a_turn * turns_left(position, id) +
                          (position.is_competitive() ? 0 : kWeights.energy_a_field * unfinished_fields(position));
    const double has = position.goods(id)[Good::energy] + kWeights.later_energy * energy_to_come(position, id);
    const double part = demand > 0 ? std::min(1.0, has / demand) : 1.0;
    return kWeights.energy * (demand * part * (2 - part) + kWeights.surplus * std::max(0.0, has - demand));
}

/// What is worth having of each good, and more what the open tasks ask for.
double worth_of_goods(const Position& position, PlayerId id) {
    const ByGood<int> asked = wanted(position);
    const int players = position.setup.variant == Variant::coop ? position.setup.players : 1;
    const int turns = turns_left(position, id);
    double sum = worth_of_energy(position, id, asked[Good::energy]);
    for (Good good : every<Good>()) {
        const GoodWorth worth = kWeights.goods[good];
        const double has = position.goods(id)[good];
        const double useful = std::min<double>(worth.useful * players, worth.a_turn * turns);
        const bool is_mineral = good >= Good::mineral_yellow;
        sum += worth.each * (std::min(has, useful) + kWeights.surplus * std::max(0.0, has - useful));
        sum += (is_mineral ? kWeights.task_sample : kWeights.task_good) * std::min<double>(has, asked[good]);
    }
    // In the end nothing is worth having that is not used.
    return rounds_left(position) > 0 ? sum
                                     : sum * kWeights.last_slot * std::max(0, static_cast<int>(kSlots) - position.slot);
}

// -- needs

int markers_away(const Position& position, PlayerId id) {
    int n = 0;
    for (const Quarter& quarter : position.quarters) n += quarter.infirmary[id.index()] + quarter.living[id.index()];
    return n;
}

/// What sickness and hunger that are left would take from the player: markers, to be brought back for time or money.
double cost_of_punishment(const Position& position, PlayerId id) {
    int markers = kMarkers - markers_away(position, id);
    double sum = 0;
    for (const Quarter& quarter : position.quarters) {
        if (!is_affected(position, quarter, id) || quarter.needs[Need::oxygen] > 0) continue;
        if (quarter.needs[Need::sickness] > 0 && markers-- > 0) sum += kWeights.marker_away;
        if (quarter.needs[Need::hunger] > 0 && markers-- > 0)
            sum += kWeights.marker_away + kWeights.marker_penalty * (quarter.penalty + quarter.needs[Need::hunger]);
    }
    return sum;
}

double cost_of_needs(const Position& position, PlayerId id) {
    const bool is_last = rounds_left(position) == 0;
    double sum = 0;
    for (const Quarter& quarter : position.quarters) {
        if (!is_affected(position, quarter, id)) continue;
        for (Need need : every<Need>()) {
            const int tokens = quarter.needs[need];
            sum += (is_last ? kWeights.final_needs[need] : kWeights.needs[need]) * tokens;
            if (need == Need::oxygen && tokens > 0) sum += kWeights.suffocation;
        }
    }
    if (is_last) return sum;
    for (PlayerId each : position.seats())
        if (is_same_purse(position, each, id)) sum += cost_of_punishment(position, each);
    return sum;
}

// -- the colony

/// Of a technology, for each round to come. What it adds to installations is told with the energy.
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

double worth_of_colony(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const int left = rounds_left(position);
    double sum = 0;
    for (Technology technology : every<Technology>())
        if (position.has(id, technology)) sum += worth(position.printed(technology).effect) * left;
    const LastingWorth crop = worth(position.printed(player.crop));
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
    // What is left over in the end is worth nothing.
    const bool goes_on = !position.is_over();
    double sum = (goes_on ? worth_of_goods(position, id) : 0) - cost_of_needs(position, id);
    if (!position.is_competitive()) sum -= cost_of_mission(position);
    for (PlayerId each : position.seats())
        if (is_same_purse(position, each, id))
            sum += (goes_on ? worth_of_colony(position, each) : 0) + worth_of_markers(position, each) -
                   kWeights.dead * position.player(each).dead;
    if (position.setup.variant != Variant::coop) sum += kWeights.reputation * position.reputation(id);
    if (position.setup.variant == Variant::coop && rounds_left(position) == 0)
        sum += kWeights.record * position.reputation(id);
    if (position.is_over() && standings(position)[id].has_won) sum += kWeights.won;
    return sum;
}

bool is_same_move(const Position& a, const Position& b) {
    return a.phase == b.phase && a.round == b.round && a.slot == b.slot && a.taken == b.taken &&
           a.active_player == b.active_player;
}

}  // namespace planitia::martians
