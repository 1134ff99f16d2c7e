/// How finished text is set: what a reader would not forgive at the end of a line, and signs as they are printed.
#pragma once
#include <present/grammar.h>

#include <string>
#include <string_view>

namespace planitia::present {

/// By the rules of the language: no line ends between a number and what it counts or names, after a word of one letter or before a dash, percents
/// stand apart or not, apostrophes are curved, CO₂ has its index, and no space is before an ellipsis. Text that is set stays.
std::string typeset(const Grammar& grammar, std::string_view text);

}  // namespace planitia::present
