#include <martians/notation/archive.h>
#include <martians/notation/notation.h>
#include <martians/notation/setup_notation.h>

namespace planitia::martians {

void write_options(const Setup& setup, Document& map) {
    map.set("variant", name(setup.variant));
    map.set("scenario", setup.variant == Variant::competitive ? Document() : Document(name(setup.scenario)));
    map.set("corporations", setup.chooses_corporations ? "choose" : "random");
}

void read_options(const Cursor& at, Setup& setup) {
    at.with("variant", [&](const Cursor& field) {
        if (const std::optional<Variant> variant = field.named<Variant>()) setup.variant = *variant;
    });
    at.with("scenario", [&](const Cursor& field) {
        if (setup.variant == Variant::competitive) {
            if (!field.document().is_null()) field.refuse("the competitive game has no scenario");
        } else if (const std::optional<Scenario> scenario = field.named<Scenario>()) {
            setup.scenario = *scenario;
        }
    });
    at.with("corporations", [&](const Cursor& field) {
        const std::string_view word = field.text();
        if (word != "random" && word != "choose") field.refuse_name(word);
        setup.chooses_corporations = word == "choose";
    });
    if (setup.players == 1 && setup.variant != Variant::coop) at.refuse_member("variant", "solo is always cooperative");
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
    root.allow({"players", "variant", "scenario", "corporations"});
    setup.players = read_player_count(root, kMostPlayers);
    if (reading.is_fine()) read_options(root, setup);
    if (!reading.is_fine()) return Unexpected{reading.refusal()};
    return setup;
}

Document setup_options() {
    Document options = Document::map();
    write_options({}, options);
    return options;
}

}  // namespace planitia::martians
