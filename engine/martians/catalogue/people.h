/// Corporations, technologies, crops, assistants and specialists.
#pragma once
#include <martians/catalogue/cost.h>

namespace planitia::martians {

/// Laboratory time of the six technologies on each corporation card.
inline constexpr std::array<std::array<std::uint8_t, 6>, 4> kTechnologyTime = {{
    {2, 1, 3, 1, 2, 2},  // helion
    {2, 1, 3, 2, 1, 2},  // borealis
    {1, 2, 3, 2, 2, 1},  // stratum
    {3, 1, 2, 2, 2, 2},  // vitalis
}};
constexpr int technology_time(Corporation corporation, Technology technology) {
    return kTechnologyTime[static_cast<std::size_t>(corporation)][static_cast<std::size_t>(technology)];
}

struct CropInfo {
    std::uint8_t tiles = 0;
    Cost cost = {};
    Good product = Good::food;
    std::uint8_t output = 0;
};
inline constexpr std::array<CropInfo, 5> kCrops = {{
    {0, price(1, Good::water), Good::food, 1},                       // starter trays
    {2, price(1, Good::water, 1, Good::energy), Good::food, 2},      // potato
    {2, price(2, Good::water, 1, Good::energy), Good::food, 3},      // soy
    {2, price(2, Good::energy), Good::food, 2},                      // algae
    {2, price(1, Good::water, 1, Good::energy), Good::medicine, 1},  // herbs
}};
constexpr const CropInfo& info(Crop crop) { return kCrops[static_cast<std::size_t>(crop)]; }

/// What a specialist does for the price. Assistants have none.
struct PersonInfo {
    std::uint8_t copies = 0;
    Cost cost = {};
    Need removes = Need::count_;  ///< `count_`: none
    std::uint8_t most = 0;        ///< tokens removed, if so many are there
    Good gains = Good::count_;    ///< one of it; `count_`: nothing
    std::uint8_t reputation = 0;
};
inline constexpr std::array<PersonInfo, 8> kPeople = {{
    {.copies = 4},  // botanist
    {.copies = 4},  // geologist
    {.copies = 4},  // scientist
    {.copies = 2, .cost = price(2, Good::money, 1, Good::food), .removes = Need::hunger, .most = 1, .reputation = 1},
    {.copies = 2, .cost = price(2, Good::money, 1, Good::energy), .removes = Need::oxygen, .most = 1, .reputation = 1},
    {.copies = 2, .cost = price(4, Good::money, 1, Good::aux, 1, Good::water), .gains = Good::medicine},
    {.copies = 2,
     .cost = price(4, Good::money, 1, Good::medicine),
     .removes = Need::sickness,
     .most = 2,
     .reputation = 2},
    {.copies = 2, .cost = price(2, Good::money, 1, Good::energy, 1, Good::ice), .gains = Good::water},
}};
constexpr const PersonInfo& info(Person person) { return kPeople[static_cast<std::size_t>(person)]; }

}  // namespace planitia::martians
