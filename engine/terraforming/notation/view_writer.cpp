#include <terraforming/notation/names.h>
#include <terraforming/notation/notation.h>
#include <terraforming/notation/position_writer.h>

namespace planitia::terraforming {

namespace {

Document counted(std::size_t n) { return Document::map({{"count", n}}); }

/// The cards for whoever may see them, else how many there are.
Document write_hidden(const CardSet& cards, std::size_t count, bool is_known) {
    return is_known ? write_cards(cards) : counted(count);
}

void add_offer(const View& view, PlayerId player, bool is_known, Document& entry) {
    const Offer& offer = view.known.player(player).offer;
    entry.set("dealt", write_hidden(offer.dealt, view.dealt[player], is_known));
    entry.set("drafted", write_hidden(offer.drafted, view.drafted[player], is_known));
    if (!is_known) {
        entry.set("corporations", counted(view.corporations[player]));
        return;
    }
    Document corporations = Document::list();
    for (CardId card : offer.corporations)
        if (card.is_some()) corporations.add(name(card));
    entry.set("corporations", std::move(corporations));
}

}  // namespace

Document write_view(const View& view) {
    const Position& known = view.known;
    Document document = write_open_part(known);
    Document players = Document::list();
    for (PlayerId player : known.seats()) {
        const bool is_known = player == view.viewer;
        Document entry = write_open_part(known, player);
        entry.set("hand", write_hidden(known.player(player).hand, view.hand[player], is_known));
        if (has_offers(known.phase)) add_offer(view, player, is_known, entry);
        players.add(std::move(entry));
    }
    document.set("players", std::move(players));
    if (known.resolution.playing.is_some()) document.set("playing", name(known.resolution.playing));
    if (const Trade& trade = known.resolution.trade; trade.stage != Trade::Stage::none)
        document.set("trading", name(trade.tile));
    document.set("deck", counted(view.deck));
    document.set("discards", counted(view.discards));
    return document;
}

}  // namespace planitia::terraforming
