#include <terraforming/rules/payment.h>
#include <terraforming/rules/resources.h>

#include <algorithm>
#include <tuple>

namespace planitia::terraforming {

namespace {

/// What each kind of resource can contribute to one payment.
struct Purse {
    int megacredits = 0;
    int steel = 0;
    int titanium = 0;
    int heat = 0;
    int steel_value = kSteelValue;
    int titanium_value = kTitaniumValue;
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
    Option payment{.kind = OptionKind::pay,
                   .player = PlayerId::none(),
                   .steel = static_cast<std::uint8_t>(steel),
                   .titanium = static_cast<std::uint8_t>(titanium)};
    for (int heat = std::max(0, rest - purse.megacredits); heat <= std::min(purse.heat, rest); ++heat) {
        payment.pieces = {.heat = static_cast<std::uint8_t>(heat)};
        payment.amount = static_cast<std::uint16_t>(rest - heat);
        options.push_back(payment);
    }
}

}  // namespace

int purchasing_power(const PlayerState& player, const Payment& payment) {
    const Purse purse = purse_for(player, payment);
    return purse.megacredits + purse.heat + purse.steel * purse.steel_value + purse.titanium * purse.titanium_value;
}

namespace {

/// Floaters in place of heat; heat fills up exactly.
void list_heat_payments(const Position& position, PlayerId id, int cost, OptionList& options) {
    const PlayerState& player = position.player(id);
    const int value = player.privileges.floaters_as_heat;
    const int most = value > 0 ? position.resources[player.corporation.index()] : 0;
    for (int floaters = 0; floaters <= most; ++floaters) {
        const int rest = cost - floaters * value;
        if (floaters > 0 && rest <= -value) break;
        const int heat = std::max(0, rest);
        if (heat <= player.stock[Resource::heat])
            options.push_back(
                {.kind = OptionKind::pay,
                 .player = PlayerId::none(),
                 .pieces = {.heat = static_cast<std::uint8_t>(heat), .floaters = static_cast<std::uint8_t>(floaters)}});
    }
}

}  // namespace

void list_payments(const Position& position, PlayerId id, const Payment& payment, OptionList& options) {
    if (payment.in_heat) return list_heat_payments(position, id, payment.cost, options);
    const Purse purse = purse_for(position.player(id), payment);
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

ByEnum<Means, int> pieces_of(const Option& payment) {
    ByEnum<Means, int> n;
    n[Means::megacredits] = payment.amount;
    n[Means::steel] = payment.steel;
    n[Means::titanium] = payment.titanium;
    n[Means::heat] = payment.heat();
    n[Means::floaters] = payment.floaters();
    return n;
}

namespace {

Tender tender(const Position& position, const PlayerState& player, Means means) {
    const Privileges& privileges = player.privileges;
    switch (means) {
        case Means::megacredits: return {1, player.stock[Resource::megacredits]};
        case Means::steel: return {privileges.steel_value, player.stock[Resource::steel]};
        case Means::titanium: return {privileges.titanium_value, player.stock[Resource::titanium]};
        case Means::heat: return {1, player.stock[Resource::heat]};
        case Means::floaters: return {privileges.floaters_as_heat, position.resources[player.corporation.index()]};
        case Means::count_: break;
    }
    return {};
}

}  // namespace

ByEnum<Means, Tender> tenders(const Position& position, PlayerId id, const Payment& payment) {
    OptionList payments;
    list_payments(position, id, payment, payments);
    ByEnum<Means, Tender> all;
    for (const Option& each : payments) {
        const ByEnum<Means, int> used = pieces_of(each);
        for (Means means : every<Means>()) all[means].most = std::max(all[means].most, used[means]);
    }
    for (Means means : every<Means>()) {
        if (all[means].most == 0) continue;
        const int most = all[means].most;
        all[means] = tender(position, position.player(id), means);
        all[means].most = most;
    }
    return all;
}

std::optional<std::size_t> usual_payment(const OptionList& options) {
    if (options.empty() || options[0].kind != OptionKind::pay) return std::nullopt;
    // Metals before money, money before heat, heat before floaters; of two metals the one that is worth less.
    const auto price = [](const Option& option) {
        return std::tuple(option.floaters(), option.amount + option.heat(), option.heat(), option.titanium,
                          option.steel);
    };
    const auto is_better = [&](const Option& a, const Option& b) { return price(a) < price(b); };
    return std::min_element(options.begin(), options.end(), is_better) - options.begin();
}

void pay(Scene& scene, Actor who, const Option& payment) {
    change_stock(scene, who, Resource::megacredits, -int{payment.amount});
    change_stock(scene, who, Resource::steel, -int{payment.steel});
    change_stock(scene, who, Resource::titanium, -int{payment.titanium});
    change_stock(scene, who, Resource::heat, -payment.heat());
    if (payment.floaters() > 0)
        change_card_resources(scene, who.player, scene.player(who.player).corporation, -payment.floaters());
}

int heat_to_spend(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const int value = player.privileges.floaters_as_heat;
    const int floaters = value > 0 ? position.resources[player.corporation.index()] : 0;
    return player.stock[Resource::heat] + floaters * value;
}

Payment heat_payment(Purpose purpose, int cost) {
    Payment payment;
    payment.purpose = purpose;
    payment.cost = static_cast<std::uint8_t>(cost);
    payment.in_heat = true;
    return payment;
}

bool refuse_price(int cost, int has, Reasons* reasons) {
    Check(reasons).fail({.code = ReasonCode::cannot_pay,
                         .needs = static_cast<std::int16_t>(cost),
                         .has = static_cast<std::int16_t>(has)});
    return false;
}

namespace {

bool is_enough(int has, int needs, Resource resource, Reasons* reasons) {
    if (has >= needs) return true;
    Check(reasons).fail({.code = ReasonCode::too_few_resources,
                         .needs = static_cast<std::int16_t>(needs),
                         .has = static_cast<std::int16_t>(has),
                         .resource = resource});
    return false;
}

}  // namespace

bool has_stock(const PlayerState& player, Resource resource, int n, Reasons* reasons) {
    return is_enough(player.stock[resource], n, resource, reasons);
}

bool has_heat(const Position& position, PlayerId player, int n, Reasons* reasons) {
    return is_enough(heat_to_spend(position, player), n, Resource::heat, reasons);
}

}  // namespace planitia::terraforming
