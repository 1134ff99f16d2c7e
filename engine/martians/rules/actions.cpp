#include <martians/rules/actions.h>
#include <martians/rules/effects/effects.h>
#include <martians/state/in_force.h>

#include <algorithm>

namespace planitia::martians {

namespace {

/// Whether the time is spent with what is chosen, not when the action begins.
bool is_time_chosen(const ActionInfo& action) {
    return find_effect<Unload>(action.effects) != nullptr || find_effect<DoResearch>(action.effects) != nullptr ||
           find_effect<Develop>(action.effects) != nullptr;
}

/// Tiles and technologies of a corporation tell their own time, as part of the effect.
bool is_time_told_by_effect(const ActionInfo& action) {
    const Develop* develops = find_effect<Develop>(action.effects);
    return find_effect<DoResearch>(action.effects) != nullptr ||
           (develops != nullptr && develops->of == Developer::corporation);
}

int least_time(const ActionInfo& action) {
    return is_time_chosen(action) ? std::max<int>(1, action.time) : action.time;
}

}  // namespace

Cost action_cost(const Position& position, PlayerId id, Action action) {
    Cost cost = position.printed(action).cost;
    const auto add = [&](Good good, int n) { cost.goods[good] = static_cast<std::uint8_t>(cost.goods[good] + n); };
    if (find_effect<GatherHarvest>(info(action).effects) != nullptr)
        for (Good good : every<Good>()) add(good, position.printed(position.player(id).crop).cost.goods[good]);
    each_of_events<Dearer>(position, [&](const Dearer& each) {
        if (each.action == action) add(each.good, each.n);
    });
    return cost;
}

int certain_time(Action action) { return is_time_told_by_effect(info(action)) ? 0 : least_time(info(action)); }

bool can_do(const Position& position, PlayerId id, Action action, int time, Reasons* reasons) {
    const ActionInfo& printed = position.printed(action);
    const bool is_in_time = has_time(time, least_time(printed), is_time_told_by_effect(printed) ? nullptr : reasons);
    if (!is_in_time && reasons == nullptr) return false;
    const bool is_payable = can_pay(position, id, action_cost(position, id, action), reasons);
    if (!is_payable && reasons == nullptr) return false;
    return can_resolve_all(position, {id, time}, printed.effects, reasons) && is_payable && is_in_time;
}

void start_action(Scene& scene, PlayerId id, Action action) {
    const ActionInfo& printed = scene.position.printed(action);
    scene.position.turn.done.insert(action);
    scene.tell(EventKind::action_done, id, action);
    spend_time(scene, is_time_chosen(printed) ? 0 : printed.time);
    pay(scene, id, action_cost(scene.position, id, action));
    carry_out(scene, id, printed.effects, action);
}

}  // namespace planitia::martians
