/// The nine buildings with their fields, and the installations.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr BuildingInfo kBuildings[] = {
    {Building::moxie,           "moxie",           {open, open, open},     {2, 2, 3, 3}},
    {Building::construction,    "construction",    {open, open, open},     {2, 2, 2, 3}},
    {Building::hospital,        "hospital",        {slow, closed, closed}},
    {Building::water_treatment, "water-treatment", {slow, closed, none}},
    {Building::mining,          "mining",          {open, open, open},     {2, 2, 2, 3}},
    {Building::lander,          "lander",          {open, open, open},     {2, 2, 3, 3}},
    {Building::laboratory,      "laboratory",      {slow, closed, closed}},
    {Building::greenhouse,      "greenhouse",      {closed, closed, none}},
    {Building::education,       "education",       {slow, closed, none}},
};

inline constexpr InstallationInfo kInstallations[] = {
    {Installation::solar, "solar"},
    {Installation::wind,  "wind"},
};
// clang-format on

}  // namespace words

constexpr const BuildingInfo& info(Building building) { return words::kBuildings[static_cast<std::size_t>(building)]; }
constexpr const InstallationInfo& info(Installation installation) {
    return words::kInstallations[static_cast<std::size_t>(installation)];
}

}  // namespace planitia::martians
