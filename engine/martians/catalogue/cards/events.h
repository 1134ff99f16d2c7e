/// The event cards of the five stacks.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr EventInfo kEvents[] = {
    {EventCard::cargo_chute,       "cargo-chute",       1, good,  each,      {just(gain(1, aux))}},
    {EventCard::leaky_seal,        "leaky-seal",        1, bad,   choose,    {paying(price(1, energy)), just(add_need(oxygen))}},
    {EventCard::docking_queue,     "docking-queue",     1, bad,   lasting,   {}, {closes_field(Building::lander)}},
    {EventCard::stomach_bug,       "stomach-bug",       2, bad,   choose,    {paying(price(1, water)), just(add_need(sickness))}},
    {EventCard::sponsor_broadcast, "sponsor-broadcast", 2, good,  each,      {just(gain(2, money))}},
    {EventCard::worn_tracks,       "worn-tracks",       2, bad,   lasting,   {}, {dearer(Action::extract, 1, energy)}},
    {EventCard::pebble_rain,       "pebble-rain",       3, bad,   choose,
     {paying(price(1, aux)), just(switch_off_installation()), paying_reputation(1)}},
    {EventCard::rich_soil,         "rich-soil",         3, good,  lasting,   {}, {changes_yield(1, food)}},
    {EventCard::clogged_filters,   "clogged-filters",   3, bad,   lasting,   {}, {dearer(Action::oxygen, 1, energy)}},
    {EventCard::radiation_alert,   "radiation-alert",   4, bad,   choose,    {paying(price(3, money)), just(add_need(sickness))}},
    {EventCard::wilting,           "wilting",           4, bad,   lasting,   {}, {changes_yield(-1, food)}},
    {EventCard::volunteer_shift,   "volunteer-shift",   4, good,  each,      {just(extra_time(1))}},
    {EventCard::cold_snap,         "cold-snap",         4, bad,   lasting,   {}, {dearer(Action::purify, 1, energy)}},
    {EventCard::earth_inspection,  "earth-inspection",  5, mixed, by_deaths, {just(reputation(3)), just(reputation(-1))}},
    {EventCard::metal_fatigue,     "metal-fatigue",     5, bad,   choose,    {paying(price(1, aux)), paying_reputation(2)}},
    {EventCard::relief_capsule,    "relief-capsule",    5, good,  choose,
     {just(gain(2, aux)), just(gain(3, energy)), just(gain(4, money))}},
};
// clang-format on

}  // namespace words

constexpr const EventInfo& info(EventCard card) { return words::kEvents[static_cast<std::size_t>(card)]; }
inline constexpr std::size_t kEventStacks = 5;

}  // namespace planitia::martians
