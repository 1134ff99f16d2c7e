/// The words of Terraforming Mars, in one language.
#pragma once
#include <present/phrasebook.h>
#include <present/terraforming/labels.h>
#include <present/terraforming/phrases.h>
#include <terraforming/notation/names.h>

namespace planitia::present {

struct TerraformingBook {
    AllNouns<TerraformingNoun, terraforming::Resource, terraforming::CardResource, terraforming::Tag,
             terraforming::Parameter, terraforming::Kind, terraforming::Set, terraforming::Colony>
        nouns;
    AllPhrases<TerraformingPhrase, terraforming::Question, terraforming::OptionKind, terraforming::ReasonCode,
               terraforming::EventKind, TerraformingLabel, TerraformingRule>
        phrases;
    AllPhrases<terraforming::ReasonCode> briefs;
};
const TerraformingBook& terraforming_book(Language language);

template <class E>
    requires Says<TerraformingBook, E>
const TerraformingBook& book_with(Language language, std::type_identity<E>) {
    return terraforming_book(language);
}

}  // namespace planitia::present
