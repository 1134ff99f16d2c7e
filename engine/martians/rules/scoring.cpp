#include <martians/rules/scoring.h>

#include <tuple>

namespace planitia::martians {

ByPlayer<Standing> standings(const Position& position) {
    ByPlayer<Standing> all;
    for (PlayerId id : position.seats()) {
        Standing& mine = all[id];
        mine.reputation = position.reputation(id);
        if (!position.is_competitive()) continue;
        mine.death_penalty = kFinalPenalty * position.player(id).dead;
        for (const Quarter& quarter : position.quarters)
            for (Need need : every<Need>())
                if (quarter.owner == id) mine.need_penalty += kFinalPenalty * quarter.needs[need];
    }
    const bool is_coop = position.setup.variant == Variant::coop;
    const bool has_met = !position.is_competitive() && is_mission_met(position);
    const auto rank = [&](PlayerId id) {
        return std::tuple(all[id].total(), position.living(id), position.goods(id)[Good::money]);
    };
    for (PlayerId id : position.seats()) {
        for (PlayerId other : position.seats())
            if (!is_coop && rank(other) > rank(id)) ++all[id].place;
        all[id].has_won = position.is_competitive() ? all[id].place == 1 : has_met && all[id].place == 1;
    }
    return all;
}

void end_game(Scene& scene) {
    scene.position.phase = Phase::over;
    scene.position.step = Step::over;
    scene.position.asking = {};
    scene.tell({.kind = EventKind::game_ended});
}

}  // namespace planitia::martians
