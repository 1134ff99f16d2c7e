#include <terraforming/rules/agenda.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/trade.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

constexpr int kFeeInMegacredits = 9;
constexpr int kFeeInPieces = 3;

/// The steps of a trade: the income, then a bonus for every colony there, then the marker goes back.
constexpr std::uint8_t kIncome = 1;
constexpr std::uint8_t kBonuses = 2;

/// The owner who is the `n`th to get the bonus: the trader's colonies first, then clockwise.
PlayerId owner_in_turn(const Position& position, const ColonyState& state, PlayerId trader, std::size_t n) {
    PlayerId owner = trader;
    for (std::size_t seat = 0; seat < position.setup.players; ++seat, owner = position.after(owner)) {
        const std::size_t own = state.colonies_of(owner);
        if (n < own) return owner;
        n -= own;
    }
    return PlayerId::none();
}

}  // namespace

int fleets_away(const Position& position, PlayerId player) {
    int n = 0;
    for (Colony colony : every<Colony>()) n += position.colonies[colony].visitor == player ? 1 : 0;
    return n;
}

int trade_cost(const PlayerState& player, Fee fee) {
    if (fee == Fee::floater) return 0;
    const int full = fee == Fee::megacredits ? kFeeInMegacredits : kFeeInPieces;
    return std::max(0, full - player.privileges.trade_discount);
}

bool can_visit(const Position& position, PlayerId player, Colony colony, Reasons* reasons) {
    const ColonyState& state = position.colonies[colony];
    Check check(reasons);
    if (state.status == ColonyState::Status::absent) {
        check.fail({.code = ReasonCode::colony_not_in_game});
        return false;
    }
    if (!state.is_active() && check.fail({.code = ReasonCode::colony_asleep})) return false;
    if (state.visitor.is_some() && check.fail({.code = ReasonCode::fleet_there})) return false;
    const int fleets = position.player(player).fleets;
    const int away = fleets_away(position, player);
    if (away >= fleets && check.fail({.code = ReasonCode::no_fleet,
                                      .needs = static_cast<std::int16_t>(away + 1),
                                      .has = static_cast<std::int16_t>(fleets)}))
        return false;
    return check.passed();
}

bool can_trade(const Position& position, PlayerId id, Colony colony, Fee fee, Reasons* reasons) {
    const PlayerState& player = position.player(id);
    const bool is_open = can_visit(position, id, colony, reasons);
    if (!is_open && reasons == nullptr) return false;
    const int needs = trade_cost(player, fee);
    switch (fee) {
        case Fee::megacredits: return can_afford(player, needs, reasons) && is_open;
        case Fee::energy: return has_stock(player, Resource::energy, needs, reasons) && is_open;
        case Fee::titanium: return has_stock(player, Resource::titanium, needs, reasons) && is_open;
        case Fee::floater:
        case Fee::count_: break;
    }
    Check(reasons).fail({.code = ReasonCode::not_offered});
    return false;
}

void start_trade(Scene& scene, PlayerId player, Colony colony) {
    Resolution& resolution = scene.position.resolution;
    scene.position.colonies[colony].visitor = player;
    resolution.colony = colony;
    resolution.trade_step = kIncome;
    scene.tell({.kind = EventKind::traded, .player = player, .subject = static_cast<std::uint8_t>(colony)});
    push_each(scene.position, trade_preparation(), {player, source_of(colony)});
}

void continue_trade(Scene& scene) {
    Position& position = scene.position;
    Resolution& resolution = position.resolution;
    const Colony colony = resolution.colony;
    const ColonyState& state = position.colonies[colony];
    const PlayerId trader = position.active_player;
    const std::uint8_t step = resolution.trade_step++;
    if (step == kIncome) {
        push_each(position, info(colony).income[state.marker], {trader, source_of(colony)});
        return;
    }
    const std::size_t n = step - kBonuses;
    if (n < state.colonies()) {
        push_each(position, info(colony).bonus, {owner_in_turn(position, state, trader, n), source_of(colony)});
        return;
    }
    move_marker(scene, trader, colony, static_cast<int>(state.colonies()) - state.marker);
    resolution.colony = Colony::count_;
    resolution.trade_step = 0;
}

}  // namespace planitia::terraforming
