/// The missions of the cooperative and semi-cooperative game, and the figures of the set-up.
#pragma once
#include <martians/catalogue/cost.h>

#include <string_view>

namespace planitia::martians {

struct TaskInfo {
    std::string_view slug;
    Cost cost = {};
    std::uint8_t reputation = 0;
    ByPlayers copies = {};  ///< how often it must be done
};
inline constexpr std::size_t kMostTasks = 3;

constexpr std::uint16_t bit(Building building) {
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(building));
}

struct ScenarioInfo {
    std::uint8_t rounds = 4;
    // -- set-up
    Cost gain_each = {};
    std::uint8_t growth_in_first_quarter = 0;
    std::uint8_t hunger_per_player = 0;  ///< in round 1
    // -- for the whole game
    std::int8_t installation_output = 0;  ///< change of every installation
    std::uint8_t most_unloaded = 2;       ///< aux of one action
    FixedVec<TaskInfo, kMostTasks> tasks = {};
    // -- what must hold at the end
    std::uint16_t built = 0;     ///< buildings without a construction token
    std::uint16_t expanded = 0;  ///< buildings without an under-construction token
    std::uint8_t colony_technologies = 0;
    bool population_grown = false;
    bool nobody_dead = false;
};

// clang-format off
inline constexpr std::array<ScenarioInfo, 7> kScenarios = {{
    {.gain_each = price(1, Good::water, 1, Good::energy),
     .tasks = {TaskInfo{"landing-report", price(1, Good::regolith, 1, Good::ice), 4, {1, 1, 2, 2}},
               TaskInfo{"power-test", price(3, Good::energy), 3, {1, 2, 2, 3}}},
     .built = static_cast<std::uint16_t>(bit(Building::hospital) | bit(Building::water_treatment))},
    {.tasks = {TaskInfo{"fill-tank", price(2, Good::water), 5, {1, 2, 2, 4}},
               TaskInfo{"ice-cores", price(2, Good::ice), 4, {1, 1, 2, 2}}},
     .built = static_cast<std::uint16_t>(bit(Building::hospital) | bit(Building::water_treatment)),
     .expanded = bit(Building::water_treatment)},
    {.gain_each = price(1, Good::water, 1, Good::food),
     .tasks = {TaskInfo{"pantry", price(2, Good::food), 6, {1, 2, 2, 5}},
               TaskInfo{"seed-vault", price(1, Good::food, 1, Good::water, 1, Good::aux), 7, {1, 1, 2, 2}}},
     .expanded = bit(Building::greenhouse)},
    {.growth_in_first_quarter = 1,
     .tasks = {TaskInfo{"family-clinic", price(1, Good::medicine, 1, Good::food), 9, {1, 1, 2, 3}},
               TaskInfo{"nursery", price(2, Good::aux, 2, Good::energy), 7, {1, 2, 2, 3}}},
     .built = bit(Building::hospital), .population_grown = true, .nobody_dead = true},
    {.tasks = {TaskInfo{"bright-pair", price(1, Good::mineral_yellow, 1, Good::mineral_red), 7, {1, 1, 2, 3}},
               TaskInfo{"rare-sample", Cost{.green_or_blue = 1}, 7, {1, 1, 2, 2}},
               TaskInfo{"core-crate", price(3, Good::regolith), 5, {1, 1, 2, 4}}},
     .built = bit(Building::laboratory)},
    {.gain_each = price(1, Good::aux), .installation_output = -1,
     .tasks = {TaskInfo{"battery-bank", price(4, Good::energy), 6, {2, 3, 3, 4}},
               TaskInfo{"heat-shields", price(1, Good::aux, 2, Good::regolith), 6, {2, 2, 2, 3}}},
     .built = static_cast<std::uint16_t>(bit(Building::water_treatment) | bit(Building::laboratory)),
     .colony_technologies = 1},
    {.rounds = 5, .hunger_per_player = 1, .most_unloaded = 1,
     .tasks = {TaskInfo{"reserve-food", price(3, Good::food), 8, {1, 2, 3, 4}},
               TaskInfo{"reserve-medicine", price(1, Good::medicine, 1, Good::water), 7, {1, 2, 2, 3}},
               TaskInfo{"call-home", [] { Cost c = price(3, Good::energy, 1, Good::aux); c.any_mineral = 1; return c; }(),
                        8, {1, 2, 2, 3}}},
     .built = static_cast<std::uint16_t>(bit(Building::hospital) | bit(Building::water_treatment) |
                                         bit(Building::laboratory) | bit(Building::education)),
     .colony_technologies = 2},
}};
// clang-format on
constexpr const ScenarioInfo& info(Scenario scenario) { return kScenarios[static_cast<std::size_t>(scenario)]; }

/// Figures by the number of players.
inline constexpr ByPlayers kRtgEnergy = {4, 4, 5, 6};
inline constexpr ByPlayers kShown = {3, 4, 5, 6};  ///< specialists, assistants, research tiles, orders face up
inline constexpr ByPlayers kCoopEnergy = {7, 10, 15, 20};
inline constexpr ByPlayers kCoopAux = {2, 2, 3, 4};
inline constexpr ByEnum<Need, ByPlayers> kNeeds = [] {
    ByEnum<Need, ByPlayers> needs;
    needs[Need::oxygen] = {1, 2, 3, 4};
    needs[Need::sickness] = {1, 2, 3, 4};
    needs[Need::hunger] = {2, 4, 6, 8};
    return needs;
}();
constexpr int by_players(const ByPlayers& table, std::size_t players) { return table[players - 1]; }

inline constexpr std::array<std::uint8_t, kMostPlayers> kStartMoney = {2, 3, 4, 5};
inline constexpr int kSoloMoney = 6;
inline constexpr int kStartEnergy = 5;
inline constexpr int kStartAux = 1;
inline constexpr int kCompetitiveRounds = 5;
inline constexpr int kTimePerTurn = 3;
inline constexpr int kDeliveries = 2;
inline constexpr int kFoodReputation = 2;
inline constexpr int kMedicineReputation = 3;
inline constexpr int kFinalPenalty = 3;
inline constexpr int kEarlyEndRound = 3;

}  // namespace planitia::martians
