/// Tables of titles: one row a thing, one column a language.
#pragma once
#include <present/language.h>

namespace planitia::present {

using Titles = std::array<std::string_view, static_cast<std::size_t>(Language::count_)>;

/// By the name in the catalogue.
struct TitleRow {
    std::string_view slug;
    Titles titles;
};

template <class E>
using TitleTable = ByEnum<E, Titles>;
template <class E>
struct TitlePair {
    E value;
    Titles titles;
};
template <class E, std::size_t N>
consteval TitleTable<E> titles_each(const TitlePair<E> (&pairs)[N]) {
    TitleTable<E> table;
    for (const TitlePair<E>& pair : pairs) table[pair.value] = pair.titles;
    return table;
}

constexpr bool is_complete(const Titles& titles) {
    for (std::string_view each : titles)
        if (each.empty()) return false;
    return true;
}
template <class E>
constexpr bool is_complete(const TitleTable<E>& table) {
    for (E value : every<E>())
        if (!is_complete(table[value])) return false;
    return true;
}

/// Whether these rows have titles in every language and are, one by one, those of the catalogue.
template <class Rows, class Slugs>
constexpr bool match(const Rows& rows, const Slugs& slugs) {
    std::size_t i = 0;
    for (std::string_view slug : slugs) {
        if (i == std::size(rows) || rows[i].slug != slug || !is_complete(rows[i].titles)) return false;
        ++i;
    }
    return i == std::size(rows);
}

}  // namespace planitia::present
