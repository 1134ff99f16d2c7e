/// Stops the compiler where a book does not say everything.
#pragma once
#include <present/phrasebook.h>

#include <utility>

namespace planitia::present {

/// The first noun that is missing or has not all its forms.
template <class E>
constexpr E first_fault(const Grammar& grammar, const Nouns<E>& nouns) {
    for (E each : every<E>())
        if (!is_sound(grammar, nouns.table[each])) return each;
    return E::count_;
}

/// The first enumerator without a phrase, or with one that is not well formed or has other slots than the English one.
template <class E>
constexpr E first_fault(const Grammar& grammar, const Phrases<E>& phrases, const Phrases<E>& english) {
    for (E each : every<E>()) {
        const std::string_view phrase = phrases.table[static_cast<std::size_t>(each)];
        if (phrase.empty() || !is_sound(grammar, phrase) ||
            !have_same_slots(phrase, english.table[static_cast<std::size_t>(each)]))
            return each;
    }
    return E::count_;
}

/// Its message names the language and the enumerator.
template <Language language, auto fault>
consteval bool is_said() {
    static_assert(fault == decltype(fault)::count_, "this phrase or noun is missing, malformed, or has other slots");
    return true;
}

template <Language language, const auto& book, class... E>
consteval bool has_nouns(std::type_identity<AllNouns<E...>>) {
    return (is_said<language, first_fault(phrasebook(language).grammar, std::get<Nouns<E>>(book.nouns))>() && ...);
}

/// `tables` are the phrases or the briefs of a book.
template <Language language, const auto& book, const auto& english, auto tables, class... E>
consteval bool has_phrases(std::type_identity<AllPhrases<E...>>) {
    return (is_said<language, first_fault(phrasebook(language).grammar, std::get<Phrases<E>>(book.*tables),
                                          std::get<Phrases<E>>(english.*tables))>() &&
            ...);
}

template <Language language, const auto& book, const auto& english>
consteval bool says_everything() {
    using Book = std::remove_cvref_t<decltype(book)>;
    return has_nouns<language, book>(std::type_identity<decltype(Book::nouns)>{}) &&
           has_phrases<language, book, english, &Book::phrases>(std::type_identity<decltype(Book::phrases)>{}) &&
           has_phrases<language, book, english, &Book::briefs>(std::type_identity<decltype(Book::briefs)>{});
}

/// The books of all languages, in their order, after a look at every word.
template <const auto& english, const auto&... others>
consteval auto checked() {
#ifndef __clang__  // it takes minutes where gcc takes seconds, and the program is built with gcc
    []<std::size_t... i>(std::index_sequence<i...>) {
        static_assert(says_everything<Language::en, english, english>());
        static_assert((says_everything<static_cast<Language>(i + 1), others, english>() && ...));
    }(std::make_index_sequence<sizeof...(others)>{});
#endif
    static_assert(sizeof...(others) + 1 == static_cast<std::size_t>(Language::count_), "a language has no book");
    return std::array{&english, &others...};
}

}  // namespace planitia::present
