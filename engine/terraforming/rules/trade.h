/// Trading with colony tiles: fee, income for the trader, a bonus for every colony there, the marker's way back.
#pragma once
#include <terraforming/rules/option.h>
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

int fleets_away(const Position& position, PlayerId player);

/// In pieces of what it is paid with.
int trade_cost(const PlayerState& player, Fee fee);

/// A fleet at home and a tile it may go to; the fee is not looked at.
bool can_visit(const Position& position, PlayerId player, Colony colony, Reasons* reasons);
bool can_trade(const Position& position, PlayerId player, Colony colony, Fee fee, Reasons* reasons);
/// Calls `use(option)` for every trade, until it returns true.
template <class Use>
bool for_each_trade(const Position& position, PlayerId player, const Use& use) {
    for (Colony colony : every<Colony>()) {
        if (!can_visit(position, player, colony, nullptr)) continue;
        for (Fee fee : {Fee::megacredits, Fee::energy, Fee::titanium})
            if (can_trade(position, player, colony, fee, nullptr) && use(trade_option(colony, fee))) return true;
    }
    return false;
}

/// The fee is paid: the fleet sets out.
void start_trade(Scene& scene, PlayerId player, Colony colony);
/// The next step of the trade under way, when nothing of the last one is unresolved.
void continue_trade(Scene& scene);

}  // namespace planitia::terraforming
