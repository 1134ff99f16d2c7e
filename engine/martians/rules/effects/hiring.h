/// Hiring assistants and specialists.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

bool can_hire(const Position& position, PlayerId player, Person person);

constexpr bool asks(const Hire&, Question question) {
    return question == Question::hire || question == Question::dismiss;
}
bool can_resolve(const Position& position, Actor who, const Hire& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const Hire& effect, Action of);
void list(const Position& position, PlayerId player, const Hire& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const Hire& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const Hire& effect, const Option& answer, Reasons& reasons);

}  // namespace planitia::martians
