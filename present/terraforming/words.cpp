#include <present/terraforming/words.h>

namespace planitia::present {

using namespace terraforming;

namespace {

constexpr std::size_t kTagLetters = 3;

}  // namespace

std::string counted(const Phrasebook& book, int n, const Noun* noun) {
    return book.say(TerraformingLabel::count, {{"n", n}, {"what", noun}});
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
