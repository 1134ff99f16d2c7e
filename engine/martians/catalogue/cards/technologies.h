/// Technologies, and the corporations that develop them.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr TechnologyInfo kTechnologies[] = {
    {Technology::long_arm,         "long-arm",         Developer::corporation},
    {Technology::weather_report,   "weather-report",   Developer::corporation},
    {Technology::dna_modification, "dna-modification", Developer::corporation},
    {Technology::solar_energy,     "solar-energy",     Developer::corporation},
    {Technology::kinetic_energy,   "kinetic-energy",   Developer::corporation},
    {Technology::molecular_sensor, "molecular-sensor", Developer::corporation},
    {Technology::medical_care,     "medical-care",     Developer::colony},
    {Technology::co2_converter,    "co2-converter",    Developer::colony},
    {Technology::birth_planning,   "birth-planning",   Developer::colony},
};

/// With the laboratory time of their technologies, in the order above.
inline constexpr CorporationInfo kCorporations[] = {
    {Corporation::helion,   "helion",   {2, 1, 3, 1, 2, 2}},
    {Corporation::borealis, "borealis", {2, 1, 3, 2, 1, 2}},
    {Corporation::stratum,  "stratum",  {1, 2, 3, 2, 2, 1}},
    {Corporation::vitalis,  "vitalis",  {3, 1, 2, 2, 2, 2}},
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
constexpr int technology_time(Corporation corporation, Technology technology) {
    return info(corporation).times[static_cast<std::size_t>(technology)];
}

}  // namespace planitia::martians
