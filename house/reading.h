/// What is told of a table to who asks, without changing anything.
#pragma once
#include <house/change.h>
#include <house/connections.h>
#include <house/sight.h>

namespace planitia::house {

/// A request that reads, with all it needs.
struct Inquiry {
    const Room& room;
    const TableSight& sight;
    PlayerId viewer;  ///< none: a spectator
    present::Language language;
    const Document& request;
    std::int64_t now;
    Connections& reading;
};
using Read = Result<Document, Refusal> (*)(const Inquiry& inquiry);

Result<Document, Refusal> tell_state(const Inquiry& inquiry);
Result<Document, Refusal> tell_lines(const Inquiry& inquiry);
/// What was said, from a number on.
Result<Document, Refusal> tell_chat(const Inquiry& inquiry);
Result<Document, Refusal> tell_why_not(const Inquiry& inquiry);
Result<Document, Refusal> tell_score(const Inquiry& inquiry);
Result<Document, Refusal> tell_charts(const Inquiry& inquiry);
Result<Document, Refusal> tell_replay(const Inquiry& inquiry);
Result<Document, Refusal> tell_export(const Inquiry& inquiry);

}  // namespace planitia::house
