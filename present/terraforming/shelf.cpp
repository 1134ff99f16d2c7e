#include <present/terraforming/guide.h>
#include <present/terraforming/shelf.h>
#include <present/terraforming/titles.h>
#include <present/terraforming/words.h>
#include <terraforming/notation/names.h>

namespace planitia::present {

using namespace terraforming;

namespace {

template <class E>
std::string noun_of(const Phrasebook& book, std::string_view name) {
    const auto found = find_name<E>(name);
    return found ? word(book, book.noun(*found)) : std::string();
}

std::string terraforming_word(const Phrasebook& book, std::string_view key, std::string_view value) {
    if (key == "set") return noun_of<Set>(book, value);
    if (key == "type") return noun_of<Kind>(book, value);
    if (key == "tags") return noun_of<Tag>(book, value);
    if (key == "cost") return std::string(value) + " " + word(book, book.noun(Resource::megacredits));
    if (key == "maps")
        if (const auto map = find_name<Map>(value)) return std::string(title(book.language, *map));
    return {};
}

}  // namespace

Shelf shelf_of(std::type_identity<Terraforming>) {
    return {.game = Terraforming::kName,
            .title = [](const Phrasebook& book) { return book.say(TerraformingPhrase::game); },
            .entries = terraforming_entries,
            .guide = terraforming_guide,
            .sets = names_of<Set>(),
            .tags = names_of<Tag>(),
            .value_word = terraforming_word};
}

}  // namespace planitia::present
