/// The words of Martians, in one language.
#pragma once
#include <martians/notation/names.h>
#include <present/martians/labels.h>
#include <present/martians/phrases.h>
#include <present/phrasebook.h>

namespace planitia::present {

struct MartiansBook {
    AllNouns<MartiansNoun, martians::Good, martians::Need, martians::Installation> nouns;
    AllPhrases<MartiansPhrase, martians::Question, martians::OptionKind, martians::ReasonCode, martians::EventKind,
               martians::Condition, MartiansLabel, MartiansRule>
        phrases;
    AllPhrases<martians::ReasonCode> briefs;
};
const MartiansBook& martians_book(Language language);

template <class E>
    requires Says<MartiansBook, E>
const MartiansBook& book_with(Language language, std::type_identity<E>) {
    return martians_book(language);
}

}  // namespace planitia::present
