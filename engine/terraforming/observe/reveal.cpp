#include <terraforming/observe/reveal.h>

namespace planitia::terraforming {

namespace {

bool is_dealt_to(const Offer& before, const Offer& after) {
    return !(after.dealt - before.dealt - before.drafted - before.picked).empty();
}

/// Whether somebody has cards in hand, or looks at cards, that came from elsewhere.
bool are_drawn(const Position& before, const Position& after) {
    for (PlayerId each : after.seats())
        if (!(after.player(each).hand - before.player(each).hand).empty()) return true;
    return !(after.resolution.seen - before.resolution.seen).empty();
}

/// Whether cards left the deck. One that was made of the discards may be empty again.
bool is_deck_used(const Position& before, const Position& after) {
    return before.deck != after.deck || before.rng != after.rng || !(before.discards - after.discards).empty();
}

}  // namespace

std::optional<Reveal> revealed(const Position& before, const Position& after, PlayerId player) {
    if (is_dealt_to(before.player(player).offer, after.player(player).offer)) return Reveal::cards_dealt;
    for (PlayerId each : before.seats())
        if (each != player && !(before.player(each).offer == after.player(each).offer)) return Reveal::choices_shown;
    if (!is_deck_used(before, after)) return std::nullopt;
    return are_drawn(before, after) ? Reveal::cards_drawn : Reveal::card_revealed;
}

}  // namespace planitia::terraforming
