/// What people say to each other at a table.
#pragma once
#include <house/change.h>

namespace planitia::house {

/// In characters.
inline constexpr std::size_t kLongestSaying = 500;

Result<Change, Refusal> say(Room& room, const Asker& asker, const Document& request, std::int64_t now);

/// Whether it is text of one line without control characters.
bool is_plain_line(std::string_view text);

}  // namespace planitia::house
