/// Research tiles and technologies, which both tell their own time.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

int research_time(const Position& position, PlayerId player, Research tile);
int time_to_develop(const Position& position, PlayerId player, Technology technology);

constexpr bool asks(const DoResearch&, Question question) { return question == Question::research; }
bool can_resolve(const Position& position, Actor who, const DoResearch& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const DoResearch& effect, Action of);
void list(const Position& position, PlayerId player, const DoResearch& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const DoResearch& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const DoResearch& effect, const Option& answer,
             Reasons& reasons);

constexpr bool asks(const Develop&, Question question) { return question == Question::technology; }
bool can_resolve(const Position& position, Actor who, const Develop& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const Develop& effect, Action of);
void list(const Position& position, PlayerId player, const Develop& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const Develop& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const Develop& effect, const Option& answer, Reasons& reasons);

}  // namespace planitia::martians
