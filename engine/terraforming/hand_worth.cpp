#include <terraforming/hand_worth.h>
#include <terraforming/weights.h>

#include <algorithm>
#include <array>

namespace planitia::terraforming {

namespace {

/// The gains that cards promise. The more there are, the less likely each of them is played.
class Gains {
  public:
    void add(double gain) {
        std::size_t at = std::min(count_, kMost - 1);
        if (count_ == kMost && gains_[at] >= gain) return;
        for (; at > 0 && gains_[at - 1] < gain; --at) gains_[at] = gains_[at - 1];
        gains_[at] = gain;
        count_ = std::min(count_ + 1, kMost);
    }
    double worth() const {
        double part = kWeights.hand;
        double sum = 0;
        for (std::size_t i = 0; i < count_; ++i, part *= kWeights.crowding) sum += part * gains_[i];
        return sum;
    }

  private:
    static constexpr std::size_t kMost = 16;
    std::array<double, kMost> gains_ = {};  ///< from the best on
    std::size_t count_ = 0;
};

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
    const double any_card = kWeights.any_card * look.now.money;
    const double price = price_of_card(position, player) * look.now.money;
    Gains gains;
    double worth = 0;
    const auto add = [&](CardId card, double cost) {
        gains.add(std::max(0.0, gain_from_playing(position, id, card, look)));
        worth += any_card - cost;
    };
    for (CardId card : coming_hand(position, id)) add(card, 0);
    if (position.phase != Phase::draft)
        for (CardId card : player.offer.picked) add(card, price);
    for (CardId card : open_offer(position, player.offer))
        if (kWeights.hand * gain_from_playing(position, id, card, look) + any_card > price) add(card, price);
    if (position.resolution.is_selling && id == position.active_player)
        worth += look.now.money * static_cast<double>(position.resolution.picked.size());
    return worth + gains.worth();
}

}  // namespace planitia::terraforming
