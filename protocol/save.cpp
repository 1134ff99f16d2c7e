#include <game/seal.h>
#include <protocol/request.h>
#include <protocol/save.h>

namespace planitia::protocol {

namespace {

Unexpected<Refusal> bad_save(std::string message, std::string at = "") {
    return Unexpected{Refusal{RefusalCode::bad_save, std::move(message), std::move(at)}};
}

std::string named(std::string_view version, std::int64_t rules) {
    return std::string(version) + " with rules " + std::to_string(rules);
}

std::string newer_rules(std::string_view version, std::int64_t rules, int newest) {
    return "this game was made by " + named(version, rules) + ", which " + named(kEngineVersion, newest) +
           " can not play: " + std::string(version) + " or a later one reads it";
}

}  // namespace

Result<Save, Refusal> read_save(const Document& document, int newest) {
    const Request request(document);
    Save save;
    save.setup = request.find("setup");
    save.position = request.find("position");
    if ((save.setup == nullptr) == (save.position == nullptr)) return bad_save("a set-up or a position is expected");
    const auto version = request.text("version");
    if (!version) return Unexpected{as_bad_save("", version.error())};
    save.version = *version;
    if (!is_version(save.version)) return bad_save("a version such as 0.2.0 is expected", "/version");
    if (const Document* rules = request.find("rules")) {
        if (rules->as_int() == nullptr || *rules->as_int() < 1) return bad_save("a number is expected", "/rules");
        if (*rules->as_int() > newest) return bad_save(newer_rules(save.version, *rules->as_int(), newest), "/rules");
        save.rules = static_cast<int>(*rules->as_int());
    }
    if (save.setup != nullptr) {
        const auto seed = request.text("seed");
        if (!seed) return Unexpected{as_bad_save("", seed.error())};
        save.seed = *seed;
    }
    const auto choices = request.field("choices");
    if (!choices) return Unexpected{as_bad_save("", choices.error())};
    save.choices = (*choices)->as_list();
    if (save.choices == nullptr) return bad_save("a list is expected", "/choices");
    return save;
}

Result<SavedChoice, Refusal> read_saved_choice(const Document& document, std::size_t players) {
    const Request request(document);
    const auto player = request.seat(players);
    if (!player) return Unexpected{player.error()};
    const auto option = request.object("option");
    if (!option) return Unexpected{option.error()};
    const auto hash = request.text("hash");  // of the bytes of a position: it tells other engines nothing
    if (!hash) return Unexpected{hash.error()};
    SavedChoice choice{.player = *player, .option = *option, .digest = {}};
    if (request.find("digest") == nullptr) return choice;
    const auto digest = request.text("digest");
    if (!digest) return Unexpected{digest.error()};
    choice.digest = *digest;
    return choice;
}

Refusal as_bad_save(std::string_view place, Refusal refusal) {
    if (refusal.code != RefusalCode::unsupported) refusal.code = RefusalCode::bad_save;
    return inside(place, std::move(refusal));
}

Refusal as_divergence(const Save& save, std::size_t choice, int newest, Refusal refusal) {
    refusal.message = divergence(choice).message + ": it was made by " + named(save.version, save.rules) +
                      ", this is " + named(kEngineVersion, newest) + "; " + refusal.message;
    return as_bad_save(divergence(choice).at, std::move(refusal));
}

Refusal as_outdated(const Save& save, std::string_view place, Refusal refusal) {
    if (save.version != kEngineVersion)
        refusal.message += "; " + std::string(save.version) + ", which made it, reads it";
    return as_bad_save(place, std::move(refusal));
}

Document position_of(const Save& save) {
    Document position = *save.position;
    const Document* pending = position.find("pending");
    const bool is_sealed = pending != nullptr && pending->find("check") != nullptr;
    // That version sealed the bytes of the engine, not what was written.
    if (is_sealed && save.version != "0.1.0" && !has_valid_seal(position)) return position;
    if (position.as_map() == nullptr) return position;
    if (position.find("options") == nullptr) position.set("options", Document::map());
    Document& options = *position.find("options");
    if (options.as_map() != nullptr && options.find("rules") == nullptr) options.set("rules", save.rules);
    if (is_sealed) seal(position);
    return position;
}

}  // namespace planitia::protocol
