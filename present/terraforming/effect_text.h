/// What the declarations of Terraforming Mars do, in words. No card is named here.
#pragma once
#include <present/terraforming/phrasebook.h>
#include <terraforming/catalogue/card.h>

#include <vector>

namespace planitia::present {

/// Effects one after the other, as one clause. `holds` is what the card they stand on can hold.
std::string effects_clause(const Phrasebook& book, terraforming::EffectRange effects, terraforming::CardResource holds);
/// The first of the effects alone; with the others where they only follow from it.
std::string first_effect_clause(const Phrasebook& book, terraforming::EffectRange effects,
                                terraforming::CardResource holds);
/// Effects that have nothing to do with each other, as sentences.
std::vector<std::string> effects_sentences(const Phrasebook& book, terraforming::EffectRange effects,
                                           terraforming::CardResource holds);

std::string need_clause(const Phrasebook& book, const terraforming::Need& need);
std::string ongoing_clause(const Phrasebook& book, const terraforming::Ongoing& ongoing);
std::string trigger_clause(const Phrasebook& book, const terraforming::Trigger& trigger,
                           terraforming::CardResource holds);
/// Precondition: they are worth something.
std::string points_clause(const Phrasebook& book, const terraforming::Points& points, terraforming::CardResource holds);

/// What a step of a colony's track brings. Pieces are just counted; it is clear from the colony itself how they come.
std::string income_clause(const Phrasebook& book, terraforming::EffectRange income);

}  // namespace planitia::present
