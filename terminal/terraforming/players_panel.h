/// Every player: rating, hand, stock with production, tags; who is to act, who has passed.
#pragma once
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

/// The columns that a player's line of resources takes.
inline constexpr int kPlayerColumns = 41;

/// Lines for every player in so many rows: 2, with tags 3; else 1.
int lines_per_player(const TerraformingTable& table, int rows);
int player_rows(const TerraformingTable& table, int lines);
void draw_players(const TerraformingTable& table, Region region, int lines);

}  // namespace planitia::terminal
