#include <terraforming/rules/effects/choosing.h>

namespace planitia::terraforming {

bool can_resolve(const Position&, Actor, const DiscountNextCard&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const DiscountNextCard& discount) {
    scene.player(who.player).next_discount = discount.n;
    return Flow::next;
}

bool can_resolve(const Position&, Actor, const EaseNextCard&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const EaseNextCard& ease) {
    scene.player(who.player).next_requirement_steps = ease.steps;
    return Flow::next;
}

namespace {

/// An alternative is offered when all of it can be carried out and does something.
bool is_possible(const Position& position, Actor who, EffectRange effects, Reasons* reasons) {
    if (!can_resolve_all(position, who, effects, reasons)) return false;
    for (std::uint16_t at = effects.begin; at < effects.end; at = static_cast<std::uint16_t>(at + extent(at)))
        if (!has_effect(position, who, at)) return false;
    return true;
}

}  // namespace

bool can_resolve_either(const Position& position, Actor who, std::uint16_t at, Check& check) {
    const Either& either = *std::get_if<Either>(&kEffects[at]);
    if (either.may_decline) return true;
    for (std::size_t i = 0; i < either.alternatives; ++i)
        if (is_possible(position, who, alternative(at, i), nullptr)) return true;
    Reasons reasons;
    for (std::size_t i = 0; i < either.alternatives; ++i) can_resolve_all(position, who, alternative(at, i), &reasons);
    if (reasons.empty()) reasons.push_back({.code = ReasonCode::no_target_card});
    for (const Reason& reason : reasons)
        if (check.fail(reason)) return false;
    return check.passed();
}

void list_alternatives(const Position& position, Actor who, std::uint16_t at, OptionList& options) {
    const Either& either = *std::get_if<Either>(&kEffects[at]);
    for (std::size_t i = 0; i < either.alternatives; ++i)
        if (is_possible(position, who, alternative(at, i), nullptr))
            options.push_back({.kind = OptionKind::alternative,
                               .player = PlayerId::none(),
                               .subject = static_cast<std::uint16_t>(i)});
    if (either.may_decline && !options.empty()) options.push_back(option(OptionKind::decline));
}

}  // namespace planitia::terraforming
