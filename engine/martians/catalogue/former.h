/// Figures as they were by earlier rules: a game goes on with those it was dealt with. `Position::printed` reads a row by the rules of
/// its game; a figure that changes is told here as it was.
#pragma once
#include <martians/catalogue/cards/actions.h>
#include <martians/catalogue/cards/buildings.h>
#include <martians/catalogue/cards/crops.h>
#include <martians/catalogue/cards/events.h>
#include <martians/catalogue/cards/orders.h>
#include <martians/catalogue/cards/people.h>
#include <martians/catalogue/cards/research.h>
#include <martians/catalogue/cards/scenarios.h>
#include <martians/catalogue/cards/technologies.h>
#include <martians/catalogue/cards/weather.h>
#include <martians/catalogue/rules_version.h>

namespace planitia::martians {

namespace words {

/// A row of which nothing has changed.
template <class Row>
constexpr Row by_rules_1(const Row& row) {
    return row;
}

constexpr BuildingInfo by_rules_1(BuildingInfo row) {
    if (row.id == Building::greenhouse) row.fields = {open, closed, closed};
    return row;
}

constexpr ScenarioInfo by_rules_1(ScenarioInfo row) {
    row.opened = 0;
    row.satisfaction = {};
    return row;
}

constexpr OrderInfo by_rules_1(OrderInfo row) {
    switch (row.id) {
        case Order::charge_rover: row.reputation = 4; break;
        case Order::beacon_grid:
        case Order::first_aid:
        case Order::yellow_samples:
        case Order::red_samples: row.reputation = 6; break;
        case Order::antenna_mast: row.reputation = 8; break;
        case Order::rare_earths:
        case Order::terrarium: row.reputation = 9; break;
        case Order::rescue_pack: row.reputation = 10; break;
        case Order::feast:
        case Order::outpost_clinic: row.reputation = 11; break;
        case Order::four_colours: row.reputation = 14; break;
        case Order::dust_bricks:
        case Order::landing_pad:
        case Order::frozen_archive:
        case Order::ice_export:
        case Order::spare_parts:
        case Order::workshop:
        case Order::water_barrels:
        case Order::coolant_loop:
        case Order::picnic:
        case Order::collectors_pair:
        case Order::charity:
        case Order::museum_wing:
        case Order::count_: break;
    }
    return row;
}

constexpr WeatherInfo by_rules_1(WeatherInfo row) {
    if (row.id == Weather::clear_sky || row.id == Weather::high_noon_gusts) row.solar = 1;
    if (row.id == Weather::dust_storm) row.solar = -2;
    if (row.id == Weather::static_night) row.solar = -1;
    return row;
}

constexpr CropInfo by_rules_1(CropInfo row) {
    if (row.id == Crop::algae) row.cost = price(2, energy);
    if (row.id == Crop::herbs) row.cost = price(1, water, 1, energy);
    return row;
}

constexpr CorporationInfo by_rules_1(CorporationInfo row) {
    if (row.id == Corporation::helion) row.times = {2, 1, 3, 1, 2, 2};
    if (row.id == Corporation::borealis) row.times = {2, 1, 3, 2, 1, 2};
    if (row.id == Corporation::stratum) row.times = {1, 2, 3, 2, 2, 1};
    if (row.id == Corporation::vitalis) row.times = {3, 1, 2, 2, 2, 2};
    return row;
}

/// Every row of the things of a kind, as it was.
template <class E>
inline constexpr auto kByRules1 = [] {
    ByEnum<E, std::remove_cvref_t<decltype(info(E{}))>> rows;
    for (E thing : every<E>()) rows[thing] = by_rules_1(info(thing));
    return rows;
}();

}  // namespace words

/// The row of a thing by that version of the rules.
template <class E>
constexpr const auto& info(E thing, int rules) {
    return rules == 1 ? words::kByRules1<E>[thing] : info(thing);
}

/// In the laboratory.
constexpr int technology_time(Corporation corporation, Technology technology, int rules = kRulesVersion) {
    if (is_colony_technology(technology)) return kColonyTechnologyTime;
    return info(corporation, rules).times[static_cast<std::size_t>(technology)];
}

}  // namespace planitia::martians
