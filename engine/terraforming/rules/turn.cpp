#include <terraforming/rules/agenda.h>
#include <terraforming/rules/awards.h>
#include <terraforming/rules/conversions.h>
#include <terraforming/rules/effects/effects.h>
#include <terraforming/rules/milestones.h>
#include <terraforming/rules/patents.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/resources.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/standard_projects.h>
#include <terraforming/rules/trade.h>
#include <terraforming/rules/turn.h>

namespace planitia::terraforming {

namespace {

bool can_use_action(const Position& position, PlayerId id, CardId card, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    Check check(reasons);
    if (!player.table.contains(card)) {
        check.fail({.code = ReasonCode::not_in_play});
        return false;
    }
    if (info(card).action.empty()) {
        check.fail({.code = ReasonCode::no_action});
        return false;
    }
    if (player.used.contains(card) && check.fail({.code = ReasonCode::action_used})) return false;
    return can_resolve_all(position, {id, card}, info(card).action, reasons) && check.passed();
}

/// One that can not be carried out yet stays pending and keeps nothing else from being done.
bool can_use_first_action(const Position& position, PlayerId id, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    return player.first_action_pending &&
           can_resolve_all(position, {id, player.corporation}, info(player.corporation).first_action, reasons);
}

bool can_play_from_hand(const Position& position, PlayerId id, CardId card, Reasons* reasons) {
    if (!position.player(id).hand.contains(card)) {
        Check(reasons).fail({.code = ReasonCode::not_in_hand});
        return false;
    }
    return can_play(position, id, card, reasons);
}

bool can_use_in_game(const Position& position, PlayerId id, Project project, Reasons* reasons) {
    if (is_in_game(position.setup, info(project).set)) return can_use(position, id, project, reasons);
    Check(reasons).fail({.code = ReasonCode::not_offered});
    return false;
}

bool can_pass(const Position& position, Reasons* reasons) {
    if (position.actions_taken == 0) return true;
    Check(reasons).fail({.code = ReasonCode::already_acted});
    return false;
}

bool can_end_turn(const Position& position, Reasons* reasons) {
    if (position.actions_taken > 0) return true;
    Check(reasons).fail({.code = ReasonCode::nothing_done});
    return false;
}

/// Whether it can be done, first actions aside.
bool can_do(const Position& position, PlayerId id, const Option& choice, Reasons* reasons) {
    switch (choice.kind) {
        case OptionKind::play_card: return can_play_from_hand(position, id, choice.card(), reasons);
        case OptionKind::standard_project: return can_use_in_game(position, id, choice.project(), reasons);
        case OptionKind::card_action: return can_use_action(position, id, choice.card(), reasons);
        case OptionKind::convert_plants: return can_convert_plants(position, id, reasons);
        case OptionKind::convert_heat: return can_convert_heat(position, id, reasons);
        case OptionKind::claim_milestone: return can_claim(position, id, choice.milestone(), reasons);
        case OptionKind::fund_award: return can_fund(position, id, choice.award(), reasons);
        case OptionKind::trade: return can_trade(position, id, choice.colony(), choice.fee(), reasons);
        case OptionKind::end_turn: return can_end_turn(position, reasons);
        case OptionKind::first_action:
        case OptionKind::pass:
        case OptionKind::choose_colonies:
        case OptionKind::choose_corporation:
        case OptionKind::take_card:
        case OptionKind::finish_pick:
        case OptionKind::draft:
        case OptionKind::pay:
        case OptionKind::place_tile:
        case OptionKind::claim_space:
        case OptionKind::target_player:
        case OptionKind::target_card:
        case OptionKind::alternative:
        case OptionKind::amount:
        case OptionKind::resolve:
        case OptionKind::build_colony:
        case OptionKind::add_colony_tile:
        case OptionKind::move_marker:
        case OptionKind::raise_parameter:
        case OptionKind::decline:
        case OptionKind::count_: break;
    }
    Check(reasons).fail({.code = ReasonCode::not_offered});
    return false;
}

}  // namespace

bool can_choose(const Position& position, PlayerId id, const Option& choice, Reasons* reasons) {
    Check check(reasons);
    if (choice.kind == OptionKind::pass) return can_pass(position, reasons);
    if (choice.kind == OptionKind::first_action) {
        const PlayerState& player = position.player(id);
        if (player.first_action_pending && player.corporation == choice.card())
            return can_use_first_action(position, id, reasons);
        check.fail({.code = ReasonCode::no_action});
        return false;
    }
    if (can_use_first_action(position, id, nullptr) && check.fail({.code = ReasonCode::first_action_first}))
        return false;
    return can_do(position, id, choice, reasons) && check.passed();
}

namespace {

/// Calls `use(option)` for every legal action, until it returns true. It asks the same of each as `can_do`, but looks only where
/// something could be, and asks once what many share.
template <class Use>
bool for_each_action(const Position& position, PlayerId id, const Use& use) {
    const PlayerState& player = position.player(id);
    for (CardId card : player.hand)
        if (can_play(position, id, card, nullptr) && use(option(OptionKind::play_card, card))) return true;
    for (Project project : projects_in_game(position.setup))
        if (can_use(position, id, project, nullptr) && use(option(OptionKind::standard_project, project))) return true;
    for (CardId card : player.table.common(cards_with_action()))
        if (!player.used.contains(card) && can_resolve_all(position, {id, card}, info(card).action, nullptr) &&
            use(option(OptionKind::card_action, card)))
            return true;
    if (can_convert_plants(position, id, nullptr) && use(option(OptionKind::convert_plants))) return true;
    if (can_convert_heat(position, id, nullptr) && use(option(OptionKind::convert_heat))) return true;
    return (position.setup.colonies && for_each_trade(position, id, use)) || for_each_claim(position, id, use) ||
           for_each_funding(position, id, use);
}

}  // namespace

void list_turn(const Position& position, PlayerId id, OptionList& options) {
    if (can_use_first_action(position, id, nullptr)) {
        options.push_back(option(OptionKind::first_action, position.player(id).corporation));
    } else {
        for_each_action(position, id, [&](const Option& action) {
            options.push_back(action);
            return false;
        });
    }
    options.push_back(option(position.actions_taken == 0 ? OptionKind::pass : OptionKind::end_turn));
}

/// Who has a card can sell it, which is asked first as it is the cheapest question.
bool can_act(const Position& position, PlayerId id) {
    return can_sell_patents(position.player(id), nullptr) || can_use_first_action(position, id, nullptr) ||
           for_each_action(position, id, [](const Option&) { return true; });
}

namespace {

void start_payment(Scene& scene, Purpose purpose, std::uint16_t subject, int cost) {
    Payment& payment = scene.position.resolution.payment;
    payment.purpose = purpose;
    payment.subject = subject;
    payment.cost = static_cast<std::uint8_t>(cost);
}

void pay_for_trade(Scene& scene, PlayerId id, Colony colony, Fee fee) {
    const int cost = trade_cost(scene.player(id), fee);
    if (fee == Fee::megacredits) {
        start_payment(scene, Purpose::trade, static_cast<std::uint16_t>(colony), cost);
        return;
    }
    const Resource resource = fee == Fee::energy ? Resource::energy : Resource::titanium;
    change_stock(scene, {id, CardId::none()}, resource, -cost);
    start_trade(scene, id, colony);
}

void use_action(Scene& scene, PlayerId id, CardId card) {
    scene.player(id).used.insert(card);
    scene.tell({.kind = EventKind::action_used, .player = id, .card = card});
    push(scene.position, {.effects = info(card).action, .source = card, .owner = id});
}

void use_first_action(Scene& scene, PlayerId id) {
    PlayerState& player = scene.player(id);
    player.first_action_pending = false;
    scene.tell({.kind = EventKind::first_action_used, .player = id, .card = player.corporation});
    push_each(scene.position, info(player.corporation).first_action, {id, player.corporation});
}

}  // namespace

void start_action(Scene& scene, PlayerId id, const Option& choice) {
    Position& position = scene.position;
    position.in_action = true;
    switch (choice.kind) {
        case OptionKind::first_action: use_first_action(scene, id); break;
        case OptionKind::play_card: start_playing(scene, id, choice.card()); break;
        case OptionKind::standard_project:
            if (choice.project() == Project::sell_patents) {
                position.resolution.is_selling = true;
            } else {
                start_payment(scene, Purpose::project, choice.subject,
                              project_cost(scene.player(id), choice.project()));
            }
            break;
        case OptionKind::card_action: use_action(scene, id, choice.card()); break;
        case OptionKind::convert_plants: convert_plants(scene, id); break;
        case OptionKind::convert_heat: convert_heat(scene, id); break;
        case OptionKind::trade: pay_for_trade(scene, id, choice.colony(), choice.fee()); break;
        case OptionKind::claim_milestone:
            start_payment(scene, Purpose::milestone, choice.subject, kMilestoneCost);
            break;
        case OptionKind::fund_award:
            start_payment(scene, Purpose::award, choice.subject, next_award_cost(position));
            break;
        case OptionKind::choose_colonies:
        case OptionKind::choose_corporation:
        case OptionKind::take_card:
        case OptionKind::finish_pick:
        case OptionKind::draft:
        case OptionKind::pass:
        case OptionKind::end_turn:
        case OptionKind::pay:
        case OptionKind::place_tile:
        case OptionKind::claim_space:
        case OptionKind::target_player:
        case OptionKind::target_card:
        case OptionKind::alternative:
        case OptionKind::amount:
        case OptionKind::resolve:
        case OptionKind::build_colony:
        case OptionKind::add_colony_tile:
        case OptionKind::move_marker:
        case OptionKind::raise_parameter:
        case OptionKind::decline:
        case OptionKind::count_: PLANITIA_ASSERT(false, "not an action"); break;
    }
}

void after_payment(Scene& scene, PlayerId id, const Payment& payment) {
    switch (payment.purpose) {
        case Purpose::card: put_into_effect(scene, id, CardId{payment.subject}); break;
        case Purpose::project: carry_out_project(scene, id, static_cast<Project>(payment.subject)); break;
        case Purpose::milestone: claim(scene, id, static_cast<Milestone>(payment.subject)); break;
        case Purpose::award: fund(scene, id, static_cast<Award>(payment.subject)); break;
        case Purpose::trade: start_trade(scene, id, static_cast<Colony>(payment.subject)); break;
        case Purpose::heat_conversion: warm_up(scene, id); break;
        case Purpose::action:
        case Purpose::nothing:
        case Purpose::count_: break;
    }
}

}  // namespace planitia::terraforming
