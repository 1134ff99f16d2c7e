/// Packs the rows into the tables that the rules read, all of it at compile time.
#include <core/shown.h>
#include <terraforming/catalogue/can_fail.h>
#include <terraforming/catalogue/card.h>
#include <terraforming/catalogue/cards/colony_tiles.h>
#include <terraforming/catalogue/cards/standard_projects.h>
#include <terraforming/catalogue/cards/tables.h>
#include <terraforming/catalogue/maps/elysium.h>
#include <terraforming/catalogue/maps/hellas.h>
#include <terraforming/catalogue/maps/tharsis.h>
#include <terraforming/catalogue/sets.h>
#include <terraforming/catalogue/well_formed.h>

namespace planitia::terraforming {
namespace {

using words::kCardRows;
constexpr std::size_t kCount = kCardRows.size();
static_assert(nothing_is_wrong<Shown(faulty_card(kCardRows)), Shown(fault(kCardRows))>());

constexpr const MapRow* kMapRows[] = {&words::kTharsis, &words::kHellas, &words::kElysium};
static_assert(std::size(kMapRows) == std::size(kMapNames));

/// The first map with something wrong, or what is wrong with it.
consteval std::string_view faulty_map(bool what) {
    for (Map map : every<Map>()) {
        const MapRow& row = *kMapRows[static_cast<std::size_t>(map)];
        if (const std::string_view wrong = fault(row, map); !wrong.empty()) return what ? wrong : row.slug;
    }
    return {};
}
static_assert(nothing_is_wrong<Shown(faulty_map(false)), Shown(faulty_map(true))>());

template <class Part>
consteval std::size_t total(Part part) {
    std::size_t sum = 0;
    for (const CardRow* row : kCardRows) sum += (row->*part).size();
    return sum;
}

struct Packed {
    std::array<Effect, kMaxEffects> effects{};
    std::array<Trigger, total(&CardRow::triggers)> triggers{};
    std::array<Ongoing, total(&CardRow::ongoing)> ongoing{};
    std::array<Card, kMaxCards> cards{};  ///< still without their spans
    ByEnum<Project, StandardProject> projects{};
    ByEnum<Colony, ColonyTile> colonies{};
    ByEnum<Map, MapInfo> maps{};
    EffectRange plant_conversion;
    EffectRange heat_conversion;
    EffectRange ocean_bonus;
    EffectRange trade_preparation;

    std::size_t used_effects = 0;
    std::size_t used_triggers = 0;
    std::size_t used_ongoing = 0;

    constexpr EffectRange add(const Effects& list) {
        const auto begin = static_cast<std::uint16_t>(used_effects);
        for (const Effect& effect : list) effects[used_effects++] = effect;
        return {begin, static_cast<std::uint16_t>(used_effects)};
    }

    constexpr Card add(const CardRow& row) {
        for (const TriggerRow& each : row.triggers) {
            Trigger& trigger = triggers[used_triggers++];
            trigger = each.trigger;
            trigger.effects = add(each.effects);
        }
        for (const Ongoing& each : row.ongoing) ongoing[used_ongoing++] = each;
        return {.slug = row.slug,
                .number = row.number,
                .kind = row.kind,
                .set = row.set,
                .cost = static_cast<std::uint8_t>(row.cost),
                .holds = row.holds,
                .tags = row.tags,
                .needs = row.needs,
                .on_play = add(row.on_play),
                .action = add(row.action),
                .first_action = add(row.first_action),
                .triggers = {},
                .ongoing = {},
                .points = row.points,
                .can_fail = can_fail(row.on_play),
                .places_tile = has_any<PlaceTile>(row.on_play),
                .takes_steel = std::ranges::count(row.tags, Tag::building) > 0,
                .takes_titanium = std::ranges::count(row.tags, Tag::space) > 0,
                .for_beginners = row.for_beginners,
                .since = static_cast<std::uint8_t>(row.since),
                .card_price = card_price(row)};
    }

    static constexpr std::uint8_t card_price(const CardRow& row) {
        for (const Ongoing& each : row.ongoing)
            if (const auto* price = std::get_if<CardPrice>(&each)) return price->n;
        return kCardPrice;
    }

    constexpr ColonyTile add(const ColonyRow& row) {
        ColonyTile tile{.slug = row.slug, .wakes_with = row.wakes_with, .building = add(row.building)};
        for (std::size_t i = 0; i < kTrackSpaces; ++i) tile.income[i] = add(row.income[i]);
        tile.bonus = add(row.bonus);
        return tile;
    }

    constexpr MapInfo add(const MapRow& row) {
        MapInfo map{.milestones = row.milestones, .awards = row.awards};
        const auto printed = map_detail::read_printed(row.printed);
        for (std::size_t i = 0; i < kMapSpaces; ++i) add(printed[i], row.special, SpaceId{i}, map);
        for (SpaceId off : {kPhobos, kGanymede}) map.spaces[off.index()].terrain = Terrain::off_planet;
        return map;
    }

    constexpr void add(const map_detail::Printed& printed, const Effects& special, SpaceId id, MapInfo& map) {
        const Effects bonus = map_detail::bonus_of(printed, special);
        map.spaces[id.index()] = {printed.terrain, printed.is_volcanic, printed.is_noctis, add(bonus)};
        if (printed.is_noctis) map.noctis = id;
        if (printed.terrain == Terrain::ocean_area) map.ocean_areas.insert(id);
        if (printed.terrain == Terrain::land && !printed.is_noctis) map.land.insert(id);
        if (printed.is_volcanic) map.volcanic.insert(id);
        if (has_any<Pay>(bonus)) map.priced.insert(id);
        for (Resource each : every<Resource>())
            if (printed.resources[each] > 0) map.showing[each].insert(id);
    }
};

consteval Packed pack() {
    Packed packed;
    for (std::size_t i = 0; i < kCount; ++i) packed.cards[i] = packed.add(*kCardRows[i]);
    for (const ProjectRow& row : words::kStandardProjects)
        packed.projects[row.project] = {row.slug, static_cast<std::uint8_t>(row.cost), packed.add(row.effects), row.set,
                                        has_any<PlaceTile>(row.effects) || has_any<BuildColony>(row.effects)};
    packed.plant_conversion = packed.add(words::effects(words::place_greenery()));
    packed.heat_conversion = packed.add(words::effects(words::raise(Parameter::temperature)));
    packed.ocean_bonus = packed.add(words::effects(words::place_ocean()));
    packed.trade_preparation = packed.add(words::effects(words::raise_track()));
    for (const ColonyRow& row : words::kColonyTiles) packed.colonies[row.colony] = packed.add(row);
    for (Map map : every<Map>()) packed.maps[map] = packed.add(*kMapRows[static_cast<std::size_t>(map)]);
    return packed;
}

constexpr Packed kPacked = pack();
constexpr auto kTriggers = kPacked.triggers;
constexpr auto kOngoing = kPacked.ongoing;

consteval std::array<Card, kMaxCards> linked_cards() {
    std::array<Card, kMaxCards> linked = kPacked.cards;
    std::span<const Trigger> triggers = kTriggers;
    std::span<const Ongoing> ongoing = kOngoing;
    for (std::size_t i = 0; i < kCount; ++i) {
        linked[i].triggers = triggers.first(kCardRows[i]->triggers.size());
        linked[i].ongoing = ongoing.first(kCardRows[i]->ongoing.size());
        triggers = triggers.subspan(linked[i].triggers.size());
        ongoing = ongoing.subspan(linked[i].ongoing.size());
    }
    for (const ColonyRow& row : words::kColonyTiles) {
        Card& source = linked[source_of(row.colony).index()];
        source.slug = row.slug;
        source.set = kSetOfColonyTiles;
    }
    return linked;
}

template <class Predicate>
consteval CardSet cards_where(Predicate predicate) {
    CardSet set;
    for (std::size_t i = 0; i < kCount; ++i)
        if (predicate(*kCardRows[i])) set.insert(CardId{i});
    return set;
}

consteval ByEnum<Trigger::When, CardSet> cards_by_trigger() {
    ByEnum<Trigger::When, CardSet> sets;
    for (std::size_t i = 0; i < kCount; ++i)
        for (const TriggerRow& each : kCardRows[i]->triggers) sets[each.trigger.when].insert(CardId{i});
    return sets;
}

consteval std::array<CardId, kCount> ids_by_slug() {
    std::array<CardId, kCount> ids{};
    for (std::size_t i = 0; i < kCount; ++i) ids[i] = CardId{i};
    std::ranges::sort(ids, {}, [](CardId id) { return kCardRows[id.index()]->slug; });
    return ids;
}

constexpr auto kByTrigger = cards_by_trigger();
constexpr CardSet kWithAction = cards_where([](const CardRow& row) { return !row.action.empty(); });
constexpr CardSet kWithResources = cards_where([](const CardRow& row) { return row.holds != CardResource::none; });
constexpr CardSet kProjectCards = cards_where([](const CardRow& row) { return row.kind != Kind::corporation; });

constexpr CardId kBeginnerCorporation = cards_where([](const CardRow& row) { return row.for_beginners; }).front();
constexpr auto kBySlug = ids_by_slug();
constexpr auto kColonyTiles = kPacked.colonies;
static_assert(is_row_of_each<Colony>(words::kColonyTiles, &ColonyRow::colony), "every colony tile has its row");
static_assert(is_row_of_each<Project>(words::kStandardProjects, &ProjectRow::project), "every project has its row");
constexpr EffectRange kPlantConversion = kPacked.plant_conversion;
constexpr EffectRange kHeatConversion = kPacked.heat_conversion;
constexpr EffectRange kOceanBonus = kPacked.ocean_bonus;
constexpr EffectRange kTradePreparation = kPacked.trade_preparation;

}  // namespace

constinit const std::array<Effect, kMaxEffects> kEffects = kPacked.effects;
constinit const std::array<Card, kMaxCards> kCards = linked_cards();
constinit const ByEnum<Project, StandardProject> kProjects = kPacked.projects;
constinit const ByEnum<Map, MapInfo> kMaps = kPacked.maps;

std::span<const Card> cards() { return std::span(kCards).first(kCount); }

CardId beginner_corporation() { return kBeginnerCorporation; }

CardId find_card(std::string_view slug) {
    const auto slug_of = [](CardId id) { return info(id).slug; };
    const auto* found = std::ranges::lower_bound(kBySlug, slug, {}, slug_of);
    return found != kBySlug.end() && slug_of(*found) == slug ? *found : CardId::none();
}

const CardSet& cards_with_trigger(Trigger::When when) { return kByTrigger[when]; }
const CardSet& cards_with_action() { return kWithAction; }
const CardSet& cards_with_resources() { return kWithResources; }
const CardSet& project_cards() { return kProjectCards; }
const ColonyTile& info(Colony colony) { return kColonyTiles[colony]; }

EffectRange plant_conversion() { return kPlantConversion; }
EffectRange heat_conversion() { return kHeatConversion; }
EffectRange ocean_bonus() { return kOceanBonus; }
EffectRange trade_preparation() { return kTradePreparation; }

}  // namespace planitia::terraforming
