/// Who sits at a table, before the game and in it.
#pragma once
#include <house/change.h>

namespace planitia::house {

/// A seat with the invitation that was given for it; at a listed table a free seat without one.
Result<Change, Refusal> claim(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// Before the deal the seat is free again; in a game the others are asked to let a bot take it.
Result<Change, Refusal> leave(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// The host gives a seat where no person sits to a bot, before the deal. `release` takes it back.
Result<Change, Refusal> seat_bot(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// Who sits says that they are ready, or not yet. When all sit and are ready it is dealt.
Result<Change, Refusal> ready(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// The host frees a seat before the deal.
Result<Change, Refusal> release(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// The host gets a new invitation for a free seat; the one before is void.
Result<Change, Refusal> invite(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// The host deals.
Result<Change, Refusal> start(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// The host changes what is agreed before the deal: `name` and `options`.
Result<Change, Refusal> patch(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// The host closes a table at which nothing was dealt.
Result<Change, Refusal> close(Room& room, const Asker& asker, const Document& request, std::int64_t now);

/// Proposes that a bot takes a seat, or that its person comes back.
Result<Change, Refusal> vote(Room& room, const Asker& asker, const Document& request, std::int64_t now);
/// Agrees to a proposal, or not.
Result<Change, Refusal> vote_on(Room& room, const Asker& asker, const Document& request, std::int64_t now);

/// The text of a new invitation, and what is kept of it.
struct Invitation {
    std::string text;
    std::string hash;
};
Invitation new_invitation();

/// The share of a request, in hexadecimal digits; empty when it has none.
Result<std::string, Refusal> share_in(const Document& request);

}  // namespace planitia::house
