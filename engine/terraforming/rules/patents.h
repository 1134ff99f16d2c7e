/// Selling patents: cards from the hand, for 1 M€ each.
#pragma once
#include <terraforming/rules/rules.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

bool can_sell_patents(const PlayerState& player, Reasons* reasons);
/// What the active player can sell.
Pick patents(const Position& position);
void answer_sale(Scene& scene, const Option& answer);

}  // namespace planitia::terraforming
