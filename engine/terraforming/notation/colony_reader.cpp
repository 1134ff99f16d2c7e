#include <terraforming/notation/position_reader.h>
#include <terraforming/notation/position_writer.h>
#include <terraforming/rules/colonies.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

void read_owners(const Cursor& at, const Draft& draft, ColonyState& state) {
    if (at.size() > kColonySlots) return at.refuse("more than three colonies");
    if (at.size() > 0 && draft.position.phase == Phase::setup)
        return at.refuse("nothing is built before the first turn");
    std::size_t slot = 0;
    at.each([&](const Cursor& item) { state.owners[slot++] = read_seat(item, draft.position.setup.players); });
}

void read_visitor(const Cursor& at, const Draft& draft, ColonyState& state) {
    if (at.document().is_null()) return;
    if (has_offers(draft.position.phase)) return at.refuse("fleets are at home in this phase");
    const PlayerId visitor = read_seat(at, draft.position.setup.players);
    state.visitor = visitor;
    if (fleets_away(draft.position.colonies, visitor) > draft.position.player(visitor).fleets)
        at.refuse("more fleets are away than this player has");
}

/// Without a marker a tile sleeps until a card in play can hold its resource.
void read_marker(const Cursor& at, const Position& position, Colony colony, ColonyState& state) {
    const auto colonies = static_cast<int>(state.colonies());
    const bool is_awake = at.has("marker") || is_awakened(position, colony);
    state.status = is_awake ? ColonyState::Status::active : ColonyState::Status::asleep;
    if (!state.is_active()) {
        if (colonies > 0) at.refuse_member("owners", "a tile without a marker sleeps and has no colonies");
        if (state.visitor.is_some()) at.refuse_member("fleet", "a tile without a marker sleeps and has no visitor");
        return;
    }
    state.marker = static_cast<std::uint8_t>(std::max(int{kFirstMarker}, colonies));
    at.with("marker", [&](const Cursor& field) {
        const int marker = field.number(0, kLastMarker);
        if (marker < colonies) field.refuse("the marker stands below the colonies");
        state.marker = static_cast<std::uint8_t>(marker);
    });
}

void read_colony(const Cursor& at, Draft& draft) {
    at.allow({"colony", "marker", "owners", "fleet"});
    if (!at.has("colony")) at.refuse_member("colony", "is missing");
    at.with("colony", [&](const Cursor& field) {
        const std::optional<Colony> colony = field.named<Colony>();
        if (!colony) return;
        ColonyState& state = draft.position.colonies[*colony];
        if (state.status != ColonyState::Status::absent) return field.refuse("named twice");
        at.with("owners", [&](const Cursor& owners) { read_owners(owners, draft, state); });
        at.with("fleet", [&](const Cursor& fleet) { read_visitor(fleet, draft, state); });
        read_marker(at, draft.position, *colony, state);
    });
}

}  // namespace

void read_colonies(const Cursor& at, Draft& draft) {
    if (!draft.position.setup.colonies) return at.refuse("colonies are only in play with the option");
    at.each([&](const Cursor& item) { read_colony(item, draft); });
    const std::size_t tiles = tiles_in_game(draft.position.colonies);
    const bool is_choosing = draft.position.phase == Phase::setup && draft.position.is_solo();
    if (is_choosing && tiles != kSoloTiles && tiles != kSoloTiles + 1) at.refuse("three tiles, or four to choose from");
}

}  // namespace planitia::terraforming
