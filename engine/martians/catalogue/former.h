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
