#include <present/sentence.h>

namespace planitia::present {

namespace {

/// The capital letter; other characters stay. Letters of the languages we speak are below U+0500.
constexpr char32_t capital(char32_t letter) {
    const bool is_even = letter % 2 == 0;
    if (letter >= U'a' && letter <= U'z') return letter - 0x20;
    if (letter >= U'à' && letter <= U'þ' && letter != U'÷') return letter - 0x20;
    if ((letter >= U'ĺ' && letter <= U'ň') || (letter >= U'ź' && letter <= U'ž')) return is_even ? letter - 1 : letter;
    if (letter >= U'ā' && letter <= U'ŷ') return is_even ? letter : letter - 1;
    if (letter >= U'а' && letter <= U'я') return letter - 0x20;
    if (letter >= U'ѐ' && letter <= U'џ') return letter - 0x50;
    if (letter >= U'ґ' && letter <= U'ӿ') return is_even ? letter : letter - 1;
    return letter;
}
static_assert(capital(U'ż') == U'Ż' && capital(U'š') == U'Š' && capital(U'ů') == U'Ů' && capital(U'ł') == U'Ł');
static_assert(capital(U'п') == U'П' && capital(U'є') == U'Є' && capital(U'ґ') == U'Ґ' && capital(U'é') == U'É');

}  // namespace

std::string capitalised(std::string_view text) {
    if (text.empty()) return {};
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    if (byte(0) < 0x80) {
        std::string result(text);
        result[0] = static_cast<char>(capital(byte(0)));
        return result;
    }
    if ((byte(0) & 0xE0) != 0xC0 || text.size() < 2) return std::string(text);
    const char32_t letter = capital(static_cast<char32_t>((byte(0) & 0x1F) << 6 | (byte(1) & 0x3F)));
    std::string result{static_cast<char>(0xC0 | letter >> 6), static_cast<char>(0x80 | (letter & 0x3F))};
    return result += text.substr(2);
}

std::string sentence(std::string_view clause) {
    std::string result = capitalised(clause);
    if (!result.empty() && result.back() != '.' && result.back() != '?') result += '.';
    return result;
}

std::string joined(std::span<const std::string> sentences) {
    std::string text;
    for (const std::string& each : sentences) text += (text.empty() ? "" : " ") + each;
    return text;
}

std::string listed(const Phrasebook& book, std::span<const std::string> items, CommonPhrase between,
                   CommonPhrase last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text = i == 0 ? items[0] : book.say(i + 1 == items.size() ? last : between, {{"a", text}, {"b", items[i]}});
    return text;
}

}  // namespace planitia::present
