#include <terraforming/catalogue/effect_traits.h>
#include <terraforming/rules/agenda.h>
#include <terraforming/rules/conversions.h>
#include <terraforming/rules/effects/drawing.h>
#include <terraforming/rules/effects/effects.h>
#include <terraforming/rules/generation.h>
#include <terraforming/rules/government.h>
#include <terraforming/rules/patents.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/pick.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/research.h>
#include <terraforming/rules/rules.h>
#include <terraforming/rules/simultaneous.h>
#include <terraforming/rules/trade.h>
#include <terraforming/rules/turn.h>

namespace planitia::terraforming {

namespace {

/// What the position is waiting for, innermost first.
enum class Stage : std::uint8_t {
    payment,
    sale,
    effect,  ///< `resolution.current` is being carried out
    order,   ///< effects wait in the agenda
    trade,   ///< a trade has further steps
    end_of_card,
    phase,  ///< nothing is unresolved
};

Stage stage(const Position& position) {
    const Resolution& resolution = position.resolution;
    if (resolution.payment.purpose != Purpose::nothing) return Stage::payment;
    if (resolution.is_selling) return Stage::sale;
    if (!resolution.current.effects.empty()) return Stage::effect;
    if (!resolution.agenda.empty()) return Stage::order;
    if (resolution.trade.stage != Trade::Stage::none) return Stage::trade;
    if (resolution.playing.is_some()) return Stage::end_of_card;
    return Stage::phase;
}

bool is_simultaneous(Phase phase) { return phase == Phase::setup || phase == Phase::draft || phase == Phase::research; }

/// Who answers when not everybody does.
PlayerId asked(const Position& position) {
    const Pending& current = position.resolution.current;
    return current.effects.empty() ? position.active_player : current.owner;
}

/// As an index of `kEffects`.
std::uint16_t current_effect(const Position& position) { return position.resolution.current.effects.begin; }

void go_on(Scene& scene, Flow flow) {
    Pending& current = scene.position.resolution.current;
    if (flow == Flow::stay) return;
    current.has_begun = false;
    current.effects.begin = flow == Flow::stop
                                ? current.effects.end
                                : static_cast<std::uint16_t>(current.effects.begin + extent(current.effects.begin));
    if (current.effects.empty()) current = {};
}

void answer_payment(Scene& scene, const Option& answer) {
    Resolution& resolution = scene.position.resolution;
    const PlayerId payer = asked(scene.position);
    const Payment paid = resolution.payment;
    resolution.payment = {};
    pay(scene, {payer, resolution.current.source}, answer);
    if (paid.purpose == Purpose::action) {
        go_on(scene, Flow::next);
    } else {
        after_payment(scene, payer, paid);
    }
}

void answer_effect(Scene& scene, const Option& answer) {
    go_on(scene, resolve(scene, actor(scene.position.resolution.current), current_effect(scene.position), answer));
}

/// One step of the current effect. False when it waits for an answer.
bool carry_on(Scene& scene) {
    Pending& current = scene.position.resolution.current;
    const Actor who = actor(current);
    const std::uint16_t effect = current_effect(scene.position);
    if (!current.has_begun) {
        if (!can_resolve(scene.position, who, effect, nullptr)) {
            go_on(scene, Flow::stop);
            return true;
        }
        current.has_begun = true;
        begin(scene, who, effect);
    }
    if (!is_asking(effect)) {
        go_on(scene, resolve(scene, who, effect));
        return true;
    }
    OptionList options;
    list(scene.position, who, effect, options);
    if (options.size() > 1) return false;
    go_on(scene, options.empty() ? resolve(scene, who, effect) : resolve(scene, who, effect, options[0]));
    return true;
}

/// Turns and phases. False when a player has to choose.
bool advance_phase(Scene& scene) {
    Position& position = scene.position;
    position.resolution.last_space = SpaceId::none();
    switch (position.phase) {
        case Phase::setup:
        case Phase::draft:
        case Phase::research:
            if (!settle_offers(scene)) return false;
            close_offers(scene);
            return true;
        case Phase::action:
            if (position.in_action) {
                end_action(scene);
                return true;
            }
            if (position.actions_taken == 0 || can_act(position, position.active_player)) return false;
            next_turn(scene);
            return true;
        case Phase::final_greenery: return !seek_final_greenery(scene);
        case Phase::solar: return advance_solar_phase(scene);
        case Phase::over:
        case Phase::count_: return false;
    }
    return false;
}

/// Carries out everything that needs no answer.
void advance(Scene& scene) {
    Position& position = scene.position;
    for (;;) {
        OptionList options;
        switch (stage(position)) {
            case Stage::payment:
                list_payments(position, asked(position), position.resolution.payment, options);
                if (options.size() != 1) return;
                answer_payment(scene, options[0]);
                break;
            case Stage::sale:
                list_pick(patents(position), options);
                if (options.size() != 1) return;
                answer_sale(scene, options[0]);
                break;
            case Stage::effect:
                if (!carry_on(scene)) return;
                break;
            case Stage::order:
                list_order(position, options);
                if (!options.empty()) return;
                take_next(position);
                break;
            case Stage::trade: continue_trade(scene); break;
            case Stage::end_of_card: finish_playing(scene); break;
            case Stage::phase:
                if (!advance_phase(scene)) return;
                break;
        }
    }
}

void answer_turn(Scene& scene, PlayerId player, const Option& answer) {
    if (answer.kind == OptionKind::pass) {
        pass(scene, player);
    } else if (answer.kind == OptionKind::end_turn) {
        scene.tell({.kind = EventKind::turn_ended, .player = player});
        next_turn(scene);
    } else {
        start_action(scene, player, answer);
    }
}

void answer_final_greenery(Scene& scene, PlayerId player, const Option& answer) {
    if (answer.kind == OptionKind::decline) {
        scene.player(player).has_passed = true;
    } else {
        convert_plants(scene, player);
    }
}

void answer_phase(Scene& scene, PlayerId player, const Option& answer) {
    switch (scene.position.phase) {
        case Phase::action: answer_turn(scene, player, answer); break;
        case Phase::final_greenery: answer_final_greenery(scene, player, answer); break;
        case Phase::solar: govern(scene, answer.parameter()); break;
        case Phase::setup:
        case Phase::draft:
        case Phase::research:
        case Phase::over:
        case Phase::count_: answer_offer(scene, player, answer); break;
    }
}

void list_phase(const Position& position, PlayerId player, OptionList& options) {
    switch (position.phase) {
        case Phase::action: list_turn(position, player, options); break;
        case Phase::final_greenery:
            options.push_back(option(OptionKind::convert_plants));
            options.push_back(option(OptionKind::decline));
            break;
        case Phase::solar: list_government(position, options); break;
        case Phase::over:
        case Phase::count_: break;
        case Phase::setup:
        case Phase::draft:
        case Phase::research: list_offer(position, player, options); break;
    }
}

}  // namespace

void settle(Position& position, Events* events) {
    Scene scene{position, events};
    advance(scene);
}

PlayerSet awaited(const Position& position) {
    PlayerSet players;
    if (position.is_over()) return players;
    if (!is_simultaneous(position.phase)) return PlayerSet::only(asked(position));
    for (PlayerId id : position.seats())
        if (!position.player(id).offer.is_ready) players.insert(id);
    return players;
}

void list_options(const Position& position, PlayerId player, OptionList& options) {
    options.clear();
    switch (stage(position)) {
        case Stage::payment: list_payments(position, player, position.resolution.payment, options); break;
        case Stage::sale: list_pick(patents(position), options); break;
        case Stage::effect:
            list(position, actor(position.resolution.current), current_effect(position), options);
            break;
        case Stage::order: list_order(position, options); break;
        case Stage::trade:
        case Stage::end_of_card: break;
        case Stage::phase: list_phase(position, player, options); break;
    }
}

void answer(Position& position, PlayerId player, const Option& answer, Events* events) {
    Scene scene{position, events};
    switch (stage(position)) {
        case Stage::payment: answer_payment(scene, answer); break;
        case Stage::sale: answer_sale(scene, answer); break;
        case Stage::effect: answer_effect(scene, answer); break;
        case Stage::order: take_from_agenda(position, answer.subject); break;
        case Stage::trade:
        case Stage::end_of_card: break;
        case Stage::phase: answer_phase(scene, player, answer); break;
    }
    advance(scene);
}

Question question(const Position& position, PlayerId player) {
    if (!awaited(position).contains(player)) return Question::none;
    switch (stage(position)) {
        case Stage::payment: return Question::pay;
        case Stage::sale: return Question::sell_cards;
        case Stage::effect: return question(kEffects[current_effect(position)]);
        case Stage::order: return Question::resolve;
        case Stage::trade:
        case Stage::end_of_card: return Question::none;
        case Stage::phase: break;
    }
    if (position.phase == Phase::action) return Question::turn;
    if (position.phase == Phase::final_greenery) return Question::convert_plants;
    if (position.phase == Phase::solar) return Question::raise_parameter;
    return offer_question(position, player);
}

CardId asking_card(const Position& position) {
    const Resolution& resolution = position.resolution;
    if (resolution.payment.purpose == Purpose::trade) return source_of(static_cast<Colony>(resolution.payment.subject));
    return resolution.current.effects.empty() ? resolution.playing : resolution.current.source;
}

std::optional<Pick> pending_pick(const Position& position, PlayerId player) {
    switch (question(position, player)) {
        case Question::sell_cards: return patents(position);
        case Question::buy_cards:
        case Question::pick_cards:
        case Question::discard_cards: break;
        case Question::none:
        case Question::choose_colonies:
        case Question::choose_corporation:
        case Question::draft:
        case Question::turn:
        case Question::pay:
        case Question::place_tile:
        case Question::claim_space:
        case Question::target_player:
        case Question::target_card:
        case Question::alternative:
        case Question::amount:
        case Question::resolve:
        case Question::trade:
        case Question::build_colony:
        case Question::add_colony_tile:
        case Question::move_marker:
        case Question::convert_plants:
        case Question::raise_parameter:
        case Question::count_: return std::nullopt;
    }
    if (stage(position) == Stage::phase) return offered_cards(position, player);
    const Actor who = actor(position.resolution.current);
    return std::visit(
        [&](const auto& effect) -> std::optional<Pick> {
            if constexpr (requires { pick(position, who, effect); }) {
                return pick(position, who, effect);
            } else {
                return std::nullopt;
            }
        },
        kEffects[current_effect(position)]);
}

std::optional<Payment> pending_payment(const Position& position, PlayerId player) {
    if (question(position, player) != Question::pay) return std::nullopt;
    return stage(position) == Stage::payment ? position.resolution.payment : payment_for_cards(position, player);
}

PendingEffect pending_effect(const Position& position, std::size_t index) {
    const Pending& pending = position.resolution.agenda[index];
    return {pending.source, pending.effects};
}

TileToPlace tile_to_place(const Position& position) {
    const auto* tile = std::get_if<PlaceTile>(&kEffects[current_effect(position)]);
    return {tile != nullptr ? tile->tile : Tile::none, position.resolution.current.source};
}

}  // namespace planitia::terraforming
