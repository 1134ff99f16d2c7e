#include <terraforming/notation/describe.h>
#include <terraforming/rules/setup.h>

#include <vector>

namespace planitia::terraforming {

namespace {

struct PlacedTile {
    SpaceId space;
    Placed placed;
};

struct Claim {
    SpaceId space;
    PlayerId owner;
};

std::vector<PlacedTile> tiles_of(const Board& board) {
    std::vector<PlacedTile> tiles;
    for (SpaceId space : board.occupied()) tiles.push_back({space, board.at(space)});
    return tiles;
}

std::vector<Claim> claims_of(const Position& position) {
    std::vector<Claim> claims;
    for (PlayerId player : position.seats())
        for (SpaceId space : position.board.claimed_by(player)) claims.push_back({space, player});
    return claims;
}

template <class... Spaces>
SpaceSet only(Spaces... spaces) {
    SpaceSet set;
    ((spaces.is_some() ? set.insert(spaces) : void()), ...);
    return set;
}

/// The spaces that a tile with such a rule can ever use; what lies beside them changes.
SpaceSet spaces_of(const MapInfo& map, Where where) {
    switch (where) {
        case Where::ocean_area: return map.ocean_areas;
        case Where::volcanic: return map.volcanic.empty() ? map.land : map.volcanic;
        case Where::metal_bonus:
        case Where::metal_bonus_beside_own: return map.land & map.metal();
        case Where::land:
        case Where::greenery:
        case Where::city:
        case Where::isolated:
        case Where::beside_city:
        case Where::beside_two_cities:
        case Where::beside_greenery:
        case Where::noctis:
        case Where::phobos:
        case Where::ganymede: break;
    }
    return map.land;
}

/// Where a tile can ever lie, whichever card or project brings it: an ocean on land by Artificial Lake, a greenery on
/// an ocean area by Mangrove.
SpaceSet spaces_of(const MapInfo& map, const Placed& placed) {
    switch (placed.tile) {
        case Tile::ocean:
        case Tile::greenery: return map.land | map.ocean_areas;
        case Tile::city: return map.land | only(map.noctis, kPhobos, kGanymede);
        case Tile::none:
        case Tile::capital:
        case Tile::special:
        case Tile::count_: break;
    }
    return spaces_of(map, own_tile(placed.card)->where);
}

Placed read_tile_kind(const Cursor& at, const Draft& draft) {
    const std::string_view word = at.text();
    for (Tile tile : {Tile::ocean, Tile::greenery, Tile::city})
        if (word == tile_name(tile, CardId::none())) return {.tile = tile, .owner = {}, .card = {}};
    const CardId card = find_card(word);
    const std::optional<PlaceTile> placed = card.is_some() ? own_tile(card) : std::nullopt;
    if (!placed) {
        at.refuse_name(word);
    } else if (!is_in_game(draft.position.setup, info(card))) {
        at.refuse("of a set that is not in play");
    } else {
        return {.tile = placed->tile, .owner = {}, .card = card};
    }
    return {};
}

void check_tile(const Archive& archive, const Position& position, const PlacedTile& tile) {
    const auto& [space, placed] = tile;
    const Board& board = position.board;
    if (board.occupied().contains(space)) archive.refuse("space", "two tiles on a space");
    if (placed.card.is_some() && board.space_of(placed.card).is_some())
        archive.refuse("tile", "this tile is there twice");
    if (placed.tile == Tile::ocean && board.oceans().size() >= kMaxOceans)
        archive.refuse("tile", "more than nine oceans");
    if (placed.tile == Tile::ocean && placed.owner.is_some()) archive.refuse("owner", "an ocean belongs to nobody");
    if (placed.tile != Tile::ocean && !placed.owner.is_some()) archive.refuse("owner", "whose tile it is is missing");
    if (placed.owner == kNeutral && !position.is_solo()) archive.refuse("owner", "neutral tiles are only in solo");
    if (placed.owner == kNeutral && placed.card.is_some())
        archive.refuse("owner", "the tile of a card belongs to a player");
    if (archive.is_fine() && !spaces_of(position.map(), placed).contains(space))
        archive.refuse("space", "this tile can never lie here");
}

void describe_tile(Archive& archive, const Draft& draft, PlacedTile& tile) {
    archive.need("space");
    archive.need("tile");
    archive.field("space", tile.space, write_space, read_space);
    archive.field(
        "tile", tile.placed, [](const Placed& placed) { return tile_name(placed.tile, placed.card); },
        [&](const Cursor& at) { return read_tile_kind(at, draft); });
    if (archive.has("owner", tile.placed.owner.is_some()))
        archive.field("owner", tile.placed.owner, write_player, [&](const Cursor& at) {
            return at.document().is_null() ? PlayerId::none() : read_owner(at, draft.position.setup.players);
        });
    if (archive.reads() && archive.is_fine()) check_tile(archive, draft.position, tile);
}

void describe_claim(Archive& archive, const Position& position, Claim& claim) {
    archive.need("space");
    archive.need("owner");
    archive.field("space", claim.space, write_space, read_space);
    archive.seat("owner", claim.owner, position.setup.players);
    if (!archive.reads() || !archive.is_fine()) return;
    if (!position.map().land.contains(claim.space)) archive.refuse("space", "this space can not be claimed");
    if (position.board.occupied().contains(claim.space)) archive.refuse("space", "a tile lies there");
    for (PlayerId player : position.seats())
        if (position.board.claimed_by(player).contains(claim.space)) archive.refuse("space", "claimed twice");
}

}  // namespace

void describe_board(Archive& archive, Draft& draft) {
    Board& board = draft.position.board;
    archive.list(
        "tiles", tiles_of(board), [&](Archive& inner, PlacedTile& tile) { describe_tile(inner, draft, tile); },
        [&](const PlacedTile& tile) { board.put(tile.space, tile.placed); });
    archive.list(
        "claims", claims_of(draft.position),
        [&](Archive& inner, Claim& claim) { describe_claim(inner, draft.position, claim); },
        [&](const Claim& claim) { board.claim(claim.space, claim.owner); });
}

}  // namespace planitia::terraforming
