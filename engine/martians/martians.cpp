#include <martians/martians.h>
#include <martians/rules/scoring.h>

namespace planitia::martians {

std::vector<Score> Martians::score(const Position& position) {
    const ByPlayer<Standing> all = standings(position);
    std::vector<Score> scores;
    for (PlayerId id : position.seats()) {
        const Standing& mine = all[id];
        Score score;
        score.parts = {{"reputation", mine.reputation},
                       {"needPenalty", -mine.need_penalty},
                       {"deathPenalty", -mine.death_penalty}};
        score.total = mine.total();
        score.place = mine.place;
        score.has_won = mine.has_won;
        scores.push_back(score);
    }
    return scores;
}

}  // namespace planitia::martians
