/// Tables of titles: one row a thing, one column a language.
#pragma once
#include <core/shown.h>
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

/// Of things that are rows of the catalogue: `slug_of(value)` is the name there.
template <class E, std::size_t N, class SlugOf>
consteval TitleTable<E> titles_by_slug(const TitleRow (&rows)[N], SlugOf slug_of) {
    TitleTable<E> table;
    for (E value : every<E>())
        for (const TitleRow& row : rows)
            if (row.slug == slug_of(value)) table[value] = row.titles;
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

/// The first thing of the catalogue, or else of the rows, that has not its titles, in every language and at its place;
/// none when all is well.
template <class Rows, class Slugs>
constexpr std::string_view first_untitled(const Rows& rows, const Slugs& slugs) {
    std::size_t i = 0;
    for (std::string_view slug : slugs) {
        if (i == std::size(rows) || rows[i].slug != slug || !is_complete(rows[i].titles)) return slug;
        ++i;
    }
    return i == std::size(rows) ? std::string_view() : rows[i].slug;
}

/// Stops the compiler when something of the catalogue has no titles; its message shows what.
template <Shown untitled>
consteval bool are_all_titled() {
    static_assert(untitled.text[0] == '\0', "this has no titles, or others stand at its place in title_rows.h");
    return true;
}

constexpr std::string_view in(Language language, const Titles& titles) {
    return titles[static_cast<std::size_t>(language)];
}

}  // namespace planitia::present
