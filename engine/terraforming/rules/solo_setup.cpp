#include <terraforming/rules/deck.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/tiles.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

using Path = FixedVec<SpaceId, 64>;

/// Precondition: the path is not empty.
SpaceId counted(const Path& path, int cost) {
    const auto n = static_cast<std::size_t>(std::max(cost, 1));
    return path[(n - 1) % path.size()];
}

SpaceSet free_spaces(const Position& position) { return position.map().land - position.board.occupied(); }

/// Land beside no city that keeps a neighbour for its greenery, in reading order.
Path city_spaces(const Position& position) {
    const SpaceSet free = free_spaces(position);
    Path path;
    for (SpaceId each : free - neighbours(position.board.cities()))
        if (!(beside(each) & free).empty()) path.push_back(each);
    return path;
}

/// Clockwise around a city. The last free space beside the other city is left to that one's greenery.
Path greenery_spaces(const Position& position, SpaceId city, SpaceId other_city) {
    const SpaceSet free = free_spaces(position);
    const SpaceSet beside_other = beside(other_city) & free;
    const bool has_other_greenery = !(beside(other_city) & position.board.greeneries()).empty();
    Path path;
    for (SpaceId each : clockwise_around(city)) {
        const bool is_last_of_other = !has_other_greenery && beside_other.size() == 1 && beside_other.contains(each);
        if (free.contains(each) && !is_last_of_other) path.push_back(each);
    }
    return path;
}

int reveal_cost(Scene& scene) {
    const CardId card = draw(scene);
    scene.position.discards.insert(card);
    if (scene.position.setup.rules >= 2) scene.position.revealed.push_back(card);
    return info(card).cost;
}

}  // namespace

void place_neutral_tiles(Scene& scene) {
    Position& position = scene.position;
    SpaceId cities[2];
    for (std::size_t i = 0; i < 2; ++i) {
        Path path = city_spaces(position);
        if (i == 1) std::reverse(path.begin(), path.end());
        cities[i] = counted(path, reveal_cost(scene));
        position.board.put(cities[i], {.tile = Tile::city, .owner = kNeutral});
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const int cost = reveal_cost(scene);
        const Path path = greenery_spaces(position, cities[i], cities[1 - i]);
        if (!path.empty()) position.board.put(counted(path, cost), {.tile = Tile::greenery, .owner = kNeutral});
    }
}

}  // namespace planitia::terraforming
