/// The standard projects.
#pragma once
#include <terraforming/catalogue/row.h>

namespace planitia::terraforming::words {

constexpr ProjectRow kStandardProjects[] = {
    {Project::sell_patents, "sell-patents", 0, {}},
    {Project::power_plant, "power-plant", 11, {produce(1, energy)}},
    {Project::asteroid, "asteroid", 14, {raise(temperature)}},
    {Project::aquifer, "aquifer", 18, {place_ocean()}},
    {Project::greenery, "greenery", 23, {place_greenery()}},
    {Project::city, "city", 25, {produce(1, megacredits), place_city()}},
    {Project::colony, "colony", 17, {build_colony()}, colonies},
};

}  // namespace planitia::terraforming::words
