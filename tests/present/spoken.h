/// Everything that can be said, for tests that look at all of it.
#pragma once
#include <present/entry.h>
#include <present/phrasebook.h>

#include <map>
#include <string>
#include <vector>

namespace planitia::present {

using NounsByGame = std::map<std::string, std::vector<const Noun*>>;
NounsByGame all_nouns(const Phrasebook& book);

/// The noun after a number, in a case.
std::string counted(const Phrasebook& book, const Noun& noun, int number, std::string_view label);
std::string bare(const Phrasebook& book, const Noun& noun, std::string_view label);
std::vector<std::string_view> cases(const Phrasebook& book);

/// The words of a text; Latin letters without accents are in lower case.
std::vector<std::string> words(std::string_view text);

/// What is wrong with the look of a text; empty when nothing is.
std::string blemish(std::string_view text);
/// Where a text is not set as its language wants it: a space that could break, a straight apostrophe; empty when it is.
std::string unset(Language language, std::string_view text);
/// A letter or a word that does not belong to the language; empty when there is none.
std::string foreign(Language language, std::string_view text);

}  // namespace planitia::present
