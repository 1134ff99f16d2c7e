/// Tasks of the scenario and orders.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

/// How often it is still to be done. Precondition: the scenario has it.
int copies_left(const Position& position, std::size_t task);
bool is_task_open(const Position& position, std::size_t task);
bool can_do_task(const Position& position, PlayerId player, std::size_t task, Reasons* reasons);
bool can_do_order(const Position& position, PlayerId player, Order order, Reasons* reasons);

constexpr bool asks(const DoMission&, Question question) {
    return question == Question::task || question == Question::order || question == Question::pay_mineral;
}
/// Whether some task or order could be paid for.
bool can_resolve(const Position& position, Actor who, const DoMission& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const DoMission& effect, Action of);
void list(const Position& position, PlayerId player, const DoMission& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const DoMission& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const DoMission& effect, const Option& answer,
             Reasons& reasons);

}  // namespace planitia::martians
