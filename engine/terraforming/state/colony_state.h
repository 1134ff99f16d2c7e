/// What stands on a colony tile.
#pragma once
#include <core/player.h>
#include <terraforming/catalogue/vocabulary.h>

namespace planitia::terraforming {

struct ColonyState {
    enum class Status : std::uint8_t {
        absent,  ///< not in this game
        asleep,  ///< until a card that holds its resource comes into play
        active,
    };
    Status status = Status::absent;
    std::uint8_t marker = 0;                         ///< track space, from 0; never below the colonies
    std::array<PlayerId, kColonySlots> owners = {};  ///< in slot order, the free ones last
    PlayerId visitor;                                ///< whose fleet is there

    constexpr bool is_active() const { return status == Status::active; }
    constexpr std::size_t colonies() const {
        std::size_t n = 0;
        while (n < owners.size() && owners[n].is_some()) ++n;
        return n;
    }
    constexpr std::size_t colonies_of(PlayerId player) const {
        std::size_t n = 0;
        for (PlayerId owner : owners) n += owner == player ? 1 : 0;
        return n;
    }
    friend constexpr bool operator==(const ColonyState&, const ColonyState&) = default;
};

using Colonies = ByEnum<Colony, ColonyState>;

constexpr std::size_t tiles_in_game(const Colonies& colonies) {
    std::size_t n = 0;
    for (Colony colony : every<Colony>()) n += colonies[colony].status != ColonyState::Status::absent ? 1 : 0;
    return n;
}
constexpr std::size_t colonies_in_play(const Colonies& colonies) {
    std::size_t n = 0;
    for (Colony colony : every<Colony>()) n += colonies[colony].colonies();
    return n;
}
constexpr std::size_t colonies_of(const Colonies& colonies, PlayerId player) {
    std::size_t n = 0;
    for (Colony colony : every<Colony>()) n += colonies[colony].colonies_of(player);
    return n;
}
constexpr int fleets_away(const Colonies& colonies, PlayerId player) {
    int n = 0;
    for (Colony colony : every<Colony>()) n += colonies[colony].visitor == player ? 1 : 0;
    return n;
}

}  // namespace planitia::terraforming
