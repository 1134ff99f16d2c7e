/// Figures of the rules that belong to no building, card or tile.
#pragma once
#include <martians/catalogue/vocabulary.h>

namespace planitia::martians {

inline constexpr int kRestTakes = 1;       ///< time
inline constexpr int kInfirmaryTakes = 1;  ///< time, for a marker
inline constexpr int kLockOutTakes = 3;    ///< time, when no living zone can be paid
inline constexpr int kSlowFieldTakes = 1;  ///< time more
inline constexpr int kRtgGives = 1;        ///< energy
inline constexpr int kRtgCosts = 1;        ///< reputation
inline constexpr int kColonyTechnologyTime = 3;
inline constexpr int kLeastResearchTime = 1;  ///< however many Scientists help
inline constexpr int kUnloadTakes = 1;        ///< time, for each
inline constexpr int kLeastHarvest = 1;       ///< however bad the event is
inline constexpr int kHungerPenalty = 1;      ///< money for each token

inline constexpr int kMostUnloaded = 2;  ///< aux of one action
inline constexpr int kInstallationOutput = 2;

/// Figures by the number of players.
inline constexpr ByPlayers kRtgEnergy = {4, 4, 5, 6};
inline constexpr ByPlayers kShown = {3, 4, 5, 6};  ///< specialists, assistants, research tiles, orders face up
inline constexpr ByPlayers kCoopEnergy = {7, 10, 15, 20};
inline constexpr ByPlayers kCoopAux = {2, 2, 3, 4};
inline constexpr ByEnum<Need, ByPlayers> kNeeds = [] {
    ByEnum<Need, ByPlayers> needs;
    needs[Need::oxygen] = {1, 2, 3, 4};
    needs[Need::sickness] = {1, 2, 3, 4};
    needs[Need::hunger] = {2, 4, 6, 8};
    return needs;
}();
constexpr int by_players(const ByPlayers& table, std::size_t players) { return table[players - 1]; }

inline constexpr std::array<std::uint8_t, kMaxPlayers> kStartMoney = {2, 3, 4, 5};
/// Reputation that makes up for the order of turns in the competitive game: by the number of players, from the first one on.
inline constexpr std::array<ByPlayers, kMaxPlayers> kHeadStarts = {{{}, {}, {4, 5, 0}, {0, 9, 6, 6}}};
inline constexpr int kSoloMoney = 6;
inline constexpr int kStartEnergy = 5;
inline constexpr int kStartAux = 1;
inline constexpr int kCompetitiveRounds = 5;
inline constexpr int kTimePerTurn = 3;
inline constexpr int kDeliveries = 2;
inline constexpr int kFoodReputation = 2;
inline constexpr int kMedicineReputation = 3;
inline constexpr int kFinalPenalty = 3;
inline constexpr int kEarlyEndRound = 3;

}  // namespace planitia::martians
