#include <martians/rules/actions.h>
#include <martians/rules/rules.h>
#include <martians/rules/scene.h>
#include <martians/rules/settlement.h>
#include <martians/rules/setup.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>

#include <algorithm>

namespace planitia::martians {

namespace {

/// One step of what happens by itself.
void take_step(Scene& scene) {
    switch (scene.position.step) {
        case Step::corporations:
        case Step::quarters: advance_setup(scene); break;
        case Step::growth: advance_growth(scene); break;
        case Step::needs: advance_needs(scene); break;
        case Step::event: advance_event(scene); break;
        case Step::production: advance_production(scene); break;
        case Step::dead_slots: advance_dead_slots(scene); break;
        case Step::slot: advance_slot(scene); break;
        case Step::slot_end: end_slot(scene); break;
        case Step::quarter: advance_quarter(scene); break;
        case Step::infirmary:
        case Step::living: advance_punishment(scene); break;
        case Step::quarter_end: end_quarter(scene); break;
        case Step::over:
        case Step::count_: break;
    }
}

void carry_out(Scene& scene, const Option& answer) {
    const Question question = scene.position.asking.question;
    switch (question) {
        case Question::choose_corporation:
        case Question::choose_quarter:
            answer_setup(scene, answer);
            scene.position.asking = {};
            return;
        case Question::turn: answer_turn(scene, answer); return;
        case Question::deliver: answer_delivery(scene, answer); return;
        case Question::event_option:
        case Question::installation_off:
        case Question::growth_quarter:
        case Question::dead_slots: answer_supply(scene, answer); return;
        case Question::marker_from: answer_settlement(scene, answer); return;
        default: break;
    }
    answer_action(scene, answer);
    // When the action is complete, the turn goes on.
    if (scene.position.asking.question == Question::none)
        ask(scene.position, Question::turn, scene.position.active_player);
}

void advance(Scene& scene) {
    Position& position = scene.position;
    while (!position.is_over()) {
        if (position.asking.question == Question::none) {
            take_step(scene);
            continue;
        }
        if (position.asking.question == Question::turn) return;
        OptionList options;
        list_options(position, options);
        if (options.size() != 1) return;
        carry_out(scene, options[0]);
    }
}

}  // namespace

void settle(Position& position, Events* events) {
    Scene scene{position, events};
    advance(scene);
}

PlayerSet awaited(const Position& position) {
    if (position.is_over() || !position.asking.player.is_some()) return {};
    return PlayerSet::only(position.asking.player);
}

void list_options(const Position& position, OptionList& options) {
    options.clear();
    switch (position.asking.question) {
        case Question::none: break;
        case Question::choose_corporation:
        case Question::choose_quarter: list_setup(position, options); break;
        case Question::turn: list_turn(position, position.asking.player, options); break;
        case Question::deliver: list_deliveries(position, position.asking.player, options); break;
        case Question::event_option:
        case Question::installation_off:
        case Question::growth_quarter:
        case Question::dead_slots: list_supply(position, options); break;
        case Question::marker_from: list_settlement(position, options); break;
        default: list_action(position, options); break;
    }
}

void answer(Position& position, const Option& answer, Events* events) {
    Scene scene{position, events};
    carry_out(scene, answer);
    advance(scene);
}

namespace {

Reasons only(ReasonCode code) {
    Reasons reasons;
    reasons.push_back({.code = code});
    return reasons;
}

bool is_offered(const Position& position, const Option& wanted) {
    OptionList options;
    list_options(position, options);
    return std::find(options.begin(), options.end(), wanted) != options.end();
}

}  // namespace

Reasons why_not(const Position& position, PlayerId player, const Option& wanted) {
    if (position.is_over()) return only(ReasonCode::game_over);
    const bool is_asked = awaited(position).contains(player);
    if (is_asked && is_offered(position, wanted)) return {};
    Reasons reasons;
    if (!is_asked) {
        reasons = only(ReasonCode::not_awaited);
        if (is_turn_option(wanted.kind) && position.phase == Phase::work)
            can_choose(position, player, wanted, &reasons);
        return reasons;
    }
    const Question question = position.asking.question;
    if (question == Question::turn && is_turn_option(wanted.kind)) {
        can_choose(position, player, wanted, &reasons);
    } else if (question == Question::deliver && wanted.kind == OptionKind::deliver) {
        explain_delivery(position, player, wanted, reasons);
    } else if (question == Question::event_option && wanted.kind == OptionKind::event_option) {
        explain_event_option(position, player, wanted.a, reasons);
    } else if (question >= Question::quarter && wanted.kind == answer_kind(question)) {
        explain_action(position, wanted, reasons);
    }
    return reasons.empty() ? only(ReasonCode::not_offered) : reasons;
}

}  // namespace planitia::martians
