/// Figures of the rules that no card has.
#pragma once
#include <array>
#include <cstdint>

namespace planitia::terraforming {

/// M€ for a card bought to the hand.
inline constexpr std::uint8_t kCardPrice = 3;
inline constexpr std::uint8_t kPlantsPerGreenery = 8;
inline constexpr int kHeatPerStep = 8;
/// From this printed cost on, some effects count a card or a standard project as dear.
inline constexpr int kDear = 20;

inline constexpr int kMilestoneCost = 8;
inline constexpr int kMilestonePoints = 5;
/// Of the first award funded, the second, the third.
inline constexpr std::array kAwardCosts = {8, 14, 20};
inline constexpr int kFirstPoints = 5;
inline constexpr int kSecondPoints = 2;

}  // namespace planitia::terraforming
