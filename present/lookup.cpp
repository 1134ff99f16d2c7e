#include <present/lookup.h>
#include <present/sentence.h>

#include <algorithm>

namespace planitia::present {

namespace {

/// The plain letters of U+00C0 to U+017F, in order.
constexpr std::string_view kPlain =
    "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kPlain.size() == 0x17F - 0xC0 + 1);

void append(std::string& text, char32_t letter) {
    if (letter < 0x80) {
        text += static_cast<char>(letter);
    } else {
        text += static_cast<char>(0xC0 | letter >> 6);
        text += static_cast<char>(0x80 | (letter & 0x3F));
    }
}

/// Precondition: below U+0800.
char32_t plain(char32_t letter) {
    if (letter >= U'A' && letter <= U'Z') return letter + 0x20;
    if (letter >= 0xC0 && letter <= 0x17F) return static_cast<char32_t>(kPlain[letter - 0xC0]);
    if (letter >= U'А' && letter <= U'Я') return letter + 0x20;
    if (letter >= U'Ѐ' && letter <= U'Џ') return letter + 0x50;
    if (letter == U'Ґ') return U'ґ';
    return letter;
}

bool has(const Entry& entry, std::string_view key, std::string_view wanted) {
    if (wanted.empty()) return true;
    const Document* member = entry.figures.find(key);
    if (member == nullptr) return false;
    if (const Document::List* list = member->as_list())
        return std::ranges::any_of(*list, [&](const Document& each) { return each.as_text() && *each.as_text() == wanted; });
    return member->as_text() != nullptr && *member->as_text() == wanted;
}

std::string words_of(const Entry& entry) {
    return folded(entry.title + " " + joined(entry.text) + " " + *entry.figures.find("id")->as_text());
}

}  // namespace

std::string folded(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte == '\'') continue;
        if (byte < 0x80) {
            append(result, plain(byte));
        } else if ((byte & 0xE0) == 0xC0 && i + 1 < text.size()) {
            const auto next = static_cast<unsigned char>(text[++i]);
            append(result, plain(static_cast<char32_t>((byte & 0x1F) << 6 | (next & 0x3F))));
        } else if (text.substr(i, 3) == "’") {
            i += 2;
        } else {
            result += text[i];
        }
    }
    return result;
}

std::vector<Entry> look_up(Language language, const Lookup& lookup) {
    const std::vector<Entry> english = entries(Language::en);
    std::vector<Entry> found;
    std::size_t at = 0;
    for (Entry& entry : entries(language)) {
        const std::string text = words_of(entry) + " " + words_of(english[at++]);
        const bool has_words = std::ranges::all_of(
            lookup.words, [&](const std::string& word) { return text.find(folded(word)) != std::string::npos; });
        if (has_words && has(entry, "game", lookup.game) && has(entry, "set", lookup.set) &&
            has(entry, "kind", lookup.kind) && has(entry, "tags", lookup.tag))
            found.push_back(std::move(entry));
    }
    return found;
}

std::vector<std::string> values_of(std::string_view field) {
    std::vector<std::string> values;
    const auto add = [&](const Document& value) {
        const std::string* text = value.as_text();
        if (text != nullptr && std::ranges::find(values, *text) == values.end()) values.push_back(*text);
    };
    for (const Entry& entry : entries(Language::en)) {
        const Document* member = entry.figures.find(field);
        if (member == nullptr) continue;
        if (member->as_list() == nullptr) {
            add(*member);
            continue;
        }
        for (const Document& each : *member->as_list()) add(each);
    }
    return values;
}

}  // namespace planitia::present
