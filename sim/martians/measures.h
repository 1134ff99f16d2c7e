/// What the simulator counts of Martians: rounds, deaths, missions, wins by corporation and by technology developed.
#pragma once
#include <martians/martians.h>
#include <martians/notation/names.h>
#include <sim/statistics.h>

#include <array>

namespace planitia::sim {

template <>
struct Measures<martians::Martians> {
    using Position = martians::Position;

    static constexpr std::array<std::string_view, 3> kFigures = {"rounds", "deaths", "needs"};
    static constexpr std::string_view kGroup = "corporation";
    static constexpr std::string_view kGroups = "corporations";

    static std::array<int, 3> figures(const Position& end) {
        int deaths = end.deaths;
        int needs = 0;
        for (PlayerId id : end.seats()) deaths += end.is_competitive() ? end.player(id).dead : 0;
        for (const martians::Quarter& quarter : end.quarters)
            for (martians::Need need : every<martians::Need>()) needs += quarter.needs[need];
        return {end.round, deaths, needs};
    }
    static PlayerId first_player(const Position& start) { return start.first_player; }
    static std::optional<bool> mission(const Position& end) {
        if (end.is_competitive()) return std::nullopt;
        return martians::Martians::is_mission_met(end);
    }
    static bool win_together(const Position& end) { return end.setup.variant == martians::Variant::coop; }
    static std::string_view group(const Position& end, PlayerId player) {
        return martians::name(end.player(player).corporation);
    }
    static constexpr std::string_view kPiece = "technology";
    static constexpr std::string_view kPieces = "technologies";
    template <class Use>
    static void for_each_piece(const Position& end, PlayerId player, const Use& use) {
        for (martians::Technology each : every<martians::Technology>())
            if (end.has(player, each)) use(static_cast<std::size_t>(each), martians::name(each));
    }
};

static_assert(Measured<martians::Martians>);

}  // namespace planitia::sim
