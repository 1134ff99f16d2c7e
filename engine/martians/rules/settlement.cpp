#include <martians/rules/scoring.h>
#include <martians/rules/settlement.h>
#include <martians/rules/supply.h>

#include <algorithm>
#include <numeric>

namespace planitia::martians {

void drop_empty_pile(Quarter& quarter) {
    if (std::accumulate(quarter.living.begin(), quarter.living.end(), 0) == 0) quarter.penalty = 0;
}

bool is_affected(const Position& position, const Quarter& quarter, PlayerId id) {
    return !position.is_competitive() || quarter.owner == id;
}

namespace {

Quarter& current(Position& position) { return position.quarters[position.quarter]; }

void die(Scene& scene) {
    Position& position = scene.position;
    for (PlayerId id : position.seats()) {
        if (!is_affected(position, current(position), id) || position.living(id) == 0) continue;
        ++position.player(id).dead;
        scene.tell({.kind = EventKind::colonist_died, .player = id, .quarter = QuarterId{position.quarter}});
    }
    if (!position.is_competitive() && position.deaths < 99) ++position.deaths;
}

/// Whether the game can not go on because somebody has nobody left.
bool is_lost(const Position& position) {
    if (position.is_competitive()) return false;
    for (PlayerId id : position.seats())
        if (position.living(id) == 0) return true;
    return false;
}

void start_next_round(Scene& scene) {
    Position& position = scene.position;
    for (Quarter& quarter : position.quarters) {
        quarter.needs = {};
        quarter.has_received = false;
    }
    for (Building building : every<Building>())
        for (Field& field : position.buildings[building]) field.is_blocked = false;
    position.events_in_force.clear();
    position.quarter = 0;
    ++position.round;
    start_supply(scene);
}

void put_marker(Scene& scene, PlayerId id) {
    Position& position = scene.position;
    const bool is_infirmary = position.step == Step::infirmary;
    Quarter& quarter = current(position);
    ++(is_infirmary ? quarter.infirmary : quarter.living)[id.index()];
    scene.tell({.kind = is_infirmary ? EventKind::marker_to_infirmary : EventKind::marker_to_living,
                .player = id,
                .quarter = QuarterId{position.quarter}});
}

}  // namespace

void start_settlement(Scene& scene) {
    Position& position = scene.position;
    position.phase = Phase::settlement;
    position.step = Step::quarter;
    position.quarter = 0;
    scene.tell({.kind = EventKind::settlement_started});
}

void advance_quarter(Scene& scene) {
    Position& position = scene.position;
    if (position.quarter == kQuarters) return start_next_round(scene);
    const Quarter& quarter = current(position);
    position.taken = 0;
    if (!position.is_in_play(quarter)) {
        ++position.quarter;
    } else if (quarter.needs[Need::oxygen] > 0) {
        die(scene);
        if (is_lost(position)) return end_game(scene);
        ++position.quarter;
    } else {
        position.step = Step::infirmary;
    }
}

void advance_punishment(Scene& scene) {
    Position& position = scene.position;
    const bool is_infirmary = position.step == Step::infirmary;
    const Quarter& quarter = current(position);
    const int left = quarter.needs[is_infirmary ? Need::sickness : Need::hunger];
    if (left == 0 || position.taken == position.setup.players) {
        position.taken = 0;
        position.step = is_infirmary ? Step::living : Step::quarter_end;
        return;
    }
    const PlayerId id = position.in_order(position.taken);
    if (!is_affected(position, quarter, id)) {
        ++position.taken;
    } else if (free_markers(position, id) > 0) {
        ++position.taken;
        put_marker(scene, id);
    } else if (markers_in_buildings(position, id) > 0) {
        ask(position, Question::marker_from, id);
    } else {
        ++position.taken;
    }
}

void end_quarter(Scene& scene) {
    Position& position = scene.position;
    Quarter& quarter = current(position);
    const QuarterId id{position.quarter};
    if (const int penalty = kHungerPenalty * quarter.needs[Need::hunger]; penalty > 0) {
        quarter.penalty = static_cast<std::uint8_t>(std::min(255, quarter.penalty + penalty));
        scene.tell({.kind = EventKind::penalty_added, .quarter = id, .amount = static_cast<std::int16_t>(penalty)});
        drop_empty_pile(quarter);
    }
    const bool is_supplied = quarter.needs == ByEnum<Need, std::uint8_t>{};
    if (is_supplied && quarter.has_received && quarter.growth < kMostGrowth) {
        ++quarter.growth;
        scene.tell({.kind = EventKind::growth_placed, .quarter = id});
    }
    ++position.quarter;
    position.step = Step::quarter;
}

void list_settlement(const Position& position, OptionList& options) {
    for (Building building : every<Building>())
        for (const Field& field : position.buildings[building])
            if (field.marker == position.asking.player) options.push_back(option(OptionKind::marker_from, building));
}

void answer_settlement(Scene& scene, const Option& answer) {
    Position& position = scene.position;
    const PlayerId id = position.asking.player;
    position.asking = {};
    ++position.taken;
    for (Field& field : position.buildings[answer.building()])
        if (field.marker == id) field.marker = PlayerId::none();
    put_marker(scene, id);
}

}  // namespace planitia::martians
