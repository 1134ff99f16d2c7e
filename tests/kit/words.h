/// What the short forms of all games have in common: facts in words, and the places of a written position that they
/// speak of.
#pragma once
#include <core/document.h>

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace planitia::kit {

/// One fact of a text: `A: prod energy 1` has the label "A", the seat 0, the key `prod` and two words.
struct Fact {
    std::string label;                ///< before the colon; empty where there is none
    std::optional<std::size_t> seat;  ///< that the label names
    std::string key;
    std::vector<std::string> words;

    std::string text() const;
    /// A fact without that word is bad.
    const std::string& word(std::size_t i) const;
};

/// The text says something that is no fact.
class BadFact : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Parts are separated by semicolons. After a label every item between commas has a key of its own; without one the items
/// share the key, as in `tiles 4 ocean, 20 city B`.
std::vector<Fact> parse_facts(std::string_view text);

int number(const std::string& word);
/// Seat of "A" to "E"; none for any other word.
std::optional<std::size_t> seat_named(std::string_view word);
std::string seat_name(std::size_t seat);
/// A seat as a number, or the word itself ("neutral").
Document owner_named(const std::string& word);
Document texts(const std::vector<std::string>& words);

/// The value at a pointer; none when there is nothing.
const Document* find_at(const Document& document, const std::string& pointer);
Document* find_at(Document& document, const std::string& pointer);

/// A document on one line, for messages.
std::string one_line(const Document& document);

/// What checking the facts of a text found.
struct Checked {
    std::vector<std::string> wrong;  ///< "A: mc is 3, not 5"
    std::vector<std::string> named;  ///< pointers, also for facts that hold

    /// Notes it when a value is not as wanted.
    void compare(const Fact& fact, const std::string& what, const Document& is, const Document& wanted);
};

/// Where two documents differ, one line each; what lies below a pointer in `except` is left out.
std::vector<std::string> changed_lines(const Document& before, const Document& after,
                                       const std::vector<std::string>& except);

}  // namespace planitia::kit
