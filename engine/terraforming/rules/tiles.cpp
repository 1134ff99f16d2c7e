#include <terraforming/catalogue/map.h>
#include <terraforming/rules/bookkeeping.h>
#include <terraforming/rules/deck.h>
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
