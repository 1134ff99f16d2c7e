#include <terraforming/rules/agenda.h>
#include <terraforming/rules/carrying_out.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/effects/colonising.h>
#include <terraforming/rules/trade.h>

#include <algorithm>

namespace planitia::terraforming {

bool can_resolve(const Position& position, Actor who, const BuildColony& build, Check& check) {
    for (Colony colony : every<Colony>())
        if (can_build(position, who.player, colony, build.may_double_up, nullptr)) return true;
    check.fail({.code = ReasonCode::no_colony_tile});
    return check.passed();
}

namespace {

/// Whether what the same card takes from the production can still be carried out with a colony there.
bool leaves_rest_possible(const Position& position, PlayerId player, Colony colony) {
    if (position.resolution.agenda.empty()) return true;
    for (Resource resource : every<Resource>())
        if (!leaves_agenda_possible(position, player, resource,
                                    brought_by_colony(position, player, colony, {Figure::Of::production, resource})))
            return false;
    return true;
}

}  // namespace

void list(const Position& position, Actor who, const BuildColony& build, OptionList& options) {
    for (Colony colony : every<Colony>())
        if (can_build(position, who.player, colony, build.may_double_up, nullptr) &&
            leaves_rest_possible(position, who.player, colony))
            options.push_back(option(OptionKind::build_colony, colony));
}

Flow resolve(Scene& scene, Actor who, const BuildColony&, const Option& answer) {
    build_colony(scene, who.player, answer.colony());
    return Flow::next;
}

bool can_resolve(const Position& position, Actor, const AddColonyTile&, Check& check) {
    if (tiles_in_game(position.colonies) == kColonies) check.fail({.code = ReasonCode::no_colony_tile});
    return check.passed();
}

void list(const Position& position, Actor, const AddColonyTile&, OptionList& options) {
    for (Colony colony : every<Colony>())
        if (position.colonies[colony].status == ColonyState::Status::absent)
            options.push_back(option(OptionKind::add_colony_tile, colony));
}

Flow resolve(Scene& scene, Actor who, const AddColonyTile&, const Option& answer) {
    add_colony_tile(scene, who.player, answer.colony());
    return Flow::next;
}

bool can_resolve(const Position&, Actor, const GainFleet&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const GainFleet& gain) {
    std::uint8_t& fleets = scene.player(who.player).fleets;
    const int gained = std::min(int{gain.n}, kMaxFleets - fleets);
    if (gained <= 0) return Flow::next;
    fleets = static_cast<std::uint8_t>(fleets + gained);
    scene.tell({.kind = EventKind::fleet_gained,
                .player = who.player,
                .card = who.source,
                .amount = static_cast<std::int16_t>(gained)});
    return Flow::next;
}

bool can_resolve(const Position& position, Actor who, const TradeFreely&, Check& check) {
    for (Colony colony : every<Colony>())
        if (can_visit(position, who.player, colony, nullptr)) return true;
    check.fail({.code = ReasonCode::no_trade});
    return check.passed();
}

void list(const Position& position, Actor who, const TradeFreely&, OptionList& options) {
    for (Colony colony : every<Colony>())
        if (can_visit(position, who.player, colony, nullptr)) options.push_back(trade_option(colony, Fee::floater));
}

Flow resolve(Scene& scene, Actor who, const TradeFreely&, const Option& answer) {
    start_trade(scene, who.player, answer.colony());
    return Flow::next;
}

bool can_resolve(const Position&, Actor, const RaiseTrack&, Check&) { return true; }

void list(const Position& position, Actor who, const RaiseTrack&, OptionList& options) {
    const ColonyState& state = position.colonies[colony_of(who.source)];
    const int most = std::min<int>(position.player(who.player).privileges.trade_steps, kLastMarker - state.marker);
    if (most <= 0) return;
    options.push_back({.kind = OptionKind::amount});
    list_amounts(most, options);
}

Flow resolve(Scene& scene, Actor who, const RaiseTrack&, const Option& answer) {
    move_marker(scene, who.player, colony_of(who.source), answer.amount);
    return Flow::next;
}

namespace {

bool can_go_up(const ColonyState& state) { return state.is_active() && state.marker < kLastMarker; }
bool can_go_down(const ColonyState& state) { return state.is_active() && state.marker > state.colonies(); }

/// Whether the marker of another tile could go down.
bool has_counterpart(const Position& position, Colony raised) {
    for (Colony colony : every<Colony>())
        if (colony != raised && can_go_down(position.colonies[colony])) return true;
    return false;
}

bool can_raise(const Position& position, Colony colony) {
    return can_go_up(position.colonies[colony]) && has_counterpart(position, colony);
}

}  // namespace

bool can_resolve(const Position& position, Actor, const MoveMarkers&, Check& check) {
    for (Colony colony : every<Colony>())
        if (can_raise(position, colony)) return true;
    check.fail({.code = ReasonCode::no_markers});
    return check.passed();
}

void list(const Position& position, Actor, const MoveMarkers&, OptionList& options) {
    const Colony raised = position.resolution.raised;
    const bool is_second = raised != Colony::count_;
    for (Colony colony : every<Colony>()) {
        const bool is_possible =
            is_second ? colony != raised && can_go_down(position.colonies[colony]) : can_raise(position, colony);
        if (is_possible) options.push_back(marker_option(colony, is_second ? -1 : 1));
    }
}

Flow resolve(Scene& scene, Actor who, const MoveMarkers&, const Option& answer) {
    Colony& raised = scene.position.resolution.raised;
    const bool is_second = raised != Colony::count_;
    move_marker(scene, who.player, answer.colony(), answer.steps());
    raised = is_second ? Colony::count_ : answer.colony();
    return is_second ? Flow::next : Flow::stay;
}

bool can_resolve(const Position&, Actor, const GainColonyBonuses&, Check&) { return true; }

Flow resolve(Scene& scene, Actor who, const GainColonyBonuses&) {
    for (Colony colony : every<Colony>())
        for (std::size_t n = scene.position.colonies[colony].colonies_of(who.player); n > 0; --n)
            push_each(scene.position, info(colony).bonus, {who.player, source_of(colony)});
    return Flow::next;
}

}  // namespace planitia::terraforming
