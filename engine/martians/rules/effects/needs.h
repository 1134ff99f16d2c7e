/// Need tokens that effects remove or place.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

constexpr bool asks(const RemoveNeed&, Question question) { return question == Question::quarter; }
bool can_resolve(const Position& position, Actor who, const RemoveNeed& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const RemoveNeed& effect, Action of);
void list(const Position& position, PlayerId player, const RemoveNeed& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const RemoveNeed& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const RemoveNeed& effect, const Option& answer,
             Reasons& reasons);

bool can_resolve(const Position& position, Actor who, const AddNeed& effect, Reasons* reasons);
void resolve(Scene& scene, PlayerId player, const AddNeed& effect);

}  // namespace planitia::martians
