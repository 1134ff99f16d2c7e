/// The nouns of Terraforming Mars: resources, tags, parameters, tiles, sets.
#pragma once
#include <core/by_enum.h>
#include <core/id.h>
#include <core/id_set.h>

#include <array>
#include <cstdint>

namespace planitia::terraforming {

enum class Resource : std::uint8_t { megacredits, steel, titanium, plants, energy, heat, count_ };
enum class CardResource : std::uint8_t { none, microbes, animals, science, fighters, floaters, camps, count_ };
enum class Tag : std::uint8_t { building, space, science, power, earth, jovian, plant, microbe, animal, city, count_ };
enum class Parameter : std::uint8_t { temperature, oxygen, oceans, count_ };
enum class Kind : std::uint8_t { automated, active, event, corporation, count_ };
enum class Set : std::uint8_t { base, corporate, colonies, count_ };
enum class Project : std::uint8_t { sell_patents, power_plant, asteroid, aquifer, greenery, city, colony, count_ };
enum class Colony : std::uint8_t {
    callisto,
    ceres,
    enceladus,
    europa,
    ganymede,
    io,
    luna,
    miranda,
    pluto,
    titan,
    triton,
    count_
};
/// What a trade is paid with. The floater is Titan Floating Launch-pad's.
enum class Fee : std::uint8_t { megacredits, energy, titanium, floater, count_ };

/// What lies on a space. `special` is the tile of the card that placed it and carries that card's name.
enum class Tile : std::uint8_t { none, ocean, greenery, city, capital, special, count_ };

template <class T>
using ByResource = ByEnum<Resource, T>;
template <class T>
using ByTag = ByEnum<Tag, T>;

inline constexpr std::size_t kMaxCards = 640;
using CardId = Id<struct CardTag, std::uint16_t>;
using CardSet = IdSet<CardId, kMaxCards>;
inline constexpr std::size_t kColonies = static_cast<std::size_t>(Colony::count_);
/// A colony tile as the source of an effect. These ids come after those of all cards.
constexpr CardId source_of(Colony colony) { return CardId{kMaxCards - kColonies + static_cast<std::size_t>(colony)}; }
constexpr bool is_colony(CardId source) {
    return source.is_some() && source.index() >= kMaxCards - kColonies && source.index() < kMaxCards;
}
/// Precondition: `is_colony(source)`.
constexpr Colony colony_of(CardId source) { return static_cast<Colony>(source.index() - (kMaxCards - kColonies)); }

/// 0 to 60 are the map in reading order (the protocol counts from 1), then the two places off the planet.
using SpaceId = Id<struct SpaceTag, std::uint8_t>;
inline constexpr std::size_t kMapSpaces = 61;
inline constexpr SpaceId kPhobos{61};
inline constexpr SpaceId kGanymede{62};
inline constexpr std::size_t kSpaces = 63;
using SpaceSet = IdSet<SpaceId, 64>;

/// Spaces of a colony tile's track, counted from 0; the first ones are also the slots for colonies.
inline constexpr std::size_t kTrackSpaces = 7;
inline constexpr std::size_t kColonySlots = 3;
inline constexpr int kMaxFleets = 4;

}  // namespace planitia::terraforming
