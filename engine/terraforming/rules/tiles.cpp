#include <terraforming/catalogue/map.h>
#include <terraforming/rules/deck.h>
#include <terraforming/rules/parameters.h>
#include <terraforming/rules/resources.h>
#include <terraforming/rules/tiles.h>
#include <terraforming/rules/triggers.h>

namespace planitia::terraforming {

SpaceSet neighbours(SpaceSet spaces) {
    SpaceSet beside;
    for (SpaceId each : spaces) beside |= space(each).adjacent;
    return beside;
}

SpaceSet free_land(const Position& position, PlayerId player) {
    const Board& board = position.board;
    return kLand - board.occupied() - board.claimed_by_others(player);
}

namespace {

SpaceSet if_free(const Board& board, SpaceId space) {
    SpaceSet set;
    if (!board.occupied().contains(space)) set.insert(space);
    return set;
}

SpaceSet beside_two_cities(const Board& board, SpaceSet land) {
    SpaceSet legal;
    for (SpaceId each : land)
        if ((space(each).adjacent & board.cities()).size() >= 2) legal.insert(each);
    return legal;
}

SpaceSet greenery_spaces(const Board& board, PlayerId player, SpaceSet land) {
    const SpaceSet beside_own = land & neighbours(board.owned_by(player));
    return beside_own.empty() ? land : beside_own;
}

}  // namespace

SpaceSet legal_spaces(const Position& position, PlayerId player, const PlaceTile& tile) {
    const Board& board = position.board;
    if (tile.tile == Tile::ocean && position.oceans() >= kMaxOceans) return {};
    const SpaceSet land = free_land(position, player);
    switch (tile.where) {
        case Where::ocean_area: return kOceanAreas - board.occupied();
        case Where::land: return land;
        case Where::greenery: return greenery_spaces(board, player, land);
        case Where::city: return land - neighbours(board.cities());
        case Where::isolated: return land - neighbours(board.occupied());
        case Where::volcanic: return land & kVolcanic;
        case Where::beside_city: return land & neighbours(board.cities());
        case Where::beside_two_cities: return beside_two_cities(board, land);
        case Where::beside_greenery: return land & neighbours(board.greeneries());
        case Where::metal_bonus: return land & kMetalLand;
        case Where::metal_bonus_beside_own: return land & kMetalLand & neighbours(board.owned_by(player));
        case Where::noctis: return if_free(board, kNoctis);
        case Where::phobos: return if_free(board, kPhobos);
        case Where::ganymede: return if_free(board, kGanymede);
    }
    return {};
}

namespace {

/// What keeps any tile that goes on land from a space.
void why_not_land(const Position& position, SpaceId where, SpaceSet claimed, Check& check) {
    if (position.board.occupied().contains(where)) check.fail({.code = ReasonCode::occupied});
    if (kOceanAreas.contains(where)) check.fail({.code = ReasonCode::ocean_area});
    if (!kOceanAreas.contains(where) && !kLand.contains(where)) check.fail({.code = ReasonCode::reserved});
    if (claimed.contains(where)) check.fail({.code = ReasonCode::claimed});
}

}  // namespace

void why_not_there(const Position& position, PlayerId player, const PlaceTile& tile, SpaceId where, Reasons& reasons) {
    const Board& board = position.board;
    const SpaceSet beside = space(where).adjacent;
    const SpaceSet cities = beside & board.cities();
    const bool has_own_beside = !(beside & board.owned_by(player)).empty();
    Check check(&reasons);
    const auto unless = [&](bool holds, ReasonCode code) {
        if (!holds) check.fail({.code = code});
    };
    const auto land = [&] { why_not_land(position, where, board.claimed_by_others(player), check); };
    const auto only_at = [&](SpaceId own) {
        unless(where == own, ReasonCode::own_space);
        unless(where != own || !board.occupied().contains(own), ReasonCode::occupied);
    };
    switch (tile.where) {
        case Where::ocean_area:
            unless(!board.occupied().contains(where), ReasonCode::occupied);
            return unless(kOceanAreas.contains(where), ReasonCode::not_ocean_area);
        case Where::land: return land();
        case Where::greenery: {
            const bool must_be_beside = !(free_land(position, player) & neighbours(board.owned_by(player))).empty();
            land();
            return unless(has_own_beside || !must_be_beside, ReasonCode::not_beside_own);
        }
        case Where::city: land(); return unless(cities.empty(), ReasonCode::next_to_city);
        case Where::isolated: land(); return unless((beside & board.occupied()).empty(), ReasonCode::next_to_tile);
        case Where::volcanic: land(); return unless(kVolcanic.contains(where), ReasonCode::not_volcanic);
        case Where::beside_city: land(); return unless(!cities.empty(), ReasonCode::not_beside_city);
        case Where::beside_two_cities: land(); return unless(cities.size() >= 2, ReasonCode::not_beside_two_cities);
        case Where::beside_greenery:
            land();
            return unless(!(beside & board.greeneries()).empty(), ReasonCode::not_beside_greenery);
        case Where::metal_bonus: land(); return unless(kMetalLand.contains(where), ReasonCode::no_metal_bonus);
        case Where::metal_bonus_beside_own:
            land();
            unless(has_own_beside, ReasonCode::not_beside_own);
            return unless(kMetalLand.contains(where), ReasonCode::no_metal_bonus);
        case Where::noctis: return only_at(kNoctis);
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

void give_space_bonus(Scene& scene, Actor who, SpaceId where) {
    const Space& printed = space(where);
    change_stock(scene, who, Resource::steel, printed.steel);
    change_stock(scene, who, Resource::titanium, printed.titanium);
    change_stock(scene, who, Resource::plants, printed.plants);
    if (printed.cards > 0) draw_to_hand(scene, who.player, printed.cards);
    const SpaceSet oceans = printed.adjacent & scene.position.board.oceans();
    change_stock(scene, who, Resource::megacredits, 2 * static_cast<int>(oceans.size()));
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
}

}  // namespace planitia::terraforming
