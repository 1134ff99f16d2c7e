#include <terraforming/rules/agenda.h>
#include <terraforming/rules/effects/effects.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/payment.h>
#include <terraforming/rules/resources.h>
#include <terraforming/rules/tiles.h>
#include <terraforming/rules/triggers.h>

namespace planitia::terraforming {

SpaceSet neighbours(SpaceSet spaces) {
    SpaceSet all;
    for (SpaceId each : spaces) all |= beside(each);
    return all;
}

SpaceSet free_land(const Position& position, PlayerId player) {
    const Board& board = position.board;
    return position.map().land - board.occupied() - board.claimed_by_others(player);
}

int bonus_price(const Space& space) {
    int price = 0;
    for (std::uint16_t at = space.bonus.begin; at < space.bonus.end; ++at)
        if (const auto* pay = std::get_if<Pay>(&kEffects[at])) price += pay->cost;
    return price;
}

namespace {

/// Spaces whose bonus costs more than the player has left after paying `spent`.
SpaceSet too_dear(const Position& position, PlayerId player, int spent) {
    SpaceSet dear;
    for (SpaceId each : position.map().priced)
        if (!can_afford(position.player(player), bonus_price(position.map().space(each)) + spent, nullptr))
            dear.insert(each);
    return dear;
}

SpaceSet if_free(const Board& board, SpaceId space) {
    SpaceSet set;
    if (!board.occupied().contains(space)) set.insert(space);
    return set;
}

SpaceSet beside_two_cities(const Board& board, SpaceSet land) {
    SpaceSet legal;
    for (SpaceId each : land)
        if ((beside(each) & board.cities()).size() >= 2) legal.insert(each);
    return legal;
}

SpaceSet greenery_spaces(const Board& board, PlayerId player, SpaceSet land) {
    const SpaceSet beside_own = land & neighbours(board.owned_by(player));
    return beside_own.empty() ? land : beside_own;
}

/// Where a map lacks the space that a tile is for, another rule holds.
Where rule_on(const MapInfo& map, Where where) {
    if (where == Where::volcanic && map.volcanic.empty()) return Where::land;
    if (where == Where::noctis && !map.noctis.is_some()) return Where::city;
    return where;
}

}  // namespace

SpaceSet legal_spaces(const Position& position, PlayerId player, const PlaceTile& tile, int spent) {
    const Board& board = position.board;
    const MapInfo& map = position.map();
    if (tile.tile == Tile::ocean && position.oceans() >= kMaxOceans) return {};
    const SpaceSet land = free_land(position, player) - too_dear(position, player, spent);
    switch (rule_on(map, tile.where)) {
        case Where::ocean_area: return map.ocean_areas - board.occupied();
        case Where::land: return land;
        case Where::greenery: return greenery_spaces(board, player, land);
        case Where::city: return land - neighbours(board.cities());
        case Where::isolated: return land - neighbours(board.occupied());
        case Where::volcanic: return land & map.volcanic;
        case Where::beside_city: return land & neighbours(board.cities());
        case Where::beside_two_cities: return beside_two_cities(board, land);
        case Where::beside_greenery: return land & neighbours(board.greeneries());
        case Where::metal_bonus: return land & map.metal();
        case Where::metal_bonus_beside_own: return land & map.metal() & neighbours(board.owned_by(player));
        case Where::noctis: return if_free(board, map.noctis);
        case Where::phobos: return if_free(board, kPhobos);
        case Where::ganymede: return if_free(board, kGanymede);
    }
    return {};
}

namespace {

/// What keeps any tile or marker that goes on land from a space.
void why_not_land(const Position& position, SpaceId where, SpaceSet claimed, Check& check) {
    const MapInfo& map = position.map();
    if (position.board.occupied().contains(where)) check.fail({.code = ReasonCode::occupied});
    if (map.ocean_areas.contains(where)) check.fail({.code = ReasonCode::ocean_area});
    if (!map.ocean_areas.contains(where) && !map.land.contains(where)) check.fail({.code = ReasonCode::reserved});
    if (claimed.contains(where)) check.fail({.code = ReasonCode::claimed});
}

}  // namespace

void why_not_there(const Position& position, PlayerId player, const PlaceTile& tile, SpaceId where, Reasons& reasons) {
    const Board& board = position.board;
    const MapInfo& map = position.map();
    const SpaceSet around = beside(where);
    const SpaceSet cities = around & board.cities();
    const bool has_own_beside = !(around & board.owned_by(player)).empty();
    Check check(&reasons);
    const auto unless = [&](bool holds, ReasonCode code) {
        if (!holds) check.fail({.code = code});
    };
    const auto land = [&] {
        why_not_land(position, where, board.claimed_by_others(player), check);
        if (map.priced.contains(where)) can_afford(position.player(player), bonus_price(map.space(where)), &reasons);
    };
    const auto only_at = [&](SpaceId own) {
        unless(where == own, ReasonCode::own_space);
        unless(where != own || !board.occupied().contains(own), ReasonCode::occupied);
    };
    switch (rule_on(map, tile.where)) {
        case Where::ocean_area:
            unless(!board.occupied().contains(where), ReasonCode::occupied);
            return unless(map.ocean_areas.contains(where), ReasonCode::not_ocean_area);
        case Where::land: return land();
        case Where::greenery: {
            const SpaceSet open = free_land(position, player) - too_dear(position, player, 0);
            const bool must_be_beside = !(open & neighbours(board.owned_by(player))).empty();
            land();
            return unless(has_own_beside || !must_be_beside, ReasonCode::not_beside_own);
        }
        case Where::city: land(); return unless(cities.empty(), ReasonCode::next_to_city);
        case Where::isolated: land(); return unless((around & board.occupied()).empty(), ReasonCode::next_to_tile);
        case Where::volcanic: land(); return unless(map.volcanic.contains(where), ReasonCode::not_volcanic);
        case Where::beside_city: land(); return unless(!cities.empty(), ReasonCode::not_beside_city);
        case Where::beside_two_cities: land(); return unless(cities.size() >= 2, ReasonCode::not_beside_two_cities);
        case Where::beside_greenery:
            land();
            return unless(!(around & board.greeneries()).empty(), ReasonCode::not_beside_greenery);
        case Where::metal_bonus: land(); return unless(map.metal().contains(where), ReasonCode::no_metal_bonus);
        case Where::metal_bonus_beside_own:
            land();
            unless(has_own_beside, ReasonCode::not_beside_own);
            return unless(map.metal().contains(where), ReasonCode::no_metal_bonus);
        case Where::noctis: return only_at(map.noctis);
        case Where::phobos: return only_at(kPhobos);
        case Where::ganymede: return only_at(kGanymede);
    }
}

void why_not_claim(const Position& position, PlayerId player, SpaceId where, Reasons& reasons) {
    Check check(&reasons);
    const Board& board = position.board;
    why_not_land(position, where, board.claimed_by(player) | board.claimed_by_others(player), check);
}

namespace {

/// Whether a bonus is given at once. Others wait until all is done that the tile itself brings.
bool is_given_at_once(std::uint16_t at) { return !std::holds_alternative<Block>(kEffects[at]) && !is_asking(at); }

/// Calls `use(at)` for every effect of the bonus of a space that is given at once, or for the others.
template <class Use>
void for_each_bonus(const Space& printed, bool at_once, const Use& use) {
    for (std::uint16_t at = printed.bonus.begin; at < printed.bonus.end;
         at = static_cast<std::uint16_t>(at + extent(at)))
        if (is_given_at_once(at) == at_once) use(at);
}

void give_space_bonus(Scene& scene, Actor who, SpaceId where) {
    for_each_bonus(scene.position.map().space(where), true, [&](std::uint16_t at) { resolve(scene, who, at); });
    const SpaceSet oceans = beside(where) & scene.position.board.oceans();
    change_stock(scene, who, Resource::megacredits, kPerOceanBeside * static_cast<int>(oceans.size()));
}

void ask_for_space_bonus(Position& position, PlayerId player, SpaceId where) {
    for_each_bonus(position.map().space(where), false, [&](std::uint16_t at) {
        push_each(position, {at, static_cast<std::uint16_t>(at + extent(at))}, {player, CardId::none()});
    });
}

}  // namespace

void place_tile(Scene& scene, Actor who, Tile tile, SpaceId where) {
    Position& position = scene.position;
    const bool is_government = position.phase == Phase::solar;
    const PlayerId placer = is_government ? PlayerId::none() : who.player;
    const bool is_named = tile == Tile::special || tile == Tile::capital;
    position.board.put(where, {.tile = tile,
                               .owner = tile == Tile::ocean ? PlayerId::none() : who.player,
                               .card = is_named ? who.source : CardId::none()});
    position.resolution.last_space = where;
    scene.tell({.kind = EventKind::tile_placed,
                .player = placer,
                .card = is_named ? who.source : CardId::none(),
                .space = where,
                .subject = static_cast<std::uint8_t>(tile)});
    if (!is_government) give_space_bonus(scene, who, where);
    fire_tile_triggers(position, placer, tile, where);
    if (is_government) return;
    if (tile == Tile::greenery) raise_parameter(scene, who.player, Parameter::oxygen, 1);
    if (tile == Tile::ocean) raise_rating(scene, who.player, 1);
    ask_for_space_bonus(position, who.player, where);
}

}  // namespace planitia::terraforming
