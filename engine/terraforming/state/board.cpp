#include <core/assert.h>
#include <terraforming/state/board.h>

namespace planitia::terraforming {

void Board::put(SpaceId space, Placed placed) {
    PLANITIA_ASSERT(!occupied_.contains(space), "one tile a space");
    tiles_[space.index()] = placed;
    occupied_.insert(space);
    if (placed.tile == Tile::ocean) oceans_.insert(space);
    if (placed.tile == Tile::greenery) greeneries_.insert(space);
    if (placed.tile == Tile::city || placed.tile == Tile::capital) cities_.insert(space);
    if (placed.owner.is_some()) owned_[placed.owner.index()].insert(space);
    for (SpaceSet& claims : claims_) claims.erase(space);
}

SpaceId Board::space_of(CardId card) const {
    for (SpaceId space : occupied_)
        if (at(space).card == card) return space;
    return SpaceId::none();
}

}  // namespace planitia::terraforming
