#include <core/overloaded.h>
#include <present/terraforming/effect_text.h>
#include <present/terraforming/strip.h>
#include <terraforming/notation/names.h>
#include <terraforming/rules/milestones.h>

#include <algorithm>
#include <bit>

namespace planitia::present {

using namespace terraforming;

namespace {

constexpr std::string_view kMinus = "−";

std::string signed_text(int n) { return n < 0 ? std::string(kMinus) + std::to_string(-n) : "+" + std::to_string(n); }
/// One piece is the icon alone, except for money.
std::string count_text(int n, Resource resource = Resource::steel) {
    if (n < 0) return std::string(kMinus) + std::to_string(-n);
    return n == 1 && resource != Resource::megacredits ? "" : std::to_string(n);
}

std::string icon(Resource resource) { return std::string(name(resource)); }
std::string icon(Tag tag) { return "tag-" + std::string(name(tag)); }
std::string icon(CardResource resource) { return "resource-" + std::string(name(resource)); }
/// What stands behind the figures of a parameter.
const char* unit(Parameter parameter) {
    switch (parameter) {
        case Parameter::temperature: return " °C";
        case Parameter::oxygen: return " %";
        case Parameter::oceans:
        case Parameter::count_: break;
    }
    return "";
}

std::string icon(Parameter parameter) {
    return info(parameter).has_marker ? std::string(name(parameter)) : "tile-ocean";
}
std::string icon(Tile tile) {
    switch (tile) {
        case Tile::ocean: return "tile-ocean";
        case Tile::greenery: return "tile-greenery";
        case Tile::city: return "tile-city";
        case Tile::capital: return "tile-capital";
        default: return "tile-special";
    }
}

std::string at_least(const std::string& n) { return "≥ " + n; }

Glyph sign(std::string_view text) { return {.text = std::string(text)}; }
Glyph pictured(std::string_view icon, std::string text = {}) {
    return {.icon = std::string(icon), .text = std::move(text)};
}

/// What stands beside a tile to say where it goes: an area behind an arrow; a star where only words tell it.
Strip where_strip(const PlaceTile& place) {
    const auto onto = [](std::string_view area) { return Strip{sign("→"), pictured(area)}; };
    switch (place.where) {
        case Where::ocean_area: return place.tile == Tile::ocean ? Strip{} : onto("tile-ocean");
        case Where::land: return place.tile == Tile::ocean ? onto("tile-any") : Strip{};
        case Where::volcanic: return onto("volcano");
        case Where::greenery:
        case Where::city: return {};
        case Where::isolated:
        case Where::beside_city:
        case Where::beside_two_cities:
        case Where::beside_greenery:
        case Where::metal_bonus:
        case Where::metal_bonus_beside_own:
        case Where::noctis:
        case Where::phobos:
        case Where::ganymede: return {sign("*")};
    }
    return {};
}

class StripWriter {
  public:
    explicit StripWriter(CardResource holds) : holds_(holds) {}

    /// In the order they happen; what is paid stands before an arrow.
    Strip sequence(EffectRange range) const {
        Strip strip;
        bool has_paid = false;
        for (std::uint16_t at = range.begin; at < range.end; at = static_cast<std::uint16_t>(at + extent(at))) {
            const bool pays = stands_before_arrow(kEffects[at]);
            if (has_paid && !pays) strip.push_back(pictured("arrow"));
            has_paid = pays;
            append(strip, effect(at));
        }
        return strip;
    }

    Strip effect(std::uint16_t at) const {
        return std::visit(
            overloaded{
                [&](const Gain& e) { return counted(e.amount, piece(e.resource), e.resource); },
                [&](const Produce& e) {
                    Strip strip;
                    for (const ProductionChange& change : e.changes) {
                        Glyph glyph = piece(change.resource);
                        glyph.production = true;
                        append(strip, counted(change.amount, glyph, change.resource));
                    }
                    return strip;
                },
                [&](const Lose& e) { return Strip{pictured(icon(e.resource), count_text(e.n, e.resource))}; },
                [&](const Pay& e) {
                    Strip strip = {pictured("megacredits", std::to_string(e.cost))};
                    if (e.with_steel) append(strip, {sign("("), pictured("steel"), sign(")")});
                    if (e.with_titanium) append(strip, {sign("("), pictured("titanium"), sign(")")});
                    return strip;
                },
                [&](const NeedsRaisedRating&) { return Strip{pictured("rating"), pictured("colon")}; },
                [&](const NeedsHere& e) {
                    return Strip{pictured(icon(holds_), at_least(std::to_string(e.n))), pictured("colon")};
                },
                [&](const RevealForTag& e) {
                    return Strip{pictured("card"), pictured(icon(e.tag)), pictured("colon")};
                },
                [&](const LowerAnyProduction& e) {
                    Glyph glyph = piece(e.resource);
                    glyph.text = signed_text(-int{e.n});
                    glyph.production = glyph.any_player = true;
                    return Strip{glyph};
                },
                [&](const RemoveUpTo& e) { return Strip{from_others(e.resource, e.n)}; },
                [&](const StealUpTo& e) {
                    return Strip{from_others(e.resource, e.n), pictured("arrow"),
                                 pictured(icon(e.resource), count_text(e.n, e.resource))};
                },
                [&](const Raise& e) { return Strip{pictured(icon(e.parameter), signed_text(e.steps))}; },
                [&](const RaiseRating& e) { return counted(e.amount, pictured("rating")); },
                [&](const PlaceTile& e) {
                    Strip strip = {pictured(icon(e.tile))};
                    append(strip, where_strip(e));
                    return strip;
                },
                [&](const ProduceMinedMetal&) {
                    Strip strip = {pictured("steel", "1"), sign("/"), pictured("titanium", "1")};
                    strip[0].production = strip[2].production = true;
                    return strip;
                },
                [&](const ClaimSpace&) { return Strip{pictured("claim")}; },
                [&](const Draw& e) { return counted(e.amount, pictured("card")); },
                [&](const LookAndKeep& e) {
                    return Strip{pictured("card", std::to_string(e.look)), pictured("arrow"),
                                 pictured("card", std::to_string(e.keep))};
                },
                [&](const LookAndBuy& e) {
                    return Strip{pictured("card", count_text(e.look)), sign("?"),
                                 pictured("megacredits", std::to_string(kCardPrice))};
                },
                [&](const Discard& e) {
                    Strip strip = {pictured("card", signed_text(-int{e.n}))};
                    if (e.optional) strip.push_back(sign("?"));
                    return strip;
                },
                [&](const AddHere& e) { return Strip{pictured(icon(holds_), count_text(e.n))}; },
                [&](const AddToCard& e) {
                    Strip strip = {pictured(icon(e.resource), count_text(e.n)), sign("→"), pictured("card")};
                    if (e.tag != Tag::count_) strip.push_back(pictured(icon(e.tag)));
                    if (e.min_there > 0) strip.push_back(pictured(icon(e.resource)));
                    return strip;
                },
                [&](const AddToPlayedCard& e) {
                    return Strip{pictured(icon(CardResource::none), count_text(e.n)), sign("→"), pictured("card")};
                },
                [&](const RemoveHere& e) { return Strip{pictured(icon(holds_), count_text(e.n))}; },
                [&](const RemoveFromCard& e) {
                    Glyph glyph = pictured(icon(e.resource), signed_text(-int{e.n}));
                    glyph.any_player = !e.own_only;
                    return Strip{glyph};
                },
                [&](const ShiftProduction& e) {
                    Strip strip = {pictured(icon(e.from), "X"), pictured("arrow"), pictured(icon(e.to), "X")};
                    strip[0].production = strip[2].production = true;
                    return strip;
                },
                [&](const Exchange& e) {
                    return Strip{pictured(icon(e.from), "X"), pictured("arrow"), pictured(icon(e.to), "X")};
                },
                [&](const ExchangeHere& e) {
                    return Strip{pictured(icon(holds_), "X"), pictured("arrow"), pictured(icon(e.to), "X")};
                },
                [&](const CopyProduction& e) {
                    return Strip{pictured("copy"), pictured("production"), pictured(icon(e.tag))};
                },
                [&](const DiscountNextCard& e) {
                    return Strip{pictured("card"), pictured("colon"), pictured("megacredits", signed_text(-int{e.n}))};
                },
                [&](const EaseNextCard& e) {
                    return Strip{pictured("card"), pictured("colon"),
                                 pictured("requirement", "±" + std::to_string(e.steps))};
                },
                [&](const BuildColony& e) {
                    Strip strip = {pictured("colony")};
                    if (e.may_double_up) strip.push_back(sign("*"));
                    return strip;
                },
                [&](const AddColonyTile&) { return Strip{pictured("track"), sign("+")}; },
                [&](const GainFleet& e) { return Strip{pictured("fleet", count_text(e.n))}; },
                [&](const TradeFreely&) { return Strip{pictured("fleet"), sign("→"), pictured("track")}; },
                [&](const RaiseTrack&) { return Strip{pictured("track", "+")}; },
                [&](const MoveMarkers&) {
                    return Strip{pictured("track", signed_text(1)), sign("&"), pictured("track", signed_text(-1))};
                },
                [&](const GainColonyBonuses&) { return Strip{pictured("bonus"), sign("/"), pictured("colony")}; },
                [&](const Either& e) {
                    Strip strip;
                    for (std::size_t i = 0; i < e.alternatives; ++i) {
                        if (i > 0) strip.push_back(sign("|"));
                        append(strip, sequence(alternative(at, i)));
                    }
                    return strip;
                },
                [&](const Block& e) {
                    return sequence({static_cast<std::uint16_t>(at + 1), static_cast<std::uint16_t>(at + 1 + e.size)});
                },
            },
            kEffects[at]);
    }

    Strip needs(const Need& need) const {
        const auto figure = [&](const char* unit) {
            const std::string n =
                need.value < 0 ? std::string(kMinus) + std::to_string(-need.value) : std::to_string(need.value);
            return (need.at_most ? "≤ " + n : at_least(n)) + unit;
        };
        const auto of = [&](const std::string& which) { return Strip{pictured(which, figure(""))}; };
        switch (need.of) {
            case Need::Of::parameter: return {pictured(icon(need.parameter), figure(unit(need.parameter)))};
            case Need::Of::own_tags: return of(icon(need.tag));
            case Need::Of::own_production: {
                Strip strip = of(icon(need.resource));
                strip[0].production = true;
                return strip;
            }
            case Need::Of::cities: {
                Strip strip = of("tile-city");
                strip[0].any_player = true;
                return strip;
            }
            case Need::Of::own_cities: return of("tile-city");
            case Need::Of::own_greeneries: return of("tile-greenery");
            case Need::Of::own_colonies: return of("colony");
            case Need::Of::own_floaters: return of(icon(CardResource::floaters));
        }
        return {};
    }

    Strip ongoing(const Ongoing& lasting) const {
        const auto less = [](int n) { return pictured("megacredits", signed_text(-n)); };
        return std::visit(
            overloaded{
                [&](const Discount& e) {
                    return e.every_card ? Strip{pictured("card"), pictured("colon"), less(e.n)}
                                        : Strip{pictured(icon(e.tag)), pictured("colon"), less(e.n)};
                },
                [&](const ProjectDiscount& e) {
                    Strip strip = StripWriter(CardResource::none).sequence(info(e.project).effects);
                    append(strip, {pictured("colon"), less(e.n)});
                    return strip;
                },
                [&](const MetalValue& e) {
                    const auto worth = [](int n) { return pictured("megacredits", signed_text(n)); };
                    if (e.steel == e.titanium)
                        return Strip{pictured("steel"), sign("/"), pictured("titanium"), pictured("colon"),
                                     worth(e.steel)};
                    Strip strip;
                    if (e.steel > 0) append(strip, {pictured("steel"), pictured("colon"), worth(e.steel)});
                    if (e.titanium > 0) append(strip, {pictured("titanium"), pictured("colon"), worth(e.titanium)});
                    return strip;
                },
                [&](const EaseRequirements& e) {
                    return Strip{pictured("requirement", "±" + std::to_string(e.steps))};
                },
                [&](const PlantsPerGreenery& e) {
                    return Strip{pictured("plants", std::to_string(e.n)), pictured("arrow"), pictured("tile-greenery")};
                },
                [&](const HeatAsMegacredits&) {
                    return Strip{pictured("heat"), sign("="), pictured("megacredits", "1")};
                },
                [&](const ProtectOwn&) {
                    return Strip{pictured("shield"), pictured("plants"), pictured("resource-animals"),
                                 pictured("resource-microbes")};
                },
                [&](const ProtectHere&) { return Strip{pictured("shield"), pictured(icon(holds_))}; },
                [&](const CardPrice& e) {
                    return Strip{pictured("card"), pictured("colon"), pictured("megacredits", std::to_string(e.n))};
                },
                [&](const FloatersAsHeat& e) {
                    return Strip{pictured("resource-floaters"), sign("="), pictured("heat", std::to_string(e.value))};
                },
                [&](const TradeDiscount& e) {
                    return Strip{pictured("fleet"), pictured("colon"), sign(signed_text(-int{e.n}))};
                },
                [&](const TradeSteps& e) {
                    return Strip{pictured("fleet"), pictured("colon"), pictured("track", signed_text(e.n))};
                },
            },
            lasting);
    }

    Strip trigger(const Trigger& trigger) const {
        Strip strip = event(trigger);
        for (Glyph& glyph : strip) glyph.any_player = trigger.by_anyone && !glyph.icon.empty();
        strip.push_back(pictured("colon"));
        append(strip, sequence(trigger.effects));
        return strip;
    }

    Strip points(const Points& points) const {
        const Glyph worth = pictured("points", std::to_string(points.points));
        const std::string per = points.per == 1 ? "" : std::to_string(points.per);
        const auto each = [&](const std::string& which) { return Strip{worth, sign("/"), pictured(which, per)}; };
        const auto each_of_all = [&](const std::string& which) {
            Strip strip = each(which);
            strip.back().any_player = true;
            return strip;
        };
        switch (points.of) {
            case Points::Per::card: return {pictured("points", count_text(points.points, Resource::megacredits))};
            case Points::Per::resources_here: return each(icon(holds_));
            case Points::Per::own_tags: return each(icon(points.tag));
            case Points::Per::oceans_beside_tile: return {worth, sign("/"), pictured("tile-ocean"), sign("*")};
            case Points::Per::cities_beside_tile: return {worth, sign("/"), pictured("tile-city"), sign("*")};
            case Points::Per::cities_in_play: return each_of_all("tile-city");
            case Points::Per::any_resource_here: return {pictured(icon(holds_)), pictured("colon"), worth};
            case Points::Per::colonies_in_play: return each_of_all("colony");
        }
        return {};
    }

    static void append(Strip& strip, const Strip& more) { strip.insert(strip.end(), more.begin(), more.end()); }

  private:
    /// What may be left undone is drawn as a price too, as an arrow says "if".
    static bool stands_before_arrow(const Effect& effect) {
        const auto* discard = std::get_if<Discard>(&effect);
        return is_price(effect) || std::holds_alternative<RemoveFromCard>(effect) ||
               (discard != nullptr && discard->optional);
    }

    static Glyph piece(Resource resource) { return pictured(icon(resource)); }
    static Glyph from_others(Resource resource, int n) {
        Glyph glyph = pictured(icon(resource), signed_text(-n));
        glyph.any_player = true;
        return glyph;
    }

    Strip counted(const Amount& amount, Glyph glyph, Resource resource = Resource::steel) const {
        glyph.text = count_text(amount.each, resource);
        Strip strip = {glyph};
        if (amount.is_fixed()) return strip;
        if (amount.of == Amount::Of::if_own_tags) {
            Glyph otherwise = glyph;
            otherwise.text = count_text(amount.otherwise, resource);
            return {otherwise, sign("|"), pictured(icon(amount.tag), std::to_string(amount.per)), pictured("colon"),
                    glyph};
        }
        append(strip, {sign("/")});
        append(strip, per(amount));
        return strip;
    }

    Strip per(const Amount& amount) const {
        Strip strip = what(amount);
        Glyph& glyph = strip.front();
        if (amount.per != 1) glyph.text = std::to_string(amount.per);
        glyph.any_player = is_of_all(amount.of);
        if (amount.most > 0) glyph.text = "≤ " + std::to_string(amount.most);
        return strip;
    }

  public:
    /// What an amount counts.
    Strip what(const Amount& amount) const {
        const Glyph green = pictured("kind-automated");
        const Glyph blue = pictured("kind-active");
        switch (amount.of) {
            case Amount::Of::own_tags:
            case Amount::Of::opponents_tags:
            case Amount::Of::all_tags: return {pictured(icon(amount.tag))};
            case Amount::Of::own_tags_among: return tags(amount.among);
            case Amount::Of::tag_kinds: return {pictured("tag-any")};
            case Amount::Of::cities_on_mars:
            case Amount::Of::cities:
            case Amount::Of::own_cities: return {pictured("tile-city")};
            case Amount::Of::own_greeneries: return {pictured("tile-greenery")};
            case Amount::Of::own_tiles: return {pictured("tile-any")};
            case Amount::Of::own_tiles_in_rows: return {pictured("tile-any"), pictured("rows", rows(amount.among))};
            case Amount::Of::tiles_beside_oceans: return {pictured("tile-any"), pictured("tile-ocean")};
            case Amount::Of::events_played: return {pictured("tag-event")};
            case Amount::Of::own_events: return {pictured("kind-event")};
            case Amount::Of::own_colonies:
            case Amount::Of::colonies: return {pictured("colony")};
            case Amount::Of::own_floaters: return {pictured(icon(CardResource::floaters))};
            case Amount::Of::own_tagless: return {pictured("tag-none")};
            case Amount::Of::resources_here: return {pictured(icon(holds_))};
            case Amount::Of::own_card_resources: return {pictured("resource-any")};
            case Amount::Of::own_rating: return {pictured("rating")};
            case Amount::Of::hand: return {pictured("card")};
            case Amount::Of::own_stock: return resources(amount.among, false);
            case Amount::Of::own_production: return resources(amount.among, true);
            case Amount::Of::highest_production: return {produced("resource-any")};
            case Amount::Of::raised_productions: return {produced("resource-any"), pictured("arrow")};
            case Amount::Of::own_green_cards: return {green};
            case Amount::Of::own_projects: return {green, sign("+"), blue};
            case Amount::Of::projects_with_needs: return {pictured("requirement"), green, sign("+"), blue};
            case Amount::Of::dear_projects:
                return {pictured("megacredits", at_least(std::to_string(kDear))), green, sign("+"), blue};
            case Amount::Of::fixed:
            case Amount::Of::if_own_tags: break;
        }
        return {};
    }

  private:
    static Glyph produced(std::string icon) { return {.icon = std::move(icon), .production = true}; }

    static Strip resources(std::uint16_t set, bool of_production) {
        Strip strip;
        for (Resource resource : every<Resource>()) {
            if (((set >> static_cast<unsigned>(resource)) & 1) == 0) continue;
            if (!strip.empty()) strip.push_back(sign("+"));
            strip.push_back(of_production ? produced(icon(resource)) : pictured(icon(resource)));
        }
        return strip;
    }

    /// The first and the last row of the set.
    static std::string rows(std::uint16_t set) {
        const int first = std::countr_zero(set);
        const int last = std::bit_width(set) - 1;
        return std::to_string(first) + "–" + std::to_string(last);
    }

    static bool is_of_all(Amount::Of of) {
        return of == Amount::Of::opponents_tags || of == Amount::Of::all_tags || of == Amount::Of::cities_on_mars ||
               of == Amount::Of::cities || of == Amount::Of::events_played || of == Amount::Of::colonies;
    }

    static Strip tags(std::uint16_t set) {
        Strip strip;
        for (Tag tag : every<Tag>()) {
            if (((set >> static_cast<unsigned>(tag)) & 1) == 0) continue;
            if (!strip.empty()) strip.push_back(sign("/"));
            strip.push_back(pictured(icon(tag)));
        }
        return strip;
    }

    static Strip event(const Trigger& trigger) {
        switch (trigger.when) {
            case Trigger::When::tag_played: return tags(trigger.tags);
            case Trigger::When::event_played: {
                Strip strip = {pictured("tag-event")};
                append(strip, tags(trigger.tags));
                return strip;
            }
            case Trigger::When::dear_payment: return {pictured("megacredits", std::to_string(kDear) + "+")};
            case Trigger::When::dear_card:
                return {pictured("card"), pictured("megacredits", std::to_string(kDear) + "+")};
            case Trigger::When::new_tag: return {pictured("card"), sign("+")};
            case Trigger::When::project_paid: return {pictured("kind-active"), pictured("megacredits")};
            case Trigger::When::ocean_placed: return {pictured("tile-ocean")};
            case Trigger::When::city_placed: return {pictured("tile-city")};
            case Trigger::When::greenery_placed: return {pictured("tile-greenery")};
            case Trigger::When::metal_space_used: return {pictured("steel"), sign("/"), pictured("titanium")};
            case Trigger::When::colony_built: return {pictured("colony")};
            case Trigger::When::count_: break;
        }
        return {};
    }

    CardResource holds_;
};

/// Parts that are there, in the order they are added.
class Parts {
  public:
    void add(PartKind kind, Strip strip) {
        if (!strip.empty()) parts_.push_back({kind, std::move(strip)});
    }
    std::vector<Part> take() { return std::move(parts_); }

  private:
    std::vector<Part> parts_;
};

Strip price(int cost) { return {pictured("megacredits", std::to_string(cost))}; }

bool has_arrow(const Strip& strip) {
    return std::ranges::any_of(strip, [](const Glyph& each) { return each.icon == "arrow"; });
}

/// The production box apart from everything else. What has an arrow of its own stands last: nothing else leads to it.
void add_immediate(Parts& parts, const StripWriter& writer, EffectRange range) {
    Strip production;
    Strip others;
    Strip exchanges;
    for (std::uint16_t at = range.begin; at < range.end; at = static_cast<std::uint16_t>(at + extent(at))) {
        Strip strip = writer.effect(at);
        // No arrow follows here, so a loss has to say what it is.
        if (const auto* lose = std::get_if<Lose>(&kEffects[at])) strip.front().text = signed_text(-int{lose->n});
        const bool is_box = std::holds_alternative<Produce>(kEffects[at]);
        StripWriter::append(is_box ? production : has_arrow(strip) ? exchanges : others, strip);
    }
    if (!others.empty() && !exchanges.empty()) others.push_back(sign("·"));
    StripWriter::append(others, exchanges);
    parts.add(PartKind::production, std::move(production));
    parts.add(PartKind::immediate, std::move(others));
}

}  // namespace

std::vector<Part> card_parts(const Card& card) {
    const StripWriter writer(card.holds);
    Parts parts;
    if (card.kind != Kind::corporation) parts.add(PartKind::cost, price(card.cost));
    Strip tags;
    for (Tag tag : card.tags) tags.push_back(pictured(icon(tag)));
    if (card.kind == Kind::event) tags.push_back(pictured("tag-event"));
    parts.add(PartKind::tags, std::move(tags));
    Strip needs;
    for (const Need& need : card.needs) StripWriter::append(needs, writer.needs(need));
    parts.add(PartKind::requirement, std::move(needs));
    add_immediate(parts, writer, card.on_play);
    parts.add(PartKind::first_action, writer.sequence(card.first_action));
    if (!card.action.empty()) {
        Strip action = {pictured("arrow")};
        StripWriter::append(action, writer.sequence(card.action));
        parts.add(PartKind::action, std::move(action));
    }
    for (const Trigger& trigger : card.triggers) parts.add(PartKind::effect, writer.trigger(trigger));
    for (const Ongoing& ongoing : card.ongoing) parts.add(PartKind::effect, writer.ongoing(ongoing));
    if (card.holds != CardResource::none) parts.add(PartKind::holds, {pictured(icon(card.holds))});
    if (card.points.points != 0) parts.add(PartKind::points, writer.points(card.points));
    return parts.take();
}

std::vector<Part> milestone_parts(Milestone milestone) {
    Strip counted = StripWriter(CardResource::none).what(info(milestone).counts);
    counted.front().text = at_least(std::to_string(info(milestone).need));
    Parts parts;
    parts.add(PartKind::cost, price(kMilestoneCost));
    parts.add(PartKind::requirement, std::move(counted));
    parts.add(PartKind::points, {pictured("milestone"), pictured("points", std::to_string(kMilestonePoints))});
    return parts.take();
}

std::vector<Part> award_parts(Award award) {
    Parts parts;
    Strip costs;
    for (int cost : kAwardCosts) StripWriter::append(costs, price(cost));
    parts.add(PartKind::cost, std::move(costs));
    parts.add(PartKind::requirement, StripWriter(CardResource::none).what(info(award).counts));
    parts.add(PartKind::points, {pictured("award"), pictured("points", std::to_string(kFirstPoints)), sign("/"),
                                 pictured("points", std::to_string(kSecondPoints))});
    return parts.take();
}

std::vector<Part> project_parts(Project project) {
    Parts parts;
    if (project == Project::sell_patents) {
        parts.add(PartKind::action, {pictured("card", "X"), pictured("arrow"), pictured("megacredits", "X")});
        return parts.take();
    }
    parts.add(PartKind::cost, price(info(project).cost));
    add_immediate(parts, StripWriter(CardResource::none), info(project).effects);
    return parts.take();
}

std::vector<Part> colony_parts(Colony colony) {
    const ColonyTile& tile = info(colony);
    const StripWriter writer(CardResource::none);
    Parts parts;
    parts.add(PartKind::building, writer.sequence(tile.building));
    for (const EffectRange& step : tile.income)
        parts.add(PartKind::income, step.empty() ? Strip{sign("0")} : writer.sequence(step));
    parts.add(PartKind::bonus, writer.sequence(tile.bonus));
    return parts.take();
}

}  // namespace planitia::present
