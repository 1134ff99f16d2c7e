/// How a game of Martians went: who earned reputation by what, and what became of the needs.
#pragma once
#include <core/by_enum.h>
#include <game/names.h>
#include <game/record.h>
#include <martians/martians.h>

#include <vector>

namespace planitia::house {

/// What reputation comes from, or goes for.
enum class Source : std::uint8_t { start, oxygen, building, delivery, tasks, orders, specialists, rtg, events, count_ };
consteval NameTable<Source> name_table(std::type_identity<Source>) {
    return {"start", "oxygen", "building", "delivery", "tasks", "orders", "specialists", "rtg", "events"};
}

using BySource = ByEnum<Source, int>;
using NeedCounts = ByEnum<martians::Need, int>;

struct Story {
    /// Where all have one marker, that of the start is told of the first seat.
    ByPlayer<BySource> earned;
    std::vector<NeedCounts> served;  ///< tokens taken off in each round
    std::vector<NeedCounts> left;    ///< tokens that lay in the quarters at the end of each round
};
Story story_of(const Record<martians::Martians>& record);

}  // namespace planitia::house
