/// What a milestone needs and what an award is for, in words.
#pragma once
#include <present/terraforming/phrasebook.h>
#include <terraforming/catalogue/goals.h>

namespace planitia::present {

std::string goal_text(const Phrasebook& book, terraforming::Milestone milestone, bool is_short = false);
std::string goal_text(const Phrasebook& book, terraforming::Award award, bool is_short = false);

}  // namespace planitia::present
