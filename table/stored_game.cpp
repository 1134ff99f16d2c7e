#include <core/assert.h>
#include <core/hex.h>
#include <desk/games.h>
#include <desk/save.h>
#include <table/stored_game.h>
#include <table/stored_lines.h>

namespace planitia::table {

Result<desk::Match, Refusal> load(const StoredTable& stored) {
    if (const auto game = desk::find_game(stored.game); !game) return Unexpected{game.error()};
    return desk::read_save(write_save(stored));
}

StoredTable write_game(const desk::Match& match) {
    const auto stored = read_agreed(desk::write_save(match));
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
