#include "spoken.h"

#include <kit/plain.h>
#include <present/martians/phrasebook.h>
#include <present/terraforming/phrasebook.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <regex>

namespace planitia::present {

namespace {

/// Words that English can not do without. None of them is a word of the other languages, and "city" is part of a name.
constexpr std::array kEnglishWords = {
    "the",     "of",         "and",         "your",   "you",   "with",   "for",   "each",  "card",       "cards",
    "gain",    "raise",      "lower",       "step",   "steps", "place",  "tile",  "tiles", "draw",       "action",
    "effect",  "when",       "any",         "player", "plays", "remove", "spend", "pay",   "production", "tag",
    "tags",    "points",     "colony",      "marker", "space", "this",   "that",  "costs", "needs",      "requirement",
    "less",    "more",       "from",        "game",   "turn",  "time",   "one",   "which", "energy",     "oxygen",
    "water",   "quarter",    "build",       "take",   "is",    "are",    "has",   "have",  "not",        "there",
    "already", "generation", "temperature", "ocean"};

/// Letters of proper names that stay in Latin script: M€, MOXIE v.3, CO₂, °C …
constexpr std::array kLatinNames = {"m€", "moxie", "v", "co₂", "°c", "planitia", "json"};

bool is_latin(const std::string& word) {
    return std::ranges::any_of(word, [](char letter) { return letter >= 'a' && letter <= 'z'; });
}

template <class E>
void add(const Nouns<E>& nouns, std::vector<const Noun*>& all) {
    for (E each : every<E>())
        if (!nouns.table[each].is_name) all.push_back(&nouns.table[each]);
}

/// What is never printed so.
std::regex plain_forms(Language language) {
    static const std::map<Language, std::string> kClinging = {
        {Language::pl, "[aiouwzAIOUWZ]"},
        {Language::uk, "(а|в|з|і|й|о|у|А|В|З|І|Й|О|У)"},
        {Language::cs, "[aikosuvzAIKOSUVZ]"},
    };
    const bool has_percent_apart = language == Language::uk || language == Language::cs;
    // A number that names what stands before it is bound to that, and small words are nothing it counts.
    std::string small(phrasebook(language).grammar.after_numbers);
    std::ranges::replace(small, ' ', '|');
    std::string plain = "(^|[^A-Za-z0-9.\xA0])[0-9][0-9/]* (?!" + small +
                        " )([A-Za-z%]|\xC2\xB0|\xE2\x82\xAC|[\xC3-\xDF])|'|CO2| \xE2\x80\xA6";
    plain += has_percent_apart ? "|[0-9]%" : "|[0-9]\u00a0%";
    if (const auto clinging = kClinging.find(language); clinging != kClinging.end())
        plain += "|(^| |\u00a0|\\(|„|«)" + clinging->second + " ";
    return std::regex(plain, std::regex::optimize);
}

}  // namespace

NounsByGame all_nouns(const Phrasebook& book) {
    NounsByGame all;
    const auto add_book = [&](const std::string& game, const auto& words) {
        std::apply([&](const auto&... tables) { (add(tables, all[game]), ...); }, words.nouns);
    };
    add_book("terraforming", terraforming_book(book.language));
    add_book("martians", martians_book(book.language));
    return all;
}

std::string counted(const Phrasebook& book, const Noun& noun, int number, std::string_view label) {
    const Slot slots[] = {{"n", number}, {"what", &noun}};
    return render(book.grammar, "{n what " + std::string(label) + "}", slots);
}

std::string bare(const Phrasebook& book, const Noun& noun, std::string_view label) {
    const Slot slots[] = {{"what", &noun}};
    return render(book.grammar, "{what " + std::string(label) + "}", slots);
}

std::vector<std::string_view> cases(const Phrasebook& book) {
    std::vector<std::string_view> labels;
    for (std::size_t i = 0; i < count_parts(book.grammar.cases, ' '); ++i)
        labels.push_back(part(book.grammar.cases, ' ', i));
    return labels;
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> all;
    std::string word;
    std::string plain = kit::plain(std::string(text)) + " ";
    for (std::string_view quote : {"«", "»"})
        for (std::size_t at = 0; (at = plain.find(quote)) != std::string::npos;) plain.replace(at, quote.size(), " ");
    for (char letter : plain) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool is_letter = byte >= 0x80 || std::isalnum(byte) != 0;
        if (is_letter) {
            word += static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
        } else if (!word.empty()) {
            all.push_back(std::move(word));
            word.clear();
        }
    }
    return all;
}

std::string blemish(std::string_view text) {
    if (text.empty()) return "nothing is said";
    if (text.find_first_of("{}|") != std::string_view::npos) return "a slot is not filled";
    if (text.find("  ") != std::string_view::npos) return "a double space";
    if (text.front() == ' ' || text.back() == ' ') return "a space at the end";
    for (std::string_view pair : {" .", " ,", " ;", "..", ",,", ",.", ";.", ";,", ": ."})
        if (text.find(pair) != std::string_view::npos) return "the sign '" + std::string(pair) + "'";
    return "";
}

std::string unset(Language language, std::string_view text) {
    static const auto kPlain = [] {
        std::array<std::regex, static_cast<std::size_t>(Language::count_)> all;
        for (Language each : every<Language>()) all[static_cast<std::size_t>(each)] = plain_forms(each);
        return all;
    }();
    std::cmatch found;
    const std::regex& plain = kPlain[static_cast<std::size_t>(language)];
    return std::regex_search(text.data(), text.data() + text.size(), found, plain) ? found.str() : "";
}

std::string foreign(Language language, std::string_view text) {
    if (language == Language::en) return "";
    for (const std::string& word : words(text)) {
        if (std::ranges::find(kEnglishWords, word) != kEnglishWords.end()) return word;
        const bool is_name = std::ranges::find(kLatinNames, word) != kLatinNames.end();
        if (language == Language::uk && is_latin(word) && !is_name) return word;
    }
    return "";
}

}  // namespace planitia::present
