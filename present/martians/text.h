/// The rules text of everything in Martians, as sentences.
#pragma once
#include <martians/rules/option.h>
#include <present/martians/phrasebook.h>

#include <string>
#include <vector>

namespace planitia::present {

using Sentences = std::vector<std::string>;

Sentences rules_text(const Phrasebook& book, martians::Building building);
Sentences rules_text(const Phrasebook& book, martians::Technology technology);
Sentences rules_text(const Phrasebook& book, martians::Corporation corporation);
Sentences rules_text(const Phrasebook& book, martians::Person person);
Sentences rules_text(const Phrasebook& book, martians::Crop crop);
Sentences rules_text(const Phrasebook& book, martians::Weather weather);
Sentences rules_text(const Phrasebook& book, martians::EventCard event);
Sentences rules_text(const Phrasebook& book, martians::Research tile);
Sentences rules_text(const Phrasebook& book, martians::Order order);
Sentences rules_text(const Phrasebook& book, martians::Scenario scenario);
Sentences rules_text(const Phrasebook& book, martians::Installation installation);

/// What players do without a building. Precondition: it is one of `kRules`.
Sentences rules_text(const Phrasebook& book, martians::OptionKind rule);
std::string rule_title(const Phrasebook& book, martians::OptionKind rule);

}  // namespace planitia::present
