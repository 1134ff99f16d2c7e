/// Many tables at once.
#pragma once
#include <store/database.h>
#include <store/rows.h>

#include <string>
#include <string_view>
#include <vector>

namespace planitia::store {

/// `requests`, `invite_hash` and `share` of seats are there, and not to be shown.
struct Listing {
    TableRow table;
    std::vector<SeatRow> seats;
};
/// Those that everybody may find, the one changed last first.
std::vector<Listing> listed_tables(Database& database, std::string_view state, std::size_t most);
/// Those where the person sits or is host, the one changed last first.
std::vector<Listing> tables_of(Database& database, std::string_view person, std::size_t most);
/// The ids of all tables in that state.
std::vector<std::string> tables_in_state(Database& database, std::string_view state);
/// Gathering or playing.
std::int64_t unfinished_tables_of(Database& database, std::string_view host);
/// From that instant on.
std::int64_t tables_made_since(Database& database, std::string_view host, std::int64_t instant);

}  // namespace planitia::store
