/// How a card is declared: one row, in words close to the print. Read by `catalogue.cpp`, which packs the rows.
#pragma once
#include <terraforming/catalogue/card.h>

namespace planitia::terraforming {

using Effects = FixedVec<Effect, 12>;

struct TriggerRow {
    Trigger trigger;
    Effects effects;
};

struct CardRow {
    std::string_view slug;
    std::string_view number;
    Set set = Set::base;
    Kind kind = Kind::automated;
    int cost = 0;
    FixedVec<Tag, 4> tags = {};
    FixedVec<Need, 3> needs = {};
    CardResource holds = CardResource::none;
    Effects on_play = {};
    Effects action = {};
    Effects first_action = {};
    FixedVec<TriggerRow, 2> triggers = {};
    FixedVec<Ongoing, 2> ongoing = {};
    Points points = {};
    bool for_beginners = false;
    int since = 1;  ///< the rules version with which it joined its set: it is in no game that was dealt before
};

struct ProjectRow {
    Project project = Project::sell_patents;
    std::string_view slug;
    int cost = 0;
    Effects effects = {};
    Set set = Set::base;
};

struct ColonyRow {
    Colony colony = Colony::callisto;
    std::string_view slug;
    CardResource wakes_with = CardResource::none;
    Effects building = {};
    std::array<Effects, kTrackSpaces> income = {};
    Effects bonus = {};
};

/// The words of the rows.
namespace words {

using CardResource::floaters, CardResource::camps;
using CardResource::microbes, CardResource::animals, CardResource::science, CardResource::fighters;
using Kind::automated, Kind::active, Kind::event, Kind::corporation;
using Parameter::temperature, Parameter::oxygen, Parameter::oceans;
using Resource::megacredits, Resource::steel, Resource::titanium, Resource::plants, Resource::energy, Resource::heat;
using Set::base, Set::corporate, Set::colonies;

// -- requirements
constexpr Need at_least(Parameter parameter, int value) {
    return {.of = Need::Of::parameter, .value = static_cast<std::int8_t>(value), .parameter = parameter};
}
constexpr Need at_most(Parameter parameter, int value) {
    Need need = at_least(parameter, value);
    need.at_most = true;
    return need;
}
constexpr Need own_tags(int n, Tag tag) {
    return {.of = Need::Of::own_tags, .value = static_cast<std::int8_t>(n), .tag = tag};
}
constexpr Need own_production(int n, Resource resource) {
    return {.of = Need::Of::own_production, .value = static_cast<std::int8_t>(n), .resource = resource};
}
constexpr Need cities_in_play(int n) { return {.of = Need::Of::cities, .value = static_cast<std::int8_t>(n)}; }
constexpr Need own_cities(int n) { return {.of = Need::Of::own_cities, .value = static_cast<std::int8_t>(n)}; }
constexpr Need own_colonies(int n) { return {.of = Need::Of::own_colonies, .value = static_cast<std::int8_t>(n)}; }
constexpr Need own_colonies_at_most(int n) {
    return {.of = Need::Of::own_colonies, .at_most = true, .value = static_cast<std::int8_t>(n)};
}
constexpr Need own_floaters(int n) { return {.of = Need::Of::own_floaters, .value = static_cast<std::int8_t>(n)}; }
constexpr Need own_greeneries(int n) { return {.of = Need::Of::own_greeneries, .value = static_cast<std::int8_t>(n)}; }

// -- amounts
constexpr Amount per_own_tag(Tag tag, int per = 1) { return {Amount::Of::own_tags, tag, 1, per}; }
constexpr Amount per_opponents_tag(Tag tag) { return {Amount::Of::opponents_tags, tag, 1, 1}; }
constexpr Amount per_city_on_mars() { return {Amount::Of::cities_on_mars, Tag::city, 1, 1}; }
constexpr Amount per_city() { return {Amount::Of::cities, Tag::city, 1, 1}; }
constexpr Amount per_event_played() { return {Amount::Of::events_played, Tag::city, 1, 1}; }
constexpr Amount per_tag_of_all(Tag tag) { return {Amount::Of::all_tags, tag, 1, 1}; }
constexpr Amount per_own_colony() { return {Amount::Of::own_colonies, Tag::city, 1, 1}; }
constexpr Amount per_colony() { return {Amount::Of::colonies, Tag::city, 1, 1}; }
constexpr Amount per_own_floaters(int per) { return {Amount::Of::own_floaters, Tag::city, 1, per}; }
constexpr Amount per_own_card_without_tag() { return {Amount::Of::own_tagless, Tag::city, 1, 1}; }
constexpr Amount per_resource_here(int most = 0) {
    Amount amount{Amount::Of::resources_here, Tag::city, 1, 1};
    amount.most = static_cast<std::int8_t>(most);
    return amount;
}
constexpr Amount with_tags(int n, Tag tag, int then, int otherwise) {
    return {Amount::Of::if_own_tags, tag, then, n, otherwise};
}

// -- effects
template <class... Rest>
constexpr void append_changes(FixedVec<ProductionChange, 3>& changes, Amount amount, Resource resource, Rest... rest) {
    changes.push_back({resource, amount});
    if constexpr (sizeof...(rest) > 0) append_changes(changes, rest...);
}
/// `produce(-1, energy, 3, megacredits)`: one production box.
template <class... Pairs>
constexpr Effect produce(Amount amount, Resource resource, Pairs... rest) {
    Produce box;
    append_changes(box.changes, amount, resource, rest...);
    return box;
}
constexpr Effect gain(Amount amount, Resource resource) { return Gain{resource, amount}; }
constexpr Effect lose(int n, Resource resource) { return Lose{resource, static_cast<std::uint8_t>(n)}; }
constexpr Effect spend(int n, Resource resource) { return lose(n, resource); }
constexpr Effect pay(int n) { return Pay{static_cast<std::uint8_t>(n)}; }
constexpr Effect pay_with_steel(int n) { return Pay{static_cast<std::uint8_t>(n), true, false}; }
constexpr Effect pay_with_titanium(int n) { return Pay{static_cast<std::uint8_t>(n), false, true}; }
/// For an ocean that follows.
constexpr Effect pay_for_ocean(int n) { return Pay{static_cast<std::uint8_t>(n), false, false, true}; }
constexpr Effect needs_raised_rating() { return NeedsRaisedRating{}; }
constexpr Effect lower_any_production(int n, Resource resource) {
    return LowerAnyProduction{resource, static_cast<std::uint8_t>(n)};
}
constexpr Effect remove_up_to(int n, Resource resource, Whose from = Whose::any_player) {
    return RemoveUpTo{resource, static_cast<std::uint8_t>(n), from};
}
constexpr Effect steal_up_to(int n, Resource resource) { return StealUpTo{resource, static_cast<std::uint8_t>(n)}; }
constexpr Effect steal(int n, Resource resource) { return StealUpTo{resource, static_cast<std::uint8_t>(n), true}; }
constexpr Effect raise(Parameter parameter, int steps = 1) {
    return Raise{parameter, static_cast<std::uint8_t>(steps)};
}
constexpr Effect raise_rating(Amount amount) { return RaiseRating{amount}; }
constexpr Effect place_ocean(Where where = Where::ocean_area) { return PlaceTile{Tile::ocean, where}; }
constexpr Effect place_greenery(Where where = Where::greenery) { return PlaceTile{Tile::greenery, where}; }
constexpr Effect place_city(Where where = Where::city) { return PlaceTile{Tile::city, where}; }
constexpr Effect place_capital() { return PlaceTile{Tile::capital, Where::city}; }
constexpr Effect place_own_tile(Where where) { return PlaceTile{Tile::special, where}; }
constexpr Effect produce_mined_metal() { return ProduceMinedMetal{}; }
constexpr Effect claim_space() { return ClaimSpace{}; }
constexpr Effect draw(Amount amount) { return Draw{amount}; }
constexpr Effect look_and_keep(int look, int keep) {
    return LookAndKeep{static_cast<std::uint8_t>(look), static_cast<std::uint8_t>(keep)};
}
constexpr Effect look_and_buy(int look) { return LookAndBuy{static_cast<std::uint8_t>(look)}; }
constexpr Effect reveal_for(Tag tag) { return RevealForTag{tag}; }
constexpr Effect discard(int n) { return Discard{static_cast<std::uint8_t>(n), false}; }
constexpr Effect may_discard(int n) { return Discard{static_cast<std::uint8_t>(n), true}; }
constexpr Effect add_here(int n) { return AddHere{static_cast<std::uint8_t>(n)}; }
constexpr Effect add_to_card(int n, CardResource resource) {
    return AddToCard{resource, static_cast<std::uint8_t>(n), 0};
}
constexpr Effect add_to_card_with_tag(int n, CardResource resource, Tag tag) {
    return AddToCard{resource, static_cast<std::uint8_t>(n), 0, tag};
}
constexpr Effect add_to_card_with_resources(int n) {
    return AddToCard{CardResource::none, static_cast<std::uint8_t>(n), 1};
}
constexpr Effect add_to_played_card(int n) { return AddToPlayedCard{static_cast<std::uint8_t>(n)}; }
constexpr Effect remove_here(int n) { return RemoveHere{static_cast<std::uint8_t>(n)}; }
constexpr Effect take_from_card(int n, CardResource resource) {
    return RemoveFromCard{resource, static_cast<std::uint8_t>(n), false};
}
constexpr Effect take_from_own_card(int n, CardResource resource) {
    return RemoveFromCard{resource, static_cast<std::uint8_t>(n), false, true};
}
constexpr Effect remove_up_to_from_card(int n, CardResource resource) {
    return RemoveFromCard{resource, static_cast<std::uint8_t>(n), true};
}
constexpr Effect shift_production(Resource from, Resource to) { return ShiftProduction{from, to}; }
constexpr Effect exchange(Resource from, Resource to) { return Exchange{from, to}; }
constexpr Effect exchange_here(Resource to) { return ExchangeHere{to}; }
constexpr Effect needs_here(int n) { return NeedsHere{static_cast<std::uint8_t>(n)}; }
constexpr Effect build_colony() { return BuildColony{}; }
/// Also on a tile where the player has one.
constexpr Effect build_any_colony() { return BuildColony{true}; }
constexpr Effect add_colony_tile() { return AddColonyTile{}; }
constexpr Effect gain_fleet() { return GainFleet{1}; }
constexpr Effect trade_freely() { return TradeFreely{}; }
constexpr Effect raise_track() { return RaiseTrack{}; }
constexpr Effect move_markers() { return MoveMarkers{}; }
constexpr Effect gain_colony_bonuses() { return GainColonyBonuses{}; }
constexpr Effect copy_production(Tag tag) { return CopyProduction{tag}; }
constexpr Effect discount_next_card(int n) { return DiscountNextCard{static_cast<std::uint8_t>(n)}; }
constexpr Effect ease_next_card(int steps) { return EaseNextCard{static_cast<std::uint8_t>(steps)}; }

constexpr void append(Effects& list, const Effect& effect) { list.push_back(effect); }
constexpr void append(Effects& list, const Effects& more) {
    for (const Effect& effect : more) list.push_back(effect);
}
/// A list of effects; parts may be `in_order(…)`, `either(…)` or `one_or_none(…)`.
template <class... Parts>
constexpr Effects effects(const Parts&... parts) {
    Effects list;
    (append(list, parts), ...);
    return list;
}
/// Effects of which each needs the one before, as one sequence.
template <class... Parts>
constexpr Effects in_order(const Parts&... parts) {
    const Effects inner = effects(parts...);
    return effects(Effect(Block{static_cast<std::uint8_t>(inner.size())}), inner);
}
constexpr Effects as_block(const Effect& effect) { return in_order(effect); }
constexpr Effects as_block(const Effects& block) { return block; }
/// One of several; each alternative is one effect or an `in_order(…)`.
template <class... Alternatives>
constexpr Effects either(const Alternatives&... alternatives) {
    return effects(Effect(Either{sizeof...(alternatives), false}), as_block(alternatives)...);
}
template <class... Alternatives>
constexpr Effects one_or_none(const Alternatives&... alternatives) {
    return effects(Effect(Either{sizeof...(alternatives), true}), as_block(alternatives)...);
}

// -- lasting effects
constexpr Ongoing discount(int n) { return Discount{.n = static_cast<std::uint8_t>(n)}; }
constexpr Ongoing discount_per_tag(int n, Tag tag) {
    return Discount{.n = static_cast<std::uint8_t>(n), .every_card = false, .tag = tag};
}
constexpr Ongoing discount_per_card(int n, Tag tag) {
    return Discount{.n = static_cast<std::uint8_t>(n), .every_card = false, .tag = tag, .per_card = true};
}
constexpr Ongoing project_discount(int n, Project project) {
    return ProjectDiscount{static_cast<std::uint8_t>(n), project};
}
constexpr Ongoing metal_value(int steel_more, int titanium_more) {
    return MetalValue{static_cast<std::uint8_t>(steel_more), static_cast<std::uint8_t>(titanium_more)};
}
constexpr Ongoing ease_requirements(int steps) { return EaseRequirements{static_cast<std::uint8_t>(steps)}; }
constexpr Ongoing plants_per_greenery(int n) { return PlantsPerGreenery{static_cast<std::uint8_t>(n)}; }
constexpr Ongoing heat_as_megacredits() { return HeatAsMegacredits{}; }
constexpr Ongoing card_price(int n) { return CardPrice{static_cast<std::uint8_t>(n)}; }
constexpr Ongoing floaters_as_heat(int value) { return FloatersAsHeat{static_cast<std::uint8_t>(value)}; }
constexpr Ongoing trade_discount(int n) { return TradeDiscount{static_cast<std::uint8_t>(n)}; }
constexpr Ongoing trade_steps(int n) { return TradeSteps{static_cast<std::uint8_t>(n)}; }
constexpr Ongoing protect_own() { return ProtectOwn{}; }
constexpr Ongoing protect_here() { return ProtectHere{}; }

// -- triggers
using When = Trigger::When;
constexpr std::uint16_t bits(std::initializer_list<Tag> tags) {
    unsigned set = 0;
    for (Tag tag : tags) set |= 1U << static_cast<unsigned>(tag);
    return static_cast<std::uint16_t>(set);
}
template <class... Parts>
constexpr TriggerRow when_tag(std::initializer_list<Tag> tags, const Parts&... parts) {
    return {{.when = When::tag_played, .tags = bits(tags)}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_anyones_tag(Tag tag, const Parts&... parts) {
    return {{.when = When::tag_played, .by_anyone = true, .tags = bits({tag})}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_event(const Parts&... parts) {
    return {{.when = When::event_played}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_event_with(Tag tag, const Parts&... parts) {
    return {{.when = When::event_played, .tags = bits({tag})}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_dear_payment(const Parts&... parts) {
    return {{.when = When::dear_payment}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_dear_card(const Parts&... parts) {
    return {{.when = When::dear_card}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_new_tag(const Parts&... parts) {
    return {{.when = When::new_tag}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_anyone_builds_colony(const Parts&... parts) {
    return {{.when = When::colony_built, .by_anyone = true}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_project(const Parts&... parts) {
    return {{.when = When::project_paid}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_anyone_places(When placed, const Parts&... parts) {
    return {{.when = placed, .by_anyone = true}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_anyone_places_on_mars(When placed, const Parts&... parts) {
    return {{.when = placed, .by_anyone = true, .on_mars_only = true}, effects(parts...)};
}
template <class... Parts>
constexpr TriggerRow when_placing(When placed, const Parts&... parts) {
    return {{.when = placed}, effects(parts...)};
}

// -- points
constexpr Points worth(int n) { return {.points = static_cast<std::int8_t>(n)}; }
constexpr Points one_per_resource(int per = 1) {
    return {Points::Per::resources_here, 1, static_cast<std::int8_t>(per)};
}
constexpr Points points_per_resource(int n) { return {Points::Per::resources_here, static_cast<std::int8_t>(n), 1}; }
constexpr Points one_per_own_tag(Tag tag) { return {Points::Per::own_tags, 1, 1, tag}; }
constexpr Points one_per_ocean_beside() { return {Points::Per::oceans_beside_tile, 1, 1}; }
constexpr Points one_per_city_beside() { return {Points::Per::cities_beside_tile, 1, 1}; }
constexpr Points one_per_cities_in_play(int per) {
    return {Points::Per::cities_in_play, 1, static_cast<std::int8_t>(per)};
}
constexpr Points one_per_colonies_in_play(int per) {
    return {Points::Per::colonies_in_play, 1, static_cast<std::int8_t>(per)};
}
constexpr Points worth_with_resource(int n) { return {Points::Per::any_resource_here, static_cast<std::int8_t>(n)}; }

}  // namespace words
}  // namespace planitia::terraforming
