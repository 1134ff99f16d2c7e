/// Nouns alone and counted, and what stands for a word where there is room for a few letters.
#pragma once
#include <present/phrasebook.h>
#include <terraforming/catalogue/card.h>

#include <string>
#include <string_view>

namespace planitia::present {

/// A noun as it stands alone.
std::string word(const Phrasebook& book, const Noun* noun);
/// So many of something.
std::string counted(const Phrasebook& book, int n, const Noun* noun);

/// The first characters of a text in UTF-8.
std::string first_letters(std::string_view text, std::size_t n);

/// Three letters of the tag's name.
std::string tag_letters(const Phrasebook& book, terraforming::Tag tag);
/// The tags of a card, an event's own one among them.
std::string tags_text(const Phrasebook& book, const terraforming::Card& card);

}  // namespace planitia::present
