/// How often bots win each scenario, for those who choose one; each line was made by
///
///     ./run sim --game martians --variant VARIANT --players N --scenario all --games GAMES --bots greedy --seed measured --json
///
/// whose `missions` (alone: `won_share`) these are.
#pragma once
#include <martians/catalogue/rules_version.h>
#include <martians/catalogue/vocabulary.h>

#include <array>
#include <cstddef>
#include <string_view>

namespace planitia::desk {

static_assert(martians::kRulesVersion == 2, "other rules are to be measured anew");

inline constexpr std::string_view kMeasuredBot = "greedy";

struct MeasuredWins {
    martians::Variant variant;
    std::size_t players;
    int games;                                                                  ///< of each scenario
    std::array<int, static_cast<std::size_t>(martians::Scenario::count_)> won;  ///< so many of them
};

// clang-format off
inline constexpr MeasuredWins kMeasuredWins[] = {
    {martians::Variant::coop, 1, 300, {265, 118, 144,  29,  81,  73,  20}},
    {martians::Variant::coop, 2, 300, {224, 122, 154, 173, 127,  45,  56}},
    {martians::Variant::coop, 3, 300, {275, 168, 187, 160,  96,  76,  50}},
    {martians::Variant::coop, 4, 200, {188, 134, 128, 121,  88,  66,  33}},
    {martians::Variant::semi, 2, 200, { 70,  12,  19,   3,  33,  18,   6}},
    {martians::Variant::semi, 3, 200, { 75,  28,  19,   3,  10,  17,   1}},
    {martians::Variant::semi, 4, 200, {138,  29,  32,  18,   5,  11,   1}},
};
// clang-format on

}  // namespace planitia::desk
