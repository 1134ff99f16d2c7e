#include <terraforming/rules/deck.h>

namespace planitia::terraforming {

namespace {

void make_deck_anew(Scene& scene) {
    Position& position = scene.position;
    if (position.discards.empty()) return;
    for (CardId card : position.discards) position.deck.push_back(card);
    position.discards.clear();
    position.revealed.clear();
    position.rng.shuffle(position.deck);
    scene.tell({.kind = EventKind::deck_reshuffled});
}

}  // namespace

CardId draw(Scene& scene) {
    Position& position = scene.position;
    if (position.deck.empty()) make_deck_anew(scene);
    if (position.deck.empty()) return CardId::none();
    const CardId card = position.deck.pop_back();
    if (position.deck.empty() && position.setup.rules >= 2) make_deck_anew(scene);
    return card;
}

void draw_to_hand(Scene& scene, PlayerId player, int n) {
    int drawn = 0;
    for (; drawn < n; ++drawn) {
        const CardId card = draw(scene);
        if (!card.is_some()) break;
        scene.player(player).hand.insert(card);
    }
    if (drawn > 0)
        scene.tell({.kind = EventKind::cards_drawn, .player = player, .amount = static_cast<std::int16_t>(drawn)});
}

void discard_all(Scene& scene, const CardSet& cards) { scene.position.discards |= cards; }

}  // namespace planitia::terraforming
