/// What people, bots, orders and clocks do in a game.
#pragma once
#include <house/change.h>

#include <cstdint>
#include <span>

namespace planitia::house {

Result<Change, Refusal> answer(Room& room, const Asker& asker, const Document& request, std::int64_t now);
Result<Change, Refusal> step_back(Room& room, const Asker& asker, const Document& request, std::int64_t now);
Result<Change, Refusal> commit(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// Orders for later; they are followed when their seat is asked.
Result<Change, Refusal> plan(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// Deals: the first question is asked.
Result<Change, Refusal> deal(Room& room, std::int64_t now);
/// A game that is not over goes on from where its sitting stands.
void resume(Room& room, std::int64_t now);

/// A choice that was thought of for a seat.
struct Thought {
    PlayerId player;
    desk::Choice choice;
};
/// Commits them one after the other; ends before the first that is not legal any more.
Result<Change, Refusal> commit_thoughts(Room& room, std::span<const Thought> thoughts, std::int64_t now);
/// Commits a draft that is complete and can not be taken back any more: that time is over, or the clock of its seat, or a bot has the seat.
Result<Change, Refusal> commit_due(Room& room, std::int64_t now);
/// Follows the orders of seats that are asked for an action.
Result<Change, Refusal> follow_orders(Room& room, std::int64_t now);
/// Whether there is such a seat.
bool has_orders_to_follow(const Room& room);

/// Whose choice somebody else has to think of.
struct Awaited {
    PlayerId player;
    std::string level;
    bool passes = false;         ///< its time is over: it passes where it can
    bool goes_on_alone = false;  ///< from its draft, or in place of a person: one choice, on what the seat plays on
    table::AskId ask = {};       ///< the question that is thought about
};
std::vector<Awaited> awaited_from_bots(const Room& room, std::int64_t now);

/// Whether there is such a draft.
bool has_due_draft(const Room& room, std::int64_t now);
/// Whether a person is asked something in the committed game.
bool awaits_person(const Room& room);

/// The instant at which something is due at this table without anybody doing something; none when there is nothing.
std::optional<std::int64_t> next_due(const Room& room, std::int64_t now);

/// The option that a request quotes. The words with which it was told may come back with it.
Result<Document, Refusal> option_in(const Document& request);

/// The seat of the asker in a game that is being played.
Result<PlayerId, Refusal> playing_seat(const Room& room, const Asker& asker);

}  // namespace planitia::house
