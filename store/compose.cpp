#include <core/assert.h>
#include <store/compose.h>

namespace planitia::store {

namespace {

/// Gives values to a statement, each with its place.
class Composer {
  public:
    explicit Composer(std::string begin) { statement_.sql = std::move(begin); }

    Composer& text(std::string_view more) {
        statement_.sql += more;
        return *this;
    }
    /// `a, b, c`
    Composer& names(const Fields& fields) {
        return list(fields, ", ", [&](const Field& field) { text(field.column); });
    }
    /// `$1, $2, $3`
    Composer& values(Fields& fields) {
        return list(fields, ", ", [&](Field& field) { value(std::move(field.value)); });
    }
    /// `a=$1, b=$2` or `a=$1 AND b=$2`
    Composer& pairs(Fields& fields, std::string_view between) {
        return list(fields, between, [&](Field& field) { text(field.column).text("=").value(std::move(field.value)); });
    }
    Statement statement(bool is_guard = false) {
        statement_.is_guard = is_guard;
        return std::move(statement_);
    }

  private:
    Composer& value(Value value) {
        statement_.values.push_back(std::move(value));
        statement_.sql += "$" + std::to_string(statement_.values.size());
        return *this;
    }
    Composer& list(auto& fields, std::string_view between, const auto& one) {
        bool is_first = true;
        for (auto& field : fields) {
            if (!std::exchange(is_first, false)) text(between);
            one(field);
        }
        return *this;
    }

    Statement statement_;
};

Composer inserting(std::string_view table, Fields& fields) {
    Composer composer("INSERT INTO ");
    composer.text(table).text(" (").names(fields).text(") VALUES (").values(fields).text(")");
    return composer;
}

}  // namespace

Statement insert(std::string_view table, Fields fields) { return inserting(table, fields).statement(); }

Statement insert(std::string_view table, std::span<Fields> rows) {
    PLANITIA_REQUIRE(!rows.empty(), "there is something to insert");
    Composer composer = inserting(table, rows.front());
    for (Fields& fields : rows.subspan(1)) composer.text(", (").values(fields).text(")");
    return composer.statement();
}

Statement put(std::string_view table, Fields fields, std::size_t key) {
    const Fields keys(fields.begin(), fields.begin() + static_cast<std::ptrdiff_t>(key));
    Composer composer = inserting(table, fields);
    composer.text(" ON CONFLICT (").names(keys).text(") DO UPDATE SET ");
    for (std::size_t i = key; i < fields.size(); ++i)
        composer.text(i == key ? "" : ", ").text(fields[i].column).text("=excluded.").text(fields[i].column);
    return composer.statement();
}

Statement guard(std::string_view table, Fields changes, Fields where) {
    Composer composer("UPDATE ");
    composer.text(table).text(" SET ").pairs(changes, ", ").text(" WHERE ").pairs(where, " AND ");
    return composer.statement(true);
}

Statement remove(std::string_view table, Fields where) {
    return Composer("DELETE FROM ").text(table).text(" WHERE ").pairs(where, " AND ").statement();
}

std::int64_t read_number(Database& database, std::string_view sql, std::span<const Value> values) {
    std::int64_t number = 0;
    database.query(sql, values, [&](const Row& row) { number = row.number(0); });
    return number;
}

}  // namespace planitia::store
