/// The eleven colony tiles of Colonies.
#pragma once
#include <terraforming/catalogue/row.h>

namespace planitia::terraforming::words {

/// One resource along the track; where the figure is 0 there is no income.
constexpr std::array<Effects, kTrackSpaces> track(std::array<int, kTrackSpaces> figures, Resource resource) {
    std::array<Effects, kTrackSpaces> income{};
    for (std::size_t i = 0; i < kTrackSpaces; ++i)
        if (figures[i] > 0) income[i] = effects(gain(figures[i], resource));
    return income;
}
constexpr std::array<Effects, kTrackSpaces> track(std::array<int, kTrackSpaces> figures, CardResource resource) {
    std::array<Effects, kTrackSpaces> income{};
    for (std::size_t i = 0; i < kTrackSpaces; ++i)
        if (figures[i] > 0) income[i] = effects(add_to_card(figures[i], resource));
    return income;
}
constexpr std::array<Effects, kTrackSpaces> track_of_cards(std::array<int, kTrackSpaces> figures) {
    std::array<Effects, kTrackSpaces> income{};
    for (std::size_t i = 0; i < kTrackSpaces; ++i)
        if (figures[i] > 0) income[i] = effects(draw(figures[i]));
    return income;
}
/// One step of these productions.
constexpr std::array<Effects, kTrackSpaces> track_of_productions(std::array<Resource, kTrackSpaces> productions) {
    std::array<Effects, kTrackSpaces> income{};
    for (std::size_t i = 0; i < kTrackSpaces; ++i) income[i] = effects(produce(1, productions[i]));
    return income;
}

// clang-format off
constexpr ColonyRow kColonyTiles[] = {
    {.colony = Colony::callisto, .slug = "callisto",
     .building = {produce(1, energy)}, .income = track({0, 2, 3, 5, 7, 10, 13}, energy), .bonus = {gain(3, energy)}},
    {.colony = Colony::ceres, .slug = "ceres",
     .building = {produce(1, steel)}, .income = track({1, 2, 3, 4, 6, 8, 10}, steel), .bonus = {gain(2, steel)}},
    {.colony = Colony::enceladus, .slug = "enceladus", .wakes_with = microbes,
     .building = {add_to_card(3, microbes)}, .income = track({0, 1, 2, 3, 4, 4, 5}, microbes),
     .bonus = {add_to_card(1, microbes)}},
    {.colony = Colony::europa, .slug = "europa",
     .building = {place_ocean()},
     .income = track_of_productions({megacredits, megacredits, energy, energy, plants, plants, plants}),
     .bonus = {gain(1, megacredits)}},
    {.colony = Colony::ganymede, .slug = "ganymede",
     .building = {produce(1, plants)}, .income = track({0, 1, 2, 3, 4, 5, 6}, plants), .bonus = {gain(1, plants)}},
    {.colony = Colony::io, .slug = "io",
     .building = {produce(1, heat)}, .income = track({2, 3, 4, 6, 8, 10, 13}, heat), .bonus = {gain(2, heat)}},
    {.colony = Colony::luna, .slug = "luna",
     .building = {produce(2, megacredits)}, .income = track({1, 2, 4, 7, 10, 13, 17}, megacredits),
     .bonus = {gain(2, megacredits)}},
    {.colony = Colony::miranda, .slug = "miranda", .wakes_with = animals,
     .building = {add_to_card(1, animals)}, .income = track({0, 1, 1, 2, 2, 3, 3}, animals), .bonus = {draw(1)}},
    {.colony = Colony::pluto, .slug = "pluto",
     .building = {draw(2)}, .income = track_of_cards({0, 1, 2, 2, 3, 3, 4}), .bonus = in_order(draw(1), discard(1))},
    {.colony = Colony::titan, .slug = "titan", .wakes_with = floaters,
     .building = {add_to_card(3, floaters)}, .income = track({0, 1, 1, 2, 3, 3, 4}, floaters),
     .bonus = {add_to_card(1, floaters)}},
    {.colony = Colony::triton, .slug = "triton",
     .building = {gain(3, titanium)}, .income = track({0, 1, 1, 2, 3, 4, 5}, titanium), .bonus = {gain(1, titanium)}},
};
// clang-format on

}  // namespace planitia::terraforming::words
