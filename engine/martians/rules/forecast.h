/// What the settlement of the quarters, or in the last round the final check, would bring if it came now.
#pragma once
#include <martians/rules/option.h>
#include <martians/state/position.h>

#include <vector>

namespace planitia::martians {

struct Forecast {
    /// Need tokens that are left in a quarter.
    struct Threat {
        enum class Brings : std::uint8_t { death, infirmary, living, final_check, count_ };
        Need need = Need::oxygen;
        int left = 0;
        Brings brings = Brings::death;
        PlayerSet players;               ///< whom it concerns; empty for the final check
        std::vector<Option> averted_by;  ///< what the player could choose now to remove one of the tokens
        friend bool operator==(const Threat&, const Threat&) = default;
    };
    struct Quarter {
        QuarterId id;
        std::vector<Threat> threats;
        bool grows = false;
        friend bool operator==(const Quarter&, const Quarter&) = default;
    };
    std::vector<Quarter> quarters;  ///< those in play
    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// As the player sees it, who may be none.
Forecast forecast(const Position& position, PlayerId player);

/// Whether the last round is being played: needs that are left can no longer be settled.
bool is_last_round(const Position& position);
/// Whether the mission can certainly no longer be met.
bool is_hopeless(const Position& position);

/// Need tokens of all kinds, and colonists that died, in all quarters.
int all_needs(const Position& position);
int all_deaths(const Position& position);

}  // namespace planitia::martians
