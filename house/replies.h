/// What is replied to a request, and replied again when it is sent again.
#pragma once
#include <house/change.h>

#include <optional>
#include <string>

namespace planitia::house {

/// The reply with `"ok":true` in front.
Document write_done(const Document& reply);
/// `{"ok":false,"error":{"code":…,"message":…,"text":…,"at":…}}`
Document write_refused(const Refusal& refusal, present::Language language);

/// What a viewer has of the room: "213/71.1", for a spectator "213".
std::string at_of(const Room& room, PlayerId viewer);

/// The reply that the asker's seat got for the request of that number, as far as it is remembered.
std::optional<Document> replied_before(const Room& room, const Asker& asker);
/// Remembers it with the seat.
void keep_reply(Room& room, const Asker& asker, const Document& reply);
/// Adds what the asker has now, when they have a seat.
void add_at(const Room& room, const Asker& asker, Document& reply);

}  // namespace planitia::house
