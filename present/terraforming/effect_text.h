/// What the declarations of Terraforming Mars do, in words. No card is named here.
#pragma once
#include <present/terraforming/phrasebook.h>
#include <terraforming/catalogue/card.h>

#include <span>
#include <vector>

namespace planitia::present {

/// How effects are told.
struct Telling {
    const terraforming::Card* card = nullptr;  ///< on which they stand; null for what is no card
    Mood mood = Mood::imperative;
    bool is_short = false;  ///< as on a card: with abbreviations
};

/// Whether it is paid so that what follows happens.
bool is_price(const terraforming::Effect& effect);

/// Effects one after the other, as one clause.
std::string effects_clause(const Phrasebook& book, terraforming::EffectRange effects, const Telling& telling = {});
/// The first of the effects alone; with the others where they only follow from it.
std::string first_effect_clause(const Phrasebook& book, terraforming::EffectRange effects, const Telling& telling = {});
/// Effects that have nothing to do with each other, as sentences.
std::vector<std::string> effects_sentences(const Phrasebook& book, terraforming::EffectRange effects,
                                           const Telling& telling = {});
/// One step more of a production.
std::string production_clause(const Phrasebook& book, terraforming::Resource resource, const Telling& telling = {});

/// The requirements of a card.
std::string needs_clause(const Phrasebook& book, std::span<const terraforming::Need> needs);
std::string ongoing_clause(const Phrasebook& book, const terraforming::Ongoing& ongoing);
std::string trigger_clause(const Phrasebook& book, const terraforming::Trigger& trigger, const Telling& telling);
/// Precondition: they are worth something.
std::string points_clause(const Phrasebook& book, const terraforming::Points& points, const Telling& telling);

/// What a step of a colony's track brings. Pieces are just counted; it is clear from the colony itself how they come.
std::string income_clause(const Phrasebook& book, terraforming::EffectRange income);
/// What all its steps bring: a row of amounts, or runs of equal steps.
std::string income_sentence(const Phrasebook& book, std::span<const terraforming::EffectRange> track);

}  // namespace planitia::present
