/// Titles of everything in Terraforming Mars that has one, in every language.
#pragma once
#include <present/language.h>
#include <terraforming/catalogue/map.h>

#include <string_view>

namespace planitia::present {

std::string_view title(Language language, terraforming::CardId card);
std::string_view title(Language language, terraforming::Colony colony);
std::string_view title(Language language, terraforming::Milestone milestone);
std::string_view title(Language language, terraforming::Award award);
std::string_view title(Language language, terraforming::Project project);
std::string_view title(Language language, terraforming::Map map);

}  // namespace planitia::present
