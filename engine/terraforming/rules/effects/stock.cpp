#include <terraforming/rules/counting.h>
#include <terraforming/rules/effects/stock.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/resources.h>

#include <algorithm>

namespace planitia::terraforming {

bool can_resolve(const Position&, Actor, const Gain&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const Gain& gain) {
    change_stock(scene, who, gain.resource, count(scene.position, who, gain.amount));
    return Flow::next;
}

bool can_resolve(const Position& position, Actor who, const Lose& loss, const Budget& budget, Check& check) {
    const int has = loss.resource == Resource::heat ? heat_to_spend(position, who.player)
                                                    : position.player(who.player).stock[loss.resource];
    const int net = budget.is_none() ? -int{loss.n} : budget.net({Figure::Of::stock, loss.resource}, -has);
    if (has + net < 0)
        check.fail({.code = ReasonCode::too_few_resources,
                    .needs = loss.n,
                    .has = static_cast<std::int16_t>(has),
                    .resource = loss.resource});
    return check.passed();
}

Flow resolve(Scene& scene, Actor who, const Lose& loss) {
    if (loss.resource == Resource::heat && scene.player(who.player).privileges.floaters_as_heat > 0) {
        scene.position.resolution.payment = heat_payment(Purpose::action, loss.n);
        return Flow::stay;
    }
    change_stock(scene, who, loss.resource, -int{loss.n});
    return Flow::next;
}

namespace {

Payment payment_for(const Pay& price) {
    Payment payment;
    payment.purpose = Purpose::action;
    payment.cost = price.cost;
    payment.with_steel = price.with_steel;
    payment.with_titanium = price.with_titanium;
    return payment;
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const Pay& price, Check& check) {
    if (price.for_ocean && position.oceans() >= kMaxOceans && check.fail({.code = ReasonCode::parameter_at_maximum}))
        return false;
    const int has = purchasing_power(position.player(who.player), payment_for(price));
    if (has < price.cost)
        check.fail({.code = ReasonCode::cannot_pay, .needs = price.cost, .has = static_cast<std::int16_t>(has)});
    return check.passed();
}

Flow resolve(Scene& scene, Actor, const Pay& price) {
    scene.position.resolution.payment = payment_for(price);
    return Flow::stay;
}

bool can_resolve(const Position& position, Actor who, const Exchange& exchange, Check& check) {
    return can_resolve(position, who, Lose{exchange.from, 1}, Budget(), check);
}

void list(const Position& position, Actor who, const Exchange& exchange, OptionList& options) {
    list_amounts(position.player(who.player).stock[exchange.from], options);
}

Flow resolve(Scene& scene, Actor who, const Exchange& exchange, const Option& answer) {
    change_stock(scene, who, exchange.from, -int{answer.amount});
    change_stock(scene, who, exchange.to, answer.amount);
    return Flow::next;
}

namespace {

bool owns_beside_last_tile(const Position& position, PlayerId player) {
    const SpaceId last = position.resolution.last_space;
    return last.is_some() && !(beside(last) & position.board.owned_by(player)).empty();
}

/// Whether `who` may take that resource from the stock of `target`.
bool is_target(const Position& position, Actor who, Resource resource, Whose from, PlayerId target) {
    if (target == who.player) return from == Whose::any_player;
    const PlayerState& player = position.player(target);
    if (resource == Resource::plants && player.privileges.protects_own) return false;
    return from != Whose::owner_beside_last_tile || owns_beside_last_tile(position, target);
}

Option target_option(PlayerId target, int amount) {
    return {.kind = OptionKind::target_player,
            .player = target,
            .subject = 0,
            .amount = static_cast<std::uint16_t>(amount)};
}

/// Whether somebody has something to take.
bool has_target(const Position& position, Actor who, Resource resource, Whose from) {
    if (position.is_solo() && from != Whose::owner_beside_last_tile) return true;
    for (PlayerId target : position.seats())
        if (position.player(target).stock[resource] > 0 && is_target(position, who, resource, from, target))
            return true;
    return false;
}

void list_targets(const Position& position, Actor who, Resource resource, int n, Whose from, OptionList& options) {
    if (!has_target(position, who, resource, from)) return;
    for (PlayerId target : position.seats()) {
        if (!is_target(position, who, resource, from, target)) continue;
        const int most = std::min<int>(n, position.player(target).stock[resource]);
        for (int amount = most; amount > 0; --amount) options.push_back(target_option(target, amount));
    }
    if (position.is_solo() && from != Whose::owner_beside_last_tile) options.push_back(target_option(kNeutral, n));
    options.push_back(option(OptionKind::decline));
}

}  // namespace

bool can_resolve(const Position&, Actor, const RemoveUpTo&, Check&) { return true; }

bool has_effect(const Position& position, Actor who, const RemoveUpTo& removal) {
    return has_target(position, who, removal.resource, removal.from);
}

void list(const Position& position, Actor who, const RemoveUpTo& removal, OptionList& options) {
    list_targets(position, who, removal.resource, removal.n, removal.from, options);
}

Flow resolve(Scene& scene, Actor who, const RemoveUpTo& removal, const Option& answer) {
    if (answer.kind == OptionKind::target_player && answer.player != kNeutral)
        change_stock(scene, {answer.player, who.source}, removal.resource, -int{answer.amount});
    return Flow::next;
}

namespace {

/// The neutral opponent has whatever is stolen from it; before rules 2, only where less would do as well.
bool is_neutral_robbed(const Position& position) { return position.is_solo() && position.setup.rules >= 2; }

bool can_rob(const Position& position, Actor who, PlayerId target, const StealUpTo& theft) {
    return is_target(position, who, theft.resource, Whose::opponent, target) &&
           position.player(target).stock[theft.resource] >= theft.n;
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const StealUpTo& theft, Check& check) {
    if (!theft.exactly || is_neutral_robbed(position)) return true;
    int most = 0;
    for (PlayerId target : position.seats()) {
        if (can_rob(position, who, target, theft)) return true;
        if (target != who.player) most = std::max<int>(most, position.player(target).stock[theft.resource]);
    }
    check.fail({.code = ReasonCode::nobody_has_resources,
                .needs = theft.n,
                .has = static_cast<std::int16_t>(most),
                .resource = theft.resource});
    return check.passed();
}

bool has_effect(const Position& position, Actor who, const StealUpTo& theft) {
    return has_target(position, who, theft.resource, Whose::opponent);
}

void list(const Position& position, Actor who, const StealUpTo& theft, OptionList& options) {
    if (theft.exactly) {
        for (PlayerId target : position.seats())
            if (can_rob(position, who, target, theft)) options.push_back(target_option(target, 0));
        if (is_neutral_robbed(position)) options.push_back(target_option(kNeutral, 0));
        return;
    }
    list_targets(position, who, theft.resource, theft.n, Whose::opponent, options);
}

Flow resolve(Scene& scene, Actor who, const StealUpTo& theft, const Option& answer) {
    if (answer.kind != OptionKind::target_player) return Flow::next;
    const int stolen = theft.exactly ? theft.n : answer.amount;
    if (answer.player != kNeutral) change_stock(scene, {answer.player, who.source}, theft.resource, -stolen);
    change_stock(scene, who, theft.resource, stolen);
    return Flow::next;
}

}  // namespace planitia::terraforming
