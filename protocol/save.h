/// A record as a saved game and back.
#pragma once
#include <core/hex.h>
#include <game/record.h>
#include <game/version.h>
#include <protocol/request.h>

#include <string>
#include <string_view>

namespace planitia::protocol {

/// The parts of a saved game, checked for their form.
struct Save {
    std::string_view version;            ///< of the engine that made it
    int rules = 1;                       ///< the version of the rules it is played by; before 0.2.0 none was written
    const Document* setup = nullptr;     ///< or
    const Document* position = nullptr;  ///< one of the two
    std::string_view seed;
    const Document::List* choices = nullptr;
};
/// Refuses a save by newer rules than `newest`.
Result<Save, Refusal> read_save(const Document& document, int newest);

struct SavedChoice {
    PlayerId player;
    const Document* option = nullptr;
    std::string_view digest;  ///< empty in saves from before 0.2.0
};
Result<SavedChoice, Refusal> read_saved_choice(const Document& document, std::size_t players);

/// What is wrong inside a save makes it a bad one, except what this engine does not have.
Refusal as_bad_save(std::string_view place, Refusal refusal);

/// The refusal of a save whose choice `choice` does not lead where it led, or is not legal any more.
Refusal as_divergence(const Save& save, std::size_t choice, int newest, Refusal refusal);

/// What of the save can not be read any more, with the version that reads it.
Refusal as_outdated(const Save& save, std::string_view place, Refusal refusal);

/// The position of a save, with its rules among the options.
Document position_of(const Save& save);

template <Game G>
Document write_save(const Record<G>& record) {
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
        const auto position = G::read_position(position_of(save));
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

/// Plays the saved game again, by the rules with which it was dealt. Whoever made it: what counts is that every choice is legal and
/// leads where it led.
template <Game G>
Result<Record<G>, Refusal> load(const Document& document) {
    const Result<Save, Refusal> save = read_save(document, G::kRulesVersion);
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

}  // namespace planitia::protocol
