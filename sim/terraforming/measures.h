/// What the simulator counts of Terraforming Mars: generations, wins by corporation and by card played.
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
    static PlayerId first_player(const Position& start) { return start.first_player; }
    static std::optional<bool> mission(const Position&) { return std::nullopt; }
    static bool win_together(const Position&) { return false; }
    static std::string_view group(const Position& end, PlayerId player) {
        const terraforming::CardId corporation = end.player(player).corporation;
        return corporation.is_some() ? terraforming::info(corporation).slug : "none";
    }
    static constexpr std::string_view kPiece = "card";
    static constexpr std::string_view kPieces = "cards";
    template <class Use>
    static void for_each_piece(const Position& end, PlayerId player, const Use& use) {
        for (terraforming::CardId card : end.player(player).table | end.player(player).events)
            if (card != end.player(player).corporation) use(card.index(), terraforming::info(card).slug);
    }
};

static_assert(Measured<terraforming::Terraforming>);

}  // namespace planitia::sim
