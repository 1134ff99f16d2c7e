#include <core/overloaded.h>
#include <present/sentence.h>
#include <present/terraforming/effect_text.h>
#include <present/terraforming/effect_writer.h>
#include <present/terraforming/titles.h>

namespace planitia::present {

using namespace terraforming;
using P = TerraformingPhrase;

namespace {

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

bool is_of_own(const Need& need) {
    return need.of == Need::Of::own_cities || need.of == Need::Of::own_greeneries || need.of == Need::Of::own_colonies;
}

std::string need_clause(const Phrasebook& book, const Need& need, bool is_again) {
    const auto count = [&](P phrase, TerraformingNoun noun) {
        return book.say(phrase, {{"n", int{need.value}}, {"what", book.noun(noun)}, {"again", Form(is_again ? 1 : 0)}});
    };
    switch (need.of) {
        case Need::Of::parameter: return parameter_clause(book, need);
        case Need::Of::own_tags: return book.say(P::needs_tags, {{"n", int{need.value}}, {"tag", book.noun(need.tag)}});
        case Need::Of::own_production:
            return book.say(P::needs_production, {{"n", int{need.value}}, {"what", book.noun(need.resource)}});
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

}  // namespace

std::string needs_clause(const Phrasebook& book, std::span<const Need> needs) {
    std::vector<std::string> clauses;
    for (std::size_t i = 0; i < needs.size(); ++i)
        clauses.push_back(need_clause(book, needs[i], i > 0 && is_of_own(needs[i - 1]) && is_of_own(needs[i])));
    return listed_with_and(book, clauses);
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
            [&](const EaseRequirements& e) { return book.say(P::ease_requirements, {{"n", int{e.steps}}}); },
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
            [&](const TradeSteps& e) { return book.say(P::trade_steps, {{"n", int{e.n}}}); },
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

/// Whether the trigger fires once for every tag of a card.
bool counts_tags(const Trigger& trigger) {
    return trigger.when == Trigger::When::tag_played || trigger.when == Trigger::When::new_tag;
}

template <class Kind>
bool has_effect(EffectRange range) {
    for (std::size_t at = range.begin; at < range.end; ++at)
        if (std::holds_alternative<Kind>(kEffects[at])) return true;
    return false;
}

bool places_city(EffectRange range) {
    for (std::size_t at = range.begin; at < range.end; ++at) {
        const auto* place = std::get_if<PlaceTile>(&kEffects[at]);
        if (place != nullptr && (place->tile == Tile::city || place->tile == Tile::capital)) return true;
    }
    return false;
}

/// What the words have to add where a card fires its own trigger.
std::optional<P> remark_on_itself(const Trigger& trigger, const Card& card) {
    if (trigger.when == Trigger::When::tag_played) {
        for (Tag tag : card.tags)
            if ((trigger.tags >> static_cast<unsigned>(tag)) & 1) return P::including_this;
        return std::nullopt;
    }
    if (!trigger.by_anyone) return std::nullopt;  // "you place" is said anyway
    if (trigger.when == Trigger::When::city_placed) {
        if (places_city(card.on_play)) return P::including_this_tile;
        if (places_city(card.first_action)) return P::including_first_action;
    }
    if (trigger.when == Trigger::When::colony_built && has_effect<BuildColony>(card.first_action))
        return P::including_first_action;
    return std::nullopt;
}

}  // namespace

std::string trigger_clause(const Phrasebook& book, const Trigger& trigger, const Telling& telling) {
    std::string event = event_clause(book, trigger);
    if (telling.card != nullptr)
        if (const std::optional<P> remark = remark_on_itself(trigger, *telling.card))
            event = book.say(*remark, {{"what", event}});
    const std::string what = EffectWriter(book, telling, true).sequence(trigger.effects);
    return book.say(counts_tags(trigger) ? P::for_each : P::when, {{"event", event}, {"what", what}});
}

std::string points_clause(const Phrasebook& book, const Points& points, const Telling& telling) {
    const Noun* point = book.noun(telling.is_short ? TerraformingNoun::point_short : TerraformingNoun::point);
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

namespace {

/// What a step brings, when it is a number of pieces.
struct Pieces {
    int n = 0;
    const Noun* what = nullptr;
};

std::optional<Pieces> pieces(const Phrasebook& book, EffectRange income) {
    if (income.end - income.begin != 1) return std::nullopt;
    const Effect& effect = kEffects[income.begin];
    if (const auto* gain = std::get_if<Gain>(&effect)) return Pieces{gain->amount.each, book.noun(gain->resource)};
    if (const auto* add = std::get_if<AddToCard>(&effect)) return Pieces{add->n, book.noun(add->resource)};
    if (const auto* draw = std::get_if<Draw>(&effect))
        return Pieces{draw->amount.each, book.noun(TerraformingNoun::card)};
    return std::nullopt;
}

/// A row of amounts; nothing where the steps bring different things.
std::optional<std::string> income_row(const Phrasebook& book, std::span<const EffectRange> track) {
    std::string amounts;
    Pieces last;
    for (std::size_t i = 0; i < track.size(); ++i) {
        const Pieces here = track[i].empty() ? Pieces{} : pieces(book, track[i]).value_or(Pieces{-1});
        if (here.n < 0 || (here.n > 0 && last.n > 0 && here.what != last.what)) return std::nullopt;
        if (i > 0) amounts += (i > 1 ? ", " : "") + std::to_string(last.n);
        last = here;
    }
    return book.say(P::income_row, {{"amounts", amounts}, {"n", last.n}, {"what", last.what}});
}

}  // namespace

std::string income_clause(const Phrasebook& book, EffectRange income) {
    if (income.empty()) return book.say(P::no_income);
    if (const std::optional<Pieces> found = pieces(book, income))
        return book.say(P::income_pieces, {{"n", found->n}, {"what", found->what}});
    const auto* produce = std::get_if<Produce>(&kEffects[income.begin]);
    if (produce == nullptr || income.end - income.begin > 1) return effects_clause(book, income);
    const ProductionChange& change = produce->changes[0];
    return book.say(P::income_production, {{"n", int{change.amount.each}}, {"what", book.noun(change.resource)}});
}

std::string income_sentence(const Phrasebook& book, std::span<const EffectRange> track) {
    if (const std::optional<std::string> row = income_row(book, track))
        return book.say(P::colony_income, {{"what", *row}});
    std::vector<std::string> runs;
    for (std::size_t begin = 0; begin < track.size();) {
        const std::string what = income_clause(book, track[begin]);
        std::size_t end = begin + 1;
        while (end < track.size() && income_clause(book, track[end]) == what) ++end;
        std::string places = std::to_string(begin + 1);
        if (end > begin + 1) places += "–" + std::to_string(end);
        runs.push_back(book.say(P::income_run, {{"places", places}, {"what", what}}));
        begin = end;
    }
    return book.say(P::colony_income_runs,
                    {{"what", listed(book, runs, CommonPhrase::semicolon, CommonPhrase::semicolon)}});
}

}  // namespace planitia::present
