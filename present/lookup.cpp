#include <present/lookup.h>
#include <present/sentence.h>
#include <present/shelf.h>

#include <algorithm>
#include <iterator>

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
    if (letter == U'Ґ' || letter == U'ґ') return U'г';
    if (letter == U'-' || letter == U'\u00a0') return U' ';
    return letter;
}

bool has(const Entry& entry, std::string_view key, std::string_view wanted) {
    if (wanted.empty()) return true;
    const Document* member = entry.figures.find(key);
    if (member == nullptr) return false;
    if (const Document::List* list = member->as_list())
        return std::ranges::any_of(*list,
                                   [&](const Document& each) { return each.as_text() && *each.as_text() == wanted; });
    return member->as_text() != nullptr && *member->as_text() == wanted;
}

std::string words_of(const Entry& entry) {
    const Document* number = entry.figures.find("number");
    std::string words = entry.title + " " + joined(entry.text) + " " + *entry.figures.find("id")->as_text() + " " +
                        (number != nullptr ? *number->as_text() : "");
    if (const Document* maps = entry.figures.find("maps"))
        for (const Document& each : *maps->as_list()) words += " " + *each.as_text();
    return folded(words);
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
        } else if (text.substr(i, 3) == "−" || text.substr(i, 3) == "₂") {
            result += text.substr(i, 3) == "₂" ? '2' : ' ';
            i += 2;
        } else {
            result += text[i];
        }
    }
    return result;
}

Found look_up(Language language, const Lookup& lookup) {
    const std::vector<Entry>& all = entries(language);
    const std::vector<Entry>& english = entries(Language::en);
    Found found{.total = all.size()};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Entry& entry = all[i];
        if (!has(entry, "game", lookup.game) || !has(entry, "set", lookup.set) || !has(entry, "tags", lookup.tag) ||
            (!has(entry, "kind", lookup.kind) && !has(entry, "type", lookup.kind)))
            continue;
        const std::string text = lookup.words.empty() ? "" : words_of(entry) + " " + words_of(english[i]);
        const bool has_words = std::ranges::all_of(
            lookup.words, [&](const std::string& word) { return text.find(folded(word)) != std::string::npos; });
        if (has_words) found.entries.push_back(entry);
    }
    return found;
}

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const Shelf& shelf : shelves()) names.emplace_back(shelf.game);
    return names;
}
std::vector<std::string> set_names() {
    std::vector<std::string> names;
    for (const Shelf& shelf : shelves()) std::ranges::copy(shelf.sets, std::back_inserter(names));
    return names;
}
std::vector<std::string> kind_names() { return names_of<EntryKind>(); }
std::vector<std::string> tag_names() {
    std::vector<std::string> names;
    for (const Shelf& shelf : shelves()) std::ranges::copy(shelf.tags, std::back_inserter(names));
    return names;
}

}  // namespace planitia::present
