#include <terraforming/rules/bookkeeping.h>
#include <terraforming/rules/payment.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// What each kind of resource can contribute to one payment.
struct Purse {
    int megacredits = 0;
    int steel = 0;
    int titanium = 0;
    int heat = 0;
    int steel_value = 2;
    int titanium_value = 3;
};

Purse purse_for(const PlayerState& player, const Payment& payment) {
    Purse purse;
    purse.megacredits = player.stock[Resource::megacredits];
    purse.steel_value = player.privileges.steel_value;
    purse.titanium_value = player.privileges.titanium_value;
    if (payment.with_steel) purse.steel = player.stock[Resource::steel];
    if (payment.with_titanium) purse.titanium = player.stock[Resource::titanium];
    if (player.privileges.heat_as_megacredits)
        purse.heat = std::max(0, player.stock[Resource::heat] - payment.heat_kept);
    return purse;
}

/// M€ and heat for what the metals leave to pay.
void list_fills(const Purse& purse, int rest, int steel, int titanium, OptionList& options) {
    for (int heat = std::max(0, rest - purse.megacredits); heat <= std::min(purse.heat, rest); ++heat)
        options.push_back({.kind = OptionKind::pay,
                           .player = PlayerId::none(),
                           .subject = static_cast<std::uint16_t>(heat),
                           .amount = static_cast<std::uint16_t>(rest - heat),
                           .steel = static_cast<std::uint8_t>(steel),
                           .titanium = static_cast<std::uint8_t>(titanium)});
}

}  // namespace

int purchasing_power(const PlayerState& player, const Payment& payment) {
    const Purse purse = purse_for(player, payment);
    return purse.megacredits + purse.heat + purse.steel * purse.steel_value + purse.titanium * purse.titanium_value;
}

void list_payments(const PlayerState& player, const Payment& payment, OptionList& options) {
    const Purse purse = purse_for(player, payment);
    const int cost = payment.cost;
    for (int steel = 0; steel <= purse.steel; ++steel) {
        const int after_steel = cost - steel * purse.steel_value;
        if (steel > 0 && after_steel <= -purse.steel_value) break;
        for (int titanium = 0; titanium <= purse.titanium; ++titanium) {
            const int rest = after_steel - titanium * purse.titanium_value;
            if (titanium > 0 && rest <= -purse.titanium_value) break;
            if (steel > 0 && rest <= -purse.steel_value) break;
            list_fills(purse, std::max(0, rest), steel, titanium, options);
        }
    }
}

void pay(Scene& scene, Actor who, const Option& payment) {
    change_stock(scene, who, Resource::megacredits, -int{payment.amount});
    change_stock(scene, who, Resource::steel, -int{payment.steel});
    change_stock(scene, who, Resource::titanium, -int{payment.titanium});
    change_stock(scene, who, Resource::heat, -payment.heat());
}

}  // namespace planitia::terraforming
