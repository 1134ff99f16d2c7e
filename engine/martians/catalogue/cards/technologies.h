/// Technologies, and the corporations that develop them.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr TechnologyInfo kTechnologies[] = {
    {Technology::long_arm,          "long-arm",         Developer::corporation, long_reach()},
    {Technology::weather_report,    "weather-report",   Developer::corporation, sees_weather()},
    {Technology::dna_modification,  "dna-modification", Developer::corporation, longer_turns(1)},
    {Technology::solar_energy,      "solar-energy",     Developer::corporation, more_energy(1, solar)},
    {Technology::kinetic_energy,    "kinetic-energy",   Developer::corporation, more_energy(1, wind)},
    {Technology::molecular_sensor,  "molecular-sensor", Developer::corporation, more_samples(1)},
    {Technology::medical_care,      "medical-care",     Developer::colony,      fewer_needs(1, sickness)},
    {Technology::co2_converter,     "co2-converter",    Developer::colony,      fewer_needs(1, oxygen)},
    {Technology::birth_planning,    "birth-planning",   Developer::colony,      places_growth()},
};

/// With the laboratory time of their technologies, in the order above.
inline constexpr CorporationInfo kCorporations[] = {
    {Corporation::helion,   "helion",   {1, 1, 3, 1, 2, 2}},
    {Corporation::borealis, "borealis", {1, 1, 3, 2, 1, 2}},
    {Corporation::stratum,  "stratum",  {1, 1, 3, 2, 2, 1}},
    {Corporation::vitalis,  "vitalis",  {2, 1, 3, 1, 1, 2}},
};
// clang-format on

}  // namespace words

constexpr const TechnologyInfo& info(Technology technology) {
    return words::kTechnologies[static_cast<std::size_t>(technology)];
}
constexpr bool is_colony_technology(Technology technology) { return info(technology).of == Developer::colony; }

constexpr const CorporationInfo& info(Corporation corporation) {
    return words::kCorporations[static_cast<std::size_t>(corporation)];
}

}  // namespace planitia::martians
