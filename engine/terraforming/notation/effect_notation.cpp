#include <terraforming/catalogue/effect_traits.h>
#include <terraforming/notation/effect_notation.h>
#include <terraforming/notation/names.h>

namespace planitia::terraforming {

namespace {

Document text(std::string_view words) { return Document(words); }

/// What an amount counts. A fixed one, or one that depends on a condition, counts nothing.
std::string_view count_name(Amount::Of of) {
    switch (of) {
        case Amount::Of::own_tags: return "own-tags";
        case Amount::Of::opponents_tags: return "opponents-tags";
        case Amount::Of::all_tags: return "tags-of-all";
        case Amount::Of::own_colonies: return "own-colonies";
        case Amount::Of::colonies: return "colonies";
        case Amount::Of::own_floaters: return "own-floaters";
        case Amount::Of::own_tagless: return "own-cards-without-tags";
        case Amount::Of::resources_here: return "resources-here";
        case Amount::Of::cities_on_mars: return "cities-on-mars";
        case Amount::Of::cities: return "cities";
        case Amount::Of::events_played: return "events-played";
        case Amount::Of::own_rating: return "own-rating";
        case Amount::Of::own_cities: return "own-cities";
        case Amount::Of::own_greeneries: return "own-greeneries";
        case Amount::Of::own_tiles: return "own-tiles";
        case Amount::Of::own_tiles_in_rows: return "own-tiles-in-rows";
        case Amount::Of::tiles_beside_oceans: return "own-tiles-beside-oceans";
        case Amount::Of::hand: return "hand";
        case Amount::Of::own_stock: return "own-resources";
        case Amount::Of::own_production: return "own-production";
        case Amount::Of::highest_production: return "highest-own-production";
        case Amount::Of::raised_productions: return "raised-own-productions";
        case Amount::Of::own_tags_among: return "own-tags";
        case Amount::Of::tag_kinds: return "own-kinds-of-tags";
        case Amount::Of::own_green_cards: return "own-automated-cards";
        case Amount::Of::own_projects: return "own-automated-and-active-cards";
        case Amount::Of::projects_with_needs: return "own-cards-with-requirements";
        case Amount::Of::dear_projects: return "own-dear-cards";
        case Amount::Of::own_events: return "own-events";
        case Amount::Of::own_card_resources: return "resources-on-own-cards";
        case Amount::Of::fixed:
        case Amount::Of::if_own_tags: break;
    }
    return "";
}

template <class E>
Document write_among(const Amount& amount) {
    Document list = Document::list();
    for (E each : every<E>())
        if (((amount.among >> static_cast<unsigned>(each)) & 1U) != 0) list.add(name(each));
    return list;
}

Document write_rows(const Amount& amount) {
    Document list = Document::list();
    for (int row = 1; row < 16; ++row)
        if (((amount.among >> static_cast<unsigned>(row)) & 1U) != 0) list.add(row);
    return list;
}

/// The tags, resources or rows that it speaks of.
void write_slots(const Amount& amount, Document& document) {
    if (amount.of == Amount::Of::own_tags || amount.of == Amount::Of::opponents_tags ||
        amount.of == Amount::Of::all_tags)
        document.set("tag", name(amount.tag));
    if (amount.of == Amount::Of::own_tags_among) document.set("tags", write_among<Tag>(amount));
    if (amount.of == Amount::Of::own_stock || amount.of == Amount::Of::own_production)
        document.set("resources", write_among<Resource>(amount));
    if (amount.of == Amount::Of::own_tiles_in_rows) document.set("rows", write_rows(amount));
}

}  // namespace

Document write_amount(const Amount& amount) {
    if (amount.is_fixed()) return int{amount.each};
    if (amount.of == Amount::Of::if_own_tags)
        return Document::map({{"if-own-tags", int{amount.per}},
                              {"tag", name(amount.tag)},
                              {"then", int{amount.each}},
                              {"else", int{amount.otherwise}}});
    Document document = Document::map({{"per", text(count_name(amount.of))}});
    write_slots(amount, document);
    if (amount.each != 1) document.set("each", int{amount.each});
    if (amount.per != 1) document.set("divisor", int{amount.per});
    if (amount.most != 0) document.set("most", int{amount.most});
    return document;
}

namespace {

std::string_view where_name(Where where) {
    switch (where) {
        case Where::ocean_area: return "ocean-area";
        case Where::land: return "land";
        case Where::greenery: return "greenery";
        case Where::city: return "city";
        case Where::isolated: return "isolated";
        case Where::volcanic: return "volcanic";
        case Where::beside_city: return "beside-city";
        case Where::beside_two_cities: return "beside-two-cities";
        case Where::beside_greenery: return "beside-greenery";
        case Where::metal_bonus: return "metal-bonus";
        case Where::metal_bonus_beside_own: return "metal-bonus-beside-own";
        case Where::noctis: return "noctis";
        case Where::phobos: return "phobos";
        case Where::ganymede: return "ganymede";
    }
    return "";
}

std::string_view whose_name(Whose whose) {
    switch (whose) {
        case Whose::any_player: return "any-player";
        case Whose::opponent: return "opponent";
        case Whose::owner_beside_last_tile: return "owner-beside-the-tile";
    }
    return "";
}

std::string_view tile_kind(Tile tile) {
    switch (tile) {
        case Tile::ocean: return "ocean";
        case Tile::greenery: return "greenery";
        case Tile::city: return "city";
        case Tile::capital: return "capital";
        case Tile::none:
        case Tile::special:
        case Tile::count_: break;
    }
    return "special";
}

Document effect(std::string_view kind, std::initializer_list<Document::Member> fields = {}) {
    Document document = Document::map({{"effect", text(kind)}});
    for (const Document::Member& field : fields) document.set(field.first, field.second);
    return document;
}

/// As its row names the kind.
template <class E>
    requires requires(const E& e) { traits(e); }
Document effect(const E& e, std::initializer_list<Document::Member> fields = {}) {
    return effect(traits(e).word, fields);
}

Document write_production(const Produce& box) {
    Document changes = Document::map();
    for (const ProductionChange& change : box.changes)
        changes.set(std::string(name(change.resource)), write_amount(change.amount));
    return effect(box, {{"changes", changes}});
}

Document write_alternatives(std::uint16_t at, const Either& either) {
    Document alternatives = Document::list();
    for (std::size_t i = 0; i < either.alternatives; ++i) alternatives.add(write_effects(alternative(at, i)));
    return effect(either, {{"alternatives", alternatives}, {"optional", either.may_decline}});
}

}  // namespace

Document write_effect(std::uint16_t at) {
    return std::visit(
        overloaded{
            [](const Gain& e) {
                return effect(e, {{"resource", name(e.resource)}, {"amount", write_amount(e.amount)}});
            },
            [](const Produce& e) { return write_production(e); },
            [](const Lose& e) { return effect(e, {{"resource", name(e.resource)}, {"amount", int{e.n}}}); },
            [](const Pay& e) {
                return effect(e,
                              {{"megacredits", int{e.cost}}, {"steel", e.with_steel}, {"titanium", e.with_titanium}});
            },
            [](const LowerAnyProduction& e) {
                return effect(e, {{"resource", name(e.resource)}, {"amount", int{e.n}}});
            },
            [](const RemoveUpTo& e) {
                return effect(e, {{"resource", name(e.resource)}, {"amount", int{e.n}}, {"from", whose_name(e.from)}});
            },
            [](const StealUpTo& e) { return effect(e, {{"resource", name(e.resource)}, {"amount", int{e.n}}}); },
            [](const Raise& e) { return effect(e, {{"parameter", name(e.parameter)}, {"steps", int{e.steps}}}); },
            [](const RaiseRating& e) { return effect(e, {{"amount", write_amount(e.amount)}}); },
            [](const PlaceTile& e) { return effect(e, {{"tile", tile_kind(e.tile)}, {"where", where_name(e.where)}}); },
            [](const Draw& e) { return effect(e, {{"cards", write_amount(e.amount)}}); },
            [](const LookAndKeep& e) { return effect(e, {{"look", int{e.look}}, {"keep", int{e.keep}}}); },
            [](const LookAndBuy& e) { return effect(e, {{"look", int{e.look}}}); },
            [](const RevealForTag& e) { return effect(e, {{"tag", name(e.tag)}}); },
            [](const Discard& e) { return effect(e, {{"cards", int{e.n}}, {"optional", e.optional}}); },
            [](const AddHere& e) { return effect(e, {{"amount", int{e.n}}}); },
            [](const AddToCard& e) {
                Document document =
                    effect(e, {{"resource", name(e.resource)}, {"amount", int{e.n}}, {"there", int{e.min_there}}});
                if (e.tag != Tag::count_) document.set("tag", name(e.tag));
                return document;
            },
            [](const AddToPlayedCard& e) { return effect(e, {{"amount", int{e.n}}}); },
            [](const RemoveHere& e) { return effect(e, {{"amount", int{e.n}}}); },
            [](const RemoveFromCard& e) {
                Document document =
                    effect(e, {{"resource", name(e.resource)}, {"amount", int{e.n}}, {"up-to", e.up_to}});
                if (e.own_only) document.set("own-only", true);
                return document;
            },
            [](const ShiftProduction& e) { return effect(e, {{"from", name(e.from)}, {"to", name(e.to)}}); },
            [](const Exchange& e) { return effect(e, {{"from", name(e.from)}, {"to", name(e.to)}}); },
            [](const CopyProduction& e) { return effect(e, {{"tag", name(e.tag)}}); },
            [](const DiscountNextCard& e) { return effect(e, {{"megacredits", int{e.n}}}); },
            [](const EaseNextCard& e) { return effect(e, {{"steps", int{e.steps}}}); },
            [](const NeedsHere& e) { return effect(e, {{"amount", int{e.n}}}); },
            [](const ExchangeHere& e) { return effect(e, {{"to", name(e.to)}}); },
            [](const BuildColony& e) { return effect(e, {{"may-double-up", e.may_double_up}}); },
            [](const GainFleet& e) { return effect(e, {{"amount", int{e.n}}}); },
            [](const OneOf<NeedsRaisedRating, ProduceMinedMetal, ClaimSpace, AddColonyTile, TradeFreely, RaiseTrack,
                           MoveMarkers, GainColonyBonuses> auto& e) { return effect(e); },
            [&](const Either& e) { return write_alternatives(at, e); },
            [&](const Block& e) {
                const auto first = static_cast<std::uint16_t>(at + 1);
                const auto last = static_cast<std::uint16_t>(first + e.size);
                return effect(e, {{"effects", write_effects({first, last})}});
            },
        },
        kEffects[at]);
}

namespace {

/// Tiles are counted, hence the plural.
std::string_view parameter_word(Parameter parameter) {
    return info(parameter).has_marker ? info(parameter).slug : "oceans";
}

std::string_view need_name(const Need& need) {
    switch (need.of) {
        case Need::Of::parameter: return parameter_word(need.parameter);
        case Need::Of::own_tags: return "own-tags";
        case Need::Of::own_production: return "own-production";
        case Need::Of::cities: return "cities";
        case Need::Of::own_cities: return "own-cities";
        case Need::Of::own_greeneries: return "own-greeneries";
        case Need::Of::own_colonies: return "own-colonies";
        case Need::Of::own_floaters: return "own-floaters";
    }
    return "";
}

std::string_view when_name(Trigger::When when) {
    switch (when) {
        case Trigger::When::tag_played: return "tag-played";
        case Trigger::When::event_played: return "event-played";
        case Trigger::When::dear_payment: return "cost-at-least-20";
        case Trigger::When::project_paid: return "standard-project";
        case Trigger::When::ocean_placed: return "ocean-placed";
        case Trigger::When::city_placed: return "city-placed";
        case Trigger::When::greenery_placed: return "greenery-placed";
        case Trigger::When::metal_space_used: return "metal-space-used";
        case Trigger::When::dear_card: return "card-cost-at-least-20";
        case Trigger::When::new_tag: return "new-tag";
        case Trigger::When::colony_built: return "colony-built";
        case Trigger::When::count_: break;
    }
    return "";
}

std::string_view points_name(Points::Per of) {
    switch (of) {
        case Points::Per::card: return "card";
        case Points::Per::resources_here: return "resources-here";
        case Points::Per::own_tags: return "own-tags";
        case Points::Per::oceans_beside_tile: return "oceans-beside-tile";
        case Points::Per::cities_beside_tile: return "cities-beside-tile";
        case Points::Per::cities_in_play: return "cities-in-play";
        case Points::Per::any_resource_here: return "any-resource-here";
        case Points::Per::colonies_in_play: return "colonies-in-play";
    }
    return "";
}

}  // namespace

Document write_effects(EffectRange effects) {
    Document list = Document::list();
    for (std::uint16_t at = effects.begin; at < effects.end; at = static_cast<std::uint16_t>(at + extent(at)))
        list.add(write_effect(at));
    return list;
}

Document write_need(const Need& need) {
    Document document = Document::map({{"of", text(need_name(need))}});
    if (need.of == Need::Of::own_tags) document.set("tag", name(need.tag));
    if (need.of == Need::Of::own_production) document.set("resource", name(need.resource));
    document.set(need.at_most ? "max" : "min", int{need.value});
    return document;
}

Document write_trigger(const Trigger& trigger) {
    Document tags = Document::list();
    for (Tag tag : every<Tag>())
        if ((trigger.tags >> static_cast<unsigned>(tag)) & 1) tags.add(name(tag));
    Document document = Document::map(
        {{"when", text(when_name(trigger.when))}, {"by", trigger.by_anyone ? "anyone" : "owner"}, {"tags", tags}});
    if (trigger.on_mars_only) document.set("on-mars-only", true);
    document.set("effects", write_effects(trigger.effects));
    return document;
}

Document write_ongoing(const Ongoing& ongoing) {
    return std::visit(
        overloaded{
            [](const Discount& e) {
                if (e.every_card) return effect("discount", {{"megacredits", int{e.n}}, {"on", "every-card"}});
                return effect("discount",
                              {{"megacredits", int{e.n}}, {"on", name(e.tag)}, {"per", e.per_card ? "card" : "tag"}});
            },
            [](const ProjectDiscount& e) {
                return effect("project-discount", {{"megacredits", int{e.n}}, {"project", name(e.project)}});
            },
            [](const MetalValue& e) {
                return effect("metal-value", {{"steel", int{e.steel}}, {"titanium", int{e.titanium}}});
            },
            [](const EaseRequirements& e) { return effect("ease-requirements", {{"steps", int{e.steps}}}); },
            [](const PlantsPerGreenery& e) { return effect("plants-per-greenery", {{"plants", int{e.n}}}); },
            [](const HeatAsMegacredits&) { return effect("heat-as-megacredits"); },
            [](const ProtectOwn&) { return effect("protect-own"); },
            [](const ProtectHere&) { return effect("protect-here"); },
            [](const CardPrice& e) { return effect("card-price", {{"megacredits", int{e.n}}}); },
            [](const FloatersAsHeat& e) { return effect("floaters-as-heat", {{"value", int{e.value}}}); },
            [](const TradeDiscount& e) { return effect("trade-discount", {{"pieces", int{e.n}}}); },
            [](const TradeSteps& e) { return effect("trade-steps", {{"steps", int{e.n}}}); },
        },
        ongoing);
}

Document write_points(const Points& points) {
    if (points.of == Points::Per::card) return int{points.points};
    Document document = Document::map({{"per", text(points_name(points.of))}, {"points", int{points.points}}});
    if (points.of == Points::Per::own_tags) document.set("tag", name(points.tag));
    if (points.per != 1) document.set("divisor", int{points.per});
    return document;
}

}  // namespace planitia::terraforming
