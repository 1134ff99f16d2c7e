#include <game/setup_notation.h>
#include <terraforming/notation/names.h>
#include <terraforming/notation/notation.h>
#include <terraforming/notation/setup_notation.h>

namespace planitia::terraforming {

namespace {

void describe_first_player(Archive& archive, Setup& setup) {
    archive.field(
        "firstPlayer", setup.first_player,
        [](PlayerId seat) { return seat.is_some() ? Document(seat.index()) : Document("random"); },
        [&](const Cursor& at) {
            if (at.document().as_text() == nullptr) return read_seat(at, setup.players);
            if (const std::string_view word = at.text(); word != "random") at.refuse_name(word);
            return PlayerId::none();
        });
}

}  // namespace

void describe_options(Archive& archive, Setup& setup) {
    if (archive.has("map", setup.map != Map{})) archive.named("map", setup.map);
    archive.truth(info(Set::corporate).option, setup.corporate_era);
    archive.truth("draft", setup.draft);
    for (const SetRow& row : words::kSets)
        if (!row.option.empty() && row.set != Set::corporate) archive.truth(row.option, setup.*option_of(row.set));
    archive.truth("worldGovernment", setup.world_government);
    archive.either("unplaceableTiles", setup.unplaceable_tiles_forbid, "skip", "forbid");
    archive.seats("beginners", setup.beginners, setup.players);
    if (archive.has("corporationDeal", setup.colonies))
        archive.either("corporationDeal", setup.one_corporation_of_each, "mixed", "one-of-each");
    if (setup.one_corporation_of_each && !setup.colonies)
        archive.refuse("corporationDeal", "one of each is only dealt with Colonies");
    if (archive.has("firstPlayer", setup.first_player != Setup{}.first_player)) describe_first_player(archive, setup);
    if (archive.has("rules", setup.rules != kRulesVersion)) archive.number("rules", setup.rules, 1, kRulesVersion);
    if (setup.players > 1) return;
    if (!setup.corporate_era) archive.refuse("corporateEra", "solo is always played with the Corporate Era");
    if (setup.draft) archive.refuse("draft", "solo is never played with draft");
}

Document write_setup(const Setup& setup) { return write_setup_of(setup); }

Result<Setup, Refusal> read_setup(const Document& document) { return read_setup_of<Setup>(document, kMaxPlayers); }

Document setup_options() {
    Setup setup;
    Document choices = Document::map();
    Archive archive(choices);
    describe_options(archive, setup);
    return choices.set("map", name(Map{})).set("corporationDeal", "mixed").set("firstPlayer", 0);
}

}  // namespace planitia::terraforming
