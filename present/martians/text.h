/// The rules text of everything in Martians, as sentences.
#pragma once
#include <martians/rules/option.h>
#include <present/martians/clauses.h>

#include <string>
#include <vector>

namespace planitia::present {

using Sentences = std::vector<std::string>;

Sentences rules_text(const Clauses& clauses, martians::Building building);
Sentences rules_text(const Clauses& clauses, martians::Technology technology);
Sentences rules_text(const Clauses& clauses, martians::Corporation corporation);
Sentences rules_text(const Clauses& clauses, martians::Person person);
Sentences rules_text(const Clauses& clauses, martians::Crop crop);
Sentences rules_text(const Clauses& clauses, martians::Weather weather);
Sentences rules_text(const Clauses& clauses, martians::EventCard event);
Sentences rules_text(const Clauses& clauses, martians::Research tile);
Sentences rules_text(const Clauses& clauses, martians::Order order);
Sentences rules_text(const Clauses& clauses, martians::Scenario scenario);
Sentences rules_text(const Clauses& clauses, martians::Installation installation);

/// What players do without a building. Precondition: it is one of `kRules`.
Sentences rules_text(const Clauses& clauses, martians::OptionKind rule);
std::string rule_title(const Phrasebook& book, martians::OptionKind rule);

}  // namespace planitia::present
