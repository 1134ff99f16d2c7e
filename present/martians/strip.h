/// The icons of Martians, from the same declarations as its rules and its texts.
#pragma once
#include <martians/rules/option.h>
#include <present/entry.h>

namespace planitia::present {

std::vector<Part> icon_parts(martians::Building building);
std::vector<Part> icon_parts(martians::Technology technology);
std::vector<Part> icon_parts(martians::Corporation corporation);
std::vector<Part> icon_parts(martians::Person person);
std::vector<Part> icon_parts(martians::Crop crop);
std::vector<Part> icon_parts(martians::Weather weather);
std::vector<Part> icon_parts(martians::EventCard card);
std::vector<Part> icon_parts(martians::Research tile);
std::vector<Part> icon_parts(martians::Order order);
std::vector<Part> icon_parts(martians::Scenario scenario);
std::vector<Part> icon_parts(martians::Installation installation);
/// What players do without a building. Precondition: it is one of `kRules`.
std::vector<Part> icon_parts(martians::OptionKind rule);

}  // namespace planitia::present
