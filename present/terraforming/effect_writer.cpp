#include <core/overloaded.h>
#include <present/terraforming/effect_writer.h>

#include <utility>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

namespace {

/// The words for where a tile goes; none where the tile itself says it.
std::optional<P> where_phrase(const PlaceTile& place) {
    switch (place.where) {
        case Where::ocean_area: return place.tile == Tile::ocean ? std::nullopt : std::optional(P::where_ocean_area);
        case Where::greenery:
        case Where::city: return std::nullopt;
        case Where::land: return P::where_land;
        case Where::isolated: return P::where_isolated;
        case Where::volcanic: return P::where_volcanic;
        case Where::beside_city: return P::where_beside_city;
        case Where::beside_two_cities: return P::where_beside_two_cities;
        case Where::beside_greenery: return P::where_beside_greenery;
        case Where::metal_bonus: return P::where_metal_bonus;
        case Where::metal_bonus_beside_own: return P::where_metal_bonus_beside_own;
        case Where::noctis: return P::where_noctis;
        case Where::phobos: return P::where_phobos;
        case Where::ganymede: return P::where_ganymede;
    }
    return std::nullopt;
}

P tile_phrase(Tile tile) {
    switch (tile) {
        case Tile::ocean: return P::place_ocean;
        case Tile::greenery: return P::place_greenery;
        case Tile::city: return P::place_city;
        case Tile::capital: return P::place_capital;
        default: return P::place_special;
    }
}

}  // namespace

std::string EffectWriter::say(P phrase, SlotList slots) const {
    slots.push_back({"do", mood_});
    slots.push_back({"price", Form(is_price_ ? 1 : 0)});
    slots.push_back({"short", Form(telling_.is_short ? 1 : 0)});
    return present::say(book_, phrase, slots);
}

/// A phrase that names this card, or speaks of it again.
std::string EffectWriter::say_here(P phrase, SlotList slots) {
    slots.push_back({"here", Form(is_named_ ? 1 : 0)});
    is_named_ = true;
    return say(phrase, std::move(slots));
}

std::string EffectWriter::effect(std::uint16_t at) {
    return std::visit(
        overloaded{
            [&](const Gain&) { return with_one_verb({at}, P::or_item); },
            [&](const Produce& e) { return production(e); },
            [&](const Lose&) { return with_one_verb({at}, P::or_item); },
            [&](const Pay& e) {
                const P how = e.with_steel ? P::pay_with_steel : e.with_titanium ? P::pay_with_titanium : P::pay;
                return say(how, {{"n", int{e.cost}}, {"what", book_.noun(Resource::megacredits)}});
            },
            [&](const NeedsRaisedRating&) { return std::string(); },
            [&](const NeedsHere&) { return std::string(); },
            [&](const RevealForTag&) { return std::string(); },
            [&](const LowerAnyProduction& e) {
                return say(P::lower_any_production, {{"n", int{e.n}}, {"what", book_.noun(e.resource)}});
            },
            [&](const RemoveUpTo& e) {
                return e.from == Whose::owner_beside_last_tile ? may(at) : with_one_verb({at}, P::or_item);
            },
            [&](const StealUpTo& e) {
                if (!e.exactly) return with_one_verb({at}, P::or_item);
                return say(P::steal_exactly, {{"n", int{e.n}}, {"what", book_.noun(e.resource)}});
            },
            [&](const Raise& e) {
                return say(P::raise_parameter, {{"n", int{e.steps}}, {"what", book_.noun(e.parameter)}});
            },
            [&](const RaiseRating& e) {
                return counted(e.amount, [&](int n) {
                    return say(P::raise_rating, {{"n", n}, {"here", Form(is_rating_named_ ? 1 : 0)}});
                });
            },
            [&](const PlaceTile& e) { return place(e); },
            [&](const ProduceMinedMetal&) { return say(P::produce_mined_metal); },
            [&](const ClaimSpace&) { return say(P::claim_space); },
            [&](const Draw& e) {
                return counted(e.amount, [&](int n) {
                    return say(P::draw, {{"n", n}, {"card", book_.noun(TerraformingNoun::card)}});
                });
            },
            [&](const LookAndKeep& e) {
                return say(P::look_and_keep,
                           {{"n", int{e.look}}, {"m", int{e.keep}}, {"card", book_.noun(TerraformingNoun::card)}});
            },
            [&](const LookAndBuy& e) {
                return say(P::look_and_buy, {{"n", int{e.look}}, {"card", book_.noun(TerraformingNoun::card)}});
            },
            [&](const Discard& e) {
                return say(P::discard, {{"n", int{e.n}}, {"card", book_.noun(TerraformingNoun::card)}});
            },
            [&](const AddHere& e) { return say_here(P::add_here, {{"n", int{e.n}}, {"what", book_.noun(held())}}); },
            [&](const AddToCard& e) {
                return e.n > 1 && shared(at) ? with_one_verb({at}, P::or_item) : add_to_card(e);
            },
            [&](const AddToPlayedCard& e) {
                return say(P::add_to_played_card, {{"n", int{e.n}}, {"what", book_.noun(CardResource::none)}});
            },
            [&](const RemoveHere& e) {
                return say_here(P::remove_here, {{"n", int{e.n}}, {"what", book_.noun(held())}});
            },
            [&](const RemoveFromCard& e) { return e.up_to ? with_one_verb({at}, P::or_item) : removed_from_card(e); },
            [&](const ShiftProduction& e) {
                return say(P::shift_production, {{"from", book_.noun(e.from)}, {"to", book_.noun(e.to)}});
            },
            [&](const Exchange& e) {
                return say(P::exchange, {{"from", book_.noun(e.from)}, {"to", book_.noun(e.to)}});
            },
            [&](const ExchangeHere& e) {
                return say_here(P::exchange_here, {{"from", book_.noun(held())}, {"to", book_.noun(e.to)}});
            },
            [&](const CopyProduction& e) { return say(P::copy_production, {{"tag", book_.noun(e.tag)}}); },
            [&](const DiscountNextCard& e) {
                return say(P::discount_next, {{"n", int{e.n}}, {"what", book_.noun(Resource::megacredits)}});
            },
            [&](const EaseNextCard& e) { return say(P::ease_next, {{"n", int{e.steps}}}); },
            [&](const BuildColony& e) { return say(e.may_double_up ? P::build_colony_anywhere : P::build_colony); },
            [&](const AddColonyTile&) { return say(P::add_colony_tile); },
            [&](const GainFleet&) { return with_one_verb({at}, P::or_item); },
            [&](const TradeFreely&) { return say(P::trade_freely); },
            [&](const RaiseTrack&) { return say(P::raise_track); },
            [&](const MoveMarkers&) { return say(P::move_markers); },
            [&](const GainColonyBonuses&) { return say(P::gain_colony_bonuses); },
            [&](const Either& e) { return either(at, e); },
            [&](const Block& e) {
                return sequence({static_cast<std::uint16_t>(at + 1), static_cast<std::uint16_t>(at + 1 + e.size)});
            },
        },
        kEffects[at]);
}

std::string EffectWriter::may(std::uint16_t at) {
    const Mood outer = std::exchange(mood_, Mood::infinitive);
    const std::string what = with_one_verb({at}, P::or_item);
    mood_ = outer;
    return say(P::may, {{"what", what}});
}

std::string EffectWriter::place(const PlaceTile& tile) {
    const std::optional<P> where = where_phrase(tile);
    const std::string clause = say(tile_phrase(tile.tile), {{"n", 1}, {"at", Form(where ? 1 : 0)}});
    return where ? say(P::place_where, {{"tile", clause}, {"where", say(*where)}}) : clause;
}

std::string EffectWriter::add_to_card(const AddToCard& add) {
    is_named_ = false;
    const Noun* what = book_.noun(add.resource);
    if (add.tag == Tag::count_ && add.min_there == 0)
        return say(P::add_one_to_card, {{"n", int{add.n}}, {"what", what}});
    if (add.tag != Tag::count_)
        return say(P::add_to_card_with_tag, {{"n", int{add.n}}, {"what", what}, {"tag", book_.noun(add.tag)}});
    return say(P::add_to_card_with_resources, {{"n", int{add.n}}, {"what", what}});
}

std::string EffectWriter::removed_from_card(const RemoveFromCard& remove) {
    is_named_ = false;
    return say(remove.own_only ? P::remove_from_own_card : P::remove_from_card,
               {{"n", int{remove.n}}, {"what", book_.noun(remove.resource)}});
}

}  // namespace planitia::present
