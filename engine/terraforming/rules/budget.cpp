#include <terraforming/rules/budget.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/tiles.h>
#include <terraforming/rules/triggers.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// Kinds that bring nothing for certain: it depends on an answer, on others or on luck, or is neither stock nor
/// production.
template <class E>
concept BringsNothing = OneOf<E, Pay, NeedsRaisedRating, LowerAnyProduction, RemoveUpTo, StealUpTo, Raise, RaiseRating,
                              ProduceMinedMetal, ClaimSpace, Draw, LookAndKeep, LookAndBuy, RevealForTag, Discard,
                              AddHere, AddToCard, AddToPlayedCard, RemoveHere, RemoveFromCard, ShiftProduction,
                              Exchange, CopyProduction, DiscountNextCard, EaseNextCard, NeedsHere, ExchangeHere,
                              AddColonyTile, GainFleet, TradeFreely, RaiseTrack, MoveMarkers, GainColonyBonuses, Block>;

/// A bit for every kind that may bring something.
constexpr std::uint64_t kBringing = []<class... E>(const std::variant<E...>*) {
    std::uint64_t bits = 0;
    std::size_t kind = 0;
    ((bits |= std::uint64_t{!BringsNothing<E>} << kind++), ...);
    return bits;
}(static_cast<const Effect*>(nullptr));
static_assert(std::variant_size_v<Effect> <= 64);

/// Adds up what effects change in one figure of one player.
class Foresight {
  public:
    Foresight(const Position& position, PlayerId player, Figure figure)
        : position_(position), player_(player), figure_(figure) {}

    /// With a card that is about to be played; `with_reactions`: and with what it and its effects set off.
    Foresight(const Position& position, PlayerId player, Figure figure, CardId played, bool with_reactions)
        : position_(position), player_(player), figure_(figure), played_(played), with_reactions_(with_reactions) {}

    int of(EffectRange effects, CardId source) const {
        int sum = 0;
        for (std::uint16_t at = effects.begin; at < effects.end;) {
            if ((kBringing >> kEffects[at].index() & 1) != 0) sum += of(at, source);
            // What a block holds is added one by one.
            const bool is_either = std::holds_alternative<Either>(kEffects[at]);
            at = static_cast<std::uint16_t>(at + (is_either ? extent(at) : 1));
        }
        return sum;
    }

    int of_played_card() const {
        const Card& card = info(played_);
        int sum = of(card.on_play, played_);
        for_each_happening(position_.player(player_), card, false,
                           [&](Trigger::When when, const auto& times) { sum += of_reactions(when, times); });
        return sum;
    }

    int of_colony(Colony colony) const {
        int sum = of(info(colony).building, source_of(colony));
        for_each_happening(BuildColony{},
                           [&](Trigger::When when, const auto& times) { sum += of_reactions(when, times); });
        return sum;
    }

  private:
    int of(std::uint16_t at, CardId source) const {
        const Actor who{player_, source};
        return std::visit(
            overloaded{
                [&](const Gain& gain) { return is(Figure::Of::stock, gain.resource) ? counted(who, gain.amount) : 0; },
                [&](const Lose& loss) { return is(Figure::Of::stock, loss.resource) ? -int{loss.n} : 0; },
                [&](const Produce& box) {
                    int sum = 0;
                    for (const ProductionChange& change : box.changes)
                        if (is(Figure::Of::production, change.resource)) sum += counted(who, change.amount);
                    return sum;
                },
                [&](const PlaceTile& tile) { return with_reactions_ ? of_tile(tile) : 0; },
                [&](const BuildColony& build) { return with_reactions_ ? of_best_colony(build) : 0; },
                [&](const Either& either) { return of_best(either, at, source); },
                [](const BringsNothing auto&) { return 0; },
            },
            kEffects[at]);
    }

    bool is(Figure::Of of, Resource resource) const { return figure_.of == of && figure_.resource == resource; }

    int counted(Actor who, const Amount& amount) const {
        if (amount.is_fixed()) return amount.each;
        return played_.is_some() ? Budget(position_, player_, played_).count(position_, who, amount)
                                 : count(position_, who, amount);
    }

    int of_best(const Either& either, std::uint16_t at, CardId source) const {
        int best = of(alternative(at, 0), source);
        for (std::size_t i = 1; i < either.alternatives; ++i) best = std::max(best, of(alternative(at, i), source));
        return either.may_decline ? std::max(best, 0) : best;
    }

    int of_tile(const PlaceTile& tile) const {
        const int spent = played_.is_some() ? least_megacredits(position_.player(player_), played_) : 0;
        if (legal_spaces(position_, player_, tile, spent).empty()) return 0;
        int sum = 0;
        const bool on_mars = tile.where != Where::phobos && tile.where != Where::ganymede;
        for_each_happening(tile.tile, on_mars,
                           [&](Trigger::When when, const auto& times) { sum += of_reactions(when, times); });
        return sum;
    }

    int of_best_colony(const BuildColony& build) const {
        int best = 0;
        for (Colony colony : every<Colony>())
            if (can_build(position_, player_, colony, build.may_double_up, nullptr))
                best = std::max(best, of_colony(colony));
        return best;
    }

    /// Of own cards, the one about to be played included.
    template <class Times>
    int of_reactions(Trigger::When when, const Times& times) const {
        const Foresight alone(position_, player_, figure_);
        int sum = 0;
        const auto add = [&](CardId card) {
            for (const Trigger& trigger : info(card).triggers)
                if (trigger.when == when) sum += times(trigger) * alone.of(trigger.effects, card);
        };
        for (CardId card : position_.player(player_).table.common(cards_with_trigger(when))) add(card);
        if (played_.is_some()) add(played_);
        return sum;
    }

    const Position& position_;
    PlayerId player_;
    Figure figure_;
    CardId played_;
    bool with_reactions_ = false;
};

}  // namespace

int brought(const Position& position, Actor who, EffectRange effects, Figure figure) {
    return Foresight(position, who.player, figure).of(effects, who.source);
}

int brought_by_colony(const Position& position, PlayerId player, Colony colony, Figure figure) {
    return Foresight(position, player, figure).of_colony(colony);
}

int Budget::count_with_card(Actor who, const Amount& amount) const {
    // Nothing else that effects of cards count is changed by the card itself.
    if (amount.of != Amount::Of::own_tags) return terraforming::count(*position_, who, amount);
    const auto shown = std::ranges::count(info(card_).tags, amount.tag);
    return static_cast<int>(position_->player(player_).tags[amount.tag] + shown) * amount.each / amount.per;
}

int Budget::net(Figure figure, int enough) const {
    const int alone = Foresight(*position_, player_, figure, card_, false).of(info(card_).on_play, card_);
    return alone >= enough ? alone : Foresight(*position_, player_, figure, card_, true).of_played_card();
}

}  // namespace planitia::terraforming
