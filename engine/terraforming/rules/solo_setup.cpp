#include <terraforming/catalogue/map.h>
#include <terraforming/rules/deck.h>
#include <terraforming/rules/setup.h>
#include <terraforming/rules/tiles.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

using Path = FixedVec<SpaceId, 64>;

SpaceId counted(const Path& path, int cost) {
    const auto n = static_cast<std::size_t>(std::max(cost, 1));
    return path[(n - 1) % path.size()];
}

SpaceSet free_spaces(const Position& position) { return kLand - position.board.occupied(); }

/// Land beside no city that keeps a neighbour for its greenery, in reading order.
Path city_spaces(const Position& position) {
    const SpaceSet free = free_spaces(position);
    Path path;
    for (SpaceId each : free - neighbours(position.board.cities()))
        if (!(space(each).adjacent & free).empty()) path.push_back(each);
    return path;
}

Path greenery_spaces(const Position& position, SpaceId city) {
    const SpaceSet free = free_spaces(position);
    Path path;
    for (SpaceId each : space(city).neighbours)
        if (free.contains(each)) path.push_back(each);
    return path;
}

int reveal_cost(Scene& scene) {
    const CardId card = draw(scene);
    scene.position.discards.insert(card);
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
    for (SpaceId city : cities) {
        const SpaceId where = counted(greenery_spaces(position, city), reveal_cost(scene));
        position.board.put(where, {.tile = Tile::greenery, .owner = kNeutral});
    }
}

}  // namespace planitia::terraforming
