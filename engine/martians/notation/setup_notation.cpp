#include <game/setup_notation.h>
#include <martians/notation/names.h>
#include <martians/notation/notation.h>
#include <martians/notation/setup_notation.h>

namespace planitia::martians {

void describe_options(Archive& archive, Setup& setup) {
    archive.named("variant", setup.variant);
    if (setup.variant != Variant::competitive) archive.named("scenario", setup.scenario);
    if (setup.variant == Variant::competitive)
        archive.tell(
            "scenario", [] { return Document(); },
            [](const Cursor& at) {
                if (!at.document().is_null()) at.refuse("the competitive game has no scenario");
            });
    archive.either("corporations", setup.chooses_corporations, "random", "choose");
    if (archive.has("rules", setup.rules != kRulesVersion)) archive.number("rules", setup.rules, 1, kRulesVersion);
    if (setup.players == 1 && setup.variant != Variant::coop) archive.refuse("variant", "solo is always cooperative");
}

Document write_setup(const Setup& setup) { return write_setup_of(setup); }

Result<Setup, Refusal> read_setup(const Document& document) { return read_setup_of<Setup>(document, kMaxPlayers); }

Document setup_options() {
    Setup setup;
    Document options = Document::map();
    Archive archive(options);
    describe_options(archive, setup);
    return options;
}

}  // namespace planitia::martians
