/// What the sentences of a language need to know of its grammar.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace planitia::present {

/// How a number governs the noun after it, by the name of a language that does so.
enum class PluralRule : std::uint8_t {
    english,    ///< 1; all others
    polish,     ///< 1; 2 to 4 at the end except 12 to 14; all others
    ukrainian,  ///< 1 at the end except 11; 2 to 4 at the end except 12 to 14; all others
    czech,      ///< 1; 2 to 4; all others
};

/// In which a clause is said.
enum class Mood : std::uint8_t { imperative, infinitive, third_person, second_person };

struct Grammar {
    PluralRule plural = PluralRule::english;
    std::string_view cases;          ///< labels, separated by spaces; the first is the one used when none is named
    std::string_view genders;        ///< labels, separated by spaces
    Mood option = Mood::imperative;  ///< of what may be chosen
    /// Of what something is paid for: "spend 1 energy *to draw*"; else the price is no clause: "for 1 energy *you draw*".
    Mood purpose = Mood::infinitive;
    std::string_view name_cases = "nom";   ///< as `cases`, those that the names of places have
    std::string_view clinging = {};        ///< words of one letter, after which no line ends, separated by spaces
    std::string_view numbered = {};        ///< words that a number after them names: "quarter 4"
    std::string_view before_numbers = {};  ///< words after which no line ends before a number
    std::string_view after_numbers = {};   ///< words that do not belong to a number before them
    bool has_percent_apart = false;        ///< "5 %", not "5%"
};

/// In which the purpose of a price is said when the price is said in `mood`.
constexpr Mood purpose_mood(const Grammar& grammar, Mood mood) {
    return grammar.purpose == Mood::infinitive || mood == Mood::imperative ? grammar.purpose : mood;
}

constexpr std::size_t plural_forms(PluralRule rule) { return rule == PluralRule::english ? 2 : 3; }

/// Which of the forms goes with the number.
constexpr std::size_t plural_form(PluralRule rule, int number) {
    const int n = number < 0 ? -number : number;
    const bool is_few_at_end = n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14);
    switch (rule) {
        case PluralRule::english: return n == 1 ? 0 : 1;
        case PluralRule::polish: return n == 1 ? 0 : is_few_at_end ? 1 : 2;
        case PluralRule::ukrainian: return n % 10 == 1 && n % 100 != 11 ? 0 : is_few_at_end ? 1 : 2;
        case PluralRule::czech: return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
    }
    return 0;
}

/// A noun in every case, for a phrase to choose from. Forms are separated by commas, in the order of the cases; where
/// the number makes a difference, a word gives its plural forms with slashes: "karta/karty/kart projektu".
struct Noun {
    std::string_view bare;     ///< without a number: "production of *energy*"
    std::string_view counted;  ///< after a number: "2 *plants*"; empty for what is not counted
    std::string_view gender = {};
    bool is_name = false;  ///< of a place, with the cases that names have
};

/// A name in all its cases.
consteval Noun place_name(std::string_view forms) { return {.bare = forms, .counted = {}, .is_name = true}; }

constexpr std::string_view cases_of(const Grammar& grammar, const Noun& noun) {
    return noun.is_name ? grammar.name_cases : grammar.cases;
}

// -- lists inside a text

constexpr std::size_t kNotThere = std::string_view::npos;

/// As `text.find(wanted)`, but cheaper for the compiler, which reads every phrase of every language.
constexpr std::size_t find_letter(std::string_view text, char wanted) {
    std::size_t at = 0;
    for (char letter : text) {
        if (letter == wanted) return at;
        ++at;
    }
    return kNotThere;
}

constexpr std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

/// The length of the first part of `text`, up to `separator` outside of braces.
constexpr std::size_t first_part(std::string_view text, char separator) {
    int depth = 0;
    std::size_t length = 0;
    for (char letter : text) {
        if (letter == '{') ++depth;
        if (letter == '}') --depth;
        if (depth == 0 && letter == separator) break;
        ++length;
    }
    return length;
}

constexpr std::size_t count_parts(std::string_view text, char separator) {
    std::size_t count = 1;
    int depth = 0;
    for (char letter : text) {
        if (letter == '{') ++depth;
        if (letter == '}') --depth;
        if (depth == 0 && letter == separator) ++count;
    }
    return count;
}

/// Precondition: there are more than `index` parts.
constexpr std::string_view part(std::string_view text, char separator, std::size_t index) {
    for (; index > 0; --index) text.remove_prefix(first_part(text, separator) + 1);
    return text.substr(0, first_part(text, separator));
}

/// Where the label stands in a list separated by spaces.
constexpr std::size_t find_label(std::string_view labels, std::string_view label) {
    for (std::size_t index = 0;; ++index) {
        const std::size_t length = first_part(labels, ' ');
        if (labels.substr(0, length) == label) return index;
        if (length == labels.size()) return kNotThere;
        labels.remove_prefix(length + 1);
    }
}

}  // namespace planitia::present
