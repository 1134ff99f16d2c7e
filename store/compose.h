/// Statements made of the names of columns; values only ever become `$1`, `$2` …
#pragma once
#include <store/columns.h>
#include <store/statement.h>

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace planitia::store {

/// A column and its value.
struct Field {
    std::string_view column;
    Value value;
};
using Fields = std::vector<Field>;

Statement insert(std::string_view table, Fields fields);
/// Of several rows, which have the same columns.
Statement insert(std::string_view table, std::span<Fields> rows);
/// Takes the place of the row with the same key: of the first so many fields.
Statement put(std::string_view table, Fields fields, std::size_t key);
/// A guard. `where` is what has to hold.
Statement guard(std::string_view table, Fields changes, Fields where);
Statement remove(std::string_view table, Fields where);

/// `id, name, game …`
template <class R>
std::string columns_of() {
    std::string names;
    const R row;
    each_column(row, [&](std::string_view column, const auto&) {
        if (!names.empty()) names += ", ";
        names += column;
    });
    return names;
}

/// The columns of the row after those given.
template <class R>
Fields fields_of(const R& row, Fields fields = {}) {
    each_column(row, [&]<class T>(std::string_view column, const T& field) {
        if constexpr (std::integral<T>) {
            fields.push_back({column, static_cast<std::int64_t>(field)});
        } else if constexpr (std::same_as<T, std::string>) {
            fields.push_back({column, field});
        } else {
            fields.push_back({column, value_of(field)});
        }
    });
    return fields;
}

/// A row whose columns were asked for in the order of `columns_of`, from `first` on.
template <class R>
R read_row(const Row& row, std::size_t first = 0) {
    R read;
    std::size_t column = first;
    each_column(read, [&]<class T>(std::string_view, T& field) {
        if constexpr (std::integral<T>) {
            field = static_cast<T>(row.number(column));
        } else if constexpr (std::same_as<T, std::string>) {
            field = row.text(column);
        } else if (!row.is_null(column)) {
            if constexpr (std::same_as<T, std::optional<std::string>>) {
                field = row.text(column);
            } else {
                field = static_cast<typename T::value_type>(row.number(column));
            }
        }
        ++column;
    });
    return read;
}

/// The rows that a question with those columns brings.
template <class R>
std::vector<R> read_rows(Database& database, std::string_view sql, std::span<const Value> values) {
    std::vector<R> rows;
    database.query(sql, values, [&](const Row& row) { rows.push_back(read_row<R>(row)); });
    return rows;
}

/// The first of them.
template <class R>
std::optional<R> read_one(Database& database, std::string_view sql, std::span<const Value> values) {
    std::optional<R> read;
    database.query(sql, values, [&](const Row& row) {
        if (!read) read = read_row<R>(row);
    });
    return read;
}

/// What a question with one number as its answer brings.
std::int64_t read_number(Database& database, std::string_view sql, std::span<const Value> values);

}  // namespace planitia::store
