/// Fields of a form, as every game declares them.
#pragma once
#include <game/names.h>
#include <present/phrasebook.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::desk {

/// What something is called, in the words of a book.
using Word = std::function<std::string(const present::Phrasebook& book)>;

template <class E>
Word said(E phrase) {
    return [phrase](const present::Phrasebook& book) { return book.say(phrase); };
}

/// What somebody who chooses it has before them.
struct Challenge {
    Word asks;  ///< in one sentence
    int rounds = 0;
    std::string_view level;  ///< "gentle", "fair", "hard", "very-hard": by how often bots win it
    Word level_word;
    int won = 0;  ///< of so many `games` that bots of the level `bot` have played
    int games = 0;
    std::string_view bot;
};

struct FieldValue {
    std::string name;  ///< as the protocol writes it
    Word word;
    Word about = {};  ///< more to read where the value needs it, a line for each paragraph
    std::optional<Challenge> challenge = {};
};

/// Every enumerator by its title.
template <class E>
std::vector<FieldValue> titled() {
    std::vector<FieldValue> values;
    for (E each : every<E>())
        values.push_back({std::string(name(each)),
                          [each](const present::Phrasebook& book) { return std::string(title(book.language, each)); }});
    return values;
}

template <class Setup>
struct SetupField {
    std::string_view key;
    Word word;
    Word help;                       ///< what it decides, for those who do not know the game
    std::vector<FieldValue> values;  ///< the first is the default
    std::size_t selected = 0;
    std::function<void(Setup& setup, std::size_t value)> select;
};

/// A flag of a command that agrees on one member of the set-up.
struct SetupFlag {
    /// What is agreed on.
    enum class Takes : std::uint8_t {
        yes,   ///< true; nothing is typed
        no,    ///< false; nothing is typed
        text,  ///< the word that is typed
        seat,  ///< a number, or the word that is typed in its place
        seats  ///< numbers with commas between them
    };

    const char* flag;  ///< "--map"
    const char* key;   ///< as the protocol names it
    Takes takes = Takes::text;
    const char* help;  ///< in English
};

/// The flags for the set-up of one game.
struct SetupFlags {
    const char* game;  ///< how the help calls it
    std::span<const SetupFlag> flags;
};

}  // namespace planitia::desk
