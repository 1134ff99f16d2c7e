#include <terraforming/state/player_state.h>

namespace planitia::terraforming {

namespace {

template <class T>
void increase(T& figure, unsigned by) {
    figure = static_cast<T>(figure + by);
}

}  // namespace

void add_privileges(Privileges& privileges, const Card& card) {
    for (const Ongoing& ongoing : card.ongoing) {
        std::visit(overloaded{
                       [&](const Discount& d) {
                           if (d.every_card) {
                               increase(privileges.discount, d.n);
                           } else if (d.per_card) {
                               increase(privileges.discount_per_card[d.tag], d.n);
                           } else {
                               increase(privileges.discount_per_tag[d.tag], d.n);
                           }
                       },
                       [&](const ProjectDiscount& d) { increase(privileges.project_discount[d.project], d.n); },
                       [&](const MetalValue& value) {
                           increase(privileges.steel_value, value.steel);
                           increase(privileges.titanium_value, value.titanium);
                       },
                       [&](const EaseRequirements& ease) { increase(privileges.requirement_steps, ease.steps); },
                       [&](const PlantsPerGreenery& plants) { privileges.plants_per_greenery = plants.n; },
                       [&](const HeatAsMegacredits&) { privileges.heat_as_megacredits = true; },
                       [&](const ProtectOwn&) { privileges.protects_own = true; },
                       [](const ProtectHere&) {},
                       [&](const CardPrice& price) { privileges.card_price = price.n; },
                       [&](const FloatersAsHeat& floaters) { privileges.floaters_as_heat = floaters.value; },
                       [&](const TradeDiscount& d) { increase(privileges.trade_discount, d.n); },
                       [&](const TradeSteps& steps) { increase(privileges.trade_steps, steps.n); },
                   },
                   ongoing);
    }
}

bool protects_own_resources(const Card& card) {
    for (const Ongoing& ongoing : card.ongoing)
        if (std::holds_alternative<ProtectHere>(ongoing)) return true;
    return false;
}

void put_in_play(PlayerState& player, CardId id) {
    const Card& card = info(id);
    if (card.kind == Kind::event) {
        player.events.insert(id);
        return;
    }
    player.table.insert(id);
    for (Tag tag : card.tags) ++player.tags[tag];
    add_privileges(player.privileges, card);
}

}  // namespace planitia::terraforming
