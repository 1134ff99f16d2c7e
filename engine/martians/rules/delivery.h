/// Deliveries at the end of a turn.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

void list_deliveries(const Position& position, PlayerId player, OptionList& options);
void explain_delivery(const Position& position, PlayerId player, const Option& wanted, Reasons& reasons);
void answer_delivery(Scene& scene, const Option& answer);

}  // namespace planitia::martians
