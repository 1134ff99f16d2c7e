#include <present/words.h>

namespace planitia::present {

namespace {

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

std::string word(const Phrasebook& book, const Noun* noun) {
    const Slot slot{"what", noun};
    return render(book.grammar, "{what}", Slots(&slot, 1));
}

std::string first_letters(std::string_view text, std::size_t n) {
    std::size_t end = 0;
    while (end < text.size() && (n > 0 || continues_character(text[end])))
        if (!continues_character(text[end++])) --n;
    return std::string(text.substr(0, end));
}

}  // namespace planitia::present
