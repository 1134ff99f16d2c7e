/// Nouns alone, and what stands for a word where there is room for a few letters.
#pragma once
#include <present/phrasebook.h>

#include <string>
#include <string_view>

namespace planitia::present {

/// A noun as it stands alone.
std::string word(const Phrasebook& book, const Noun* noun);

/// The first characters of a text in UTF-8.
std::string first_letters(std::string_view text, std::size_t n);

}  // namespace planitia::present
