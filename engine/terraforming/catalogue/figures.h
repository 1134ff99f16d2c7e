/// Figures of the rules that nothing printed as a row has: no card, tile, goal or parameter.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace planitia::terraforming {

inline constexpr int kStartingRating = 20;
inline constexpr int kSoloRating = 14;
/// Of everything, without the Corporate Era.
inline constexpr std::int16_t kStartingProduction = 1;
/// M€ production that solo with Colonies begins with.
inline constexpr int kSoloColoniesProduction = -2;
inline constexpr std::size_t kStartingCards = 10;
inline constexpr std::size_t kResearchCards = 4;
/// The last generation of the solo game.
inline constexpr int kSoloGenerations = 14;
inline constexpr int kActionsInTurn = 2;

/// M€ for a card bought to the hand, and for one sold.
inline constexpr std::uint8_t kCardPrice = 3;
inline constexpr int kPatentPrice = 1;
/// M€ that a piece pays for.
inline constexpr std::uint8_t kSteelValue = 2;
inline constexpr std::uint8_t kTitaniumValue = 3;
inline constexpr std::uint8_t kPlantsPerGreenery = 8;
inline constexpr int kHeatPerStep = 8;
/// M€ for each ocean beside a tile that is placed.
inline constexpr int kPerOceanBeside = 2;
/// From this printed cost on, some effects count a card or a standard project as dear.
inline constexpr int kDear = 20;
/// For a trade: M€, or pieces of energy or titanium.
inline constexpr int kTradeFee = 9;
inline constexpr int kTradeFeeInPieces = 3;

/// Of the milestones, and of the awards.
inline constexpr std::size_t kMostTaken = 3;
inline constexpr int kMilestoneCost = 8;
inline constexpr int kMilestonePoints = 5;
/// Of the first award funded, the second, the third.
inline constexpr std::array kAwardCosts = {8, 14, 20};
inline constexpr int kFirstPoints = 5;
inline constexpr int kSecondPoints = 2;

}  // namespace planitia::terraforming
