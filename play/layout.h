/// What all dialogs have in common to look at.
#pragma once
#include <play/dialog.h>
#include <play/list.h>

#include <string>
#include <utility>
#include <vector>

namespace planitia::play {

/// A key and what it does.
using KeyHelp = std::pair<std::string, std::string>;

/// In the bottom row of a screen: what can be pressed. Those that do not fit are left out, but never the last one, which is the way out.
void draw_keys(Region screen, const std::vector<KeyHelp>& keys);
/// The same; a message takes their place while there is one.
void draw_keys_or_message(Region screen, const std::vector<KeyHelp>& keys, std::string_view message, terminal::Rgb ink);
/// The same; what is searched for takes their place while something is.
void draw_keys_or_search(Region screen, const std::vector<KeyHelp>& keys, const List& list, const Settings& settings);

/// The first row.
void draw_headline(Region row, std::string_view left, std::string_view right);

/// Of so many rows of a screen, those for the question or the news below the board.
int rows_below_board(int rows);

/// What is being searched for, and that there is none where there is none.
std::string search_text(const Settings& settings, const List& list);

/// The bullet of lists and the like.
std::string_view bullet(const terminal::Style& style);

/// Whether it is the key that explains.
bool asks_for_help(const terminal::Key& key);

/// Names of keys that have signs where there is Unicode.
std::string arrows(const terminal::Style& style);
std::string sideways(const terminal::Style& style);

}  // namespace planitia::play
