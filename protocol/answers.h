/// What the protocol answers about a game: maps with its fields, without `ok`, and with words where the other side has asked for them.
#pragma once
#include <core/document.h>
#include <core/result.h>
#include <desk/match.h>
#include <protocol/telling.h>

#include <string_view>

namespace planitia::protocol {

using Answer = Result<Document, Refusal>;

/// `over`, and a decision for every awaited seat.
Document write_decisions(const desk::Match& match, const Telling& telling);
/// What an awaited seat is asked.
Document write_decision(const desk::Match& match, PlayerId player, const Telling& telling);
/// The lines of that choice and of all that followed.
Document write_log(const desk::Match& match, std::size_t since, const Telling& telling);
Document write_score(const desk::Match& match, const Telling& telling);
/// `save`, and `tooLong` when a request to load it would be: a game that nobody ends outgrows the longest line.
Document write_saved(const desk::Match& match);
/// What the end of the round would bring, for games in which that can be told.
Answer write_forecast(const desk::Match& match, PlayerId player);
/// `player` and `option`: a choice that somebody else has thought of.
Document write_advice(const desk::Match& match, PlayerId player, const desk::Choice& choice, const Telling& telling);
/// The same of what `greedy` would choose, and `candidates`: what it likes best, each with `why` (desk/advice.h).
Document write_hint(const desk::Match& match, PlayerId player, const Telling& telling);
/// `groups`: everything that an awaited seat could think of in its turn; of other questions what is possible; of a pick nothing.
Document write_candidates(const desk::Match& match, PlayerId player, const Telling& telling);
/// `legal`, and `reasons` why not. The refusal's place is inside the option.
Answer write_why_not(const desk::Match& match, PlayerId player, const Document& option, const Telling& telling);

/// Adds a `text` to an event.
Document with_text(const desk::Match& match, const desk::AnyEvent& event, Document document, const Telling& telling);

}  // namespace planitia::protocol
