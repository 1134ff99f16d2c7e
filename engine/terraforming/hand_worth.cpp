#include <terraforming/hand_worth.h>
#include <terraforming/weights.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// Those being picked for it included, those being given up left out.
CardSet coming_hand(const Position& position, PlayerId id) {
    const Resolution& resolution = position.resolution;
    const CardSet& hand = position.player(id).hand;
    if (id != position.active_player) return hand;
    return (hand - resolution.picked) | (resolution.picked & resolution.seen);
}

double price_of_card(const Position& position, const PlayerState& player) {
    if (position.phase != Phase::setup) return player.privileges.card_price;
    return player.corporation.is_some() ? info(player.corporation).card_price : kCardPrice;
}

/// Cards that are or may still be bought in this phase. Sets are put together in ascending order of cards.
CardSet open_offer(const Position& position, const Offer& offer) {
    if (position.phase == Phase::draft) return offer.drafted | offer.picked;
    if (offer.is_ready) return {};
    return offer.picked.empty() ? offer.dealt : offer.dealt.above(offer.picked.back());
}

}  // namespace

double worth_of_hand(const Position& position, PlayerId id, const Outlooks& look) {
    const PlayerState& player = position.player(id);
    const double price = price_of_card(position, player) * look.now.money;
    // Any card can be sold for 1 M€.
    const auto worth_of = [&](CardId card) {
        return look.now.money + kWeights.hand * std::max(0.0, gain_from_playing(position, id, card, look));
    };
    double worth = 0;
    for (CardId card : coming_hand(position, id)) worth += worth_of(card);
    if (position.phase != Phase::draft)
        for (CardId card : player.offer.picked) worth += worth_of(card) - price;
    for (CardId card : open_offer(position, player.offer)) worth += std::max(0.0, worth_of(card) - price);
    if (position.resolution.is_selling && id == position.active_player)
        worth += look.now.money * static_cast<double>(position.resolution.picked.size());
    return worth;
}

}  // namespace planitia::terraforming
