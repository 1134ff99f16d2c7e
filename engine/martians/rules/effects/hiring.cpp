#include <martians/rules/effects/hiring.h>

#include <algorithm>

namespace planitia::martians {

namespace {

int hired(const PlayerState& player, bool assistants) {
    int n = 0;
    for (Person person : every<Person>()) n += is_assistant(person) == assistants ? player.people[person] : 0;
    return n;
}

/// Whether `person` could be dismissed in favour of `hired_one`.
bool can_dismiss(const PlayerState& player, Person person, Person hired_one) {
    return player.people[person] > 0 && is_assistant(person) == is_assistant(hired_one) && person != hired_one;
}

}  // namespace

bool can_hire(const Position& position, PlayerId id, Person person) {
    const PlayerState& player = position.player(id);
    if (position.people[person] == 0) return false;
    if (position.setup.rules < 2 && !is_assistant(person) && player.people[person] > 0) return false;
    if (hired(player, is_assistant(person)) < kMostHired) return true;
    return std::ranges::any_of(every<Person>(), [&](Person each) { return can_dismiss(player, each, person); });
}

bool can_resolve(const Position& position, Actor who, const Hire&, Reasons* reasons) {
    const bool is_any =
        std::ranges::any_of(every<Person>(), [&](Person person) { return can_hire(position, who.player, person); });
    return holds(is_any, ReasonCode::nobody_to_hire, reasons);
}

void begin(Scene& scene, PlayerId id, const Hire&, Action of) { ask(scene.position, Question::hire, id, of); }

void list(const Position& position, PlayerId id, const Hire&, OptionList& options) {
    const Asking& asking = position.asking;
    const bool is_dismissal = asking.question == Question::dismiss;
    for (Person person : every<Person>()) {
        const bool is_possible =
            is_dismissal ? can_dismiss(position.player(id), person, asking.hired) : can_hire(position, id, person);
        if (is_possible) options.push_back(option(is_dismissal ? OptionKind::dismiss : OptionKind::hire, person));
    }
}

namespace {

void join(Scene& scene, PlayerId id, Person person) {
    --scene.position.people[person];
    ++scene.position.player(id).people[person];
    scene.tell(EventKind::person_hired, id, person);
}

void dismiss(Scene& scene, PlayerId id, Person person) {
    --scene.position.player(id).people[person];
    ++scene.position.people[person];
    scene.tell(EventKind::person_dismissed, id, person);
}

}  // namespace

void resolve(Scene& scene, PlayerId id, const Hire&, const Option& answer) {
    Position& position = scene.position;
    const Person chosen_one = answer.person();
    const Person newcomer = answer.kind == OptionKind::dismiss ? position.asking.hired : chosen_one;
    position.asking = {};
    if (answer.kind == OptionKind::dismiss) {
        dismiss(scene, id, chosen_one);
    } else if (hired(position.player(id), is_assistant(newcomer)) >= kMostHired) {
        ask(position, Question::dismiss, id);
        position.asking.hired = newcomer;
        return;
    }
    join(scene, id, newcomer);
}

void explain(const Position&, PlayerId, const Hire&, const Option&, Reasons& reasons) {
    Check(&reasons).fail({.code = ReasonCode::nobody_to_hire});
}

}  // namespace planitia::martians
