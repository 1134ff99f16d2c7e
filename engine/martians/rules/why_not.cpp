#include <martians/rules/delivery.h>
#include <martians/rules/effects/effects.h>
#include <martians/rules/rules.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>

#include <algorithm>

namespace planitia::martians {

namespace {

Reasons only(ReasonCode code) {
    Reasons reasons;
    reasons.push_back({.code = code});
    return reasons;
}

bool is_offered(const Position& position, const Option& wanted) {
    OptionList options;
    list_options(position, position.asking.player, options);
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
        explain_event_option(position, player, wanted.index(), reasons);
    } else if (is_asked_by_effect(question) && wanted.kind == answer_kind(question)) {
        explain_answer(position, wanted, reasons);
    }
    return reasons.empty() ? only(ReasonCode::not_offered) : reasons;
}

}  // namespace planitia::martians
