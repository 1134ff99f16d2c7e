/// Fields that are finished; installations that are raised and switched off.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

constexpr bool asks(const FinishField&, Question question) { return question == Question::building; }
bool can_resolve(const Position& position, Actor who, const FinishField& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const FinishField& effect, Action of);
void list(const Position& position, PlayerId player, const FinishField& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const FinishField& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const FinishField& effect, const Option& answer,
             Reasons& reasons);

constexpr bool asks(const RaiseInstallation&, Question question) { return question == Question::installation; }
bool can_resolve(const Position& position, Actor who, const RaiseInstallation& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const RaiseInstallation& effect, Action of);
void list(const Position& position, PlayerId player, const RaiseInstallation& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const RaiseInstallation& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const RaiseInstallation& effect, const Option& answer,
             Reasons& reasons);

constexpr bool asks(const SwitchOff&, Question question) { return question == Question::installation_off; }
bool can_resolve(const Position& position, Actor who, const SwitchOff& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const SwitchOff& effect, Action of);
void list(const Position& position, PlayerId player, const SwitchOff& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const SwitchOff& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const SwitchOff& effect, const Option& answer,
             Reasons& reasons);

}  // namespace planitia::martians
