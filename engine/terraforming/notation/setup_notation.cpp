#include <terraforming/notation/notation.h>
#include <terraforming/notation/setup_notation.h>

namespace planitia::terraforming {

void write_options(const Setup& setup, Document& map) {
    map.set("corporateEra", setup.corporate_era);
    map.set("draft", setup.draft);
    map.set("colonies", setup.colonies);
    map.set("worldGovernment", setup.world_government);
    map.set("unplaceableTiles", setup.unplaceable_tiles_forbid ? "forbid" : "skip");
    Document beginners = Document::list();
    for (PlayerId player : seats(setup.players))
        if (setup.beginners.contains(player)) beginners.add(player.index());
    map.set("beginners", std::move(beginners));
    if (setup.colonies) map.set("corporationDeal", setup.one_corporation_of_each ? "one-of-each" : "mixed");
}

namespace {

void read_corporation_deal(const Cursor& at, Setup& setup) {
    const std::string_view deal = at.text();
    if (deal != "mixed" && deal != "one-of-each") at.refuse_name(deal);
    setup.one_corporation_of_each = deal == "one-of-each";
    if (setup.one_corporation_of_each && !setup.colonies) at.refuse("one of each is only dealt with Colonies");
}

void read_beginners(const Cursor& at, Setup& setup) {
    at.each([&](const Cursor& seat) {
        const PlayerId player = read_seat(seat, setup.players);
        if (setup.beginners.contains(player)) seat.refuse("this seat is named twice");
        setup.beginners.insert(player);
    });
}

}  // namespace

void read_options(const Cursor& at, Setup& setup) {
    at.with("colonies", [&](const Cursor& wish) { setup.colonies = wish.truth(); });
    at.with("worldGovernment", [&](const Cursor& wish) { setup.world_government = wish.truth(); });
    at.with("corporationDeal", [&](const Cursor& wish) { read_corporation_deal(wish, setup); });
    at.with("corporateEra", [&](const Cursor& wish) { setup.corporate_era = wish.truth(); });
    at.with("draft", [&](const Cursor& wish) { setup.draft = wish.truth(); });
    at.with("unplaceableTiles", [&](const Cursor& wish) {
        const std::string_view word = wish.text();
        if (word != "skip" && word != "forbid") wish.refuse_name(word);
        setup.unplaceable_tiles_forbid = word == "forbid";
    });
    at.with("beginners", [&](const Cursor& wish) { read_beginners(wish, setup); });
    if (setup.players > 1) return;
    if (!setup.corporate_era) at.refuse_member("corporateEra", "solo is always played with the Corporate Era");
    if (setup.draft) at.refuse_member("draft", "solo is never played with draft");
}

Document write_setup(const Setup& setup) {
    Document document = Document::map({{"players", int{setup.players}}});
    write_options(setup, document);
    return document;
}

Result<Setup, Refusal> read_setup(const Document& document) {
    Reading reading(RefusalCode::bad_value);
    const Cursor root(document, reading);
    Setup setup;
    root.allow({"players", "corporateEra", "draft", "colonies", "worldGovernment", "unplaceableTiles", "beginners",
                "corporationDeal"});
    setup.players = read_player_count(root, kMaxPlayers);
    if (reading.is_fine()) read_options(root, setup);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return setup;
}

Document setup_options() {
    Document choices = Document::map();
    write_options({}, choices);
    choices.set("corporationDeal", "mixed");
    return choices;
}

}  // namespace planitia::terraforming
