#include <desk/documents.h>
#include <desk/games.h>
#include <game/version.h>
#include <protocol/save.h>
#include <table/stored_game.h>
#include <table/stored_lines.h>

namespace planitia::table {

namespace {

Document write_save(const StoredTable& stored) {
    Document save = Document::map({{"version", stored.version}, {"rules", stored.rules}, {"game", stored.game}});
    if (stored.position.is_null()) {
        save.set("setup", stored.setup);
    } else {
        save.set("position", stored.position);
    }
    save.set("seed", stored.seed);
    Document choices = Document::list();
    for (const StoredChoice& each : stored.choices) choices.add(write_choice(each));
    return save.set("choices", std::move(choices));
}

}  // namespace

Result<desk::Match, Refusal> load(const StoredTable& stored) {
    if (const auto game = desk::find_game(stored.game); !game) return Unexpected{game.error()};
    const Document save = write_save(stored);
    if (stored.game == martians::Martians::kName) {
        auto record = protocol::load<martians::Martians>(save);
        if (!record) return Unexpected{record.error()};
        return desk::Match(std::move(*record));
    }
    auto record = protocol::load<terraforming::Terraforming>(save);
    if (!record) return Unexpected{record.error()};
    return desk::Match(std::move(*record));
}

desk::Match start_of(const desk::Match& match) {
    return std::visit([](const auto& record) { return desk::Match::from_position(record.start()); }, match.record());
}

void note_hashes(const desk::Match& match, StoredChoice& choice) {
    std::visit(
        [&](const auto& record) {
            choice.hash = record.hash();
            choice.digest = record.digest();
        },
        match.record());
}

StoredTable write_game(const desk::Match& match) {
    StoredTable stored;
    stored.version = kEngineVersion;
    std::visit(
        [&]<class G>(const Record<G>& record) {
            stored.game = G::kName;
            stored.rules = record.start().setup.rules;
            stored.seed = record.seed();
            if (record.setup()) {
                stored.setup = G::write_setup(*record.setup());
            } else {
                stored.position = G::write_position(record.start());
            }
            typename G::Position position = record.start();
            for (const auto& entry : record.entries()) {
                stored.choices.push_back({.number = stored.choices.size(),
                                          .player = entry.player,
                                          .option = G::write_choice(position, entry.player, entry.steps),
                                          .hash = entry.hash,
                                          .digest = entry.digest});
                for (const auto& step : entry.steps) G::answer(position, entry.player, step, nullptr);
            }
        },
        match.record());
    return stored;
}

}  // namespace planitia::table
