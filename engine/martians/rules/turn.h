/// The work phase: slots, turns, what a turn may consist of.
#pragma once
#include <martians/rules/option.h>
#include <martians/rules/scene.h>

namespace planitia::martians {

inline constexpr std::size_t kSlotsBeforeMidRound = 2;

/// The first slot of the round.
void start_work(Scene& scene);
/// The next slot, after the one that `position.slot` names.
void start_slot(Scene& scene);
/// The next player's turn in this slot, or the end of the slot.
void advance_slot(Scene& scene);
/// The first-player marker passes; mid-round step, next slot, settlement or the end.
void end_slot(Scene& scene);

/// The leftmost free field of that status, which a visit has to take; `kMostFields` when there is none.
std::size_t leftmost(const Fields& fields, FieldStatus status);
/// All three markers are in living zones, and none of their piles can be paid: one comes back for time.
bool is_locked_out(const Position& position, PlayerId player);

/// Whether the active player may choose this now. Precondition: it is a kind of turn option.
bool can_choose(const Position& position, PlayerId player, const Option& option, Reasons* reasons);
void list_turn(const Position& position, PlayerId player, OptionList& options);
void answer_turn(Scene& scene, const Option& answer);

/// The time the player's next turn would have, were it in this slot.
int turn_time(const Position& position, PlayerId player);

}  // namespace planitia::martians
