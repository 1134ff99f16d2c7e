/// A card drawn in a terminal.
#pragma once
#include <present/entry.h>
#include <present/phrasebook.h>
#include <terminal/style.h>

#include <string>
#include <vector>

namespace planitia::terminal {

/// Lines of the same width. Precondition: at least 12 columns.
std::vector<std::string> draw_card(const Style& style, present::Language language, const present::Entry& entry,
                                   std::size_t columns);
/// What sort of card it is, its tags, and what it costs.
std::string caption(const present::Phrasebook& book, const present::Entry& entry);
/// One line for a list.
std::string list_line(const Style& style, present::Language language, const present::Entry& entry);

}  // namespace planitia::terminal
