#include <terraforming/notation/reader.h>

namespace planitia::terraforming {

CardId read_card(const Cursor& at) {
    const std::string_view word = at.text();
    const CardId card = find_card(word);
    if (!card.is_some()) at.refuse("unknown card " + quoted(word));
    return card;
}

CardId read_source(const Cursor& at) {
    const std::optional<Colony> colony = find_name<Colony>(at.text());
    return colony ? source_of(*colony) : read_card(at);
}

SpaceId read_space(const Cursor& at) {
    if (const std::string* word = at.document().as_text()) {
        if (*word == "phobos") return kPhobos;
        if (*word == "ganymede") return kGanymede;
        at.refuse_name(*word);
    }
    return SpaceId{static_cast<std::size_t>(at.number(1, kMapSpaces) - 1)};
}

PlayerId read_owner(const Cursor& at, std::size_t players) {
    const std::string* word = at.document().as_text();
    return word != nullptr && *word == "neutral" ? kNeutral : read_seat(at, players);
}

}  // namespace planitia::terraforming
