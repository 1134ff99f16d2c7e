#include <terraforming/rules/agenda.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/trade.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

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

int trade_cost(const PlayerState& player, Fee fee) {
    if (fee == Fee::floater) return 0;
    const int full = fee == Fee::megacredits ? kTradeFee : kTradeFeeInPieces;
    return std::max(0, full - player.privileges.trade_discount);
}

bool has_fleet(const Position& position, PlayerId player, Check& check) {
    const int fleets = position.player(player).fleets;
    const int away = fleets_away(position.colonies, player);
    if (away >= fleets)
        check.fail({.code = ReasonCode::no_fleet,
                    .needs = static_cast<std::int16_t>(away + 1),
                    .has = static_cast<std::int16_t>(fleets)});
    return check.passed();
}

bool is_open(const ColonyState& tile, Check& check) {
    if (!tile.is_active() && check.fail({.code = ReasonCode::colony_asleep})) return false;
    if (tile.visitor.is_some() && check.fail({.code = ReasonCode::fleet_there})) return false;
    return check.passed();
}

bool can_visit(const Position& position, PlayerId player, Colony colony, Reasons* reasons) {
    const ColonyState& tile = position.colonies[colony];
    Check check(reasons);
    if (tile.status == ColonyState::Status::absent) {
        check.fail({.code = ReasonCode::colony_not_in_game});
        return false;
    }
    if (!is_open(tile, check) && reasons == nullptr) return false;
    return has_fleet(position, player, check);
}

bool can_pay_fee(const PlayerState& player, Fee fee, Reasons* reasons) {
    const int needs = trade_cost(player, fee);
    switch (fee) {
        case Fee::megacredits: return can_afford(player, needs, reasons);
        case Fee::energy: return has_stock(player, Resource::energy, needs, reasons);
        case Fee::titanium: return has_stock(player, Resource::titanium, needs, reasons);
        case Fee::floater:
        case Fee::count_: break;
    }
    Check(reasons).fail({.code = ReasonCode::not_offered});
    return false;
}

bool can_trade(const Position& position, PlayerId id, Colony colony, Fee fee, Reasons* reasons) {
    const bool is_open = can_visit(position, id, colony, reasons);
    if (!is_open && reasons == nullptr) return false;
    return can_pay_fee(position.player(id), fee, reasons) && is_open;
}

void start_trade(Scene& scene, PlayerId player, Colony colony) {
    scene.position.colonies[colony].visitor = player;
    scene.position.resolution.trade = {Trade::Stage::income, colony, 0};
    scene.tell({.kind = EventKind::traded, .player = player, .subject = static_cast<std::uint8_t>(colony)});
    push_each(scene.position, trade_preparation(), {player, source_of(colony)});
}

void continue_trade(Scene& scene) {
    Position& position = scene.position;
    Trade& trade = position.resolution.trade;
    const Colony tile = trade.tile;
    const ColonyState& state = position.colonies[tile];
    const PlayerId trader = state.visitor;
    if (trade.stage == Trade::Stage::income) {
        trade.stage = Trade::Stage::bonuses;
        push_each(position, info(tile).income[state.marker], {trader, source_of(tile)});
    } else if (trade.bonuses_given < state.colonies()) {
        const PlayerId owner = owner_in_turn(position, state, trader, trade.bonuses_given++);
        push_each(position, info(tile).bonus, {owner, source_of(tile)});
    } else {
        trade = {};
        move_marker(scene, trader, tile, static_cast<int>(state.colonies()) - state.marker);
    }
}

}  // namespace planitia::terraforming
