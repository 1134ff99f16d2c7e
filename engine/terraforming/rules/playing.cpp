#include <terraforming/rules/agenda.h>
#include <terraforming/rules/carrying_out.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/counting.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/triggers.h>

#include <algorithm>

namespace planitia::terraforming {

int cost_to_play(const PlayerState& player, const Card& card) {
    const Privileges& privileges = player.privileges;
    int discount = privileges.discount + player.next_discount;
    for (std::size_t i = 0; i < card.tags.size(); ++i) {
        const Tag tag = card.tags[i];
        discount += privileges.discount_per_tag[tag];
        const std::uint8_t per_card = privileges.discount_per_card[tag];
        if (per_card == 0) continue;
        const bool is_repeated = std::find(card.tags.begin(), card.tags.begin() + i, tag) != card.tags.begin() + i;
        if (!is_repeated) discount += per_card;
    }
    return std::max(0, card.cost - discount);
}

namespace {

struct Measured {
    int has = 0;
    int needs = 0;
    int shift = 0;  ///< steps by which it may be missed
    ReasonCode too_low = ReasonCode::condition_not_met;
    ReasonCode too_high = ReasonCode::condition_not_met;
};

/// Of a parameter, in printed figures.
Measured measure(const Position& position, Parameter parameter, int needs, int shift) {
    const ParameterRow& row = info(parameter);
    const auto [too_low, too_high] = reasons_of(parameter);
    return {row.figure(position.level(parameter)), needs, row.step * shift, too_low, too_high};
}

Measured measure(const Position& position, PlayerId id, const Need& need) {
    const PlayerState& player = position.player(id);
    const int shift = player.privileges.requirement_steps + player.next_requirement_steps;
    switch (need.of) {
        case Need::Of::parameter: return measure(position, need.parameter, need.value, shift);
        case Need::Of::own_tags: return {player.tags[need.tag], need.value, 0, ReasonCode::too_few_tags};
        case Need::Of::own_production:
            return {player.production[need.resource], need.value, 0, ReasonCode::production_too_low};
        case Need::Of::cities:
            return {static_cast<int>(position.board.cities().size()), need.value, 0, ReasonCode::too_few_cities};
        case Need::Of::own_cities:
            return {static_cast<int>((position.board.cities() & position.board.owned_by(id)).size()), need.value, 0,
                    ReasonCode::too_few_cities};
        case Need::Of::own_colonies:
            return {static_cast<int>(colonies_of(position.colonies, id)), need.value, 0, ReasonCode::too_few_colonies,
                    ReasonCode::too_many_colonies};
        case Need::Of::own_floaters: return {floaters_of(position, id), need.value, 0, ReasonCode::too_few_floaters};
        case Need::Of::own_greeneries:
            return {static_cast<int>((position.board.greeneries() & position.board.owned_by(id)).size()), need.value, 0,
                    ReasonCode::too_few_greeneries};
    }
    return {};
}

bool is_met(const Measured& measured, bool at_most) {
    return at_most ? measured.has - measured.shift <= measured.needs : measured.has + measured.shift >= measured.needs;
}

}  // namespace

bool meets_requirements(const Position& position, PlayerId id, const Card& card, Reasons* reasons) {
    Check check(reasons);
    for (const Need& need : card.needs) {
        const Measured measured = measure(position, id, need);
        if (is_met(measured, need.at_most)) continue;
        if (check.fail({.code = need.at_most ? measured.too_high : measured.too_low,
                        .needs = static_cast<std::int16_t>(measured.needs),
                        .has = static_cast<std::int16_t>(measured.has),
                        .tag = need.of == Need::Of::own_tags ? need.tag : Tag::count_,
                        .resource = need.of == Need::Of::own_production ? need.resource : Resource::count_}))
            return false;
    }
    return check.passed();
}

namespace {

Payment payment_for(const PlayerState& player, CardId id) {
    const Card& card = info(id);
    Payment payment;
    payment.subject = id.raw();
    payment.purpose = Purpose::card;
    payment.cost = static_cast<std::uint8_t>(cost_to_play(player, card));
    payment.with_steel = card.takes_steel;
    payment.with_titanium = card.takes_titanium;
    if (player.privileges.heat_as_megacredits && card.can_fail)
        payment.heat_kept = static_cast<std::uint8_t>(taken_by_card(card, Resource::heat));
    return payment;
}

}  // namespace

int least_megacredits(const PlayerState& player, CardId card) {
    Payment payment = payment_for(player, card);
    const int metals = purchasing_power(player, payment) - purchasing_power(player, {.heat_kept = payment.heat_kept});
    return std::max(0, payment.cost - metals) + payment.heat_kept;
}

bool can_play(const Position& position, PlayerId id, CardId card_id, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    const Card& card = info(card_id);
    Check check(reasons);
    const Payment payment = payment_for(player, card_id);
    const int power = purchasing_power(player, payment);
    if (power < payment.cost &&
        check.fail({.code = ReasonCode::cannot_pay, .needs = payment.cost, .has = static_cast<std::int16_t>(power)}))
        return false;
    const bool meets = meets_requirements(position, id, card, reasons);
    if (!meets && reasons == nullptr) return false;
    const bool may_fail = card.can_fail || (card.places_tile && position.setup.unplaceable_tiles_forbid);
    const bool possible = !may_fail || can_carry_out(position, id, card_id, reasons);
    return check.passed() && meets && possible;
}

void start_playing(Scene& scene, PlayerId id, CardId card) {
    PlayerState& player = scene.player(id);
    Resolution& resolution = scene.position.resolution;
    resolution.payment = payment_for(player, card);
    resolution.playing = card;
    player.hand.erase(card);
    player.next_discount = 0;
    player.next_requirement_steps = 0;
}

void put_into_effect(Scene& scene, PlayerId id, CardId card_id) {
    const Card& card = info(card_id);
    PlayerState& player = scene.player(id);
    scene.tell({.kind = EventKind::card_played, .player = id, .card = card_id});
    put_in_play(player, card_id);
    wake_colonies(scene, card.holds);
    if (card.kind == Kind::event)
        for (Tag tag : card.tags) ++player.tags[tag];
    push_each(scene.position, card.on_play, {id, card_id});
    fire_card_triggers(scene.position, id, card);
}

void finish_playing(Scene& scene) {
    Resolution& resolution = scene.position.resolution;
    const Card& card = info(resolution.playing);
    if (card.kind == Kind::event)
        for (Tag tag : card.tags) --scene.player(scene.position.active_player).tags[tag];
    resolution.playing = CardId::none();
}

}  // namespace planitia::terraforming
