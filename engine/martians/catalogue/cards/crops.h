/// The crop tiles of the greenhouses.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr CropInfo kCrops[] = {
    {Crop::starter_trays, "starter-trays", 0, price(1, water),            food, 1},
    {Crop::potato,        "potato",        2, price(1, water, 1, energy), food, 2},
    {Crop::soy,           "soy",           2, price(2, water, 1, energy), food, 3},
    {Crop::algae,         "algae",         2, price(3, energy),           food, 2},
    {Crop::herbs,         "herbs",         2, price(2, water, 1, energy), medicine, 1},
};
// clang-format on

}  // namespace words

constexpr const CropInfo& info(Crop crop) { return words::kCrops[static_cast<std::size_t>(crop)]; }
/// Whether it is printed for everybody, so that there is no tile of it.
constexpr bool is_start_crop(Crop crop) { return info(crop).tiles == 0; }
inline constexpr Crop kStartCrop = Crop::starter_trays;
static_assert(is_start_crop(kStartCrop));

}  // namespace planitia::martians
