#include <terraforming/notation/describe.h>
#include <terraforming/rules/colonies.h>

#include <algorithm>
#include <vector>

namespace planitia::terraforming {

namespace {

struct TileInGame {
    Colony colony = Colony::count_;
    ColonyState state;
};

std::vector<TileInGame> tiles_of(const Colonies& colonies) {
    std::vector<TileInGame> tiles;
    for (Colony colony : every<Colony>())
        if (colonies[colony].status != ColonyState::Status::absent) tiles.push_back({colony, colonies[colony]});
    return tiles;
}

Document write_owners(const ColonyState& state) {
    Document list = Document::list();
    for (std::size_t slot = 0; slot < state.colonies(); ++slot) list.add(state.owners[slot].index());
    return list;
}

void read_owners(const Cursor& at, const Position& position, ColonyState& state) {
    if (at.size() > kColonySlots) return at.refuse("more than three colonies");
    if (at.size() > 0 && position.phase == Phase::setup) return at.refuse("nothing is built before the first turn");
    std::size_t slot = 0;
    at.each([&](const Cursor& item) { state.owners[slot++] = read_seat(item, position.setup.players); });
}

/// Without a marker a tile sleeps until a card in play can hold its resource.
void complete(const Archive& archive, const Position& position, TileInGame& tile) {
    ColonyState& state = tile.state;
    const auto colonies = static_cast<std::uint8_t>(state.colonies());
    const PlayerId visitor = state.visitor;
    if (position.colonies[tile.colony].status != ColonyState::Status::absent) archive.refuse("colony", "named twice");
    if (visitor.is_some() && has_offers(position.phase)) archive.refuse("fleet", "fleets are at home in this phase");
    if (visitor.is_some() && fleets_away(position.colonies, visitor) >= position.player(visitor).fleets)
        archive.refuse("fleet", "more fleets are away than this player has");
    if (archive.has("marker")) {
        if (state.marker < colonies) archive.refuse("marker", "the marker stands below the colonies");
        state.status = ColonyState::Status::active;
    } else if (is_awakened(position, tile.colony)) {
        state.marker = std::max(static_cast<std::uint8_t>(kFirstMarker), colonies);
        state.status = ColonyState::Status::active;
    } else {
        if (colonies > 0) archive.refuse("owners", "a tile without a marker sleeps and has no colonies");
        if (visitor.is_some()) archive.refuse("fleet", "a tile without a marker sleeps and has no visitor");
        state.status = ColonyState::Status::asleep;
    }
}

void describe_tile(Archive& archive, const Position& position, TileInGame& tile) {
    ColonyState& state = tile.state;
    archive.need("colony");
    archive.named("colony", tile.colony);
    if (archive.has("marker", state.is_active())) archive.number("marker", state.marker, 0, kLastMarker);
    archive.tell(
        "owners", [&] { return write_owners(state); }, [&](const Cursor& at) { read_owners(at, position, state); });
    if (archive.has("fleet", state.visitor.is_some()))
        archive.seat_or_none("fleet", state.visitor, position.setup.players);
    if (archive.reads() && archive.is_fine()) complete(archive, position, tile);
}

}  // namespace

void describe_colonies(Archive& archive, Draft& draft) {
    Position& position = draft.position;
    if (!position.setup.colonies) return archive.forbid("colonies", "colonies are only in play with the option");
    if (!archive.has("colonies")) return;
    archive.list(
        "colonies", tiles_of(position.colonies),
        [&](Archive& inner, TileInGame& tile) { describe_tile(inner, position, tile); },
        [&](const TileInGame& tile) { position.colonies[tile.colony] = tile.state; });
    const std::size_t tiles = tiles_in_game(position.colonies);
    const bool is_choosing = position.phase == Phase::setup && position.is_solo();
    if (is_choosing && tiles != kSoloTiles && tiles != kSoloTiles + 1)
        archive.refuse("colonies", "three tiles, or four to choose from");
}

}  // namespace planitia::terraforming
