/// The actions that are printed on the buildings.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr ActionInfo kActions[] = {
    {Action::oxygen, "oxygen", Building::moxie, 1, price(1, energy), 2},
    {Action::build, "build", Building::construction, 1, price(2, energy, 1, aux), 3},
    {Action::expand, "expand", Building::construction, 1, price(2, energy, 1, aux), 3},
    {Action::installation, "installation", Building::construction, 1, price(2, energy, 1, aux)},
    {Action::medicine, "medicine", Building::hospital, 1, price(1, energy, 1, aux, 1, water)},
    {Action::purify, "purify", Building::water_treatment, 1, price(1, energy, 1, ice)},
    {Action::extract, "extract", Building::mining, 1, price(1, energy)},
    {Action::assay, "assay", Building::mining, 1},
    {Action::research, "research", Building::lander},
    {Action::unload, "unload", Building::lander},
    {Action::mission, "mission", Building::lander, 1},
    {Action::corporate_tech, "corporate-tech", Building::laboratory, 0, price(1, energy)},
    {Action::colony_tech, "colony-tech", Building::laboratory, 3, price(1, energy)},
    {Action::harvest, "harvest", Building::greenhouse, 1},
    {Action::change_crop, "change-crop", Building::greenhouse, 1, price(1, energy)},
    {Action::hire, "hire", Building::education, 0, price(2, money)},
};
// clang-format on

}  // namespace words

constexpr const ActionInfo& info(Action action) { return words::kActions[static_cast<std::size_t>(action)]; }

}  // namespace planitia::martians
