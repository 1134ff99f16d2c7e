#include <martians/rules/effects/construction.h>
#include <martians/rules/effects/effects.h>
#include <martians/rules/effects/greenhouse.h>
#include <martians/rules/effects/hiring.h>
#include <martians/rules/effects/laboratory.h>
#include <martians/rules/effects/mining.h>
#include <martians/rules/effects/missions.h>
#include <martians/rules/effects/needs.h>
#include <martians/rules/effects/stock.h>

namespace planitia::martians {

namespace {

/// The kinds that ask something.
template <class Kind>
concept Inquiring = requires(const Kind& effect) { asks(effect, Question::none); };

constexpr bool is_inquiring(const Effect& effect) {
    return std::visit([]<class Kind>(const Kind&) { return Inquiring<Kind>; }, effect);
}

constexpr bool asks_question(const Effect& effect, Question question) {
    return std::visit(
        [&]<class Kind>(const Kind& each) {
            if constexpr (Inquiring<Kind>) return asks(each, question);
            return false;
        },
        effect);
}

constexpr const Effect* find_asking(const Effects& effects, Question question) {
    for (const Effect& each : effects)
        if (asks_question(each, question)) return &each;
    return nullptr;
}

/// The effect that asks, where the question does not say of which action it is.
constexpr ByEnum<Question, const Effect*> kAsking = [] {
    ByEnum<Question, const Effect*> found;
    const auto add = [&](const Effects& effects) {
        for (Question question : every<Question>())
            if (found[question] == nullptr) found[question] = find_asking(effects, question);
    };
    for (const ActionInfo& action : words::kActions) add(action.effects);
    for (const EventInfo& event : words::kEvents)
        for (const EventChoice& choice : event.choices) add(choice.effects);
    return found;
}();

const Effect& asking_effect(const Asking& asking) {
    if (asking.action != Action::count_)
        if (const Effect* found = find_asking(info(asking.action).effects, asking.question)) return *found;
    PLANITIA_ASSERT(kAsking[asking.question] != nullptr, "an effect asks this");
    return *kAsking[asking.question];
}

/// Calls `use` with the effect whose question is at hand; tokens that go are counted by the question.
template <class Use>
void with_asking_effect(const Asking& asking, const Use& use) {
    if (asking.question == Question::quarter) return use(RemoveNeed{asking.need, asking.left});
    std::visit(
        [&]<class Kind>(const Kind& each) {
            if constexpr (Inquiring<Kind>) use(each);
        },
        asking_effect(asking));
}

}  // namespace

bool can_resolve_all(const Position& position, Actor who, const Effects& effects, Reasons* reasons) {
    bool is_possible = true;
    for (const Effect& effect : effects) {
        if (std::visit([&](const auto& each) { return can_resolve(position, who, each, reasons); }, effect)) continue;
        is_possible = false;
        if (reasons == nullptr) break;
    }
    return is_possible;
}

void carry_out(Scene& scene, PlayerId id, std::span<const Effect> effects, Action of) {
    for (const Effect& effect : effects) {
        std::visit(
            [&]<class Kind>(const Kind& each) {
                if constexpr (Inquiring<Kind>) {
                    begin(scene, id, each, of);
                } else {
                    resolve(scene, id, each);
                }
            },
            effect);
        if (is_inquiring(effect)) return;
    }
}

bool is_asked_by_effect(Question question) { return kAsking[question] != nullptr; }

bool is_asked_by(Action action, Question question) { return find_asking(info(action).effects, question) != nullptr; }

void list_answers(const Position& position, OptionList& options) {
    with_asking_effect(position.asking,
                       [&](const auto& each) { list(position, position.asking.player, each, options); });
}

void resolve_answer(Scene& scene, const Option& answer) {
    const Asking asked = scene.position.asking;
    with_asking_effect(asked, [&](const auto& each) { resolve(scene, asked.player, each, answer); });
    if (asked.action == Action::count_ || scene.position.asking.question != Question::none) return;
    const Effects& effects = scene.position.printed(asked.action).effects;
    std::span<const Effect> rest(effects.begin(), effects.end());
    while (!rest.empty() && !asks_question(rest.front(), asked.question)) rest = rest.subspan(1);
    if (!rest.empty()) carry_out(scene, asked.player, rest.subspan(1), asked.action);
}

void explain_answer(const Position& position, const Option& answer, Reasons& reasons) {
    with_asking_effect(position.asking,
                       [&](const auto& each) { explain(position, position.asking.player, each, answer, reasons); });
}

}  // namespace planitia::martians
