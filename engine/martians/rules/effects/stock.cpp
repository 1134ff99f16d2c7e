#include <martians/rules/effects/stock.h>

#include <algorithm>

namespace planitia::martians {

bool can_resolve(const Position&, Actor, const Gain&, Reasons*) { return true; }

void resolve(Scene& scene, PlayerId id, const Gain& effect) { change_goods(scene, id, effect.good, effect.n); }

bool can_resolve(const Position&, Actor, const ChangeReputation&, Reasons*) { return true; }

void resolve(Scene& scene, PlayerId id, const ChangeReputation& effect) { change_reputation(scene, id, effect.n); }

bool can_resolve(const Position&, Actor, const ExtraTime&, Reasons*) { return true; }

void resolve(Scene& scene, PlayerId id, const ExtraTime& effect) {
    std::uint8_t& extra = scene.position.player(id).extra_time;
    extra = static_cast<std::uint8_t>(extra + effect.n);
}

bool can_resolve(const Position&, Actor, const Unload&, Reasons*) { return true; }

void begin(Scene& scene, PlayerId id, const Unload&, Action of) { ask(scene.position, Question::unload, id, of); }

void list(const Position& position, PlayerId, const Unload& effect, OptionList& options) {
    const int limit = position.is_competitive() ? effect.most : position.scenario().most_unloaded;
    for (int n = 1; n <= std::min(position.turn.time / kUnloadTakes, limit); ++n)
        options.push_back(option(OptionKind::unload, n));
}

void resolve(Scene& scene, PlayerId id, const Unload& effect, const Option& answer) {
    scene.position.asking = {};
    spend_time(scene, answer.amount() * kUnloadTakes);
    change_goods(scene, id, effect.good, answer.amount());
}

void explain(const Position& position, PlayerId, const Unload&, const Option& answer, Reasons& reasons) {
    const int time = position.turn.time;
    if (answer.amount() == 0) return;
    Check(&reasons).fail({.code = answer.amount() > time ? ReasonCode::no_time : ReasonCode::too_many_unloaded,
                          .needs = answer.subject,
                          .has = static_cast<std::int16_t>(time)});
}

}  // namespace planitia::martians
