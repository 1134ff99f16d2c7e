#include <terraforming/rules/bookkeeping.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/deck.h>
#include <terraforming/rules/offers.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/pick.h>
#include <terraforming/rules/setup.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// What the player can spend on cards: in the set-up, what the chosen corporation brings.
int budget(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    if (position.phase == Phase::setup) return starting_megacredits(info(player.corporation));
    return purchasing_power(player, {});
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

Question offer_question(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    if (position.phase == Phase::setup) {
        if (must_choose_colonies(position)) return Question::choose_colonies;
        if (!player.corporation.is_some()) return Question::choose_corporation;
    }
    if (position.phase == Phase::draft) return Question::draft;
    return player.offer.is_paying ? Question::pay : Question::buy_cards;
}

Pick offered_cards(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    const auto affordable = static_cast<std::size_t>(budget(position, id) / price_of_card(position, id));
    return {.from = player.offer.dealt,
            .picked = player.offer.picked,
            .min = 0,
            .max = std::min(affordable, player.offer.dealt.size())};
}

void list_offer(const Position& position, PlayerId id, OptionList& options) {
    const PlayerState& player = position.player(id);
    switch (offer_question(position, id)) {
        case Question::choose_colonies:
            for (Colony colony : every<Colony>())
                if (position.colonies[colony].status != ColonyState::Status::absent)
                    options.push_back(option(OptionKind::choose_colonies, colony));
            break;
        case Question::choose_corporation:
            for (CardId corporation : player.offer.corporations)
                if (corporation.is_some()) options.push_back(option(OptionKind::choose_corporation, corporation));
            break;
        case Question::draft:
            for (CardId card : player.offer.dealt) options.push_back(option(OptionKind::draft, card));
            break;
        case Question::pay: list_payments(position, id, payment_for_cards(position, id), options); break;
        default: list_pick(offered_cards(position, id), options); break;
    }
}

namespace {

/// The cards are chosen; with heat as M€ there may be a mix to choose.
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

}  // namespace

void answer_offer(Scene& scene, PlayerId id, const Option& answer) {
    PlayerState& player = scene.player(id);
    switch (answer.kind) {
        case OptionKind::choose_colonies:
            leave_tile_out(scene, id, answer.colony());
            player.offer.is_ready = scene.position.setup.beginners.contains(id);
            break;
        case OptionKind::choose_corporation: player.corporation = answer.card(); break;
        case OptionKind::draft:
            player.offer.picked.insert(answer.card());
            player.offer.is_ready = true;
            break;
        case OptionKind::pay:
            player.offer.heat_paid = static_cast<std::uint8_t>(answer.heat());
            player.offer.is_paying = false;
            player.offer.is_ready = true;
            break;
        default:
            if (take(player.offer.picked, offered_cards(scene.position, id), answer)) finish_buying(scene, id);
            break;
    }
}

bool settle_offers(Scene& scene) {
    Position& position = scene.position;
    bool is_everybody_ready = true;
    for (PlayerId id : position.seats()) {
        while (!position.player(id).offer.is_ready) {
            OptionList options;
            list_offer(position, id, options);
            if (options.size() > 1) break;
            if (options.empty()) {
                position.player(id).offer.is_ready = true;  // nothing was left to deal
            } else {
                answer_offer(scene, id, options[0]);
            }
        }
        is_everybody_ready = is_everybody_ready && position.player(id).offer.is_ready;
    }
    return is_everybody_ready;
}

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

/// Everybody keeps the card picked and hands the rest on: left in even generations, right in odd ones.
void pass_drafts_on(Position& position) {
    ByPlayer<CardSet> rest;
    bool is_done = true;
    for (PlayerId id : position.seats()) {
        Offer& offer = position.player(id).offer;
        offer.drafted |= offer.picked;
        rest[id] = offer.dealt - offer.picked;
        offer.picked.clear();
        is_done = is_done && rest[id].empty();
    }
    for (PlayerId id : position.seats()) {
        const bool leftwards = position.generation % 2 == 0;
        const PlayerId next = position.after(id);
        const PlayerId from = leftwards ? id : next;
        const PlayerId to = leftwards ? next : id;
        position.player(to).offer.dealt = rest[from];
        position.player(id).offer.is_ready = false;
    }
    if (!is_done) return;
    for (PlayerId id : position.seats()) {
        Offer& offer = position.player(id).offer;
        offer.dealt = offer.drafted;
        offer.drafted.clear();
    }
    position.phase = Phase::research;
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

}  // namespace

void close_offers(Scene& scene) {
    Position& position = scene.position;
    if (position.phase == Phase::draft) {
        pass_drafts_on(position);
        return;
    }
    PlayerId id = position.first_player;
    for (std::size_t n = 0; n < position.setup.players; ++n, id = position.after(id)) {
        if (position.phase == Phase::setup) reveal_corporation(scene, id);
        take_bought_cards(scene, id);
    }
    position.phase = Phase::action;
    position.active_player = position.first_player;
    position.actions_taken = 0;
}

}  // namespace planitia::terraforming
