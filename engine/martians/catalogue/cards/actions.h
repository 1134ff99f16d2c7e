/// The actions that are printed on the buildings.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr ActionInfo kActions[] = {
    {Action::oxygen, "oxygen", Building::moxie, 1, price(1, energy),
     {reputation(2), remove_need(1, Need::oxygen)}},
    {Action::build, "build", Building::construction, 1, price(2, energy, 1, aux),
     {finish_field(slow), reputation(3)}},
    {Action::expand, "expand", Building::construction, 1, price(2, energy, 1, aux),
     {finish_field(closed), reputation(3)}},
    {Action::installation, "installation", Building::construction, 1, price(2, energy, 1, aux),
     {raise_installation()}},
    {Action::medicine, "medicine", Building::hospital, 1, price(1, energy, 1, aux, 1, water),
     {gain(1, medicine)}},
    {Action::purify, "purify", Building::water_treatment, 1, price(1, energy, 1, ice),
     {gain(2, water)}},
    {Action::extract, "extract", Building::mining, 1, price(1, energy),
     {extract(2)}},
    {Action::assay, "assay", Building::mining, 1, {},
     {assay()}, Action::extract},
    {Action::research, "research", Building::lander, 0, {},
     {do_research()}},
    {Action::unload, "unload", Building::lander, 0, {},
     {unload(kMostUnloaded, aux)}},
    {Action::mission, "mission", Building::lander, 1, {},
     {do_mission()}},
    {Action::corporate_tech, "corporate-tech", Building::laboratory, 0, price(1, energy),
     {develop(Developer::corporation)}},
    {Action::colony_tech, "colony-tech", Building::laboratory, kColonyTechnologyTime, price(1, energy),
     {develop(Developer::colony)}},
    {Action::harvest, "harvest", Building::greenhouse, 1, {},
     {gather_harvest()}},
    {Action::change_crop, "change-crop", Building::greenhouse, 1, price(1, energy),
     {change_crop()}},
    {Action::hire, "hire", Building::education, 0, price(2, money),
     {hire()}},
};
// clang-format on

}  // namespace words

constexpr const ActionInfo& info(Action action) { return words::kActions[static_cast<std::size_t>(action)]; }

/// The first action that has such an effect.
template <class Kind, class Meant>
constexpr Action action_with(const Meant& meant) {
    for (const ActionInfo& each : words::kActions)
        if (const Kind* found = find_effect<Kind>(each.effects); found != nullptr && meant(*found)) return each.id;
    return Action::count_;
}
template <class Kind>
constexpr Action action_with() {
    return action_with<Kind>([](const Kind&) { return true; });
}

}  // namespace planitia::martians
