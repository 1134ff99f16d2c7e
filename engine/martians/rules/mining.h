/// The mining site: the machine's moves and what it takes.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

HexSet tokens_left(const Position& position);
/// Where the machine may go now.
HexSet legal_moves(const Position& position);
/// The tokens that could be taken from now.
HexSet within_reach(const Position& position, PlayerId player);

void start_extract(Scene& scene, PlayerId player);
void list_mining(const Position& position, OptionList& options);
void answer_mining(Scene& scene, const Option& answer);

}  // namespace planitia::martians
