#include <martians/rules/effects/missions.h>

namespace planitia::martians {

int copies_left(const Position& position, std::size_t task) {
    return by_players(position.scenario().tasks[task].copies, position.setup.players) - position.tasks_done[task];
}

bool is_task_open(const Position& position, std::size_t task) {
    return task < position.scenario().tasks.size() && copies_left(position, task) > 0;
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
    return can_pay(position, id, position.printed(order).cost, reasons);
}

bool can_resolve(const Position& position, Actor who, const DoMission&, Reasons* reasons) {
    const PlayerId id = who.player;
    if (position.is_competitive()) {
        const auto orders = chosen<Order>([&](Order order) { return position.orders.contains(order); });
        return can_any(orders, ReasonCode::no_task, reasons,
                       [&](Order order, Reasons* why) { return can_do_order(position, id, order, why); });
    }
    FixedVec<std::uint8_t, kMostTasks> tasks;
    for (std::uint8_t task = 0; task < kMostTasks; ++task)
        if (is_task_open(position, task)) tasks.push_back(task);
    return can_any(tasks, ReasonCode::no_task, reasons,
                   [&](std::uint8_t task, Reasons* why) { return can_do_task(position, id, task, why); });
}

void begin(Scene& scene, PlayerId id, const DoMission&, Action of) {
    ask(scene.position, scene.position.is_competitive() ? Question::order : Question::task, id, of);
}

void list(const Position& position, PlayerId id, const DoMission&, OptionList& options) {
    const Asking& asking = position.asking;
    if (asking.question == Question::task) {
        for (std::size_t task = 0; task < kMostTasks; ++task)
            if (can_do_task(position, id, task, nullptr)) options.push_back(option(OptionKind::task, task));
    } else if (asking.question == Question::order) {
        for (Order order : every<Order>())
            if (can_do_order(position, id, order, nullptr)) options.push_back(option(OptionKind::order, order));
    } else {
        for (Good mineral : kMinerals)
            if (position.goods(id)[mineral] > 0 && (is_rare(mineral) || !asking.is_rare))
                options.push_back(option(OptionKind::pay_mineral, mineral));
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
    pay(scene, id, position.printed(order).cost);
    position.orders.erase(order);
    position.orders_done.insert(order);
    scene.tell(EventKind::order_done, id, order);
    change_reputation(scene, id, position.printed(order).reputation);
    if (!position.order_deck.empty()) position.orders.insert(position.order_deck.pop_back());
}

/// One of the samples that are still to be chosen.
void pay_sample(Scene& scene, const Asking& asked, Good mineral) {
    pay(scene, asked.player, price(1, mineral));
    if (asked.left <= 1) return;
    scene.position.asking = asked;
    --scene.position.asking.left;
}

}  // namespace

void resolve(Scene& scene, PlayerId id, const DoMission&, const Option& answer) {
    const Asking asked = scene.position.asking;
    scene.position.asking = {};
    if (answer.kind == OptionKind::task) {
        do_task(scene, id, answer.index());
    } else if (answer.kind == OptionKind::order) {
        do_order(scene, id, answer.order());
    } else {
        pay_sample(scene, asked, answer.good());
    }
}

void explain(const Position& position, PlayerId id, const DoMission&, const Option& answer, Reasons& reasons) {
    if (answer.kind == OptionKind::task) can_do_task(position, id, answer.index(), &reasons);
    if (answer.kind == OptionKind::order) can_do_order(position, id, answer.order(), &reasons);
}

}  // namespace planitia::martians
