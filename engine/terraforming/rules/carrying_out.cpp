#include <terraforming/rules/carrying_out.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/counting.h>
#include <terraforming/rules/effects/effects.h>
#include <terraforming/rules/effects/production.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/tiles.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

/// Counts as if the card were in play already.
int count_with(const Position& position, PlayerId player, const Card& card, const Amount& amount) {
    if (amount.is_fixed()) return amount.each;
    // No production box counts anything else that the card itself changes.
    if (amount.of != Amount::Of::own_tags) return count(position, {player, CardId::none()}, amount);
    int tags = position.player(player).tags[amount.tag];
    for (Tag tag : card.tags) tags += tag == amount.tag ? 1 : 0;
    return tags * amount.each / amount.per;
}

/// Calls `use(effect, at)` for every effect of the card that is certain to happen: not those inside alternatives.
template <class Use>
void for_each_certain(EffectRange effects, const Use& use) {
    for (std::uint16_t at = effects.begin; at < effects.end;) {
        const Effect& effect = kEffects[at];
        if (std::holds_alternative<Either>(effect)) {
            at = static_cast<std::uint16_t>(at + extent(at));
            continue;
        }
        use(effect, at);
        ++at;
    }
}

/// The sum of all changes of one own production that the card makes.
int net_change(const Position& position, PlayerId player, const Card& card, Resource resource) {
    int sum = 0;
    for_each_certain(card.on_play, [&](const Effect& effect, std::uint16_t) {
        const auto* box = std::get_if<Produce>(&effect);
        if (box == nullptr) return;
        for (const ProductionChange& change : box->changes)
            if (change.resource == resource) sum += count_with(position, player, card, change.amount);
    });
    return sum;
}

}  // namespace

int fixed_production(EffectRange effects, Resource resource) {
    int sum = 0;
    for_each_certain(effects, [&](const Effect& effect, std::uint16_t) {
        if (const auto* box = std::get_if<Produce>(&effect))
            for (const ProductionChange& change : box->changes)
                if (change.resource == resource && change.amount.is_fixed()) sum += change.amount.each;
    });
    return sum;
}

namespace {

int fixed_gain(EffectRange effects, Resource resource) {
    int sum = 0;
    for (std::uint16_t at = effects.begin; at < effects.end; ++at)
        if (const auto* gain = std::get_if<Gain>(&kEffects[at]))
            if (gain->resource == resource && gain->amount.is_fixed()) sum += gain->amount.each;
    return sum;
}

/// Production that own cards, this one included, give for a city which the card itself places.
int production_from_own_city(const Position& position, PlayerId player, const Card& card, Resource resource) {
    bool places_city = false;
    for_each_certain(card.on_play, [&](const Effect& effect, std::uint16_t) {
        const auto* tile = std::get_if<PlaceTile>(&effect);
        if (tile != nullptr && (tile->tile == Tile::city || tile->tile == Tile::capital))
            places_city = places_city || !legal_spaces(position, player, *tile).empty();
    });
    if (!places_city) return 0;
    int sum = 0;
    const auto add = [&](const Card& reacting) {
        for (const Trigger& trigger : reacting.triggers)
            if (trigger.when == Trigger::When::city_placed) sum += fixed_production(trigger.effects, resource);
    };
    add(card);
    for (CardId other : position.player(player).table& cards_with_trigger(Trigger::When::city_placed)) add(info(other));
    return sum;
}

/// The most that a colony which the card itself builds can add to a production.
int production_from_own_colony(const Position& position, PlayerId player, const Card& card, Resource resource) {
    int most = 0;
    for_each_certain(card.on_play, [&](const Effect& effect, std::uint16_t) {
        const auto* build = std::get_if<BuildColony>(&effect);
        if (build == nullptr) return;
        for (Colony colony : every<Colony>())
            if (can_build(position, player, colony, build->may_double_up, nullptr))
                most = std::max(most, production_from_colony(position, player, colony, resource));
    });
    return most;
}

/// How often a trigger of an own card fires for the tags of a card that is about to be played.
int times_for_tags(const PlayerState& player, const Trigger& trigger, const Card& card) {
    int times = 0;
    for (Tag tag : every<Tag>()) {
        const auto shown = static_cast<int>(std::ranges::count(card.tags, tag));
        if (trigger.when == Trigger::When::tag_played && ((trigger.tags >> static_cast<unsigned>(tag)) & 1) != 0)
            times += shown;
        if (trigger.when == Trigger::When::new_tag && card.kind != Kind::event && player.tags[tag] == 0)
            times += std::min(shown, 1);
    }
    return times;
}

/// What own cards may give for playing this card's tags, before it takes anything; `figure(effects)` of each reaction.
template <class Figure>
int from_own_tags(const PlayerState& player, const Card& card, const Figure& figure) {
    int sum = 0;
    using When = Trigger::When;
    for (CardId other : player.table&(cards_with_trigger(When::tag_played) | cards_with_trigger(When::new_tag)))
        for (const Trigger& trigger : info(other).triggers)
            sum += times_for_tags(player, trigger, card) * figure(trigger.effects);
    return sum;
}

class CardCheck {
  public:
    CardCheck(const Position& position, PlayerId player, CardId card, Reasons* reasons)
        : position_(position),
          id_(player),
          player_(position.player(player)),
          source_(card),
          card_(info(card)),
          check_(reasons) {}

    bool run() {
        bool may_stop = false;
        for_each_certain(card_.on_play, [&](const Effect& effect, std::uint16_t at) {
            if (may_stop) return;
            may_stop = std::visit(
                overloaded{
                    [&](const Produce& box) { return fails(box); },
                    [&](const LowerAnyProduction& loss) { return fails(loss); },
                    [&](const Lose& loss) { return fails(loss); },
                    [&](const PlaceTile& tile) { return fails(tile); },
                    [&](const ShiftProduction& shift) { return fails(shift); },
                    [&](const OneOf<CopyProduction, StealUpTo, RemoveFromCard, BuildColony, AddColonyTile, TradeFreely,
                                    MoveMarkers, NeedsHere, ExchangeHere> auto&) { return fails_as_it_is(at); },
                    [](const OneOf<Gain, Pay, NeedsRaisedRating, RemoveUpTo, Raise, RaiseRating, ProduceMinedMetal,
                                   ClaimSpace, Draw, LookAndKeep, LookAndBuy, RevealForTag, Discard, AddHere, AddToCard,
                                   AddToPlayedCard, RemoveHere, Exchange, DiscountNextCard, EaseNextCard, GainFleet,
                                   RaiseTrack, GainColonyBonuses, Either, Block> auto&) { return false; },
                },
                effect);
        });
        return check_.passed();
    }

  private:
    /// Each gives true when the check may stop.
    bool fails(const Produce& box) {
        for (const ProductionChange& change : box.changes) {
            if (count_with(position_, id_, card_, change.amount) >= 0) continue;
            const Resource resource = change.resource;
            const int has = player_.production[resource];
            int net = net_change(position_, id_, card_, resource);
            const int lowest = lowest_production(resource);
            if (has + net >= lowest) continue;
            net +=
                production_from_own_city(position_, id_, card_, resource) +
                production_from_own_colony(position_, id_, card_, resource) +
                from_own_tags(player_, card_, [&](EffectRange effects) { return fixed_production(effects, resource); });
            if (has + net >= lowest) continue;
            if (check_.fail({.code = ReasonCode::production_too_low,
                             .needs = static_cast<std::int16_t>(lowest - net),
                             .has = static_cast<std::int16_t>(has),
                             .resource = resource}))
                return true;
        }
        return false;
    }

    bool fails(const LowerAnyProduction& loss) {
        if (position_.is_solo()) return false;
        int most = 0;
        for (PlayerId target : position_.seats()) {
            int can_lose = position_.player(target).production[loss.resource] - lowest_production(loss.resource);
            if (target == id_) can_lose += net_change(position_, id_, card_, loss.resource);
            if (can_lose >= loss.n) return false;
            most = std::max(most, can_lose);
        }
        return check_.fail(nobody_can_lose(loss, most));
    }

    bool fails(const Lose& loss) {
        const int has = loss.resource == Resource::heat ? heat_to_spend(position_, id_) : player_.stock[loss.resource];
        if (has >= loss.n) return false;
        const int gained =
            from_own_tags(player_, card_, [&](EffectRange effects) { return fixed_gain(effects, loss.resource); });
        if (has + gained >= loss.n) return false;
        return check_.fail({.code = ReasonCode::too_few_resources,
                            .needs = loss.n,
                            .has = static_cast<std::int16_t>(has),
                            .resource = loss.resource});
    }

    bool fails(const PlaceTile& tile) {
        if (!position_.setup.unplaceable_tiles_forbid) return false;
        if (tile.tile == Tile::ocean && position_.oceans() >= kMaxOceans) return false;
        if (!legal_spaces(position_, id_, tile, least_megacredits(player_, source_)).empty()) return false;
        return check_.fail({.code = ReasonCode::no_space});
    }

    bool fails(const ShiftProduction& shift) {
        const int has = player_.production[shift.from] + net_change(position_, id_, card_, shift.from);
        if (has > lowest_production(shift.from)) return false;
        return check_.fail({.code = ReasonCode::production_too_low,
                            .needs = static_cast<std::int16_t>(lowest_production(shift.from) + 1),
                            .has = static_cast<std::int16_t>(has),
                            .resource = shift.from});
    }

    bool fails_as_it_is(std::uint16_t at) {
        Reasons reasons;
        if (can_resolve(position_, {id_, source_}, at, &reasons)) return false;
        for (const Reason& reason : reasons)
            if (check_.fail(reason)) return true;
        return false;
    }

    const Position& position_;
    PlayerId id_;
    const PlayerState& player_;
    CardId source_;
    const Card& card_;
    Check check_;
};

}  // namespace

bool can_carry_out(const Position& position, PlayerId player, CardId card, Reasons* reasons) {
    return CardCheck(position, player, card, reasons).run();
}

bool leaves_agenda_possible(const Position& position, PlayerId player, Resource resource, int by) {
    int waiting = 0;
    for (const Pending& pending : position.resolution.agenda)
        if (pending.owner == player) waiting += fixed_production(pending.effects, resource);
    return position.player(player).production[resource] + by + std::min(waiting, 0) >= lowest_production(resource);
}

int taken_by_card(const Card& card, Resource resource) {
    int sum = 0;
    for_each_certain(card.on_play, [&](const Effect& effect, std::uint16_t) {
        if (const auto* loss = std::get_if<Lose>(&effect))
            if (loss->resource == resource) sum += loss->n;
    });
    return sum;
}

}  // namespace planitia::terraforming
