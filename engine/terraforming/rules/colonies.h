/// Colony tiles: waking, building, the markers, and the solar phase's way home. Trades are in `trade.h`.
#pragma once
#include <terraforming/rules/reason.h>
#include <terraforming/rules/scene.h>

namespace planitia::terraforming {

inline constexpr std::uint8_t kFirstMarker = 1;
inline constexpr std::uint8_t kLastMarker = kTrackSpaces - 1;
/// The tiles with which a solo game is played, out of one more.
inline constexpr std::size_t kSoloTiles = 3;

/// Deals the tiles for this number of players. Those whose resource nobody can hold yet sleep.
void deal_colony_tiles(Position& position);
/// Whether the solo player still has to leave a tile out.
bool must_choose_colonies(const Position& position);
void leave_tile_out(Scene& scene, PlayerId player, Colony colony);
/// Whether a card in play can hold the resource that the tile waits for, or it waits for none.
bool is_awakened(const Position& position, Colony colony);
/// Puts the tile into the game, awake or asleep.
void put_in_game(Position& position, Colony colony);
/// A tile comes into the game, awake when a card in play can hold its resource.
void add_colony_tile(Scene& scene, PlayerId by, Colony colony);
/// A card that holds this resource has come into play.
void wake_colonies(Scene& scene, CardResource holds);

bool can_build(const Position& position, PlayerId player, Colony colony, bool may_double_up, Reasons* reasons);
/// A colony in the first free slot: its bonus, and what others give for it.
void build_colony(Scene& scene, PlayerId player, Colony colony);

/// Precondition: it stays on the track and not below the colonies.
void move_marker(Scene& scene, PlayerId by, Colony colony, int steps);

/// At the end of the solar phase: fleets come home and every active marker moves up.
void reset_colonies(Scene& scene);

}  // namespace planitia::terraforming
