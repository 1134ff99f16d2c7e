#include <terraforming/notation/names.h>
#include <terraforming/notation/notation.h>
#include <terraforming/notation/pending_notation.h>
#include <terraforming/notation/position_writer.h>
#include <terraforming/notation/setup_notation.h>

#include <algorithm>
#include <vector>

namespace planitia::terraforming {

namespace {

Document write_tiles(const Board& board) {
    Document list = Document::list();
    for (SpaceId space : board.occupied()) {
        const Placed& placed = board.at(space);
        Document tile = Document::map({{"space", write_space(space)}, {"tile", tile_name(placed.tile, placed.card)}});
        if (placed.owner.is_some()) tile.set("owner", write_player(placed.owner));
        list.add(std::move(tile));
    }
    return list;
}

Document write_claims(const Position& position) {
    Document list = Document::list();
    for (PlayerId player : position.seats())
        for (SpaceId space : position.board.claimed_by(player))
            list.add(Document::map({{"space", write_space(space)}, {"owner", player.index()}}));
    return list;
}

template <class E>
Document write_taken(const ByEnum<E, PlayerId>& taken, const char* key) {
    Document list = Document::list();
    for (E each : every<E>())
        if (taken[each].is_some()) list.add(Document::map({{key, name(each)}, {"player", taken[each].index()}}));
    return list;
}

Document write_colonies(const Position& position) {
    Document list = Document::list();
    for (Colony colony : every<Colony>()) {
        const ColonyState& state = position.colonies[colony];
        if (state.status == ColonyState::Status::absent) continue;
        Document owners = Document::list();
        for (std::size_t slot = 0; slot < state.colonies(); ++slot) owners.add(state.owners[slot].index());
        Document tile = Document::map({{"colony", name(colony)}});
        if (state.is_active()) tile.set("marker", int{state.marker});
        tile.set("owners", std::move(owners));
        if (state.visitor.is_some()) tile.set("fleet", state.visitor.index());
        list.add(std::move(tile));
    }
    return list;
}

Document write_pieces(const ByResource<std::int16_t>& pieces) {
    Document map = Document::map();
    for (Resource resource : every<Resource>()) map.set(std::string(name(resource)), int{pieces[resource]});
    return map;
}

/// Its name alone, unless there is more to say.
Document write_card_in_play(const Position& position, PlayerId player, CardId card) {
    const int resources = position.resources[card.index()];
    const bool is_used = position.player(player).used.contains(card);
    if (resources == 0 && !is_used) return name(card);
    Document entry = Document::map({{"card", name(card)}});
    if (resources != 0) entry.set("resources", resources);
    if (is_used) entry.set("usedThisGeneration", true);
    return entry;
}

Document write_played(const Position& position, PlayerId player) {
    const PlayerState& state = position.player(player);
    Document list = Document::list();
    for (CardId card : state.table | state.events)
        if (card != state.corporation) list.add(write_card_in_play(position, player, card));
    return list;
}

Document write_offered_corporations(const Offer& offer) {
    Document list = Document::list();
    for (CardId card : offer.corporations)
        if (card.is_some()) list.add(name(card));
    return list;
}

Document write_deck(const Position& position) {
    std::vector<CardId> drawing_order(position.deck.begin(), position.deck.end());
    std::ranges::reverse(drawing_order);
    return write_cards(drawing_order);
}

}  // namespace

Document write_open_part(const Position& position, PlayerId player) {
    const PlayerState& state = position.player(player);
    Document entry = Document::map(
        {{"corporation",
          state.corporation.is_some() ? write_card_in_play(position, player, state.corporation) : Document()},
         {"tr", int{state.rating}},
         {"passed", state.has_passed},
         {"stock", write_pieces(state.stock)},
         {"production", write_pieces(state.production)},
         {"played", write_played(position, player)},
         {"firstActionPending", state.first_action_pending},
         {"raisedTrThisGeneration", state.raised_rating},
         {"nextCard", Document::map({{"discount", int{state.next_discount}},
                                     {"requirementShift", int{state.next_requirement_steps}}})}});
    if (position.setup.colonies) entry.set("fleets", int{state.fleets});
    return entry;
}

Document write_open_part(const Position& position) {
    Document options = Document::map();
    write_options(position.setup, options);
    Document document = Document::map({{"game", "terraforming"},
                                       {"options", std::move(options)},
                                       {"phase", name(position.phase)},
                                       {"generation", int{position.generation}},
                                       {"firstPlayer", write_player(position.first_player)},
                                       {"activePlayer", write_player(position.active_player)},
                                       {"actionsTaken", int{position.actions_taken}},
                                       {"temperature", degrees(position.temperature)},
                                       {"oxygen", int{position.oxygen}},
                                       {"tiles", write_tiles(position.board)},
                                       {"claims", write_claims(position)},
                                       {"milestones", write_taken(position.milestones, "milestone")},
                                       {"awards", write_taken(position.awards, "award")}});
    if (position.setup.colonies) document.set("colonies", write_colonies(position));
    return document;
}

Document write_position(const Position& position) {
    Document document = write_open_part(position);
    Document players = Document::list();
    for (PlayerId player : position.seats()) {
        const PlayerState& state = position.player(player);
        Document entry = write_open_part(position, player);
        entry.set("hand", write_cards(state.hand));
        if (has_offers(position.phase)) {
            entry.set("dealt", write_cards(state.offer.dealt));
            entry.set("drafted", write_cards(state.offer.drafted));
            entry.set("corporations", write_offered_corporations(state.offer));
        }
        players.add(std::move(entry));
    }
    document.set("players", std::move(players));
    document.set("deck", write_deck(position));
    document.set("discards", write_cards(position.discards));
    document.set("pending", write_pending(position));
    return document;
}

}  // namespace planitia::terraforming
