#include <store/compose.h>
#include <store/listings.h>

#include <map>

namespace planitia::store {

namespace {

/// The tables that the question names, with their seats, of one moment. The question is a constant text that gives ids, with values of its own.
std::vector<Listing> listings(Database& database, const std::string& which, const Values& values) {
    const Transaction moment(database, Transaction::Kind::reading);
    std::vector<Listing> found;
    database.query(
        "SELECT " + columns_of<TableRow>() + " FROM tables WHERE id IN (" + which + ") ORDER BY changed DESC, id",
        values, [&](const Row& row) { found.push_back({read_row<TableRow>(row), {}}); });
    std::map<std::string_view, Listing*> by_id;
    for (Listing& listing : found) by_id.emplace(listing.table.id, &listing);
    database.query("SELECT table_id, " + columns_of<SeatRow>() + " FROM seats WHERE table_id IN (" + which +
                       ") ORDER BY table_id, seat",
                   values, [&](const Row& row) { by_id.at(row.text(0))->seats.push_back(read_row<SeatRow>(row, 1)); });
    return found;
}

}  // namespace

std::vector<Listing> listed_tables(Database& database, std::string_view state, std::size_t most) {
    return listings(database, "SELECT id FROM tables WHERE listed=1 AND state=$1 ORDER BY changed DESC, id LIMIT $2",
                    {std::string(state), static_cast<std::int64_t>(most)});
}

std::vector<Listing> tables_of(Database& database, std::string_view person, std::size_t most) {
    return listings(database,
                    "SELECT id FROM tables WHERE host=$1 OR id IN (SELECT table_id FROM seats WHERE person=$1) "
                    "ORDER BY changed DESC, id LIMIT $2",
                    {std::string(person), static_cast<std::int64_t>(most)});
}

std::vector<std::string> tables_in_state(Database& database, std::string_view state) {
    std::vector<std::string> ids;
    database.query("SELECT id FROM tables WHERE state=$1 ORDER BY id", Values{std::string(state)},
                   [&](const Row& row) { ids.push_back(row.text(0)); });
    return ids;
}

std::int64_t unfinished_tables_of(Database& database, std::string_view host) {
    return read_number(database, "SELECT COUNT(*) FROM tables WHERE host=$1 AND state IN ('gathering', 'playing')",
                       Values{std::string(host)});
}

std::int64_t tables_made_since(Database& database, std::string_view host, std::int64_t instant) {
    return read_number(database, "SELECT COUNT(*) FROM tables WHERE host=$1 AND created>=$2",
                       Values{std::string(host), instant});
}

}  // namespace planitia::store
