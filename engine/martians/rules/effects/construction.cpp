#include <martians/rules/effects/construction.h>

#include <algorithm>

namespace planitia::martians {

namespace {

bool has_status(const Position& position, Building building, FieldStatus status) {
    return std::ranges::any_of(position.buildings[building],
                               [&](const Field& field) { return field.status == status; });
}

}  // namespace

bool can_resolve(const Position& position, Actor, const FinishField& effect, Reasons* reasons) {
    const bool is_there = std::ranges::any_of(
        every<Building>(), [&](Building building) { return has_status(position, building, effect.from); });
    return holds(is_there, ReasonCode::nothing_to_build, reasons);
}

void begin(Scene& scene, PlayerId id, const FinishField&, Action of) {
    ask(scene.position, Question::building, id, of);
}

void list(const Position& position, PlayerId, const FinishField& effect, OptionList& options) {
    for (Building building : every<Building>())
        if (has_status(position, building, effect.from)) options.push_back(option(OptionKind::building, building));
}

void resolve(Scene& scene, PlayerId id, const FinishField& effect, const Option& answer) {
    scene.position.asking = {};
    Fields& fields = scene.position.buildings[answer.building()];
    const auto leftmost = std::ranges::find(fields, effect.from, &Field::status);
    if (leftmost != fields.end()) leftmost->status = FieldStatus::open;
    scene.tell(effect.from == FieldStatus::slow ? EventKind::built : EventKind::expanded, id, answer.building());
}

void explain(const Position&, PlayerId, const FinishField&, const Option&, Reasons& reasons) {
    Check(&reasons).fail({.code = ReasonCode::nothing_to_build});
}

bool can_resolve(const Position& position, Actor who, const RaiseInstallation&, Reasons* reasons) {
    const auto& own = position.player(who.player).installations;
    return holds(own[Installation::solar] + own[Installation::wind] < kMostInstallations,
                 ReasonCode::enough_installations, reasons);
}

void begin(Scene& scene, PlayerId id, const RaiseInstallation&, Action of) {
    ask(scene.position, Question::installation, id, of);
}

void list(const Position&, PlayerId, const RaiseInstallation&, OptionList& options) {
    for (Installation kind : every<Installation>()) options.push_back(option(OptionKind::installation, kind));
}

void resolve(Scene& scene, PlayerId id, const RaiseInstallation&, const Option& answer) {
    scene.position.asking = {};
    ++scene.position.player(id).installations[answer.installation()];
    scene.tell(EventKind::installation_raised, id, answer.installation());
}

void explain(const Position&, PlayerId, const RaiseInstallation&, const Option&, Reasons&) {}

namespace {

int running(const PlayerState& player, Installation kind) {
    return player.installations[kind] - player.switched_off[kind];
}

}  // namespace

bool can_resolve(const Position& position, Actor who, const SwitchOff&, Reasons* reasons) {
    int installations = 0;
    for (Installation kind : every<Installation>()) installations += running(position.player(who.player), kind);
    return holds(installations != 0, ReasonCode::no_installation, reasons);
}

void begin(Scene& scene, PlayerId id, const SwitchOff&, Action) { ask(scene.position, Question::installation_off, id); }

void list(const Position& position, PlayerId id, const SwitchOff&, OptionList& options) {
    for (Installation kind : every<Installation>())
        if (running(position.player(id), kind) > 0) options.push_back(option(OptionKind::installation_off, kind));
}

void resolve(Scene& scene, PlayerId id, const SwitchOff&, const Option& answer) {
    scene.position.asking = {};
    ++scene.position.player(id).switched_off[answer.installation()];
    scene.tell(EventKind::installation_switched_off, id, answer.installation());
}

void explain(const Position&, PlayerId, const SwitchOff&, const Option&, Reasons&) {}

}  // namespace planitia::martians
