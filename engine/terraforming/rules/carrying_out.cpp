#include <terraforming/rules/budget.h>
#include <terraforming/rules/carrying_out.h>
#include <terraforming/rules/effects/effects.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// Calls `use(at)` for every effect that is certain to happen, until it returns true: not for those inside alternatives.
template <class Use>
void for_each_certain(EffectRange effects, const Use& use) {
    while (!effects.empty()) {
        const bool is_either = std::holds_alternative<Either>(kEffects[effects.begin]);
        if (!is_either && use(effects.begin)) return;
        effects.begin = static_cast<std::uint16_t>(effects.begin + (is_either ? extent(effects.begin) : 1));
    }
}

}  // namespace

bool can_carry_out(const Position& position, PlayerId player, CardId card, Reasons* reasons) {
    const Budget budget(position, player, card);
    bool is_possible = true;
    for_each_certain(info(card).on_play, [&](std::uint16_t at) {
        is_possible = can_resolve(position, {player, card}, at, budget, reasons) && is_possible;
        return !is_possible && reasons == nullptr;
    });
    return is_possible;
}

bool leaves_agenda_possible(const Position& position, PlayerId player, Resource resource, int by) {
    const Figure production{Figure::Of::production, resource};
    int waiting = 0;
    for (const Pending& pending : position.resolution.agenda)
        if (pending.owner == player) waiting += brought(position, actor(pending), pending.effects, production);
    return position.player(player).production[resource] + by + std::min(waiting, 0) >= lowest_production(resource);
}

int taken_by_card(const Card& card, Resource resource) {
    int sum = 0;
    for_each_certain(card.on_play, [&](std::uint16_t at) {
        if (const auto* loss = std::get_if<Lose>(&kEffects[at]))
            if (loss->resource == resource) sum += loss->n;
        return false;
    });
    return sum;
}

}  // namespace planitia::terraforming
