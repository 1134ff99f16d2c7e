#include <terraforming/catalogue/map.h>
#include <terraforming/notation/position_reader.h>
#include <terraforming/rules/setup.h>

namespace planitia::terraforming {

namespace {

SpaceSet off_planet() {
    SpaceSet spaces;
    spaces.insert(kPhobos);
    spaces.insert(kGanymede);
    return spaces;
}

SpaceSet noctis() {
    SpaceSet spaces;
    spaces.insert(kNoctis);
    return spaces;
}

/// The spaces that a tile with such a rule can ever use; what lies beside them changes.
SpaceSet spaces_of(Where where) {
    switch (where) {
        case Where::ocean_area: return kOceanAreas;
        case Where::volcanic: return kVolcanic;
        case Where::metal_bonus:
        case Where::metal_bonus_beside_own: return kMetalLand;
        default: return kLand;
    }
}

/// Where a tile can ever lie, whichever card or project brings it: an ocean on land by Artificial Lake, a greenery on
/// an ocean area by Mangrove.
SpaceSet spaces_of(const Placed& placed) {
    switch (placed.tile) {
        case Tile::ocean:
        case Tile::greenery: return kLand | kOceanAreas;
        case Tile::city: return kLand | noctis() | off_planet();
        default: return spaces_of(own_tile(placed.card)->where);
    }
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

void read_tile_owner(const Cursor& at, const Position& position, Placed& placed) {
    if (placed.tile == Tile::ocean) {
        at.with("owner", [](const Cursor& field) {
            if (!field.document().is_null()) field.refuse("an ocean belongs to nobody");
        });
        return;
    }
    if (!at.has("owner")) at.refuse_member("owner", "whose tile it is is missing");
    at.with("owner", [&](const Cursor& field) {
        placed.owner = read_owner(field, position.setup.players);
        if (placed.owner != kNeutral) return;
        if (!position.is_solo()) field.refuse("neutral tiles are only in solo");
        if (placed.card.is_some()) field.refuse("the tile of a card belongs to a player");
    });
}

void read_tile(const Cursor& at, Draft& draft) {
    Board& board = draft.position.board;
    at.allow({"space", "tile", "owner"});
    for (std::string_view key : {"space", "tile"})
        if (!at.has(key)) at.refuse_member(key, "is missing");
    SpaceId space;
    Placed placed;
    at.with("space", [&](const Cursor& field) {
        space = read_space(field);
        if (board.occupied().contains(space)) field.refuse("two tiles on a space");
    });
    at.with("tile", [&](const Cursor& field) {
        placed = read_tile_kind(field, draft);
        if (placed.card.is_some() && board.space_of(placed.card).is_some()) field.refuse("this tile is there twice");
        if (placed.tile == Tile::ocean && board.oceans().size() >= kMaxOceans) field.refuse("more than nine oceans");
    });
    if (at.is_fine()) read_tile_owner(at, draft.position, placed);
    if (!at.is_fine()) return;
    if (!spaces_of(placed).contains(space)) return at.refuse_member("space", "this tile can never lie here");
    board.put(space, placed);
}

}  // namespace

void read_tiles(const Cursor& at, Draft& draft) {
    at.each([&](const Cursor& item) { read_tile(item, draft); });
}

void read_claims(const Cursor& at, Draft& draft) {
    Board& board = draft.position.board;
    SpaceSet claimed;
    at.each([&](const Cursor& item) {
        item.allow({"space", "owner"});
        for (std::string_view key : {"space", "owner"})
            if (!item.has(key)) item.refuse_member(key, "is missing");
        SpaceId space;
        PlayerId owner;
        item.with("space", [&](const Cursor& field) {
            space = read_space(field);
            if (!kLand.contains(space)) field.refuse("this space can not be claimed");
            if (board.occupied().contains(space)) field.refuse("a tile lies there");
            if (claimed.contains(space)) field.refuse("claimed twice");
        });
        item.with("owner", [&](const Cursor& field) { owner = read_seat(field, draft.position.setup.players); });
        if (!item.is_fine()) return;
        claimed.insert(space);
        board.claim(space, owner);
    });
}

}  // namespace planitia::terraforming
