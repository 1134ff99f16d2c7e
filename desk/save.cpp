#include <core/hex.h>
#include <desk/games.h>
#include <desk/of_game.h>
#include <desk/save.h>
#include <game/seal.h>
#include <game/version.h>
#include <json/request.h>

#include <string>
#include <string_view>
#include <type_traits>

namespace planitia::desk {

namespace {

/// The parts of a saved game, checked for their form.
struct Save {
    std::string_view version;            ///< of the engine that made it
    int rules = 1;                       ///< that it is played by; before 0.2.0 none were written
    const Document* setup = nullptr;     ///< or
    const Document* position = nullptr;  ///< one of the two
    std::string_view seed;
    const Document::List* choices = nullptr;
};
struct SavedChoice {
    PlayerId player;
    const Document* option = nullptr;
    std::string_view digest;  ///< empty in saves from before 0.2.0
};

Unexpected<Refusal> bad_save(std::string message, std::string at = "") {
    return Unexpected{Refusal{RefusalCode::bad_save, std::move(message), std::move(at)}};
}

/// What is wrong inside a save makes it a bad one, except what this engine does not have.
Refusal as_bad_save(std::string_view place, Refusal refusal) {
    if (refusal.code != RefusalCode::unsupported) refusal.code = RefusalCode::bad_save;
    return inside(place, std::move(refusal));
}

std::string named(std::string_view version, std::int64_t rules) {
    return std::string(version) + " with rules " + std::to_string(rules);
}

std::string newer_rules(std::string_view version, std::int64_t rules, int newest) {
    return "this game was made by " + named(version, rules) + ", which " + named(kEngineVersion, newest) +
           " can not play: " + std::string(version) + " or a later one reads it";
}

/// Refuses a save by newer rules than `newest`.
Result<Save, Refusal> read_parts(const Document& document, int newest) {
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

/// The refusal of a save whose choice `choice` does not lead where it led, or is not legal any more.
Refusal as_divergence(const Save& save, std::size_t choice, int newest, Refusal refusal) {
    refusal.message = divergence(choice).message + ": it was made by " + named(save.version, save.rules) +
                      ", this is " + named(kEngineVersion, newest) + "; " + refusal.message;
    return as_bad_save(divergence(choice).at, std::move(refusal));
}

/// What of the save can not be read any more, with the version that reads it.
Refusal as_outdated(const Save& save, std::string_view place, Refusal refusal) {
    if (save.version != kEngineVersion)
        refusal.message += "; " + std::string(save.version) + ", which made it, reads it";
    return as_bad_save(place, std::move(refusal));
}

/// The position of a save, with its rules among the options.
template <Game G>
Document position_of(const Save& save) {
    Document position = *save.position;
    const Document* pending = position.find("pending");
    const bool is_sealed = pending != nullptr && pending->find("check") != nullptr;
    // That version sealed the bytes of the engine, not what was written.
    const bool is_seal_of_bytes = save.version == "0.1.0" && std::is_same_v<G, martians::Martians>;
    if (is_sealed && !is_seal_of_bytes && !has_valid_seal(position)) return position;
    if (position.as_map() == nullptr) return position;
    if (position.find("options") == nullptr) position.set("options", Document::map());
    Document& options = *position.find("options");
    if (options.as_map() != nullptr && options.find("rules") == nullptr) options.set("rules", save.rules);
    if (is_sealed) seal(position);
    return position;
}

template <Game G>
Document write_record(const Record<G>& record) {
    Document save = Document::map({{"version", kEngineVersion},
                                   {"rules", int{record.start().setup.rules}},
                                   {"game", std::string_view(G::kName)}});
    if (record.setup()) {
        save.set("setup", G::write_setup(*record.setup()));
    } else {
        save.set("position", G::write_position(record.start()));
    }
    save.set("seed", record.seed());
    Document choices = Document::list();
    typename G::Position position = record.start();
    for (const auto& entry : record.entries()) {
        choices.add(Document::map({{"player", entry.player.index()},
                                   {"option", G::write_choice(position, entry.player, entry.steps)},
                                   {"hash", to_hex(entry.hash)},
                                   {"digest", to_hex(entry.digest)}}));
        for (const typename G::Option& step : entry.steps) G::answer(position, entry.player, step, nullptr);
    }
    save.set("choices", std::move(choices));
    return save;
}

template <Game G>
Result<Record<G>, Refusal> begin_saved(const Save& save) {
    if (save.position != nullptr) {
        const auto position = G::read_position(position_of<G>(save));
        if (!position) return Unexpected{as_outdated(save, "/position", position.error())};
        return Record<G>::from_position(*position);
    }
    auto setup = G::read_setup(*save.setup);
    if (!setup) return Unexpected{as_outdated(save, "/setup", setup.error())};
    setup->rules = static_cast<std::uint8_t>(save.rules);
    return Record<G>::begin(*setup, save.seed);
}

/// Makes one of the choices again; refuses it when it is not legal or leads elsewhere.
template <Game G>
Result<Done, Refusal> choose_saved(Record<G>& record, const SavedChoice& choice) {
    const auto steps = G::read_choice(record.position(), choice.player, *choice.option);
    if (!steps) return Unexpected{inside("/option", steps.error())};
    const auto done = record.choose(choice.player, *steps);
    if (!done || choice.digest.empty() || choice.digest == to_hex(record.digest())) return done;
    return Unexpected{Refusal{RefusalCode::bad_save, "what follows is not what followed", ""}};
}

template <Game G>
Result<Record<G>, Refusal> load(const Document& document) {
    const Result<Save, Refusal> save = read_parts(document, G::kRulesVersion);
    if (!save) return Unexpected{save.error()};
    Result<Record<G>, Refusal> record = begin_saved<G>(*save);
    if (!record) return record;
    for (std::size_t i = 0; i < save->choices->size(); ++i) {
        const auto choice = read_saved_choice((*save->choices)[i], G::player_count(record->position()));
        if (!choice) return Unexpected{as_bad_save((Pointer() / "choices" / i).text(), choice.error())};
        const auto done = choose_saved<G>(*record, *choice);
        if (!done) return Unexpected{as_divergence(*save, i, G::kRulesVersion, done.error())};
    }
    return record;
}

}  // namespace

Document write_save(const Match& match) {
    return std::visit([](const auto& record) { return write_record(record); }, match.record());
}

Result<Match, Refusal> read_save(const Document& document) {
    const auto name = Request(document).text("game");
    if (!name) return bad_save("the name of the game is missing", "/game");
    const auto game = find_game(*name);
    if (!game) return bad_save(game.error().message, game.error().at);
    return std::visit(
        [&](const auto& setup) -> Result<Match, Refusal> {
            auto record = load<GameOf<std::decay_t<decltype(setup)>>>(document);
            if (!record) return Unexpected{record.error()};
            return Match(std::move(*record));
        },
        (*game)->usual_setup);
}

}  // namespace planitia::desk
