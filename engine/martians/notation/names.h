/// The words of the protocol for everything that has a name: the identifiers of the game's data, with hyphens.
#pragma once
#include <game/names.h>
#include <martians/rules/event.h>
#include <martians/rules/mission.h>
#include <martians/rules/option.h>
#include <martians/rules/reason.h>
#include <martians/state/position.h>

namespace planitia::martians {

using planitia::name;

/// Every name of an enumeration, in `kAll`.
template <class E>
struct Names;

/// What is printed is named by its row.
template <class E>
    requires requires { info(E{}).slug; }
struct Names<E> {
    static constexpr NameTable<E> kAll = [] {
        NameTable<E> slugs;
        for (E each : every<E>()) slugs[static_cast<std::size_t>(each)] = info(each).slug;
        return slugs;
    }();
};

template <>
struct Names<Variant> {
    static constexpr NameTable<Variant> kAll = {"coop", "semi", "competitive"};
};
template <>
struct Names<Good> {
    static constexpr NameTable<Good> kAll = {"energy",         "aux",         "water",         "ice",
                                             "regolith",       "food",        "medicine",      "money",
                                             "mineral-yellow", "mineral-red", "mineral-green", "mineral-blue"};
};
template <>
struct Names<Need> {
    static constexpr NameTable<Need> kAll = {"oxygen", "sickness", "hunger"};
};
template <>
struct Names<FieldStatus> {
    static constexpr NameTable<FieldStatus> kAll = {"none", "open", "slow", "closed", "unavailable"};
};
template <>
struct Names<Phase> {
    static constexpr NameTable<Phase> kAll = {"setup", "supply", "work", "mid-round", "settlement", "over"};
};
template <>
struct Names<Step> {
    static constexpr NameTable<Step> kAll = {"corporations", "quarters",   "growth",      "needs",    "event",
                                             "production",   "dead-slots", "slot",        "slot-end", "quarter",
                                             "infirmary",    "living",     "quarter-end", "over"};
};
template <>
struct Names<Question> {
    static constexpr NameTable<Question> kAll = {"none",           "choose-corporation",
                                                 "choose-quarter", "action",
                                                 "deliver",        "quarter",
                                                 "building",       "installation",
                                                 "mine-first",     "move",
                                                 "take",           "research",
                                                 "unload",         "task",
                                                 "order",          "technology",
                                                 "crop",           "hire",
                                                 "dismiss",        "pay-mineral",
                                                 "event-option",   "installation-off",
                                                 "growth-quarter", "dead-slots",
                                                 "marker-from"};
};
template <>
struct Names<OptionKind> {
    static constexpr NameTable<OptionKind> kAll = {"choose-corporation",
                                                   "choose-quarter",
                                                   "visit",
                                                   "act",
                                                   "rest",
                                                   "rtg",
                                                   "specialist",
                                                   "leave-infirmary",
                                                   "leave-living",
                                                   "end-turn",
                                                   "deliver",
                                                   "done",
                                                   "quarter",
                                                   "building",
                                                   "installation",
                                                   "mine-first",
                                                   "move",
                                                   "take",
                                                   "research",
                                                   "unload",
                                                   "task",
                                                   "order",
                                                   "technology",
                                                   "crop",
                                                   "hire",
                                                   "dismiss",
                                                   "pay-mineral",
                                                   "event-option",
                                                   "installation-off",
                                                   "growth-quarter",
                                                   "dead-slots",
                                                   "marker-from"};
};
template <>
struct Names<ReasonCode> {
    static constexpr NameTable<ReasonCode> kAll = {"not-awaited",
                                                   "not-offered",
                                                   "game-over",
                                                   "no-time",
                                                   "too-few-goods",
                                                   "no-free-marker",
                                                   "own-marker-there",
                                                   "field-unusable",
                                                   "field-taken",
                                                   "not-the-leftmost-field",
                                                   "not-visiting",
                                                   "already-done",
                                                   "no-need-token",
                                                   "nothing-to-build",
                                                   "enough-installations",
                                                   "no-mining-token",
                                                   "no-regolith-taken",
                                                   "no-samples",
                                                   "no-research-tile",
                                                   "no-task",
                                                   "already-developed",
                                                   "no-crop",
                                                   "nobody-to-hire",
                                                   "not-hired",
                                                   "used-this-turn",
                                                   "rtg-empty",
                                                   "no-reputation",
                                                   "no-marker-to-take-back",
                                                   "too-many-unloaded",
                                                   "no-installation"};
};
template <>
struct Names<EventKind> {
    static constexpr NameTable<EventKind> kAll = {"round-started",
                                                  "slot-started",
                                                  "turn-started",
                                                  "corporation-chosen",
                                                  "quarter-chosen",
                                                  "building-visited",
                                                  "action-done",
                                                  "rested",
                                                  "rtg-used",
                                                  "specialist-used",
                                                  "marker-returned",
                                                  "goods-changed",
                                                  "reputation-changed",
                                                  "need-removed",
                                                  "need-placed",
                                                  "built",
                                                  "expanded",
                                                  "installation-raised",
                                                  "machine-moved",
                                                  "token-revealed",
                                                  "token-taken",
                                                  "samples-drawn",
                                                  "barren-drawn",
                                                  "research-done",
                                                  "task-done",
                                                  "order-done",
                                                  "technology-developed",
                                                  "crop-changed",
                                                  "person-hired",
                                                  "person-dismissed",
                                                  "product-delivered",
                                                  "turn-ended",
                                                  "turn-skipped",
                                                  "first-player-passed",
                                                  "weather-turned",
                                                  "event-drawn",
                                                  "event-option-chosen",
                                                  "field-blocked",
                                                  "installation-switched-off",
                                                  "energy-produced",
                                                  "growth-placed",
                                                  "population-grew",
                                                  "colonist-died",
                                                  "marker-to-infirmary",
                                                  "marker-to-living",
                                                  "penalty-added",
                                                  "settlement-started",
                                                  "game-ended"};
};
template <>
struct Names<Condition> {
    static constexpr NameTable<Condition> kAll = {
        "built", "expanded", "colony-technologies", "population-grown", "nobody-dead", "satisfaction"};
};

template <class E>
constexpr const NameTable<E>& name_table(std::type_identity<E>)
    requires requires { Names<E>::kAll; }
{
    return Names<E>::kAll;
}

static_assert(count_unnamed<Variant>() + count_unnamed<Good>() + count_unnamed<Need>() + count_unnamed<Building>() +
                  count_unnamed<Action>() + count_unnamed<Installation>() + count_unnamed<Technology>() +
                  count_unnamed<Corporation>() + count_unnamed<Crop>() + count_unnamed<Person>() +
                  count_unnamed<Weather>() + count_unnamed<EventCard>() + count_unnamed<Research>() +
                  count_unnamed<Order>() + count_unnamed<Scenario>() + count_unnamed<Sample>() +
                  count_unnamed<FieldStatus>() + count_unnamed<Phase>() + count_unnamed<Step>() +
                  count_unnamed<Question>() + count_unnamed<OptionKind>() + count_unnamed<ReasonCode>() +
                  count_unnamed<EventKind>() + count_unnamed<Condition>() ==
              0);

}  // namespace planitia::martians
