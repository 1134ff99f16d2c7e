/// Weather cards: what every installation of a kind makes more or less.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr WeatherInfo kWeather[] = {
    //                                              solar wind
    {Weather::stable_weather,  "stable-weather",  0,  0},
    {Weather::clear_sky,       "clear-sky",       2,  0},
    {Weather::fresh_wind,      "fresh-wind",      0,  1},
    {Weather::high_noon_gusts, "high-noon-gusts", 2,  1},
    {Weather::haze,            "haze",           -1,  0},
    {Weather::dust_devils,     "dust-devils",    -1,  1},
    {Weather::dead_calm,       "dead-calm",       0, -1},
    {Weather::frost_fog,       "frost-fog",      -1, -1},
    {Weather::dust_storm,      "dust-storm",     -1,  1},
    {Weather::static_night,    "static-night",    0, -2},
};
// clang-format on

}  // namespace words

constexpr const WeatherInfo& info(Weather weather) { return words::kWeather[static_cast<std::size_t>(weather)]; }
/// Lies open from the start, and is in no deck.
inline constexpr Weather kStartWeather = Weather::stable_weather;

}  // namespace planitia::martians
