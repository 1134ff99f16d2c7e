#include <terraforming/rules/deck.h>

namespace planitia::terraforming {

CardId draw(Scene& scene) {
    Position& position = scene.position;
    if (position.deck.empty()) {
        if (position.discards.empty()) return CardId::none();
        for (CardId card : position.discards) position.deck.push_back(card);
        position.discards.clear();
        position.rng.shuffle(position.deck);
        scene.tell({.kind = EventKind::deck_reshuffled});
    }
    return position.deck.pop_back();
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
