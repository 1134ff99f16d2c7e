/// Clauses made into sentences.
#pragma once
#include <present/phrasebook.h>

#include <span>
#include <string>
#include <vector>

namespace planitia::present {

/// With a capital first letter, in Latin or Cyrillic script.
std::string capitalised(std::string_view text);
/// A clause with its capital and its full stop.
std::string sentence(std::string_view clause);
/// Sentences, one after the other.
std::string joined(std::span<const std::string> sentences);

/// Joins with phrases of two slots, `a` and `b`: all with the first phrase but the last two, which get the second.
std::string listed(const Phrasebook& book, std::span<const std::string> items, CommonPhrase between, CommonPhrase last);
inline std::string listed_with_and(const Phrasebook& book, std::span<const std::string> items) {
    return listed(book, items, CommonPhrase::comma, CommonPhrase::and_);
}
inline std::string listed_with_or(const Phrasebook& book, std::span<const std::string> items) {
    return listed(book, items, CommonPhrase::comma, CommonPhrase::or_);
}

/// A title inside a sentence.
inline std::string quoted(const Phrasebook& book, std::string_view title) {
    return book.say(CommonPhrase::quoted, {{"title", std::string(title)}});
}

}  // namespace planitia::present
