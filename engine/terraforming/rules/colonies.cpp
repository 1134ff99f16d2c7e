#include <terraforming/rules/agenda.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/triggers.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

std::uint8_t subject(Colony colony) { return static_cast<std::uint8_t>(colony); }

bool is_held(const Position& position, CardResource resource) {
    for (PlayerId id : position.seats())
        for (CardId card : position.player(id).table& cards_with_resources())
            if (info(card).holds == resource) return true;
    return false;
}

}  // namespace

bool is_awakened(const Position& position, Colony colony) {
    const CardResource wakes_with = info(colony).wakes_with;
    return wakes_with == CardResource::none || is_held(position, wakes_with);
}

void put_in_game(Position& position, Colony colony) {
    ColonyState& state = position.colonies[colony];
    const bool is_awake = is_awakened(position, colony);
    state.status = is_awake ? ColonyState::Status::active : ColonyState::Status::asleep;
    state.marker = is_awake ? kFirstMarker : 0;
}

namespace {

std::size_t tiles_to_deal(const Position& position) {
    if (position.is_solo()) return position.phase == Phase::setup ? kSoloTiles + 1 : kSoloTiles;
    return position.setup.players == 2 ? 5 : position.setup.players + 2U;
}

}  // namespace

void deal_colony_tiles(Position& position) {
    FixedVec<Colony, kColonies> tiles;
    for (Colony colony : every<Colony>()) tiles.push_back(colony);
    position.rng.shuffle(tiles);
    for (std::size_t n = tiles_to_deal(position); n > 0; --n) put_in_game(position, tiles.pop_back());
}

bool must_choose_colonies(const Position& position) {
    return position.setup.colonies && position.is_solo() && position.phase == Phase::setup &&
           tiles_in_game(position.colonies) > kSoloTiles;
}

void leave_tile_out(Scene& scene, PlayerId player, Colony colony) {
    scene.position.colonies[colony] = {};
    scene.tell({.kind = EventKind::colony_tile_removed, .player = player, .subject = subject(colony)});
}

void add_colony_tile(Scene& scene, PlayerId by, Colony colony) {
    put_in_game(scene.position, colony);
    scene.tell({.kind = EventKind::colony_tile_added, .player = by, .subject = subject(colony)});
}

void wake_colonies(Scene& scene, CardResource holds) {
    if (holds == CardResource::none) return;
    for (Colony colony : every<Colony>()) {
        ColonyState& state = scene.position.colonies[colony];
        if (state.status != ColonyState::Status::asleep || info(colony).wakes_with != holds) continue;
        state.status = ColonyState::Status::active;
        state.marker = kFirstMarker;
        scene.tell({.kind = EventKind::colony_tile_woken, .subject = subject(colony)});
    }
}

bool can_build(const Position& position, PlayerId player, Colony colony, bool may_double_up, Reasons* reasons) {
    const ColonyState& state = position.colonies[colony];
    Check check(reasons);
    if (state.status == ColonyState::Status::absent) {
        check.fail({.code = ReasonCode::colony_not_in_game});
        return false;
    }
    if (!state.is_active() && check.fail({.code = ReasonCode::colony_asleep})) return false;
    if (state.colonies() >= kColonySlots && check.fail({.code = ReasonCode::colony_full})) return false;
    if (!may_double_up && state.colonies_of(player) > 0 && check.fail({.code = ReasonCode::colony_there})) return false;
    return check.passed();
}

void build_colony(Scene& scene, PlayerId player, Colony colony) {
    Position& position = scene.position;
    ColonyState& state = position.colonies[colony];
    const std::size_t slot = state.colonies();
    PLANITIA_ASSERT(slot < kColonySlots, "three colonies a tile");
    state.owners[slot] = player;
    scene.tell({.kind = EventKind::colony_built, .player = player, .subject = subject(colony)});
    if (state.marker == slot) move_marker(scene, player, colony, 1);
    push_each(position, info(colony).building, {player, source_of(colony)});
    fire_colony_triggers(position, player);
}

void move_marker(Scene& scene, PlayerId by, Colony colony, int steps) {
    if (steps == 0) return;
    ColonyState& state = scene.position.colonies[colony];
    state.marker = static_cast<std::uint8_t>(state.marker + steps);
    PLANITIA_ASSERT(state.marker <= kLastMarker && state.marker >= state.colonies(), "markers stay on the track");
    scene.tell({.kind = EventKind::marker_moved,
                .player = by,
                .subject = subject(colony),
                .amount = static_cast<std::int16_t>(steps)});
}

void reset_colonies(Scene& scene) {
    for (Colony colony : every<Colony>()) {
        ColonyState& state = scene.position.colonies[colony];
        state.visitor = PlayerId::none();
        if (state.is_active() && state.marker < kLastMarker) move_marker(scene, PlayerId::none(), colony, 1);
    }
}

}  // namespace planitia::terraforming
