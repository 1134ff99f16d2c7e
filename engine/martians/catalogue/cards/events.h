/// The event cards of the five stacks.
#pragma once
#include <martians/catalogue/row.h>

namespace planitia::martians {

namespace words {

// clang-format off
inline constexpr EventInfo kEvents[] = {
    {.id = EventCard::cargo_chute, .slug = "cargo-chute", .round = 1,
     .kind = EventInfo::Kind::each, .choices = {just(gain(1, aux))}},
    {.id = EventCard::leaky_seal, .slug = "leaky-seal", .round = 1,
     .kind = EventInfo::Kind::choose, .choices = {paying(price(1, energy)), just(add_need(oxygen))}},
    {.id = EventCard::docking_queue, .slug = "docking-queue", .round = 1,
     .kind = EventInfo::Kind::close_field, .building = Building::lander},
    {.id = EventCard::stomach_bug, .slug = "stomach-bug", .round = 2,
     .kind = EventInfo::Kind::choose, .choices = {paying(price(1, water)), just(add_need(sickness))}},
    {.id = EventCard::sponsor_broadcast, .slug = "sponsor-broadcast", .round = 2,
     .kind = EventInfo::Kind::each, .choices = {just(gain(2, money))}},
    {.id = EventCard::worn_tracks, .slug = "worn-tracks", .round = 2,
     .kind = EventInfo::Kind::cost, .action = Action::extract, .good = energy, .amount = 1},
    {.id = EventCard::pebble_rain, .slug = "pebble-rain", .round = 3,
     .kind = EventInfo::Kind::choose,
     .choices = {paying(price(1, aux)), EventChoice{.needs_installation = true, .deed = installation_off()},
                 paying_reputation(1)}},
    {.id = EventCard::rich_soil, .slug = "rich-soil", .round = 3,
     .kind = EventInfo::Kind::harvest, .action = Action::harvest, .good = food, .amount = 1},
    {.id = EventCard::clogged_filters, .slug = "clogged-filters", .round = 3,
     .kind = EventInfo::Kind::cost, .action = Action::oxygen, .good = energy, .amount = 1},
    {.id = EventCard::radiation_alert, .slug = "radiation-alert", .round = 4,
     .kind = EventInfo::Kind::choose, .choices = {paying(price(3, money)), just(add_need(sickness))}},
    {.id = EventCard::wilting, .slug = "wilting", .round = 4,
     .kind = EventInfo::Kind::harvest, .action = Action::harvest, .good = food, .amount = -1},
    {.id = EventCard::volunteer_shift, .slug = "volunteer-shift", .round = 4,
     .kind = EventInfo::Kind::each, .choices = {just(extra_time(1))}},
    {.id = EventCard::cold_snap, .slug = "cold-snap", .round = 4,
     .kind = EventInfo::Kind::cost, .action = Action::purify, .good = energy, .amount = 1},
    {.id = EventCard::earth_inspection, .slug = "earth-inspection", .round = 5,
     .kind = EventInfo::Kind::by_deaths, .choices = {just(reputation(3)), just(reputation(-1))}},
    {.id = EventCard::metal_fatigue, .slug = "metal-fatigue", .round = 5,
     .kind = EventInfo::Kind::choose, .choices = {paying(price(1, aux)), paying_reputation(2)}},
    {.id = EventCard::relief_capsule, .slug = "relief-capsule", .round = 5,
     .kind = EventInfo::Kind::choose, .choices = {just(gain(2, aux)), just(gain(3, energy)), just(gain(4, money))}},
};
// clang-format on

}  // namespace words

constexpr const EventInfo& info(EventCard card) { return words::kEvents[static_cast<std::size_t>(card)]; }
inline constexpr std::size_t kEventStacks = 5;

}  // namespace planitia::martians
