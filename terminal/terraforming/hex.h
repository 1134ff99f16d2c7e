/// One space of the map, at every size it is drawn in.
#pragma once
#include <terminal/pieces.h>
#include <terminal/terraforming/table.h>

namespace planitia::terminal {

/// How large a space is drawn, with the gap to its right.
struct HexSize {
    int columns = 4;
    int rows = 1;
};

/// What a space shows.
struct HexFace {
    Rgb ground;
    Piece mark;             ///< the tile, or what kind of space it is; at most two columns
    Pieces bonuses;         ///< of a free space
    PlayerId owner;         ///< of the tile or the claim
    std::string place;      ///< row and place in it, as options name it
    bool is_plain = false;  ///< a space with nothing to tell of but its place
    bool has_tile = false;
    bool is_legal = false;
    bool is_selected = false;
};

HexFace face_of(const TerraformingTable& table, terraforming::SpaceId space);

/// The left edge is the first column of the face; the gaps at both sides are used for the brackets of a selected space.
void draw_hex(const TerraformingTable& table, Region region, int x, int y, HexSize size, const HexFace& face);

}  // namespace planitia::terminal
