#include <terraforming/card_worth.h>
#include <terraforming/rules/counting.h>
#include <terraforming/rules/playing.h>
#include <terraforming/rules/scoring.h>
#include <terraforming/weights.h>

#include <algorithm>
#include <bit>

namespace planitia::terraforming {

namespace {

/// In points: a resource for a card that is not known yet.
constexpr double kTypicalResource = 0.5;

/// Reads the worth of effects for one seat and card.
class Reader {
  public:
    Reader(const Position& position, PlayerId player, CardId card, const Outlook& look)
        : position_(position), look_(look), who_{player, card} {}

    /// Of a sequence.
    double sum(EffectRange effects) const {
        double worth = 0;
        for (std::uint16_t at = effects.begin; at < effects.end; at = static_cast<std::uint16_t>(at + extent(at))) {
            if (std::holds_alternative<RevealForTag>(kEffects[at]))
                return worth + kChanceOfTag * sum({static_cast<std::uint16_t>(at + 1), effects.end});
            worth += worth_of(at);
        }
        return worth;
    }

    /// Of one resource on the card itself: points, or what its action gives for it.
    double resource_here() const {
        const Card& card = info(who_.source);
        if (card.points.of == Points::Per::resources_here)
            return static_cast<double>(card.points.points) / card.points.per;
        if (card.points.of == Points::Per::any_resource_here)
            return position_.resources[who_.source.index()] > 0 ? 0.0 : card.points.points;
        double most = reward_for_removal(card.action);
        for (const Trigger& trigger : card.triggers) most = std::max(most, reward_for_removal(trigger.effects));
        if (most == 0 && card.holds == CardResource::floaters) most = 2 * look_.piece[Resource::heat];
        return most;
    }

  private:
    static constexpr double kChanceOfTag = 0.1;
    static constexpr double kFound = 0.7;  ///< part that a rival has of what may be taken

    int amount(const Amount& amount) const { return count(position_, who_, amount); }
    double piece(Resource resource) const { return look_.piece[resource]; }
    double production(Resource resource) const { return look_.production[resource]; }
    /// What a loss of a rival is worth.
    double loss(double worth) const { return position_.is_solo() ? 0.0 : worth / (position_.setup.players - 1); }

    double reward_for_removal(EffectRange effects) const {
        double most = 0;
        for (std::uint16_t at = effects.begin; at < effects.end; ++at) {
            const auto* removal = std::get_if<RemoveHere>(&kEffects[at]);
            if (removal == nullptr) continue;
            std::uint16_t end = at;
            while (end < effects.end && !std::holds_alternative<Block>(kEffects[end])) ++end;
            most = std::max(most, sum({static_cast<std::uint16_t>(at + 1), end}) / removal->n);
        }
        return most;
    }

    double best_alternative(std::uint16_t at, const Either& either) const {
        double most = either.may_decline ? 0.0 : -100.0;
        for (std::size_t i = 0; i < either.alternatives; ++i) most = std::max(most, sum(alternative(at, i)));
        return most;
    }

    double tile(const PlaceTile& placing) const {
        switch (placing.tile) {
            case Tile::ocean: return look_.ocean;
            case Tile::greenery: return look_.greenery;
            case Tile::city:
            case Tile::capital: return look_.city;
            case Tile::none:
            case Tile::special:
            case Tile::count_: break;
        }
        return kWeights.bonus;
    }

    /// With nowhere to put them they are lost.
    double on_some_card(CardResource resource, int n) const {
        double most = 0;
        for (CardId card : position_.player(who_.player).table& cards_with_resources())
            if (resource == CardResource::none || info(card).holds == resource)
                most = std::max(most, Reader(position_, who_.player, card, look_).resource_here());
        if (info(who_.source).holds == resource) most = std::max(most, kTypicalResource);
        return n * most;
    }

    double produce(const Produce& box) const {
        double worth = 0;
        for (const ProductionChange& change : box.changes) worth += amount(change.amount) * production(change.resource);
        return worth;
    }

    double worth_of(std::uint16_t at) const {
        return std::visit(
            overloaded{
                [&](const Gain& e) { return amount(e.amount) * piece(e.resource); },
                [&](const Produce& e) { return produce(e); },
                [&](const Lose& e) { return -e.n * piece(e.resource); },
                [&](const Pay& e) { return -e.cost * look_.money; },
                [&](const LowerAnyProduction& e) { return loss(e.n * production(e.resource)); },
                [&](const RemoveUpTo& e) { return kFound * e.n * loss(piece(e.resource)); },
                [&](const StealUpTo& e) { return kFound * e.n * (piece(e.resource) + loss(piece(e.resource))); },
                [&](const Raise& e) { return e.steps * look_.step[e.parameter]; },
                [&](const RaiseRating& e) { return amount(e.amount) * look_.rating; },
                [&](const PlaceTile& e) { return tile(e); },
                [&](const ProduceMinedMetal&) { return production(Resource::steel); },
                [&](const ClaimSpace&) { return kWeights.bonus; },
                [&](const Draw& e) { return amount(e.amount) * look_.card; },
                [&](const LookAndKeep& e) { return 1.3 * e.keep * look_.card; },
                [&](const LookAndBuy& e) { return 0.3 * e.look * look_.card; },
                [&](const Discard& e) { return e.optional ? 0.0 : -0.5 * e.n * look_.card; },
                [&](const AddHere& e) { return e.n * resource_here(); },
                [&](const AddToCard& e) { return on_some_card(e.resource, e.n); },
                [&](const AddToPlayedCard& e) { return e.n * kTypicalResource; },
                [&](const RemoveHere& e) { return -e.n * resource_here(); },
                [&](const RemoveFromCard& e) { return loss(e.n * kTypicalResource); },
                [&](const CopyProduction&) { return production(Resource::megacredits); },
                [&](const DiscountNextCard& e) { return 0.8 * e.n * look_.money; },
                [&](const ExchangeHere& e) { return 0.5 * piece(e.to); },
                [&](const BuildColony&) { return 15 * look_.money; },
                [&](const GainFleet& e) { return e.n * kWeights.fleet * look_.generations; },
                [&](const TradeFreely&) { return 7 * look_.money; },
                [&](const GainColonyBonuses&) {
                    return 2 * look_.money * static_cast<double>(colonies_of(position_.colonies, who_.player));
                },
                [&](const Either& e) { return best_alternative(at, e); },
                [&](const Block& e) {
                    return sum({static_cast<std::uint16_t>(at + 1), static_cast<std::uint16_t>(at + 1 + e.size)});
                },
                [](const OneOf<NeedsRaisedRating, RevealForTag, ShiftProduction, Exchange, EaseNextCard, NeedsHere,
                               AddColonyTile, RaiseTrack, MoveMarkers> auto&) { return 0.0; },
            },
            kEffects[at]);
    }

    const Position& position_;
    const Outlook& look_;
    Actor who_;
};

/// How often a generation something happens to one player, roughly.
double times_each_generation(const Position& position, const Trigger& trigger, const Outlook& look) {
    const double players = trigger.by_anyone ? position.setup.players : 1;
    switch (trigger.when) {
        case Trigger::When::tag_played: return 0.4 * players * std::popcount(trigger.tags);
        case Trigger::When::ocean_placed:
            return (kMaxOceans - static_cast<double>(position.oceans())) / std::max(1.0, look.generations);
        case Trigger::When::event_played:
        case Trigger::When::dear_payment:
        case Trigger::When::dear_card:
        case Trigger::When::new_tag:
        case Trigger::When::project_paid:
        case Trigger::When::city_placed:
        case Trigger::When::greenery_placed:
        case Trigger::When::metal_space_used:
        case Trigger::When::colony_built:
        case Trigger::When::count_: break;
    }
    return 0.5 * players;
}

/// Of a lasting effect, each generation. Values of metals, plants and heat show in the outlook.
double worth_of_ongoing(const Ongoing& ongoing, const Outlook& look) {
    return std::visit(
        overloaded{
            [&](const Discount& e) { return (e.every_card ? 2.2 : 0.5) * e.n * look.money; },
            [&](const ProjectDiscount& e) { return 0.2 * e.n * look.money; },
            [&](const EaseRequirements& e) { return 0.3 * e.steps * look.money; },
            [&](const CardPrice& e) { return 1.5 * (kCardPrice - e.n) * look.money; },
            [&](const TradeDiscount& e) { return 0.8 * e.n * look.money; },
            [&](const TradeSteps& e) { return e.n * look.money; },
            [&](const ProtectOwn&) { return 0.3 * look.money; },
            [&](const MetalValue& e) { return (e.steel + e.titanium) * look.money; },
            [](const OneOf<PlantsPerGreenery, HeatAsMegacredits, ProtectHere, FloatersAsHeat> auto&) { return 0.0; },
        },
        ongoing);
}

/// The part of the generations in which production pays what an action takes.
double how_often(const PlayerState& player, EffectRange action) {
    double part = 1;
    for (std::uint16_t at = action.begin; at < action.end && !std::holds_alternative<Either>(kEffects[at]); ++at)
        if (const auto* price = std::get_if<Lose>(&kEffects[at]))
            part = std::min(part, (kWeights.spare + player.production[price->resource]) / price->n);
    return part;
}

/// Of the action and all lasting effects.
double worth_each_generation(const Position& position, PlayerId player, CardId id, const Outlook& look) {
    const Card& card = info(id);
    const Reader reader(position, player, id, look);
    double worth = 0;
    if (!card.action.empty())
        worth += how_often(position.player(player), card.action) * std::max(0.0, reader.sum(card.action));
    for (const Trigger& trigger : card.triggers)
        worth += times_each_generation(position, trigger, look) * std::max(0.0, reader.sum(trigger.effects));
    for (const Ongoing& ongoing : card.ongoing) worth += worth_of_ongoing(ongoing, look);
    return worth;
}

/// Points that a card not yet in play would have.
double points_when_played(const Position& position, PlayerId player, CardId id, const Outlook& look) {
    const Points& points = info(id).points;
    switch (points.of) {
        case Points::Per::resources_here:
        case Points::Per::any_resource_here: return 0;
        case Points::Per::own_tags: {
            const double more = 0.15 * look.generations + (info(id).has_tag(points.tag) ? 1 : 0);
            return points.points * (position.player(player).tags[points.tag] + more) / points.per;
        }
        case Points::Per::oceans_beside_tile: return 2;
        case Points::Per::cities_beside_tile: return 1;
        case Points::Per::card:
        case Points::Per::cities_in_play:
        case Points::Per::colonies_in_play: break;
    }
    return card_points(position, player, id);
}

/// How likely the requirements are met in time: those of parameters by how far there is to go.
double chance_of_requirements(const Position& position, PlayerId player, const Card& card, const Outlook& look) {
    if (card.needs.empty() || meets_requirements(position, player, card, nullptr)) return 1;
    double chance = 1;
    const auto missing = [&](const Need& need) {
        const int level = position.level(need.parameter);
        const int value = info(need.parameter).level(need.value);
        if (need.at_most) {
            chance *= level > value ? 0 : 1;
        } else if (level < value) {
            chance *= std::max(0.0, 1 - 1.1 * (value - level) / std::max(1, maximum(need.parameter) - level)) *
                      std::min(1.0, look.generations);
        }
    };
    for (const Need& need : card.needs) {
        switch (need.of) {
            case Need::Of::parameter: missing(need); break;
            case Need::Of::own_tags:
                for (int n = position.player(player).tags[need.tag]; n < need.value; ++n) chance *= 0.65;
                break;
            case Need::Of::own_production:
            case Need::Of::cities:
            case Need::Of::own_cities:
            case Need::Of::own_greeneries:
            case Need::Of::own_colonies:
            case Need::Of::own_floaters: chance *= 0.7; break;
        }
    }
    return chance;
}

double cost_in_points(const PlayerState& player, const Card& card, const Outlook& look) {
    return cost_to_play(player, card) * look.money;
}

}  // namespace

double worth_in_play(const Position& position, PlayerId player, CardId id, const Outlooks& look) {
    const Card& card = info(id);
    double worth = 0;
    if (look.now.generations > 0)
        worth += look.now.generations * worth_each_generation(position, player, id, look.later);
    const int here = position.resources[id.index()];
    if (here > 0 && card.points.of != Points::Per::resources_here && card.points.of != Points::Per::any_resource_here)
        worth += kWeights.resource_kept * here * Reader(position, player, id, look.now).resource_here();
    return worth;
}

double gain_from_playing(const Position& position, PlayerId player, CardId id, const Outlooks& look) {
    const Card& card = info(id);
    const double chance = chance_of_requirements(position, player, card, look.now);
    if (chance == 0) return 0;
    const double worth = Reader(position, player, id, look.now).sum(card.on_play) +
                         points_when_played(position, player, id, look.now) +
                         kWeights.tag * static_cast<double>(card.kind == Kind::event ? 0 : card.tags.size()) +
                         look.now.generations * worth_each_generation(position, player, id, look.later);
    return chance * (worth - cost_in_points(position.player(player), card, look.now));
}

double worth_of_corporation(const Position& position, PlayerId player, CardId id, const Outlooks& look) {
    const Card& card = info(id);
    const Reader reader(position, player, id, look.now);
    return reader.sum(card.on_play) + reader.sum(card.first_action) +
           look.now.generations * worth_each_generation(position, player, id, look.later);
}

}  // namespace planitia::terraforming
