/// The mining site: the machine's moves, what it takes, and regolith cards.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

HexSet tokens_left(const Position& position);
/// Where the machine may go now.
HexSet legal_moves(const Position& position);
/// The tokens that could be taken from now.
HexSet within_reach(const Position& position, PlayerId player);

constexpr bool asks(const Extract&, Question question) {
    return question == Question::mine_first || question == Question::move || question == Question::take;
}
bool can_resolve(const Position& position, Actor who, const Extract& effect, Reasons* reasons);
void begin(Scene& scene, PlayerId player, const Extract& effect, Action of);
void list(const Position& position, PlayerId player, const Extract& effect, OptionList& options);
void resolve(Scene& scene, PlayerId player, const Extract& effect, const Option& answer);
void explain(const Position& position, PlayerId player, const Extract& effect, const Option& answer, Reasons& reasons);

bool can_resolve(const Position& position, Actor who, const Assay& effect, Reasons* reasons);
void resolve(Scene& scene, PlayerId player, const Assay& effect);

}  // namespace planitia::martians
