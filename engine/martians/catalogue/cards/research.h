/// Research tiles, and the regolith cards.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr ResearchInfo kResearch[] = {
    {Research::soil_chemistry, "soil-chemistry", 2, price(1, regolith),                        8, flask},
    {Research::sulphur_study,  "sulphur-study",  2, price(1, mineral_yellow),                 10, flask},
    {Research::rust_archive,   "rust-archive",   2, price(1, mineral_red),                    10, flask},
    {Research::olivine_dating, "olivine-dating", 2, price(1, mineral_green),                  11, flask},
    {Research::clay_traces,    "clay-traces",    2, price(1, mineral_blue),                   11, flask},
    {Research::twin_spectra,   "twin-spectra",   3, price(1, mineral_yellow, 1, mineral_red), 16, flask},
    {Research::deep_mantle,    "deep-mantle",    3, price(1, mineral_green, 1, mineral_blue), 18},
    {Research::ice_core,       "ice-core",       1, price(1, ice),                             4},
    {Research::sky_survey,     "sky-survey",     1, price(2, energy),                          4},
    {Research::brine_culture,  "brine-culture",  2, price(1, water),                           8, flask},
    {Research::crew_diet,      "crew-diet",      1, price(1, food),                            5},
    {Research::ground_radar,   "ground-radar",   3, price(1, regolith, 1, energy),            12, flask},
};

/// With how many of each the deck has.
inline constexpr SampleInfo kSamples[] = {
    {Sample::yellow, "yellow", 5},
    {Sample::red,    "red",    5},
    {Sample::green,  "green",  3},
    {Sample::blue,   "blue",   3},
    {Sample::barren, "barren", 2},
};
// clang-format on

}  // namespace words

constexpr const ResearchInfo& info(Research tile) { return words::kResearch[static_cast<std::size_t>(tile)]; }
constexpr const SampleInfo& info(Sample sample) { return words::kSamples[static_cast<std::size_t>(sample)]; }

inline constexpr std::size_t kRegolithCards = [] {
    std::size_t n = 0;
    for (const SampleInfo& each : words::kSamples) n += each.copies;
    return n;
}();

}  // namespace planitia::martians
