/// The end of the game: penalties, places, who has won.
#pragma once
#include <martians/rules/mission.h>

namespace planitia::martians {

/// How a seat stands when the position is taken as final.
struct Standing {
    int reputation = 0;
    int need_penalty = 0;
    int death_penalty = 0;
    int place = 1;
    bool has_won = false;
    int total() const { return reputation - need_penalty - death_penalty; }
};
ByPlayer<Standing> standings(const Position& position);

void end_game(Scene& scene);

}  // namespace planitia::martians
