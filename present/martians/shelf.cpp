#include <martians/notation/names.h>
#include <present/martians/guide.h>
#include <present/martians/phrasebook.h>
#include <present/martians/shelf.h>

namespace planitia::present {

using namespace martians;

namespace {

/// There is one set, which is the game.
std::string martians_word(const Phrasebook& book, std::string_view key, std::string_view) {
    return key == "set" ? book.say(MartiansPhrase::game) : std::string();
}

}  // namespace

Shelf shelf_of(std::type_identity<Martians>) {
    return {.game = Martians::kName,
            .title = [](const Phrasebook& book) { return book.say(MartiansPhrase::game); },
            .entries = [](Language language) { return martians_entries(language); },
            .variants = {{name(Variant::coop),
                          [](Language language) { return martians_entries(language, MartiansNoun::satisfaction); }}},
            .guide = martians_guide,
            .sets = {std::string(Martians::kName)},
            .value_word = martians_word,
            .has_drawings = true,
            .has_short_prices = false};
}

}  // namespace planitia::present
