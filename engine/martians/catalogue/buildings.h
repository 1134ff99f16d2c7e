/// The nine buildings with their fields and actions.
#pragma once
#include <martians/catalogue/cost.h>

namespace planitia::martians {

enum class FieldStatus : std::uint8_t {
    none,  ///< the building has no such field
    open,
    slow,         ///< a construction token: a visit takes 1 time more
    closed,       ///< an under-construction token: not usable
    unavailable,  ///< left out for this number of players
    count_
};

struct BuildingInfo {
    std::array<FieldStatus, kMostFields> fields = {};
    ByPlayers usable = {3, 3, 3, 3};  ///< of the open fields
};

struct ActionInfo {
    Building building = Building::moxie;
    std::uint8_t time = 0;  ///< where it is printed with the action
    Cost cost = {};
    std::uint8_t reputation = 0;
};

inline constexpr std::array<BuildingInfo, 9> kBuildings = {{
    {{FieldStatus::open, FieldStatus::open, FieldStatus::open}, {2, 2, 3, 3}},  // moxie
    {{FieldStatus::open, FieldStatus::open, FieldStatus::open}, {2, 2, 2, 3}},  // construction
    {{FieldStatus::slow, FieldStatus::closed, FieldStatus::closed}},            // hospital
    {{FieldStatus::slow, FieldStatus::closed, FieldStatus::none}},              // water treatment
    {{FieldStatus::open, FieldStatus::open, FieldStatus::open}, {2, 2, 2, 3}},  // mining
    {{FieldStatus::open, FieldStatus::open, FieldStatus::open}, {2, 2, 3, 3}},  // lander
    {{FieldStatus::slow, FieldStatus::closed, FieldStatus::closed}},            // laboratory
    {{FieldStatus::open, FieldStatus::closed, FieldStatus::closed}},            // greenhouse
    {{FieldStatus::slow, FieldStatus::closed, FieldStatus::none}},              // education
}};

inline constexpr std::array<ActionInfo, 16> kActions = {{
    {Building::moxie, 1, price(1, Good::energy), 2},                                // oxygen
    {Building::construction, 1, price(2, Good::energy, 1, Good::aux), 3},           // build
    {Building::construction, 1, price(2, Good::energy, 1, Good::aux), 3},           // expand
    {Building::construction, 1, price(2, Good::energy, 1, Good::aux)},              // installation
    {Building::hospital, 1, price(1, Good::energy, 1, Good::aux, 1, Good::water)},  // medicine
    {Building::water_treatment, 1, price(1, Good::energy, 1, Good::ice)},           // purify
    {Building::mining, 1, price(1, Good::energy)},                                  // extract
    {Building::mining, 1},                                                          // assay
    {Building::lander, 0},                                                          // research: of the tile
    {Building::lander, 0},                                                          // unload: 1 or 2
    {Building::lander, 1},                                                          // mission
    {Building::laboratory, 0, price(1, Good::energy)},                              // corporate_tech: of the card
    {Building::laboratory, 3, price(1, Good::energy)},                              // colony_tech
    {Building::greenhouse, 1},                                                      // harvest
    {Building::greenhouse, 1, price(1, Good::energy)},                              // change_crop
    {Building::education, 0, price(2, Good::money)},                                // hire
}};

constexpr const BuildingInfo& info(Building building) { return kBuildings[static_cast<std::size_t>(building)]; }
constexpr const ActionInfo& info(Action action) { return kActions[static_cast<std::size_t>(action)]; }

inline constexpr int kWaterPurified = 2;
inline constexpr int kTaken = 2;  ///< resources an extract takes
inline constexpr int kMostUnloaded = 2;
inline constexpr int kInstallationOutput = 2;

}  // namespace planitia::martians
