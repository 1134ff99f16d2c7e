/// What people say to each other at a table.
#pragma once
#include <house/change.h>

namespace planitia::house {

/// In characters.
inline constexpr std::size_t kLongestSaying = 500;

Result<Change, Refusal> say(Room& room, const Asker& asker, const Document& request, std::int64_t now);

/// In characters: of a person, a seat, a table.
inline constexpr std::size_t kLongestPersonName = 40;
/// A line of text that is not too long; the refusal has the place where it stands.
Result<Done, Refusal> check_line(std::string_view text, std::size_t most, std::string place);
/// Whether it is text of one line without control characters.
bool is_plain_line(std::string_view text);

}  // namespace planitia::house
