/// Where tiles may go, and what placing one brings.
#pragma once
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

/// Every space next to one of the given ones.
SpaceSet neighbours(SpaceSet spaces);

/// Free land that nobody else has claimed.
SpaceSet free_land(const Position& position, PlayerId player);

/// The spaces where the player may put that tile after paying `spent` M€. None for a tenth ocean, and none whose bonus
/// the player could not pay.
SpaceSet legal_spaces(const Position& position, PlayerId player, const PlaceTile& tile, int spent = 0);

/// M€ that the bonus of a space costs whoever puts a tile there.
int bonus_price(const Space& space);

/// Adds every reason why the player may not put that tile, or a marker that claims it, on that space.
void why_not_there(const Position& position, PlayerId player, const PlaceTile& tile, SpaceId space, Reasons& reasons);
void why_not_claim(const Position& position, PlayerId player, SpaceId space, Reasons& reasons);

/// Puts the tile down: printed bonus, M€ for oceans beside it, triggers, then oxygen or rating, then what asks something
/// on the space. The World Government only places oceans, and of all this only the triggers of others happen.
void place_tile(Scene& scene, Actor who, Tile tile, SpaceId space);

}  // namespace planitia::terraforming
