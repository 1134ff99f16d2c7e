/// Harvests and crops.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

/// What a harvest of the player's crop gives, without what assistants add.
int harvest(const Position& position, PlayerId player);

bool can_resolve(const Position& position, Actor who, const GatherHarvest& effect, Reasons* reasons);
void resolve(Scene& scene, PlayerId player, const GatherHarvest& effect);

constexpr bool asks(const ChangeCrop&, Question question) { return question == Question::crop; }
bool can_resolve(const Position& position, Actor who, const ChangeCrop& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const ChangeCrop& effect, Action of);
void list(const Position& position, PlayerId player, const ChangeCrop& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const ChangeCrop& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const ChangeCrop& effect, const Option& answer,
             Reasons& reasons);

}  // namespace planitia::martians
