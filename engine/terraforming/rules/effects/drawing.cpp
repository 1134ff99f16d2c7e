#include <terraforming/rules/counting.h>
#include <terraforming/rules/deck.h>
#include <terraforming/rules/effects/drawing.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/pick.h>

#include <algorithm>

namespace planitia::terraforming {

bool can_resolve(const Position&, Actor, const Draw&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const Draw& effect) {
    draw_to_hand(scene, who.player, count(scene.position, who, effect.amount));
    return Flow::next;
}

namespace {

void look_at(Scene& scene, Actor who, int n) {
    int drawn = 0;
    for (; drawn < n; ++drawn) {
        const CardId card = draw(scene);
        if (!card.is_some()) break;
        scene.position.resolution.seen.insert(card);
    }
    scene.tell({.kind = EventKind::cards_drawn,
                .player = who.player,
                .card = who.source,
                .amount = static_cast<std::int16_t>(drawn)});
}

/// The picked cards go to the hand, the others seen to the discards. Gives the number kept.
std::size_t keep_picked(Scene& scene, PlayerId player) {
    Resolution& resolution = scene.position.resolution;
    const std::size_t kept = resolution.picked.size();
    scene.player(player).hand |= resolution.picked;
    discard_all(scene, resolution.seen - resolution.picked);
    resolution.seen.clear();
    resolution.picked.clear();
    return kept;
}

void need_a_card(const Position& position, Check& check) {
    if (!can_draw(position)) check.fail({.code = ReasonCode::no_cards});
}

}  // namespace

bool can_resolve(const Position&, Actor, const LookAndKeep&, Check&) { return true; }

void begin(Scene& scene, Actor who, const LookAndKeep& look) { look_at(scene, who, look.look); }

Pick pick(const Position& position, Actor, const LookAndKeep& look) {
    const Resolution& resolution = position.resolution;
    const std::size_t keep = std::min<std::size_t>(look.keep, resolution.seen.size());
    return {.from = resolution.seen, .picked = resolution.picked, .min = keep, .max = keep};
}

Flow resolve(Scene& scene, Actor who, const LookAndKeep& look, const Option& answer) {
    if (!take(scene.position.resolution.picked, pick(scene.position, who, look), answer)) return Flow::stay;
    keep_picked(scene, who.player);
    return Flow::next;
}

bool can_resolve(const Position& position, Actor, const LookAndBuy&, Check& check) {
    need_a_card(position, check);
    return check.passed();
}

void begin(Scene& scene, Actor who, const LookAndBuy& look) { look_at(scene, who, look.look); }

Pick pick(const Position& position, Actor who, const LookAndBuy&) {
    const Resolution& resolution = position.resolution;
    const PlayerState& player = position.player(who.player);
    const int price = player.privileges.card_price;
    const int money = money_of(player);
    return {.from = resolution.seen,
            .picked = resolution.picked,
            .min = 0,
            .max = std::min<std::size_t>(static_cast<std::size_t>(money / price), resolution.seen.size()),
            .price = price,
            .money = money};
}

Flow resolve(Scene& scene, Actor who, const LookAndBuy& look, const Option& answer) {
    if (!take(scene.position.resolution.picked, pick(scene.position, who, look), answer)) return Flow::stay;
    const std::size_t bought = keep_picked(scene, who.player);
    if (bought == 0) return Flow::next;
    scene.tell({.kind = EventKind::cards_bought, .player = who.player, .amount = static_cast<std::int16_t>(bought)});
    Payment& payment = scene.position.resolution.payment;
    payment.purpose = Purpose::action;
    payment.cost = static_cast<std::uint8_t>(bought * scene.player(who.player).privileges.card_price);
    return Flow::stay;
}

bool can_resolve(const Position& position, Actor, const RevealForTag&, Check& check) {
    need_a_card(position, check);
    return check.passed();
}

Flow resolve(Scene& scene, Actor who, const RevealForTag& reveal) {
    const CardId card = draw(scene);
    if (!card.is_some()) return Flow::stop;
    scene.position.discards.insert(card);
    scene.tell({.kind = EventKind::card_revealed, .player = who.player, .card = card});
    return info(card).has_tag(reveal.tag) ? Flow::next : Flow::stop;
}

bool can_resolve(const Position& position, Actor who, const Discard& discard, Check& check) {
    const std::size_t has = position.player(who.player).hand.size();
    if (!discard.optional && has < discard.n)
        check.fail({.code = ReasonCode::no_cards, .needs = discard.n, .has = static_cast<std::int16_t>(has)});
    return check.passed();
}

bool has_effect(const Position& position, Actor who, const Discard&) {
    return !position.player(who.player).hand.empty();
}

Pick pick(const Position& position, Actor who, const Discard& discard) {
    const CardSet& hand = position.player(who.player).hand;
    const std::size_t max = std::min<std::size_t>(discard.n, hand.size());
    return {.from = hand, .picked = position.resolution.picked, .min = discard.optional ? 0 : max, .max = max};
}

Flow resolve(Scene& scene, Actor who, const Discard& discard, const Option& answer) {
    CardSet& picked = scene.position.resolution.picked;
    if (!take(picked, pick(scene.position, who, discard), answer)) return Flow::stay;
    const std::size_t given_up = picked.size();
    scene.player(who.player).hand -= picked;
    discard_all(scene, picked);
    picked.clear();
    if (given_up == 0) return Flow::stop;
    scene.tell(
        {.kind = EventKind::cards_discarded, .player = who.player, .amount = static_cast<std::int16_t>(given_up)});
    return Flow::next;
}

}  // namespace planitia::terraforming
