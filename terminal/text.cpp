#include <terminal/text.h>

#include <algorithm>

namespace planitia::terminal {

namespace {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 1;
};

Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned first = byte(0);
    const std::size_t bytes = first < 0x80 ? 1 : (first & 0xE0) == 0xC0 ? 2 : (first & 0xF0) == 0xE0 ? 3 : 4;
    if (bytes == 1) return {first, 1};
    char32_t code = first & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) code = code << 6 | (byte(i) & 0x3F);
    return {code, std::min(bytes, text.size())};
}

std::size_t columns_of(char32_t code) {
    const bool is_combining =
        (code >= 0x300 && code <= 0x36F) || (code >= 0x200B && code <= 0x200D) || (code >= 0xFE00 && code <= 0xFE0F);
    if (is_combining) return 0;
    const bool is_wide = (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
                         (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
                         (code >= 0xFF00 && code <= 0xFF60) || (code >= 0x1F300 && code <= 0x1FAFF);
    return is_wide ? 2 : 1;
}

/// How many bytes of the text fit.
std::size_t fitting(std::string_view text, std::size_t columns) {
    std::size_t bytes = 0;
    std::size_t used = 0;
    while (bytes < text.size()) {
        const Character next = first_character(text.substr(bytes));
        used += columns_of(next.code);
        if (used > columns) break;
        bytes += next.bytes;
    }
    return bytes;
}

/// What stands before the next place where a line may end; a no-break space is one for want of room.
std::string_view next_word(std::string_view text, std::size_t columns) {
    const std::string_view word = text.substr(0, text.find(' '));
    return width(word) <= columns ? word : word.substr(0, word.find(kNoBreakSpace));
}

std::string spaces(std::size_t have, std::size_t want) { return std::string(want > have ? want - have : 0, ' '); }

}  // namespace

std::size_t width(std::string_view text) {
    std::size_t columns = 0;
    while (!text.empty()) {
        const Character next = first_character(text);
        columns += columns_of(next.code);
        text.remove_prefix(next.bytes);
    }
    return columns;
}

std::string_view first_cluster(std::string_view text) {
    std::size_t bytes = first_character(text).bytes;
    while (bytes < text.size()) {
        const Character next = first_character(text.substr(bytes));
        if (columns_of(next.code) > 0) break;
        bytes += next.bytes;
    }
    return text.substr(0, bytes);
}

void remove_last_cluster(std::string& text) {
    std::size_t last = 0;
    for (std::size_t at = 0; at < text.size(); at += first_cluster(std::string_view(text).substr(at)).size()) last = at;
    text.erase(last);
}

std::string padded(std::string_view text, std::size_t columns) {
    return std::string(text) + spaces(width(text), columns);
}
std::string padded_left(std::string_view text, std::size_t columns) {
    return spaces(width(text), columns) + std::string(text);
}

std::string cut(std::string_view text, std::size_t columns) {
    if (width(text) <= columns) return std::string(text);
    if (columns == 0) return {};
    return std::string(text.substr(0, fitting(text, columns - 1))) + "…";
}

std::string cut_inside(std::string_view text, std::size_t columns) {
    if (width(text) <= columns) return std::string(text);
    if (columns < 3) return cut(text, columns);
    const std::size_t head = (columns - 1) / 2;
    std::string_view tail = text;
    while (width(tail) > columns - 1 - head) tail.remove_prefix(first_cluster(tail).size());
    return std::string(text.substr(0, fitting(text, head))) + "…" + std::string(tail);
}

std::string unbound(std::string_view text) {
    std::string plain(text);
    for (std::size_t at = plain.find(kNoBreakSpace); at != std::string::npos; at = plain.find(kNoBreakSpace, at))
        plain.replace(at, kNoBreakSpace.size(), " ");
    return plain;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
    columns = std::max<std::size_t>(columns, 2);  // no character is wider
    std::vector<std::string> lines;
    std::string line;
    const auto finish = [&] {
        if (!line.empty()) lines.push_back(std::move(line));
        line.clear();
    };
    while (!text.empty()) {
        std::string_view word = next_word(text, columns);
        text.remove_prefix(word.size());
        text.remove_prefix(text.starts_with(kNoBreakSpace) ? kNoBreakSpace.size() : text.empty() ? 0 : 1);
        if (!line.empty() && width(line) + 1 + width(word) > columns) finish();
        for (; width(word) > columns; word.remove_prefix(fitting(word, columns)))
            lines.emplace_back(word.substr(0, fitting(word, columns)));
        if (!line.empty() && !word.empty()) line += ' ';
        line += unbound(word);
    }
    finish();
    return lines;
}

}  // namespace planitia::terminal
