/// Figures of the rules that belong to no building, card or tile.
#pragma once

namespace planitia::martians {

inline constexpr int kRestTakes = 1;          ///< time
inline constexpr int kInfirmaryTakes = 1;     ///< time, for a marker
inline constexpr int kLockOutTakes = 3;       ///< time, when no living zone can be paid
inline constexpr int kSlowFieldTakes = 1;     ///< time more
inline constexpr int kRtgGives = 1;           ///< energy
inline constexpr int kRtgCosts = 1;           ///< reputation
inline constexpr int kMedicineMade = 1;       ///< by the hospital
inline constexpr int kPersonGives = 1;        ///< a specialist, of the good
inline constexpr int kBonus = 1;              ///< of every technology and assistant
inline constexpr int kLeastResearchTime = 1;  ///< however many Scientists help
inline constexpr int kLeastHarvest = 1;       ///< however bad the event is
inline constexpr int kHungerPenalty = 1;      ///< money for each token

}  // namespace planitia::martians
