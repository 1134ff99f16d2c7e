#include <desk/terraforming/cards.h>
#include <terraforming/rules/playing.h>

#include <algorithm>
#include <utility>

namespace planitia::desk {

using namespace terraforming;

bool has_action(CardId card) { return !info(card).action.empty(); }

std::vector<CardId> by_cost(const PlayerState& player, const CardSet& cards) {
    std::vector<CardId> sorted;
    for (CardId card : cards) sorted.push_back(card);
    std::ranges::sort(sorted, {},
                      [&](CardId card) { return std::pair(cost_to_play(player, info(card)), card.index()); });
    return sorted;
}

std::vector<CardId> played_cards(const PlayerState& player) {
    std::vector<CardId> cards;
    for (CardId card : player.table)
        if (card != player.corporation) cards.push_back(card);
    const auto order = [](CardId card) {
        const int kind = has_action(card) ? 0 : info(card).holds != CardResource::none ? 1 : 2;
        return std::pair(kind, card.index());
    };
    std::ranges::sort(cards, {}, order);
    if (player.corporation.is_some()) cards.insert(cards.begin(), player.corporation);
    return cards;
}

std::vector<CardId> card_actions(const PlayerState& player) {
    std::vector<CardId> cards = played_cards(player);
    std::erase_if(cards, [](CardId card) { return !has_action(card); });
    return cards;
}

}  // namespace planitia::desk
