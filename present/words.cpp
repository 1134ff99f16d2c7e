#include <present/words.h>

namespace planitia::present {

using namespace terraforming;

namespace {

constexpr std::size_t kTagLetters = 3;

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace

std::string word(const Phrasebook& book, const Noun* noun) {
    const Slot slot{"what", noun};
    return render(book.grammar, "{what}", Slots(&slot, 1));
}

std::string counted(const Phrasebook& book, int n, const Noun* noun) {
    return book.say(TerraformingLabel::count, {{"n", n}, {"what", noun}});
}

std::string first_letters(std::string_view text, std::size_t n) {
    std::size_t end = 0;
    while (end < text.size() && (n > 0 || continues_character(text[end])))
        if (!continues_character(text[end++])) --n;
    return std::string(text.substr(0, end));
}

std::string tag_letters(const Phrasebook& book, Tag tag) {
    return first_letters(word(book, book.noun(tag)), kTagLetters);
}

std::string tags_text(const Phrasebook& book, const Card& card) {
    std::string all;
    const auto add = [&](const std::string& letters) { all += (all.empty() ? "" : " ") + letters; };
    for (Tag tag : card.tags) add(tag_letters(book, tag));
    if (card.kind == Kind::event) add(first_letters(word(book, book.noun(Kind::event)), kTagLetters));
    return all;
}

}  // namespace planitia::present
