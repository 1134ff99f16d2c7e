/// What the words of Martians' short form say of a written position, and where: for `martians_form.h`.
#pragma once
#include <kit/words.h>

namespace planitia::kit {

using Strings = std::vector<std::string>;

/// What one fact says of a written position, and where.
struct Said {
    std::string at;
    Document value;
};
/// Of any fact but those of decks and of the tokens in the mine.
Said said_by(const Document& position, const Fact& fact);

/// A deck, and the lists and maps from names to numbers that have its cards, too.
struct Deck {
    std::string_view word;
    std::string at;
    Strings elsewhere;
};
const std::vector<Deck>& martians_decks();
/// The deck of that word; none for any other word.
const Deck* find_deck(const std::string& word);

/// The value at a pointer, which must be one of the position.
const Document& value_at(const Document& document, const std::string& pointer);
Strings names_in(const Document& list);
bool has_common_goods(const Document& position);

}  // namespace planitia::kit
