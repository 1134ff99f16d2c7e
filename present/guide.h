/// How a game is played, for those who have never seen it: a few pages to read, and what helps in a first game.
#pragma once
#include <present/phrasebook.h>

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::present {

struct GuidePage {
    std::string_view title;
    std::string_view text;  ///< a line for each paragraph
};

struct Guide {
    std::span<const GuidePage> pages;
    std::string_view tips;  ///< for a first game, a line for each
};

/// The lines of a text, set by the rules of the language.
std::vector<std::string> paragraphs(const Phrasebook& book, std::string_view text);

}  // namespace planitia::present
