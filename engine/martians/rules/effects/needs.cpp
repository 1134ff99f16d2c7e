#include <martians/rules/effects/needs.h>

#include <algorithm>

namespace planitia::martians {

bool can_resolve(const Position& position, Actor, const RemoveNeed& effect, Reasons* reasons) {
    return holds(need_tokens(position, effect.need) > 0, ReasonCode::no_need_token, reasons);
}

void begin(Scene& scene, PlayerId id, const RemoveNeed& effect, Action) {
    Position& position = scene.position;
    ask(position, Question::quarter, id);
    position.asking.need = effect.need;
    position.asking.left = static_cast<std::uint8_t>(std::min(int{effect.most}, need_tokens(position, effect.need)));
}

void list(const Position& position, PlayerId, const RemoveNeed& effect, OptionList& options) {
    for (QuarterId quarter : every_quarter())
        if (at(position, quarter).needs[effect.need] > 0) options.push_back(option(OptionKind::quarter, quarter));
}

void resolve(Scene& scene, PlayerId id, const RemoveNeed& effect, const Option& answer) {
    const bool is_from_one_quarter = scene.position.setup.rules >= 2;
    const int there = at(scene.position, answer.quarter()).needs[effect.need];
    scene.position.asking = {};
    for (int n = is_from_one_quarter ? std::min<int>(effect.most, there) : 1; n > 0; --n)
        remove_need(scene, id, answer.quarter(), effect.need);
    if (is_from_one_quarter || effect.most <= 1) return;
    const auto left = static_cast<std::uint8_t>(effect.most - 1);
    begin(scene, id, RemoveNeed{effect.need, left}, Action::count_);
}

void explain(const Position&, PlayerId, const RemoveNeed&, const Option&, Reasons& reasons) {
    Check(&reasons).fail({.code = ReasonCode::no_need_token});
}

namespace {

QuarterId quarter_for(const Position& position, PlayerId id, Need need) {
    QuarterId best{0};
    for (QuarterId quarter : every_quarter()) {
        if (position.is_competitive() && at(position, quarter).owner == id) return quarter;
        if (at(position, quarter).needs[need] < at(position, best).needs[need]) best = quarter;
    }
    return best;
}

}  // namespace

bool can_resolve(const Position&, Actor, const AddNeed&, Reasons*) { return true; }

void resolve(Scene& scene, PlayerId id, const AddNeed& effect) {
    place_need(scene, quarter_for(scene.position, id, effect.need), effect.need);
}

}  // namespace planitia::martians
