/// Carrying out effects. Every kind has `can_resolve` and `resolve` side by side in the file of its family; a kind that
/// asks something also has `asks`, `begin`, `list` and `explain`. The functions here visit all kinds.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

#include <span>

namespace planitia::martians {

/// Whether the effects could happen, whatever they cost.
bool can_resolve_all(const Position& position, Actor who, const Effects& effects, Reasons* reasons);
/// Carries out the effects in order, up to one that asks something. `of` is the action they are printed with.
void carry_out(Scene& scene, PlayerId player, std::span<const Effect> effects, Action of = Action::count_);

/// Whether an effect asks the question at hand.
bool is_asked_by_effect(Question question);
/// Whether an effect of that action does.
bool is_asked_by(Action action, Question question);
/// The answers to that question. Precondition of all three: an effect asks it.
void list_answers(const Position& position, OptionList& options);
/// Carries out the effect, and what is printed after it.
void resolve_answer(Scene& scene, const Option& answer);
/// Why that answer is not possible.
void explain_answer(const Position& position, const Option& answer, Reasons& reasons);

}  // namespace planitia::martians
