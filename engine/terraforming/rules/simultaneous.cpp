#include <terraforming/rules/colonies.h>
#include <terraforming/rules/draft.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/pick.h>
#include <terraforming/rules/research.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/simultaneous.h>

namespace planitia::terraforming {

Question offer_question(const Position& position, PlayerId id) {
    const PlayerState& player = position.player(id);
    if (position.phase == Phase::setup) {
        if (must_choose_colonies(position)) return Question::choose_colonies;
        if (!player.corporation.is_some()) return Question::choose_corporation;
    }
    if (position.phase == Phase::draft) return Question::draft;
    return player.offer.is_paying ? Question::pay : Question::buy_cards;
}

void list_offer(const Position& position, PlayerId id, OptionList& options) {
    const PlayerState& player = position.player(id);
    const Question asked = offer_question(position, id);
    if (asked == Question::choose_colonies) {
        for (Colony colony : every<Colony>())
            if (position.colonies[colony].status != ColonyState::Status::absent)
                options.push_back(option(OptionKind::choose_colonies, colony));
    } else if (asked == Question::choose_corporation) {
        for (CardId corporation : player.offer.corporations)
            if (corporation.is_some()) options.push_back(option(OptionKind::choose_corporation, corporation));
    } else if (asked == Question::draft) {
        for (CardId card : player.offer.dealt) options.push_back(option(OptionKind::draft, card));
    } else if (asked == Question::pay) {
        list_payments(position, id, payment_for_cards(position, id), options);
    } else {
        list_pick(offered_cards(position, id), options);
    }
}

void answer_offer(Scene& scene, PlayerId id, const Option& answer) {
    PlayerState& player = scene.player(id);
    if (answer.kind == OptionKind::choose_colonies) {
        leave_tile_out(scene, id, answer.colony());
        player.offer.is_ready = scene.position.setup.beginners.contains(id);
    } else if (answer.kind == OptionKind::choose_corporation) {
        player.corporation = answer.card();
    } else if (answer.kind == OptionKind::draft) {
        player.offer.picked.insert(answer.card());
        player.offer.is_ready = true;
    } else if (answer.kind == OptionKind::pay) {
        player.offer.heat_paid = static_cast<std::uint8_t>(answer.heat());
        player.offer.is_paying = false;
        player.offer.is_ready = true;
    } else if (take(player.offer.picked, offered_cards(scene.position, id), answer)) {
        finish_buying(scene, id);
    }
}

bool settle_offers(Scene& scene) {
    Position& position = scene.position;
    bool is_everybody_ready = true;
    for (PlayerId id : position.seats()) {
        while (!position.player(id).offer.is_ready) {
            if (offer_question(position, id) == Question::buy_cards && leaves_choice(offered_cards(position, id)))
                break;
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

void close_offers(Scene& scene) {
    Position& position = scene.position;
    if (position.phase == Phase::draft) {
        pass_drafts_on(position);
        return;
    }
    PlayerId id = position.first_player;
    if (position.phase == Phase::setup)
        for (CardId card : position.revealed)
            scene.tell({.kind = EventKind::card_revealed, .player = id, .card = card});
    for (std::size_t n = 0; n < position.setup.players; ++n, id = position.after(id)) {
        if (position.phase == Phase::setup) reveal_corporation(scene, id);
        take_bought_cards(scene, id);
    }
    position.phase = Phase::action;
    position.active_player = position.first_player;
    position.actions_taken = 0;
}

}  // namespace planitia::terraforming
