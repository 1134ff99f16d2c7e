/// Settlement of the quarters at the end of a round.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

void start_settlement(Scene& scene);
void advance_quarter(Scene& scene);
/// A marker of one player after the other goes to the infirmary or the living zone.
void advance_punishment(Scene& scene);
void end_quarter(Scene& scene);

void list_settlement(const Position& position, OptionList& options);
void answer_settlement(Scene& scene, const Option& answer);

/// A pile without a marker to free goes back to the bank.
void drop_empty_pile(Quarter& quarter);
/// Whether what is left in this quarter concerns the player.
bool is_affected(const Position& position, const Quarter& quarter, PlayerId player);

}  // namespace planitia::martians
