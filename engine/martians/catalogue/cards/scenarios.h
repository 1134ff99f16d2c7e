/// The missions of the cooperative and semi-cooperative game.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr ScenarioInfo kScenarios[] = {
    {.id = Scenario::first_footprints, .slug = "first-footprints",
     .gain_each = price(1, water, 1, energy), .opened = all_of(Building::greenhouse),
     .tasks = {task("landing-report", price(1, regolith, 1, ice), 4, {1, 1, 2, 2}),
               task("power-test", price(3, energy), 3, {1, 2, 2, 3})},
     .built = all_of(Building::hospital, Building::water_treatment),
     .satisfaction = {30, 50, 72, 95}},
    {.id = Scenario::thirsty_ground, .slug = "thirsty-ground",
     .tasks = {task("fill-tank", price(2, water), 5, {1, 2, 2, 4}),
               task("ice-cores", price(2, ice), 4, {1, 1, 2, 2})},
     .built = all_of(Building::hospital, Building::water_treatment), .expanded = all_of(Building::water_treatment),
     .satisfaction = {25, 40, 60, 82}},
    {.id = Scenario::green_horizon, .slug = "green-horizon",
     .gain_each = price(1, water, 1, food),
     .tasks = {task("pantry", price(2, food), 6, {1, 2, 2, 5}),
               task("seed-vault", price(1, food, 1, water, 1, aux), 7, {1, 1, 2, 2})},
     .expanded = all_of(Building::greenhouse),
     .satisfaction = {40, 66, 96, 138}},
    {.id = Scenario::new_generation, .slug = "new-generation",
     .growth_in_first_quarter = 1,
     .tasks = {task("family-clinic", price(1, medicine, 1, food), 9, {1, 1, 2, 3}),
               task("nursery", price(2, aux, 2, energy), 7, {1, 2, 2, 3})},
     .built = all_of(Building::hospital), .population_grown = true, .nobody_dead = true,
     .satisfaction = {30, 60, 103, 134}},
    {.id = Scenario::deep_strata, .slug = "deep-strata",
     .tasks = {task("bright-pair", price(1, mineral_yellow, 1, mineral_red), 7, {1, 1, 2, 3}),
               task("rare-sample", with_rare_samples(1), 7, {1, 1, 2, 2}),
               task("core-crate", price(3, regolith), 5, {1, 1, 2, 4})},
     .built = all_of(Building::laboratory),
     .satisfaction = {39, 59, 104, 150}},
    {.id = Scenario::long_night, .slug = "long-night",
     .gain_each = price(1, aux), .installation_output = -1,
     .tasks = {task("battery-bank", price(4, energy), 6, {2, 3, 3, 4}),
               task("heat-shields", price(1, aux, 2, regolith), 6, {2, 2, 2, 3})},
     .built = all_of(Building::water_treatment, Building::laboratory), .colony_technologies = 1,
     .satisfaction = {40, 62, 80, 120}},
    {.id = Scenario::silence_from_earth, .slug = "silence-from-earth", .rounds = 5,
     .hunger_per_player = 1, .most_unloaded = 1,
     .tasks = {task("reserve-food", price(3, food), 8, {1, 2, 3, 4}),
               task("reserve-medicine", price(1, medicine, 1, water), 7, {1, 2, 2, 3}),
               task("call-home", with_samples(1, price(3, energy, 1, aux)), 8, {1, 2, 2, 3})},
     .built = all_of(Building::hospital, Building::water_treatment, Building::laboratory, Building::education),
     .colony_technologies = 2,
     .satisfaction = {42, 78, 128, 174}},
};
// clang-format on

}  // namespace words

constexpr const ScenarioInfo& info(Scenario scenario) { return words::kScenarios[static_cast<std::size_t>(scenario)]; }

}  // namespace planitia::martians
