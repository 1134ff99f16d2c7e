#include <core/assert.h>
#include <core/hex.h>
#include <desk/games.h>
#include <desk/of_game.h>
#include <protocol/save.h>
#include <table/stored_game.h>
#include <table/stored_lines.h>

namespace planitia::table {

namespace {

template <Game G>
Result<desk::Match, Refusal> load_as(const Document& save) {
    auto record = protocol::load<G>(save);
    if (!record) return Unexpected{record.error()};
    return desk::Match(std::move(*record));
}

}  // namespace

Result<desk::Match, Refusal> load(const StoredTable& stored) {
    const auto game = desk::find_game(stored.game);
    if (!game) return Unexpected{game.error()};
    const Document save = write_save(stored);
    return std::visit([&]<class Setup>(const Setup&) { return load_as<desk::GameOf<Setup>>(save); },
                      (*game)->usual_setup);
}

StoredTable write_game(const desk::Match& match) {
    const Document save = std::visit([](const auto& record) { return protocol::write_save(record); }, match.record());
    const auto stored = read_agreed(save);
    PLANITIA_ASSERT(stored.has_value(), "what was written is read");
    return *stored;
}

desk::Match start_of(const desk::Match& match) {
    return std::visit([](const auto& record) { return desk::Match::from_position(record.start()); }, match.record());
}

std::string digest_of(const desk::Match& match) {
    return std::visit([](const auto& record) { return to_hex(record.digest()); }, match.record());
}

}  // namespace planitia::table
