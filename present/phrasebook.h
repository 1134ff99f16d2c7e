/// One language: its grammar, its nouns, and a phrase for everything there is to say.
/// What has no phrase does not compile, in any language: see `is_complete`.
#pragma once
#include <game/refusal.h>
#include <game/reveal.h>
#include <martians/notation/names.h>
#include <present/common_phrase.h>
#include <present/entry.h>
#include <present/language.h>
#include <present/martians/labels.h>
#include <present/martians/phrases.h>
#include <present/phrase.h>
#include <present/table_text.h>
#include <present/terraforming/labels.h>
#include <present/terraforming/phrases.h>
#include <terraforming/notation/names.h>

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

struct Phrasebook {
    Language language = Language::en;
    std::string_view name;  ///< of the language, in the language
    Grammar grammar;
    std::tuple<Nouns<TerraformingNoun>, Nouns<terraforming::Resource>, Nouns<terraforming::CardResource>,
               Nouns<terraforming::Tag>, Nouns<terraforming::Parameter>, Nouns<terraforming::Kind>,
               Nouns<terraforming::Set>, Nouns<MartiansNoun>, Nouns<martians::Good>, Nouns<martians::Need>,
               Nouns<martians::Installation>>
        nouns;
    std::tuple<Phrases<CommonPhrase>, Phrases<TableText>, Phrases<EntryKind>, Phrases<PartKind>, Phrases<RefusalCode>,
               Phrases<Reveal>, Phrases<TerraformingPhrase>, Phrases<terraforming::Milestone>,
               Phrases<terraforming::Award>, Phrases<terraforming::Question>, Phrases<terraforming::OptionKind>,
               Phrases<terraforming::ReasonCode>, Phrases<terraforming::EventKind>, Phrases<TerraformingLabel>,
               Phrases<TerraformingRule>, Phrases<MartiansPhrase>, Phrases<martians::Question>,
               Phrases<martians::OptionKind>, Phrases<martians::ReasonCode>, Phrases<martians::EventKind>,
               Phrases<martians::Action>, Phrases<martians::Technology>, Phrases<martians::Condition>,
               Phrases<MartiansLabel>, Phrases<MartiansExplanation>>
        phrases;
    /// Reasons in at most 24 characters.
    std::tuple<Phrases<terraforming::ReasonCode>, Phrases<martians::ReasonCode>> briefs;

    template <class E>
    constexpr std::string_view phrase(E what) const {
        return std::get<Phrases<E>>(phrases).table[static_cast<std::size_t>(what)];
    }
    template <class E>
    constexpr std::string_view brief(E reason) const {
        return std::get<Phrases<E>>(briefs).table[static_cast<std::size_t>(reason)];
    }
    template <class E>
    const Noun* noun(E what) const {
        return &std::get<Nouns<E>>(nouns).table[what];
    }
    template <class E>
    std::string say(E what, std::initializer_list<Slot> slots = {}) const {
        return render(grammar, phrase(what), Slots(slots.begin(), slots.size()));
    }
};

const Phrasebook& phrasebook(Language language);

}  // namespace planitia::present
