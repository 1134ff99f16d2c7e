/// Nouns of Terraforming Mars counted, and tags where there is room for a few letters.
#pragma once
#include <present/terraforming/phrasebook.h>
#include <present/words.h>
#include <terraforming/catalogue/card.h>

namespace planitia::present {

/// So many of something.
std::string counted(const Phrasebook& book, int n, const Noun* noun);

/// Three letters of the tag's name.
std::string tag_letters(const Phrasebook& book, terraforming::Tag tag);
/// The tags of a card, an event's own one among them.
std::string tags_text(const Phrasebook& book, const terraforming::Card& card);

}  // namespace planitia::present
