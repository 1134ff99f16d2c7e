/// The icons of Terraforming Mars, from the same declarations as its rules and its texts.
#pragma once
#include <present/entry.h>
#include <terraforming/catalogue/card.h>
#include <terraforming/catalogue/goals.h>

namespace planitia::present {

std::vector<Part> card_parts(const terraforming::Card& card);
std::vector<Part> milestone_parts(terraforming::Milestone milestone);
std::vector<Part> award_parts(terraforming::Award award);
std::vector<Part> project_parts(terraforming::Project project);
std::vector<Part> colony_parts(terraforming::Colony colony);

}  // namespace planitia::present
