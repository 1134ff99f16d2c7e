/// What all dialogs have in common to look at.
#pragma once
#include <play/dialog.h>

#include <string>
#include <utility>
#include <vector>

namespace planitia::play {

/// A key and what it does.
using KeyHelp = std::pair<std::string, std::string>;

/// The bottom row: what can be pressed. Those that do not fit are left out.
void draw_keys(Region row, const std::vector<KeyHelp>& keys);

/// The first row.
void draw_headline(Region row, std::string_view left, std::string_view right);

/// The bullet of lists and the like.
std::string_view bullet(const terminal::Style& style);

/// Names of keys that have signs where there is Unicode.
std::string arrows(const terminal::Style& style);
std::string sideways(const terminal::Style& style);

}  // namespace planitia::play
