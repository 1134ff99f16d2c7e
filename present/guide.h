/// How a game is played, for those who have never seen it: a few pages to read, and what helps in a first game.
#pragma once
#include <core/by_enum.h>
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

/// One for every language, in their order, with the same pages.
template <const Guide&... guides>
consteval ByEnum<Language, Guide> checked_guides() {
    static_assert(sizeof...(guides) == ByEnum<Language, Guide>::kSize, "every language has a guide");
    ByEnum<Language, Guide> all;
    std::size_t at = 0;
    ((all[static_cast<Language>(at++)] = guides), ...);
    static_assert(((!guides.pages.empty() && !guides.tips.empty()) && ...), "a guide has pages and tips");
    return all;
}

/// The lines of a text, set by the rules of the language.
std::vector<std::string> paragraphs(const Phrasebook& book, std::string_view text);

}  // namespace planitia::present
