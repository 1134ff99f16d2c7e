/// What a written position has in it; one description for writing, reading and views.
#pragma once
#include <game/archive.h>
#include <martians/notation/names.h>
#include <martians/observe/observe.h>

namespace planitia::martians {

/// Everything but what is being asked. With a view, only what its viewer knows; `position` is what is known then.
void describe(Archive& archive, Position& position, const View* view = nullptr);

/// The question at hand and where the game goes on.
void describe_course(Archive& archive, Position& position);

}  // namespace planitia::martians
