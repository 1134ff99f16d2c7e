/// Text in a terminal: how many columns it takes, and how to make it fit.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::terminal {

/// Between words that stay on one line.
inline constexpr std::string_view kNoBreakSpace = "\u00a0";

/// Columns that UTF-8 text takes: none for combining marks, two for wide characters.
std::size_t width(std::string_view text);

/// The first character with the combining marks that follow it. Precondition: there is one.
std::string_view first_cluster(std::string_view text);

/// Takes the last character away, with its combining marks.
void remove_last_cluster(std::string& text);

/// Filled up with spaces to that width.
std::string padded(std::string_view text, std::size_t columns);
std::string padded_left(std::string_view text, std::size_t columns);
/// Cut to that width, with an ellipsis where something is left out.
std::string cut(std::string_view text, std::size_t columns);
/// The same, with the ellipsis inside: the end of a text is what tells it from others that begin alike.
std::string cut_inside(std::string_view text, std::size_t columns);
/// With plain spaces, for what stands on one line.
std::string unbound(std::string_view text);
/// Lines of at most that width with plain spaces, broken between words; a word that is too long for a line is broken.
std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

}  // namespace planitia::terminal
