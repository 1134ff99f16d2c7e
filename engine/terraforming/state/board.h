/// Mars: which tile lies where, whose it is, and which spaces are claimed.
#pragma once
#include <core/player.h>
#include <terraforming/catalogue/vocabulary.h>

namespace planitia::terraforming {

/// Owns the neutral tiles of the solo game and stands in for the opponent there.
inline constexpr PlayerId kNeutral{kMaxPlayers};

/// What lies on one space.
struct Placed {
    Tile tile = Tile::none;
    PlayerId owner = {};  ///< none for oceans
    CardId card = {};     ///< whose special tile it is
    friend constexpr bool operator==(const Placed&, const Placed&) = default;
};

/// The sets are kept beside the tiles, so that a placement rule is a few operations on bits.
class Board {
  public:
    const Placed& at(SpaceId space) const { return tiles_[space.index()]; }
    SpaceSet occupied() const { return occupied_; }
    SpaceSet oceans() const { return oceans_; }
    SpaceSet greeneries() const { return greeneries_; }
    /// The Capital included.
    SpaceSet cities() const { return cities_; }
    /// Tiles of a player or of `kNeutral`.
    SpaceSet owned_by(PlayerId owner) const { return owned_[owner.index()]; }
    /// Spaces that only this player may use; the marker goes with the tile.
    SpaceSet claimed_by(PlayerId player) const { return claims_[player.index()]; }
    SpaceSet claimed_by_others(PlayerId player) const {
        SpaceSet all;
        for (const SpaceSet& each : claims_) all |= each;
        return all - claims_[player.index()];
    }

    /// Where the tile of that card lies; none when there is no such tile.
    SpaceId space_of(CardId card) const;

    /// Precondition: the space is free.
    void put(SpaceId space, Placed placed);
    void claim(SpaceId space, PlayerId player) { claims_[player.index()].insert(space); }

    friend bool operator==(const Board&, const Board&) = default;

  private:
    SpaceSet occupied_;
    SpaceSet oceans_;
    SpaceSet greeneries_;
    SpaceSet cities_;
    std::array<SpaceSet, kMaxPlayers + 1> owned_ = {};
    std::array<SpaceSet, kMaxPlayers> claims_ = {};
    std::array<Placed, 64> tiles_ = {};
};

}  // namespace planitia::terraforming
