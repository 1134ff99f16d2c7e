#include <terraforming/rules/draft.h>

namespace planitia::terraforming {

PlayerId draft_receiver(const Position& position, PlayerId player) {
    return position.generation % 2 == 0 ? position.after(player) : position.before(player);
}

void pass_drafts_on(Position& position) {
    ByPlayer<CardSet> rest;
    bool is_done = true;
    for (PlayerId id : position.seats()) {
        Offer& offer = position.player(id).offer;
        offer.drafted |= offer.picked;
        rest[id] = offer.dealt - offer.picked;
        offer.picked.clear();
        is_done = is_done && rest[id].empty();
    }
    for (PlayerId id : position.seats()) {
        position.player(draft_receiver(position, id)).offer.dealt = rest[id];
        position.player(id).offer.is_ready = false;
    }
    if (!is_done) return;
    for (PlayerId id : position.seats()) {
        Offer& offer = position.player(id).offer;
        offer.dealt = offer.drafted;
        offer.drafted.clear();
    }
    position.phase = Phase::research;
}

}  // namespace planitia::terraforming
