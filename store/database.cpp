#include <store/database.h>
#include <store/postgres.h>
#include <store/sqlite.h>

namespace planitia::store {

std::optional<std::int64_t> Row::maybe_number(std::size_t column) const {
    return is_null(column) ? std::nullopt : std::optional(number(column));
}
std::optional<std::string> Row::maybe_text(std::size_t column) const {
    return is_null(column) ? std::nullopt : std::optional(text(column));
}

Transaction::Transaction(Database& database, Kind kind) : database_(database) {
    if (kind == Kind::reading) {
        database.begin_reading();
    } else {
        database.begin();
    }
}

Transaction::~Transaction() {
    if (is_open_) database_.rollback();
}

void Transaction::commit() {
    database_.commit();
    is_open_ = false;
}

std::optional<Address> read_address(std::string_view text) {
    constexpr std::string_view kFile = "sqlite:";
    if (text.starts_with(kFile)) {
        const std::string_view place = text.substr(kFile.size());
        // A database in memory would be another one for every connection.
        if (place.empty() || place == ":memory:") return std::nullopt;
        return Address{Address::Kind::sqlite, std::string(place)};
    }
    if (text.starts_with("postgres://") || text.starts_with("postgresql://"))
        return Address{Address::Kind::postgres, std::string(text)};
    return std::nullopt;
}

std::unique_ptr<Database> connect(const Address& address, const Patience& patience) {
    if (address.kind == Address::Kind::sqlite)
        return std::make_unique<Sqlite>(address.place, Sqlite::Opening::served, patience);
    return std::make_unique<Postgres>(address.place, patience);
}

}  // namespace planitia::store
