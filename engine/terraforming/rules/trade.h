/// Trading with colony tiles: fee, income for the trader, a bonus for every colony there, the marker's way back.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// What the fee is paid with; a floater is given before the fleet leaves, and stands for no stock.
constexpr Resource resource_of(Fee fee) {
    switch (fee) {
        case Fee::energy: return Resource::energy;
        case Fee::titanium: return Resource::titanium;
        case Fee::megacredits:
        case Fee::floater:
        case Fee::count_: break;
    }
    return Resource::megacredits;
}
/// In pieces of what it is paid with.
int trade_cost(const PlayerState& player, Fee fee);

/// Whether a fleet is at home.
bool has_fleet(const Position& position, PlayerId player, Check& check);
/// Whether a fleet may go there. Precondition: the tile is in the game.
bool is_open(const ColonyState& tile, Check& check);
/// A fleet at home and a tile it may go to; the fee is not looked at.
bool can_visit(const Position& position, PlayerId player, Colony colony, Reasons* reasons);
bool can_pay_fee(const PlayerState& player, Fee fee, Reasons* reasons);
bool can_trade(const Position& position, PlayerId player, Colony colony, Fee fee, Reasons* reasons);
/// Calls `use(option)` for every trade that `can_trade` allows, until it returns true; what tiles and fees share is
/// asked once.
template <class Use>
bool for_each_trade(const Position& position, PlayerId player, const Use& use) {
    Check check(nullptr);
    if (!has_fleet(position, player, check)) return false;
    for (Fee fee : {Fee::megacredits, Fee::energy, Fee::titanium}) {
        if (!can_pay_fee(position.player(player), fee, nullptr)) continue;
        for (Colony colony : every<Colony>()) {
            Check tile(nullptr);
            if (is_open(position.colonies[colony], tile) && use(trade_option(colony, fee))) return true;
        }
    }
    return false;
}

/// The fee is paid: the fleet sets out.
void start_trade(Scene& scene, PlayerId player, Colony colony);
/// The next step of the trade under way, when nothing of the last one is unresolved.
void continue_trade(Scene& scene);

}  // namespace planitia::terraforming
