/// Tables that somebody opens.
#pragma once
#include <house/change.h>

#include <optional>
#include <string>
#include <vector>

namespace planitia::house {

/// Of the id of a table: 60 random bits, as who knows the address of a table was told it.
inline constexpr std::size_t kTableLetters = 12;

struct NewTable {
    store::TableRow row;
    std::vector<store::SeatRow> seats;
    std::vector<std::optional<std::string>> invites;  ///< by seat; none where nobody is invited
};

/// `{"game":…,"setup":{…},"seats":[{"person":"me"},{"open":true},{"bot":"greedy"}],"options":{…},"name":…}`. Without seats the asker has the
/// first and the others are open. With `"day":true` it is the deal of the day, for which `key` is needed; `{"lesson":"first-game"}` is always the same
/// game.
Result<NewTable, Refusal> read_new_table(const Asker& asker, const Document& request, const std::string& key,
                                         std::int64_t now);
/// `table` and `invites`.
Document write_new_table(const NewTable& table);

/// A table for the same people, who move on by one seat; the old table knows it.
Result<Change, Refusal> rematch(Room& room, const Asker& asker, const Document& request, std::int64_t now);

/// The options of a request; without any the usual ones.
Result<table::Terms, Refusal> read_agreed_terms(const Document& request);
/// A table with a secret of its own that nobody sits at.
store::TableRow begin_row(const Asker& asker, std::string game, const Document& setup, const table::Terms& terms,
                          std::int64_t now);

}  // namespace planitia::house
