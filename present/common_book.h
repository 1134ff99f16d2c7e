/// What is said whatever is played, in one language.
#pragma once
#include <game/refusal.h>
#include <game/reveal.h>
#include <present/common_phrase.h>
#include <present/entry.h>
#include <present/table_text.h>
#include <present/wording.h>

namespace planitia::present {

struct CommonBook {
    AllNouns<> nouns;
    AllPhrases<CommonPhrase, TableText, EntryKind, PartKind, RefusalCode, Reveal> phrases;
    AllPhrases<> briefs;
};
const CommonBook& common_book(Language language);

template <class E>
    requires Says<CommonBook, E>
const CommonBook& book_with(Language language, std::type_identity<E>) {
    return common_book(language);
}

}  // namespace planitia::present
