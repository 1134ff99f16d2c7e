/// What the simulator counts of Terraforming Mars: generations, and wins by corporation.
#pragma once
#include <sim/statistics.h>
#include <terraforming/terraforming.h>

#include <array>

namespace planitia::sim {

template <>
struct Measures<terraforming::Terraforming> {
    using Position = terraforming::Position;

    static constexpr std::array<std::string_view, 1> kFigures = {"generations"};
    static constexpr std::string_view kGroup = "corporation";
    static constexpr std::string_view kGroups = "corporations";

    static std::array<int, 1> figures(const Position& end) { return {end.generation}; }
    static std::string_view group(const Position& end, PlayerId player) {
        const terraforming::CardId corporation = end.player(player).corporation;
        return corporation.is_some() ? terraforming::info(corporation).slug : "none";
    }
    /// The solo game is won by terraforming Mars, whatever the score.
    static PlayerSet winners(const Position& end, std::span<const Score> scores) {
        if (!end.is_solo()) return first_places(scores);
        return end.is_terraformed() ? PlayerSet::first(1) : PlayerSet{};
    }
};

static_assert(Measured<terraforming::Terraforming>);

}  // namespace planitia::sim
