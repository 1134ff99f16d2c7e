#include <martians/rules/delivery.h>
#include <martians/rules/effects/effects.h>
#include <martians/rules/rules.h>
#include <martians/rules/scene.h>
#include <martians/rules/settlement.h>
#include <martians/rules/setup.h>
#include <martians/rules/supply.h>
#include <martians/rules/turn.h>

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

/// Which part of the rules asks a question.
enum class Asker : std::uint8_t { nobody, setup, turn, delivery, supply, settlement, effect };

Asker asker(Question question) {
    switch (question) {
        case Question::none:
        case Question::count_: return Asker::nobody;
        case Question::choose_corporation:
        case Question::choose_quarter: return Asker::setup;
        case Question::turn: return Asker::turn;
        case Question::deliver: return Asker::delivery;
        case Question::event_option:
        case Question::growth_quarter:
        case Question::dead_slots: return Asker::supply;
        case Question::marker_from: return Asker::settlement;
        case Question::quarter:
        case Question::building:
        case Question::installation:
        case Question::mine_first:
        case Question::move:
        case Question::take:
        case Question::research:
        case Question::unload:
        case Question::task:
        case Question::order:
        case Question::technology:
        case Question::crop:
        case Question::hire:
        case Question::dismiss:
        case Question::pay_mineral:
        case Question::installation_off: return Asker::effect;
    }
    return Asker::nobody;
}

/// When an action is complete, the turn goes on.
void answer_effect(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    resolve_answer(scene, answer);
    if (position.asking.question == Question::none && position.step == Step::slot)
        ask(position, Question::turn, position.active_player);
}

void carry_out(Scene& scene, const Option& answer) {
    switch (asker(scene.position.asking.question)) {
        case Asker::nobody: return;
        case Asker::setup: return answer_setup(scene, answer);
        case Asker::turn: return answer_turn(scene, answer);
        case Asker::delivery: return answer_delivery(scene, answer);
        case Asker::supply: return answer_supply(scene, answer);
        case Asker::settlement: return answer_settlement(scene, answer);
        case Asker::effect: return answer_effect(scene, answer);
    }
}

/// Whether the player would have more options with other samples: then those who do not see them would learn something
/// from a question that is not asked.
bool depends_on_secrets(const Position& position) {
    if (position.setup.rules < 2 || position.setup.variant == Variant::coop) return false;
    const int samples = position.player(position.asking.player).samples();
    if (samples == 0) return false;
    Position other = position;
    for (Good mineral : kMinerals)
        other.player(position.asking.player).goods[mineral] = static_cast<std::int16_t>(samples);
    OptionList options;
    list_options(other, other.asking.player, options);
    return options.size() > 1;
}

/// Answers a question that has one answer. Whether it was one.
bool answers_alone(Scene& scene) {
    const Position& position = scene.position;
    if (position.asking.question == Question::turn) return false;
    OptionList options;
    list_options(position, position.asking.player, options);
    if (options.size() != 1 || depends_on_secrets(position)) return false;
    carry_out(scene, options[0]);
    return true;
}

void advance(Scene& scene) {
    Position& position = scene.position;
    while (!position.is_over()) {
        if (position.asking.question == Question::none) {
            take_step(scene);
        } else if (!answers_alone(scene)) {
            return;
        }
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

void list_options(const Position& position, PlayerId player, OptionList& options) {
    options.clear();
    if (position.asking.player != player) return;
    switch (asker(position.asking.question)) {
        case Asker::nobody: return;
        case Asker::setup: return list_setup(position, options);
        case Asker::turn: return list_turn(position, player, options);
        case Asker::delivery: return list_deliveries(position, player, options);
        case Asker::supply: return list_supply(position, options);
        case Asker::settlement: return list_settlement(position, options);
        case Asker::effect: return list_answers(position, options);
    }
}

void answer(Position& position, [[maybe_unused]] PlayerId player, const Option& answer, Events* events) {
    PLANITIA_ASSERT(position.asking.player == player, "the seat is asked");
    Scene scene{position, events};
    carry_out(scene, answer);
    advance(scene);
}

void answer_itself(Position& position, [[maybe_unused]] PlayerId player, const Option& answer, Events* events) {
    PLANITIA_ASSERT(position.asking.player == player, "the seat is asked");
    Scene scene{position, events};
    carry_out(scene, answer);
    while (position.asking.question != Question::none && answers_alone(scene)) {
    }
}

}  // namespace planitia::martians
