#include <kit/words.h>

#include <algorithm>
#include <charconv>
#include <sstream>

namespace planitia::kit {

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

/// `A: mc 14, hand asteroid`: every item has a key of its own.
void parse_labelled(const std::string& label, const std::string& part, std::vector<Fact>& facts) {
    for (const std::string& item : split(part, ',')) {
        std::vector<std::string> words = words_of(item);
        if (words.empty()) continue;
        facts.push_back({label, seat_named(label), words.front(), {words.begin() + 1, words.end()}});
    }
}

/// `tiles 4 ocean, 20 city B`: the items share the key.
void parse_common(const std::string& part, std::vector<Fact>& facts) {
    std::string key;
    for (const std::string& item : split(part, ',')) {
        std::vector<std::string> words = words_of(item);
        if (key.empty()) {
            key = words.front();
            words.erase(words.begin());
        }
        facts.push_back({"", std::nullopt, key, words});
    }
}

template <class Node>
Node* walk(Node& document, const std::string& pointer) {
    Node* here = &document;
    for (const std::string& key : split(std::string_view(pointer).substr(pointer.empty() ? 0 : 1), '/')) {
        if (auto* list = here->as_list()) {
            const auto index = static_cast<std::size_t>(number(key));
            here = index < list->size() ? &(*list)[index] : nullptr;
        } else {
            here = here->find(key);
        }
        if (here == nullptr) return nullptr;
    }
    return here;
}

}  // namespace

std::string Fact::text() const {
    std::string text = label.empty() ? key : label + ": " + key;
    for (const std::string& word : words) text += " " + word;
    return text;
}

const std::string& Fact::word(std::size_t i) const {
    if (i >= words.size()) throw BadFact("'" + text() + "' lacks a word");
    return words[i];
}

std::vector<Fact> parse_facts(std::string_view text) {
    std::vector<Fact> facts;
    for (const std::string& part : split(text, ';')) {
        if (words_of(part).empty()) continue;
        if (const std::size_t colon = part.find(':'); colon != std::string::npos) {
            parse_labelled(joined(words_of(part.substr(0, colon))), part.substr(colon + 1), facts);
        } else {
            parse_common(part, facts);
        }
    }
    return facts;
}

int number(const std::string& word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) throw BadFact("'" + word + "' is no number");
    return value;
}

std::optional<std::size_t> seat_named(std::string_view word) {
    if (word.size() != 1 || word[0] < 'A' || word[0] > 'E') return std::nullopt;
    return static_cast<std::size_t>(word[0] - 'A');
}

std::string seat_name(std::size_t seat) { return std::string(1, static_cast<char>('A' + seat)); }

Document owner_named(const std::string& word) {
    const std::optional<std::size_t> seat = seat_named(word);
    return seat ? Document(*seat) : Document(word);
}

Document texts(const std::vector<std::string>& words) { return Document(Document::List(words.begin(), words.end())); }

const Document* find_at(const Document& document, const std::string& pointer) { return walk(document, pointer); }
Document* find_at(Document& document, const std::string& pointer) { return walk(document, pointer); }

std::string one_line(const Document& document) {
    if (document.is_null()) return "nothing";
    std::string text;
    if (const Document::Map* map = document.as_map()) {
        for (const auto& [key, value] : *map) text += (text.empty() ? "" : ", ") + key + " " + one_line(value);
        return "{" + text + "}";
    }
    if (const Document::List* list = document.as_list()) {
        for (const Document& item : *list) text += (text.empty() ? "" : ", ") + one_line(item);
        return "[" + text + "]";
    }
    if (const bool* truth = document.as_bool()) return *truth ? "yes" : "no";
    if (const std::string* word = document.as_text()) return *word;
    return std::to_string(*document.as_int());
}

void Checked::compare(const Fact& fact, const std::string& what, const Document& is, const Document& wanted) {
    if (is == wanted) return;
    const std::string who = fact.label.empty() ? "" : fact.label + ": ";
    wrong.push_back(who + what + " is " + one_line(is) + ", not " + one_line(wanted));
}

std::vector<std::string> changed_lines(const Document& before, const Document& after,
                                       const std::vector<std::string>& except) {
    std::vector<std::string> lines;
    for (const Change& change : differences(before, after)) {
        const bool is_excepted = std::ranges::any_of(except, [&](const std::string& path) {
            return change.path == path || change.path.starts_with(path + "/");
        });
        if (!is_excepted) lines.push_back(change.path + ": " + one_line(change.from) + " -> " + one_line(change.to));
    }
    return lines;
}

}  // namespace planitia::kit
