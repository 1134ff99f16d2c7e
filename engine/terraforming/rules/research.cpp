#include <terraforming/rules/deck.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/research.h>
#include <terraforming/rules/resources.h>
#include <terraforming/rules/setup.h>

#include <algorithm>

namespace planitia::terraforming {

void deal(Scene& scene, std::size_t cards_each) {
    Position& position = scene.position;
    for (std::size_t round = 0; round < cards_each; ++round) {
        PlayerId id = position.first_player;
        for (std::size_t n = 0; n < position.setup.players; ++n, id = position.after(id)) {
            const CardId card = draw(scene);
            if (!card.is_some()) return;
            position.player(id).offer.dealt.insert(card);
        }
    }
}

void open_research(Scene& scene) {
    Position& position = scene.position;
    position.phase = position.setup.draft ? Phase::draft : Phase::research;
    deal(scene, kResearchCards);
}

namespace {

/// What the player can spend on cards: in the set-up, what the chosen corporation brings.
int budget(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    if (position.phase == Phase::setup) return starting_megacredits(info(player.corporation));
    return money_of(player);
}

/// Before it is revealed, the chosen corporation sets the price.
int price_of_card(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    return position.phase == Phase::setup ? info(player.corporation).card_price : player.privileges.card_price;
}

/// Of the cards picked. A beginner's first cards are free.
int price(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    if (position.phase == Phase::setup && info(player.corporation).for_beginners) return 0;
    return static_cast<int>(player.offer.picked.size()) * price_of_card(position, id);
}

}  // namespace

Payment payment_for_cards(const Position& position, PlayerId id) {
    Payment payment;
    payment.purpose = Purpose::action;
    payment.cost = static_cast<std::uint8_t>(price(position, id));
    return payment;
}

Pick offered_cards(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const int price = price_of_card(position, id);
    const int money = budget(position, id);
    return {.from = player.offer.dealt,
            .picked = player.offer.picked,
            .min = 0,
            .max = std::min(static_cast<std::size_t>(money / price), player.offer.dealt.size()),
            .price = price,
            .money = money};
}

void finish_buying(Scene& scene, PlayerId id) {
    PlayerState& player = scene.player(id);
    OptionList payments;
    if (scene.position.phase == Phase::research)
        list_payments(scene.position, id, payment_for_cards(scene.position, id), payments);
    if (payments.size() > 1) {
        player.offer.is_paying = true;
        return;
    }
    if (payments.size() == 1) player.offer.heat_paid = static_cast<std::uint8_t>(payments[0].heat());
    player.offer.is_ready = true;
}

void take_bought_cards(Scene& scene, PlayerId id) {
    PlayerState& player = scene.player(id);
    const int cost = price(scene.position, id);
    const int heat = player.offer.heat_paid;
    change_stock(scene, {id, CardId::none()}, Resource::megacredits, heat - cost);
    change_stock(scene, {id, CardId::none()}, Resource::heat, -heat);
    scene.tell({.kind = EventKind::cards_bought,
                .player = id,
                .amount = static_cast<std::int16_t>(player.offer.picked.size())});
    player.hand |= player.offer.picked;
    discard_all(scene, player.offer.dealt - player.offer.picked);
    player.offer = {};
}

}  // namespace planitia::terraforming
