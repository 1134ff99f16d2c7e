/// A record as a saved game and back.
#pragma once
#include <game/record.h>
#include <game/version.h>

#include <string>
#include <string_view>

namespace planitia::protocol {

/// The parts of a saved game, checked for their form.
struct Save {
    const Document* setup = nullptr;     ///< or
    const Document* position = nullptr;  ///< one of the two
    std::string_view seed;
    const Document::List* choices = nullptr;
};
Result<Save, Refusal> read_save(const Document& document);

struct SavedChoice {
    PlayerId player;
    const Document* option = nullptr;
    std::string_view hash;
};
Result<SavedChoice, Refusal> read_saved_choice(const Document& document, std::size_t players);

std::string write_hash(std::uint64_t hash);

/// What is wrong inside a save makes it a bad one, except what this engine does not have.
Refusal as_bad_save(std::string_view place, Refusal refusal);

template <Game G>
Document write_save(const Record<G>& record) {
    Document save = Document::map({{"version", kEngineVersion}, {"game", std::string_view(G::kName)}});
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
                                   {"hash", write_hash(entry.hash)}}));
        for (const typename G::Option& step : entry.steps) G::answer(position, entry.player, step, nullptr);
    }
    save.set("choices", std::move(choices));
    return save;
}

template <Game G>
Result<Record<G>, Refusal> begin_saved(const Save& save) {
    if (save.position != nullptr) {
        const auto position = G::read_position(*save.position);
        if (!position) return Unexpected{as_bad_save("/position", position.error())};
        return Record<G>::from_position(*position);
    }
    const auto setup = G::read_setup(*save.setup);
    if (!setup) return Unexpected{as_bad_save("/setup", setup.error())};
    return Record<G>::begin(*setup, save.seed);
}

/// Plays the saved game again; refuses it at the choice that is not legal or after which the game is another one.
template <Game G>
Result<Record<G>, Refusal> load(const Document& document) {
    const Result<Save, Refusal> save = read_save(document);
    if (!save) return Unexpected{save.error()};
    Result<Record<G>, Refusal> record = begin_saved<G>(*save);
    if (!record) return record;
    const Pointer choices = Pointer() / "choices";
    for (std::size_t i = 0; i < save->choices->size(); ++i) {
        const std::string place = (choices / i).text();
        const auto choice = read_saved_choice((*save->choices)[i], G::player_count(record->position()));
        if (!choice) return Unexpected{as_bad_save(place, choice.error())};
        const auto steps = G::read_choice(record->position(), choice->player, *choice->option);
        if (!steps) return Unexpected{as_bad_save(place + "/option", steps.error())};
        const auto done = record->choose(choice->player, *steps);
        if (!done) return Unexpected{as_bad_save(place, done.error())};
        if (write_hash(record->hash()) != choice->hash)
            return Unexpected{Refusal{RefusalCode::bad_save, "from here on the game is another one", place}};
    }
    return record;
}

}  // namespace planitia::protocol
