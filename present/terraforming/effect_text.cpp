#include <core/overloaded.h>
#include <present/sentence.h>
#include <present/terraforming/effect_text.h>
#include <present/terraforming/titles.h>

#include <algorithm>
#include <optional>
#include <vector>

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

class EffectWriter {
  public:
    EffectWriter(const Phrasebook& book, const Telling& telling)
        : book_(book), holds_(telling.card != nullptr ? telling.card->holds : CardResource::none) {}

    std::string sequence(EffectRange range) const {
        if (range.empty()) return {};
        const Effect& first = kEffects[range.begin];
        const EffectRange rest{static_cast<std::uint16_t>(range.begin + extent(range.begin)), range.end};
        if (leads_to_rest(first)) return condition(first, sequence(rest));
        const std::string clause = effect(range.begin);
        if (rest.empty()) return clause;
        const bool is_list = is_plain_gain(first) && is_plain_gain(kEffects[rest.begin]);
        return book_.say(is_list ? CommonPhrase::and_ : CommonPhrase::then, {{"a", clause}, {"b", sequence(rest)}});
    }

    std::string first(EffectRange range) const {
        return leads_to_rest(kEffects[range.begin]) ? sequence(range) : effect(range.begin);
    }

    std::vector<std::string> sentences(EffectRange range) const {
        std::vector<std::string> all;
        while (!range.empty()) {
            if (leads_to_rest(kEffects[range.begin])) {
                all.push_back(sentence(sequence(range)));
                return all;
            }
            const int oceans = count_oceans(range);
            all.push_back(sentence(oceans > 1 ? place_oceans(oceans) : effect(range.begin)));
            const int skipped = oceans > 1 ? oceans : extent(range.begin);
            range.begin = static_cast<std::uint16_t>(range.begin + skipped);
        }
        return all;
    }

  private:
    /// Whether what follows happens only if this does.
    static bool leads_to_rest(const Effect& effect) {
        const auto* discard = std::get_if<Discard>(&effect);
        return std::holds_alternative<NeedsRaisedRating>(effect) || std::holds_alternative<NeedsHere>(effect) ||
               std::holds_alternative<RevealForTag>(effect) || (discard != nullptr && discard->optional);
    }

    /// Whether it only brings something: such effects are listed, others happen one after the other.
    static bool is_plain_gain(const Effect& effect) {
        const auto* produce = std::get_if<Produce>(&effect);
        const bool only_raises = produce != nullptr && std::ranges::all_of(produce->changes, [](const auto& change) {
                                     return change.amount.each >= 0;
                                 });
        return only_raises || std::holds_alternative<Gain>(effect) || std::holds_alternative<Raise>(effect) ||
               std::holds_alternative<RaiseRating>(effect) || std::holds_alternative<PlaceTile>(effect) ||
               std::holds_alternative<AddHere>(effect);
    }

    /// How many ocean tiles are placed in a row.
    static int count_oceans(EffectRange range) {
        int count = 0;
        for (std::size_t at = range.begin; at < range.end; ++at, ++count) {
            const auto* place = std::get_if<PlaceTile>(&kEffects[at]);
            if (place == nullptr || place->tile != Tile::ocean || place->where != Where::ocean_area) break;
        }
        return count;
    }
    std::string place_oceans(int n) const { return book_.say(P::place_ocean, {{"n", n}}); }

    std::string condition(const Effect& effect, const std::string& rest) const {
        if (const auto* here = std::get_if<NeedsHere>(&effect))
            return book_.say(P::if_here, {{"n", int{here->n}}, {"what", held()}, {"rest", rest}});
        if (const auto* reveal = std::get_if<RevealForTag>(&effect))
            return book_.say(P::if_revealed, {{"tag", book_.noun(reveal->tag)}, {"rest", rest}});
        if (const auto* discard = std::get_if<Discard>(&effect))
            return book_.say(P::if_discarded, {{"n", int{discard->n}}, {"card", card()}, {"rest", rest}});
        return book_.say(P::if_rating_rose, {{"rest", rest}});
    }

    std::string effect(std::uint16_t at) const {
        return std::visit(
            overloaded{
                [&](const Gain& e) { return counted(e.amount, [&](int n) { return say_n(P::gain, n, e.resource); }); },
                [&](const Produce& e) { return production(e); },
                [&](const Lose& e) { return say_n(P::spend, e.n, e.resource); },
                [&](const Pay& e) {
                    const P how = e.with_steel ? P::pay_with_steel : e.with_titanium ? P::pay_with_titanium : P::pay;
                    return say_n(how, e.cost, Resource::megacredits);
                },
                [&](const NeedsRaisedRating&) { return std::string(); },
                [&](const NeedsHere&) { return std::string(); },
                [&](const RevealForTag&) { return std::string(); },
                [&](const LowerAnyProduction& e) {
                    return book_.say(P::lower_any_production,
                                     {{"n", int{e.n}}, {"step", step()}, {"what", book_.noun(e.resource)}});
                },
                [&](const RemoveUpTo& e) {
                    const P from = e.from == Whose::any_player ? P::remove_any
                                   : e.from == Whose::opponent ? P::remove_opponent
                                                               : P::remove_beside;
                    return say_n(from, e.n, e.resource);
                },
                [&](const StealUpTo& e) {
                    return say_n(e.exactly ? P::steal_exactly : P::steal_up_to, e.n, e.resource);
                },
                [&](const Raise& e) {
                    return book_.say(P::raise_parameter,
                                     {{"n", int{e.steps}}, {"step", step()}, {"what", book_.noun(e.parameter)}});
                },
                [&](const RaiseRating& e) {
                    return counted(e.amount,
                                   [&](int n) { return book_.say(P::raise_rating, {{"n", n}, {"step", step()}}); });
                },
                [&](const PlaceTile& e) { return place(e); },
                [&](const ProduceMinedMetal&) { return book_.say(P::produce_mined_metal); },
                [&](const ClaimSpace&) { return book_.say(P::claim_space); },
                [&](const Draw& e) {
                    return counted(e.amount, [&](int n) { return book_.say(P::draw, {{"n", n}, {"card", card()}}); });
                },
                [&](const LookAndKeep& e) {
                    return book_.say(P::look_and_keep, {{"n", int{e.look}}, {"m", int{e.keep}}, {"card", card()}});
                },
                [&](const LookAndBuy& e) { return book_.say(P::look_and_buy, {{"n", int{e.look}}, {"card", card()}}); },
                [&](const Discard& e) { return book_.say(P::discard, {{"n", int{e.n}}, {"card", card()}}); },
                [&](const AddHere& e) { return book_.say(P::add_here, {{"n", int{e.n}}, {"what", held()}}); },
                [&](const AddToCard& e) { return add_to_card(e); },
                [&](const AddToPlayedCard& e) {
                    return book_.say(P::add_to_played_card, {{"n", int{e.n}}, {"what", any_resource()}});
                },
                [&](const RemoveHere& e) { return book_.say(P::remove_here, {{"n", int{e.n}}, {"what", held()}}); },
                [&](const RemoveFromCard& e) {
                    const P how = e.own_only ? P::remove_from_own_card
                                  : e.up_to  ? P::remove_up_to_from_card
                                             : P::remove_from_card;
                    return book_.say(how, {{"n", int{e.n}}, {"what", book_.noun(e.resource)}});
                },
                [&](const ShiftProduction& e) {
                    return book_.say(P::shift_production, {{"from", book_.noun(e.from)}, {"to", book_.noun(e.to)}});
                },
                [&](const Exchange& e) {
                    return book_.say(P::exchange, {{"from", book_.noun(e.from)}, {"to", book_.noun(e.to)}});
                },
                [&](const ExchangeHere& e) {
                    return book_.say(P::exchange_here, {{"from", held()}, {"to", book_.noun(e.to)}});
                },
                [&](const CopyProduction& e) { return book_.say(P::copy_production, {{"tag", book_.noun(e.tag)}}); },
                [&](const DiscountNextCard& e) { return say_n(P::discount_next, e.n, Resource::megacredits); },
                [&](const EaseNextCard& e) { return book_.say(P::ease_next, {{"n", int{e.steps}}, {"step", step()}}); },
                [&](const BuildColony& e) {
                    return book_.say(e.may_double_up ? P::build_colony_anywhere : P::build_colony);
                },
                [&](const AddColonyTile&) { return book_.say(P::add_colony_tile); },
                [&](const GainFleet& e) {
                    return book_.say(P::gain_fleet, {{"n", int{e.n}}, {"what", book_.noun(TerraformingNoun::fleet)}});
                },
                [&](const TradeFreely&) { return book_.say(P::trade_freely); },
                [&](const RaiseTrack&) { return book_.say(P::raise_track); },
                [&](const MoveMarkers&) { return book_.say(P::move_markers); },
                [&](const GainColonyBonuses&) { return book_.say(P::gain_colony_bonuses); },
                [&](const Either& e) { return either(at, e); },
                [&](const Block& e) {
                    return sequence({static_cast<std::uint16_t>(at + 1), static_cast<std::uint16_t>(at + 1 + e.size)});
                },
            },
            kEffects[at]);
    }

    std::string either(std::uint16_t at, const Either& choice) const {
        std::vector<std::string> alternatives;
        bool have_parts = false;
        for (std::size_t i = 0; i < choice.alternatives; ++i) {
            const EffectRange block = alternative(at, i);
            have_parts = have_parts || block.end - block.begin > 1;
            alternatives.push_back(sequence(block));
        }
        const std::string one_of = have_parts || alternatives.size() > 2
                                       ? listed(book_, alternatives, CommonPhrase::or_else, CommonPhrase::or_else)
                                       : listed_with_or(book_, alternatives);
        return choice.may_decline ? book_.say(P::may, {{"what", one_of}}) : one_of;
    }

    std::string production(const Produce& produce) const {
        std::vector<std::string> changes;
        for (const ProductionChange& change : produce.changes)
            changes.push_back(counted(change.amount, [&](int n) {
                return book_.say(n < 0 ? P::produce_less : P::produce_more,
                                 {{"n", n < 0 ? -n : n}, {"step", step()}, {"what", book_.noun(change.resource)}});
            }));
        return listed_with_and(book_, changes);
    }

    std::string place(const PlaceTile& tile) const {
        const std::string clause = book_.say(tile_phrase(tile.tile), {{"n", 1}});
        const std::optional<P> where = where_phrase(tile);
        return where ? book_.say(P::place_where, {{"tile", clause}, {"where", book_.say(*where)}}) : clause;
    }

    std::string add_to_card(const AddToCard& add) const {
        const Noun* what = book_.noun(add.resource);
        if (add.tag != Tag::count_)
            return book_.say(P::add_to_card_with_tag,
                             {{"n", int{add.n}}, {"what", what}, {"tag", book_.noun(add.tag)}});
        return book_.say(add.min_there > 0 ? P::add_to_card_with_resources : P::add_to_card,
                         {{"n", int{add.n}}, {"what", what}});
    }

    /// The clause for an amount: what is gained, and how often.
    template <class Clause>
    std::string counted(const Amount& amount, const Clause& clause) const {
        if (amount.is_fixed()) return clause(amount.each);
        if (amount.of == Amount::Of::if_own_tags)
            return book_.say(P::instead_with_tags, {{"first", clause(amount.otherwise)},
                                                    {"second", clause(amount.each)},
                                                    {"n", int{amount.per}},
                                                    {"tag", book_.noun(amount.tag)}});
        return clause(amount.each) + " " + per(amount);
    }

    std::string per(const Amount& amount) const {
        const int n = amount.per;
        const Noun* tag = book_.noun(amount.tag);
        switch (amount.of) {
            case Amount::Of::own_tags: return book_.say(P::per_own_tag, {{"n", n}, {"tag", tag}});
            case Amount::Of::opponents_tags: return book_.say(P::per_opponents_tag, {{"tag", tag}});
            case Amount::Of::all_tags: return book_.say(P::per_tag_of_all, {{"tag", tag}});
            case Amount::Of::cities_on_mars: return book_.say(P::per_city_on_mars);
            case Amount::Of::cities: return book_.say(P::per_city);
            case Amount::Of::events_played: return book_.say(P::per_event_played);
            case Amount::Of::own_colonies: return book_.say(P::per_own_colony);
            case Amount::Of::colonies: return book_.say(P::per_colony);
            case Amount::Of::own_floaters:
                return book_.say(P::per_own_floater, {{"n", n}, {"what", book_.noun(CardResource::floaters)}});
            case Amount::Of::own_tagless: return book_.say(P::per_own_tagless);
            case Amount::Of::resources_here:
                return amount.most == 0
                           ? book_.say(P::per_resource_here, {{"what", held()}})
                           : book_.say(P::per_resource_here_at_most, {{"what", held()}, {"n", int{amount.most}}});
            case Amount::Of::fixed:
            case Amount::Of::if_own_tags:
            case Amount::Of::own_rating:
            case Amount::Of::own_cities:
            case Amount::Of::own_greeneries:
            case Amount::Of::own_tiles:
            case Amount::Of::own_tiles_in_rows:
            case Amount::Of::tiles_beside_oceans:
            case Amount::Of::hand:
            case Amount::Of::own_stock:
            case Amount::Of::own_production:
            case Amount::Of::highest_production:
            case Amount::Of::raised_productions:
            case Amount::Of::own_tags_among:
            case Amount::Of::tag_kinds:
            case Amount::Of::own_green_cards:
            case Amount::Of::own_projects:
            case Amount::Of::projects_with_needs:
            case Amount::Of::dear_projects:
            case Amount::Of::own_events:
            case Amount::Of::own_card_resources: break;  // only milestones and awards count these
        }
        return {};
    }

    std::string say_n(P phrase, int n, Resource resource) const {
        return book_.say(phrase, {{"n", n}, {"what", book_.noun(resource)}});
    }
    const Noun* card() const { return book_.noun(TerraformingNoun::card); }
    const Noun* step() const { return book_.noun(TerraformingNoun::step); }
    const Noun* any_resource() const { return book_.noun(CardResource::none); }
    const Noun* held() const { return book_.noun(holds_); }

    const Phrasebook& book_;
    CardResource holds_;
};

}  // namespace

std::string effects_clause(const Phrasebook& book, EffectRange effects, const Telling& telling) {
    return EffectWriter(book, telling).sequence(effects);
}

std::string first_effect_clause(const Phrasebook& book, EffectRange effects, const Telling& telling) {
    return EffectWriter(book, telling).first(effects);
}

std::vector<std::string> effects_sentences(const Phrasebook& book, EffectRange effects, const Telling& telling) {
    return EffectWriter(book, telling).sentences(effects);
}

std::string production_clause(const Phrasebook& book, Resource resource, const Telling& telling) {
    return book.say(
        P::produce_more,
        {{"n", 1}, {"step", book.noun(TerraformingNoun::step)}, {"what", book.noun(resource)}, {"do", telling.mood}});
}

std::string parameter_clause(const Phrasebook& book, const Need& need) {
    const auto say = [&](P at_least, P at_most) {
        return book.say(need.at_most ? at_most : at_least, {{"n", int{need.value}}});
    };
    switch (need.parameter) {
        case Parameter::temperature: return say(P::needs_temperature_at_least, P::needs_temperature_at_most);
        case Parameter::oxygen: return say(P::needs_oxygen_at_least, P::needs_oxygen_at_most);
        case Parameter::oceans:
            return book.say(need.at_most ? P::needs_oceans_at_most : P::needs_oceans_at_least,
                            {{"n", int{need.value}}, {"what", book.noun(TerraformingNoun::ocean)}});
        case Parameter::count_: break;
    }
    return {};
}

std::string need_clause(const Phrasebook& book, const Need& need) {
    const auto count = [&](P phrase, TerraformingNoun noun) {
        return book.say(phrase, {{"n", int{need.value}}, {"what", book.noun(noun)}});
    };
    switch (need.of) {
        case Need::Of::parameter: return parameter_clause(book, need);
        case Need::Of::own_tags: return book.say(P::needs_tags, {{"n", int{need.value}}, {"tag", book.noun(need.tag)}});
        case Need::Of::own_production:
            return book.say(P::needs_production, {{"n", int{need.value}},
                                                  {"step", book.noun(TerraformingNoun::step)},
                                                  {"what", book.noun(need.resource)}});
        case Need::Of::cities: return count(P::needs_cities, TerraformingNoun::city);
        case Need::Of::own_cities: return count(P::needs_own_cities, TerraformingNoun::city);
        case Need::Of::own_greeneries: return count(P::needs_own_greeneries, TerraformingNoun::greenery);
        case Need::Of::own_colonies:
            return count(need.at_most ? P::needs_own_colonies_at_most : P::needs_own_colonies,
                         TerraformingNoun::colony);
        case Need::Of::own_floaters:
            return book.say(P::needs_own_floaters,
                            {{"n", int{need.value}}, {"what", book.noun(CardResource::floaters)}});
    }
    return {};
}

std::string ongoing_clause(const Phrasebook& book, const Ongoing& ongoing) {
    const Noun* megacredits = book.noun(Resource::megacredits);
    const auto plain = [&](P phrase, int n) { return book.say(phrase, {{"n", n}, {"what", megacredits}}); };
    return std::visit(
        overloaded{
            [&](const Discount& e) {
                if (e.every_card) return plain(P::discount_every_card, e.n);
                return book.say(e.per_card ? P::discount_per_card : P::discount_per_tag,
                                {{"n", int{e.n}}, {"what", megacredits}, {"tag", book.noun(e.tag)}});
            },
            [&](const ProjectDiscount& e) {
                return book.say(P::discount_project, {{"n", int{e.n}},
                                                      {"what", megacredits},
                                                      {"project", quoted(book, title(book.language, e.project))}});
            },
            [&](const MetalValue& e) {
                if (e.steel == e.titanium) return plain(P::both_values, e.steel);
                std::vector<std::string> values;
                if (e.steel > 0) values.push_back(plain(P::steel_value, e.steel));
                if (e.titanium > 0) values.push_back(plain(P::titanium_value, e.titanium));
                return listed_with_and(book, values);
            },
            [&](const EaseRequirements& e) {
                return book.say(P::ease_requirements,
                                {{"n", int{e.steps}}, {"step", book.noun(TerraformingNoun::step)}});
            },
            [&](const PlantsPerGreenery& e) {
                return book.say(
                    P::plants_per_greenery,
                    {{"n", int{e.n}}, {"what", book.noun(Resource::plants)}, {"m", int{kPlantsPerGreenery}}});
            },
            [&](const HeatAsMegacredits&) { return book.say(P::heat_as_megacredits); },
            [&](const ProtectOwn&) { return book.say(P::protect_own); },
            [&](const ProtectHere&) { return book.say(P::protect_here); },
            [&](const CardPrice& e) {
                return book.say(P::card_price, {{"n", int{e.n}}, {"what", megacredits}, {"m", int{kCardPrice}}});
            },
            [&](const FloatersAsHeat& e) {
                return book.say(P::floaters_as_heat, {{"n", int{e.value}}, {"what", book.noun(Resource::heat)}});
            },
            [&](const TradeDiscount& e) { return book.say(P::trade_discount, {{"n", int{e.n}}}); },
            [&](const TradeSteps& e) {
                return book.say(P::trade_steps, {{"n", int{e.n}}, {"step", book.noun(TerraformingNoun::step)}});
            },
        },
        ongoing);
}

namespace {

/// The tags of a trigger as the language lists them: "plant, microbe or animal".
std::string tags_clause(const Phrasebook& book, std::uint16_t tags) {
    std::vector<std::string> names;
    for (Tag tag : every<Tag>())
        if ((tags >> static_cast<unsigned>(tag)) & 1)
            names.push_back(book.say(P::tag_in_list, {{"tag", book.noun(tag)}}));
    return listed(book, names, CommonPhrase::comma, CommonPhrase::or_word);
}

std::string event_clause(const Phrasebook& book, const Trigger& trigger) {
    const auto with_tags = [&](P phrase) { return book.say(phrase, {{"tags", tags_clause(book, trigger.tags)}}); };
    const auto dear = [&](P phrase) {
        return book.say(phrase, {{"n", kDear}, {"what", book.noun(Resource::megacredits)}});
    };
    switch (trigger.when) {
        case Trigger::When::tag_played: return with_tags(trigger.by_anyone ? P::any_tag_played : P::own_tag_played);
        case Trigger::When::event_played:
            return trigger.tags == 0 ? book.say(P::event_played) : with_tags(P::event_with_tag_played);
        case Trigger::When::dear_payment: return dear(P::dear_payment);
        case Trigger::When::dear_card: return dear(P::dear_card);
        case Trigger::When::new_tag: return book.say(P::new_tag);
        case Trigger::When::project_paid: return book.say(P::project_paid);
        case Trigger::When::ocean_placed: return book.say(P::ocean_placed);
        case Trigger::When::city_placed:
            if (!trigger.by_anyone) return book.say(P::own_city_placed);
            return book.say(trigger.on_mars_only ? P::city_placed_on_mars : P::city_placed);
        case Trigger::When::greenery_placed: return book.say(P::own_greenery_placed);
        case Trigger::When::metal_space_used: return book.say(P::metal_space_used);
        case Trigger::When::colony_built: return book.say(P::colony_built);
        case Trigger::When::count_: break;
    }
    return {};
}

}  // namespace

std::string trigger_clause(const Phrasebook& book, const Trigger& trigger, const Telling& telling) {
    return book.say(P::when,
                    {{"event", event_clause(book, trigger)}, {"what", effects_clause(book, trigger.effects, telling)}});
}

std::string points_clause(const Phrasebook& book, const Points& points, const Telling& telling) {
    const Noun* point = book.noun(TerraformingNoun::point);
    const int n = points.points;
    const int per = points.per;
    const Noun* held = book.noun(telling.card != nullptr ? telling.card->holds : CardResource::none);
    switch (points.of) {
        case Points::Per::card: return book.say(P::points, {{"n", n}, {"point", point}});
        case Points::Per::resources_here:
            return book.say(P::points_per_resource, {{"n", n}, {"point", point}, {"m", per}, {"what", held}});
        case Points::Per::own_tags:
            return book.say(P::points_per_tag,
                            {{"n", n}, {"point", point}, {"m", per}, {"tag", book.noun(points.tag)}});
        case Points::Per::oceans_beside_tile: return book.say(P::points_per_ocean_beside, {{"n", n}, {"point", point}});
        case Points::Per::cities_beside_tile: return book.say(P::points_per_city_beside, {{"n", n}, {"point", point}});
        case Points::Per::cities_in_play: return book.say(P::points_per_city, {{"n", n}, {"point", point}, {"m", per}});
        case Points::Per::any_resource_here:
            return book.say(P::points_with_resource, {{"n", n}, {"point", point}, {"what", held}});
        case Points::Per::colonies_in_play:
            return book.say(P::points_per_colony, {{"n", n}, {"point", point}, {"m", per}});
    }
    return {};
}

std::string income_clause(const Phrasebook& book, EffectRange income) {
    if (income.empty()) return book.say(P::no_income);
    const auto pieces = [&](int n, const Noun* what) { return book.say(P::income_pieces, {{"n", n}, {"what", what}}); };
    if (income.end - income.begin > 1) return effects_clause(book, income);
    const Effect& effect = kEffects[income.begin];
    if (const auto* gain = std::get_if<Gain>(&effect)) return pieces(gain->amount.each, book.noun(gain->resource));
    if (const auto* add = std::get_if<AddToCard>(&effect)) return pieces(add->n, book.noun(add->resource));
    if (const auto* draw = std::get_if<Draw>(&effect))
        return pieces(draw->amount.each, book.noun(TerraformingNoun::card));
    return effects_clause(book, income);
}

}  // namespace planitia::present
