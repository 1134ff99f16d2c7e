/// Goods, reputation and time that effects bring.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

bool can_resolve(const Position& position, Actor who, const Gain& effect, Reasons* reasons);
void resolve(Scene& scene, PlayerId player, const Gain& effect);

bool can_resolve(const Position& position, Actor who, const ChangeReputation& effect, Reasons* reasons);
void resolve(Scene& scene, PlayerId player, const ChangeReputation& effect);

bool can_resolve(const Position& position, Actor who, const ExtraTime& effect, Reasons* reasons);
void resolve(Scene& scene, PlayerId player, const ExtraTime& effect);

constexpr bool asks(const Unload&, Question question) { return question == Question::unload; }
bool can_resolve(const Position& position, Actor who, const Unload& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const Unload& effect, Action of);
void list(const Position& position, PlayerId player, const Unload& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const Unload& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const Unload& effect, const Option& answer, Reasons& reasons);

}  // namespace planitia::martians
