/// Cards that react: their effects join the agenda.
#pragma once
#include <terraforming/state/position.h>

namespace planitia::terraforming {

/// After a card was played (or a corporation revealed) by `player`.
void fire_card_triggers(Position& position, PlayerId player, const Card& card);
/// After a standard project was paid.
void fire_project_triggers(Position& position, PlayerId player, Project project);
/// `player` is none when the World Government places the tile.
void fire_tile_triggers(Position& position, PlayerId player, Tile tile, SpaceId space);
void fire_colony_triggers(Position& position, PlayerId player);
/// Lets one card react to a city on Mars that stood there before it came into play.
void fire_city_triggers_of(Position& position, PlayerId owner, CardId card);

}  // namespace planitia::terraforming
