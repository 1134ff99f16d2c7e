/// Playing the game: who is asked, what is legal, what an answer does.
#pragma once
#include <core/result.h>
#include <game/refusal.h>
#include <martians/rules/event.h>
#include <martians/rules/option.h>
#include <martians/rules/reason.h>
#include <martians/state/position.h>

#include <string_view>

namespace planitia::martians {

/// Deals a new game. The same set-up and seed give the same game everywhere.
Result<Position, Refusal> begin(const Setup& setup, std::string_view seed);

/// Carries out what needs no answer, up to the next question. Precondition: the position is well formed.
void settle(Position& position, Events* events = nullptr);

/// The seat that is asked something. Empty only when the game is over.
PlayerSet awaited(const Position& position);

/// Every legal answer of the seat, in a fixed order; none when it is not awaited.
void list_options(const Position& position, PlayerId player, OptionList& options);

/// Carries out one answer and all that follows by itself. Precondition: `list_options` offers it.
void answer(Position& position, PlayerId player, const Option& option, Events* events = nullptr);

/// As `answer`, but no further than the answer itself: what follows when nobody is asked any more, such as the next turn or the next round,
/// is left out.
void answer_itself(Position& position, PlayerId player, const Option& option, Events* events = nullptr);

/// The kind of the answers to a question inside an action or a phase, which have its name.
constexpr OptionKind answer_kind(Question question) {
    return static_cast<OptionKind>(static_cast<int>(OptionKind::quarter) + static_cast<int>(question) -
                                   static_cast<int>(Question::quarter));
}
static_assert(answer_kind(Question::marker_from) == OptionKind::marker_from);

/// Every reason why `player` can not choose `option` now; empty when it is legal.
Reasons why_not(const Position& position, PlayerId player, const Option& option);

}  // namespace planitia::martians
