#include <core/assert.h>
#include <games/games.h>
#include <present/all_games.h>
#include <present/shelf.h>

namespace planitia::present {

std::span<const Shelf> shelves() {
    static const auto kShelves = Games::each([](auto game) { return shelf_of(game); });
    return kShelves;
}

const Shelf& shelf(std::string_view game) {
    for (const Shelf& each : shelves())
        if (each.game == game) return each;
    PLANITIA_ASSERT(false, "there is no such game");
    return shelves().front();
}

}  // namespace planitia::present
