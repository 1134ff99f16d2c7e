/// Questions that take a while: they are thought about on a copy of the game, while the table goes on.
#pragma once
#include <house/change.h>

#include <functional>

namespace planitia::house {

/// To be called on another thread.
using Thinking = std::function<Result<Document, Refusal>()>;
using Ponder = Result<Thinking, Refusal> (*)(const Room& room, const Asker& asker, const Document& request);

Result<Thinking, Refusal> think_of_hint(const Room& room, const Asker& asker, const Document& request);
Result<Thinking, Refusal> think_of_preview(const Room& room, const Asker& asker, const Document& request);
Result<Thinking, Refusal> think_of_previews(const Room& room, const Asker& asker, const Document& request);

/// A hint is counted with its seat before it is given.
Result<Change, Refusal> count_hint(Room& room, const Asker& asker, const Document& request, std::int64_t now);

}  // namespace planitia::house
