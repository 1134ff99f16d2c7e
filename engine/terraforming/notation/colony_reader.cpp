#include <terraforming/notation/position_reader.h>
#include <terraforming/rules/colonies.h>
#include <terraforming/rules/trade.h>

#include <algorithm>

namespace planitia::terraforming {

namespace {

void read_owners(const Cursor& at, const Draft& draft, ColonyState& state) {
    if (at.size() > kColonySlots) return at.refuse("more than three colonies");
    std::size_t slot = 0;
    at.each([&](const Cursor& item) { state.owners[slot++] = read_seat(item, draft.position.setup.players); });
}

void read_visitor(const Cursor& at, const Draft& draft, ColonyState& state) {
    if (at.document().is_null()) return;
    const PlayerId visitor = read_seat(at, draft.position.setup.players);
    state.visitor = visitor;
    if (fleets_away(draft.position, visitor) > draft.position.player(visitor).fleets)
        at.refuse("more fleets are away than this player has");
}

/// A tile that can sleep does so while it has no marker.
void read_marker(const Cursor& at, Colony colony, ColonyState& state) {
    const auto colonies = static_cast<int>(state.colonies());
    const bool can_sleep = info(colony).wakes_with != CardResource::none;
    state.status = can_sleep && !at.has("marker") ? ColonyState::Status::asleep : ColonyState::Status::active;
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
        read_marker(at, *colony, state);
    });
}

}  // namespace

void read_colonies(const Cursor& at, Draft& draft) {
    if (!draft.position.setup.colonies) return at.refuse("colonies are only in play with the option");
    at.each([&](const Cursor& item) { read_colony(item, draft); });
}

}  // namespace planitia::terraforming
