/// What a book is made of: tables with a phrase or a noun for every enumerator.
#pragma once
#include <game/names.h>
#include <present/phrase.h>

#include <tuple>

namespace planitia::present {

/// A phrase for every enumerator.
template <class E>
struct Phrases {
    NameTable<E> table;
};
template <class E, std::size_t N>
consteval Phrases<E> phrases(const NamePair<E> (&pairs)[N]) {
    return {named_each<E>(pairs)};
}
template <class... E>
using AllPhrases = std::tuple<Phrases<E>...>;

/// A noun for every enumerator.
template <class E>
struct Nouns {
    ByEnum<E, Noun> table;
};
template <class E>
struct NounPair {
    E value;
    Noun noun;
};
template <class E, std::size_t N>
consteval Nouns<E> nouns(const NounPair<E> (&pairs)[N]) {
    Nouns<E> all;
    for (const NounPair<E>& pair : pairs) all.table[pair.value] = pair.noun;
    return all;
}
template <class... E>
using AllNouns = std::tuple<Nouns<E>...>;

template <class Table, class Tables>
inline constexpr bool kIsAmong = false;
template <class Table, class... All>
inline constexpr bool kIsAmong<Table, std::tuple<All...>> = (std::is_same_v<Table, All> || ...);

/// A book has phrases or nouns for the enumeration.
template <class Book, class E>
concept Says = kIsAmong<Phrases<E>, decltype(Book::phrases)> || kIsAmong<Nouns<E>, decltype(Book::nouns)>;

}  // namespace planitia::present
