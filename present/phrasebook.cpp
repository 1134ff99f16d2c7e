#include <present/phrasebook.h>
#include <present/phrasebook/cs.h>
#include <present/phrasebook/en.h>
#include <present/phrasebook/pl.h>
#include <present/phrasebook/uk.h>

namespace planitia::present {

namespace {

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

/// Stops the compiler; its message names the language and the enumerator.
template <Language language, auto fault>
consteval bool is_said() {
    static_assert(fault == decltype(fault)::count_, "this phrase or noun is missing, malformed, or has other slots");
    return true;
}

template <const Phrasebook& book, class... Ns, class... Ps>
consteval bool says_everything(std::type_identity<std::tuple<Nouns<Ns>...>>,
                               std::type_identity<std::tuple<Phrases<Ps>...>>) {
    return (is_said<book.language, first_fault(book.grammar, std::get<Nouns<Ns>>(book.nouns))>() && ...) &&
           (is_said<book.language, first_fault(book.grammar, std::get<Phrases<Ps>>(book.phrases),
                                               std::get<Phrases<Ps>>(kEnglish.phrases))>() &&
            ...);
}

template <const Phrasebook& book, class... Bs>
consteval bool has_every_brief(std::type_identity<std::tuple<Phrases<Bs>...>>) {
    return (is_said<book.language, first_fault(book.grammar, std::get<Phrases<Bs>>(book.briefs),
                                               std::get<Phrases<Bs>>(kEnglish.briefs))>() &&
            ...);
}

template <const Phrasebook&... books>
consteval std::array<const Phrasebook*, sizeof...(books)> checked() {
#ifndef __clang__  // it takes minutes where gcc takes seconds, and the program is built with gcc
    using AllNouns = std::type_identity<decltype(Phrasebook::nouns)>;
    using AllPhrases = std::type_identity<decltype(Phrasebook::phrases)>;
    static_assert((says_everything<books>(AllNouns{}, AllPhrases{}) && ...));
    static_assert((has_every_brief<books>(std::type_identity<decltype(Phrasebook::briefs)>{}) && ...));
#endif
    return {&books...};
}

/// In the order of the languages.
constexpr std::array kPhrasebooks = checked<kEnglish, kPolish, kUkrainian, kCzech>();
static_assert(kPhrasebooks.size() == static_cast<std::size_t>(Language::count_));

}  // namespace

const Phrasebook& phrasebook(Language language) { return *kPhrasebooks[static_cast<std::size_t>(language)]; }

}  // namespace planitia::present
