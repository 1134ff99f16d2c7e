#include <terraforming/rules/deck.h>
#include <terraforming/rules/patents.h>
#include <terraforming/rules/pick.h>
#include <terraforming/rules/resources.h>

namespace planitia::terraforming {

bool can_sell_patents(const PlayerState& player, Reasons* reasons) {
    if (!player.hand.empty()) return true;
    Check(reasons).fail({.code = ReasonCode::no_cards, .needs = 1});
    return false;
}

Pick patents(const Position& position) {
    const PlayerState& seller = position.player(position.active_player);
    return {.from = seller.hand,
            .picked = position.resolution.picked,
            .min = 1,
            .max = seller.hand.size(),
            .price = -kPatentPrice,
            .money = seller.stock[Resource::megacredits]};
}

void answer_sale(Scene& scene, const Option& answer) {
    Resolution& resolution = scene.position.resolution;
    const PlayerId seller = scene.position.active_player;
    if (!take(resolution.picked, patents(scene.position), answer)) return;
    const auto sold = static_cast<int>(resolution.picked.size());
    scene.player(seller).hand -= resolution.picked;
    discard_all(scene, resolution.picked);
    resolution.picked.clear();
    resolution.is_selling = false;
    scene.tell({.kind = EventKind::patents_sold, .player = seller, .amount = static_cast<std::int16_t>(sold)});
    change_stock(scene, {seller, CardId::none()}, Resource::megacredits, sold * kPatentPrice);
}

}  // namespace planitia::terraforming
