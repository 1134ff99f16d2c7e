/// Dealing a new game.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

/// The choices of corporation and quarter, last seat first. True when all are made and the first round begins.
bool advance_setup(Scene& scene);
void list_setup(const Position& position, OptionList& options);
void answer_setup(Scene& scene, const Option& answer);

}  // namespace planitia::martians
