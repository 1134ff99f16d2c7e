#include <martians/rules/mission.h>

#include <tuple>

namespace planitia::martians {

bool is_task_open(const Position& position, std::size_t task) {
    const auto& tasks = position.scenario().tasks;
    return task < tasks.size() && position.tasks_done[task] < by_players(tasks[task].copies, position.setup.players);
}

bool can_do_task(const Position& position, PlayerId id, std::size_t task, Reasons* reasons) {
    if (!is_task_open(position, task)) {
        Check(reasons).fail({.code = ReasonCode::no_task});
        return false;
    }
    return can_pay(position, id, position.scenario().tasks[task].cost, reasons);
}

bool can_do_order(const Position& position, PlayerId id, Order order, Reasons* reasons) {
    if (!position.orders.contains(order)) {
        Check(reasons).fail({.code = ReasonCode::no_task});
        return false;
    }
    return can_pay(position, id, info(order).cost, reasons);
}

bool can_do_mission(const Position& position, PlayerId id, Reasons* reasons) {
    if (position.is_competitive()) {
        FixedVec<Order, 24> orders;
        for (Order order : every<Order>())
            if (position.orders.contains(order)) orders.push_back(order);
        return can_any(orders, ReasonCode::no_task, reasons,
                       [&](Order order, Reasons* why) { return can_do_order(position, id, order, why); });
    }
    FixedVec<std::uint8_t, kMostTasks> tasks;
    for (std::uint8_t task = 0; task < kMostTasks; ++task)
        if (is_task_open(position, task)) tasks.push_back(task);
    return can_any(tasks, ReasonCode::no_task, reasons,
                   [&](std::uint8_t task, Reasons* why) { return can_do_task(position, id, task, why); });
}

void list_mission(const Position& position, OptionList& options) {
    const Asking& asking = position.asking;
    switch (asking.question) {
        case Question::task:
            for (std::size_t task = 0; task < kMostTasks; ++task)
                if (can_do_task(position, asking.player, task, nullptr))
                    options.push_back(option(OptionKind::task, task));
            break;
        case Question::order:
            for (Order order : every<Order>())
                if (can_do_order(position, asking.player, order, nullptr))
                    options.push_back(option(OptionKind::order, order));
            break;
        case Question::pay_mineral:
            for (Good mineral : kMinerals)
                if (position.goods(asking.player)[mineral] > 0 && (is_rare(mineral) || !asking.is_rare))
                    options.push_back(option(OptionKind::pay_mineral, mineral));
            break;
        default: break;
    }
}

namespace {

void ask_for_minerals(Position& position, PlayerId id, const Cost& cost) {
    if (!cost.has_choice()) return;
    ask(position, Question::pay_mineral, id);
    position.asking.is_rare = cost.green_or_blue > 0;
    position.asking.left = static_cast<std::uint8_t>(cost.any_mineral + cost.green_or_blue);
}

void do_task(Scene& scene, PlayerId id, std::size_t task) {
    Position& position = scene.position;
    const TaskInfo& printed = position.scenario().tasks[task];
    pay(scene, id, printed.cost);
    ++position.tasks_done[task];
    scene.tell(EventKind::task_done, id, task);
    change_reputation(scene, id, printed.reputation);
    ask_for_minerals(position, id, printed.cost);
}

void do_order(Scene& scene, PlayerId id, Order order) {
    Position& position = scene.position;
    pay(scene, id, info(order).cost);
    position.orders.erase(order);
    position.orders_done.insert(order);
    scene.tell(EventKind::order_done, id, order);
    change_reputation(scene, id, info(order).reputation);
    if (!position.order_deck.empty()) position.orders.insert(position.order_deck.pop_back());
}

}  // namespace

void answer_mission(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const Asking asked = position.asking;
    position.asking = {};
    switch (answer.kind) {
        case OptionKind::task: do_task(scene, asked.player, answer.a); break;
        case OptionKind::order: do_order(scene, asked.player, answer.order()); break;
        default:
            pay(scene, asked.player, price(1, answer.good()));
            if (asked.left > 1) {
                position.asking = asked;
                --position.asking.left;
            }
            break;
    }
}

void explain_mission(const Position& position, const Option& answer, Reasons& reasons) {
    const PlayerId id = position.asking.player;
    if (answer.kind == OptionKind::task) {
        can_do_task(position, id, answer.a, &reasons);
    } else {
        can_do_order(position, id, answer.order(), &reasons);
    }
}

bool has_condition(const ScenarioInfo& scenario, Condition condition) {
    switch (condition) {
        case Condition::built: return scenario.built != 0;
        case Condition::expanded: return scenario.expanded != 0;
        case Condition::colony_technologies: return scenario.colony_technologies > 0;
        case Condition::population_grown: return scenario.population_grown;
        case Condition::nobody_dead: return scenario.nobody_dead;
        case Condition::count_: break;
    }
    return false;
}

namespace {

/// Whether none of the buildings has a field of that status.
bool are_free_of(const Position& position, std::uint16_t buildings, FieldStatus status) {
    for (Building building : every<Building>())
        for (const Field& field : position.buildings[building])
            if ((buildings & bit(building)) != 0 && field.status == status) return false;
    return true;
}

}  // namespace

bool is_met(const Position& position, Condition condition) {
    const ScenarioInfo& scenario = position.scenario();
    switch (condition) {
        case Condition::built: return are_free_of(position, scenario.built, FieldStatus::slow);
        case Condition::expanded: return are_free_of(position, scenario.expanded, FieldStatus::closed);
        case Condition::colony_technologies: return position.colony_technologies.size() >= scenario.colony_technologies;
        case Condition::population_grown: return position.has_grown || !scenario.population_grown;
        case Condition::nobody_dead: return position.deaths == 0 || !scenario.nobody_dead;
        case Condition::count_: break;
    }
    return true;
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

ByPlayer<Standing> standings(const Position& position) {
    ByPlayer<Standing> all;
    for (PlayerId id : position.seats()) {
        Standing& mine = all[id];
        mine.reputation = position.reputation(id);
        if (!position.is_competitive()) continue;
        mine.death_penalty = kFinalPenalty * position.player(id).dead;
        for (const Quarter& quarter : position.quarters)
            for (Need need : every<Need>())
                if (quarter.owner == id) mine.need_penalty += kFinalPenalty * quarter.needs[need];
    }
    const bool is_coop = position.setup.variant == Variant::coop;
    const bool has_met = !position.is_competitive() && is_mission_met(position);
    const auto rank = [&](PlayerId id) {
        return std::tuple(all[id].total(), position.living(id), position.goods(id)[Good::money]);
    };
    for (PlayerId id : position.seats()) {
        for (PlayerId other : position.seats())
            if (!is_coop && rank(other) > rank(id)) ++all[id].place;
        all[id].has_won = position.is_competitive() ? all[id].place == 1 : has_met && all[id].place == 1;
    }
    return all;
}

void end_game(Scene& scene) {
    scene.position.phase = Phase::over;
    scene.position.step = Step::over;
    scene.position.asking = {};
    scene.tell({.kind = EventKind::game_ended});
}

}  // namespace planitia::martians
