#include <present/terraforming/effect_text.h>
#include <terminal/terraforming/colonies_panel.h>
#include <terminal/text.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

std::string clause(const TerraformingTable& table, EffectRange effects) {
    return present::effects_clause(table.book(), effects);
}

int name_columns(const TerraformingTable& table) {
    std::size_t columns = 0;
    for (Colony colony : every<Colony>())
        if (table.position().colonies[colony].status != ColonyState::Status::absent)
            columns = std::max(columns, width(table.title(colony)));
    return static_cast<int>(columns);
}

/// Colonies stand in the first places; the marker is never below them.
int put_track(const TerraformingTable& table, Region region, int x, int y, const ColonyState& state) {
    for (std::size_t step = 0; step < kTrackSpaces; ++step) {
        const bool is_owned = step < state.colonies();
        if (state.is_active() && step == state.marker) {
            x = region.put(x, y, table.either("◉", "@"), {.ink = kIce, .is_bold = true});
        } else if (is_owned) {
            x = region.put(x, y, table.sign(state.owners[step]), table.look_of(state.owners[step]));
        } else {
            x = region.put(x, y, step < kColonySlots ? table.either("□", "_") : table.either("·", "."), kQuiet);
        }
    }
    return x;
}

void draw_tile(const TerraformingTable& table, Region region, int y, Colony colony, int lines) {
    const ColonyState& state = table.position().colonies[colony];
    const ColonyTile& tile = info(colony);
    const int track = name_columns(table) + 1;
    region.put(0, y, table.title(colony), marked(table, colony, state.is_active() ? kStrong : kQuiet));
    int x = put_track(table, region, track, y, state) + 1;
    if (state.visitor.is_some()) {
        x = region.put(x, y, table.either("⇐", "<"), {.ink = kIce});
        region.put(x, y, table.sign(state.visitor), table.look_of(state.visitor));
    }
    x = track + static_cast<int>(kTrackSpaces) + 4;
    if (!state.is_active()) {
        region.put_cut(x, y, region.columns() - x, table.say(L::asleep, {{"what", table.word(tile.wakes_with)}}),
                       kQuiet);
    } else {
        region.put_cut(x, y, region.columns() - x, present::income_clause(table.book(), tile.income[state.marker]),
                       {.ink = kIce});
    }
    if (lines < 3) return;
    region.put_cut(track, y + 1, region.columns() - track,
                   table.say(L::new_colony, {{"what", clause(table, tile.building)}}), kQuiet);
    region.put_cut(track, y + 2, region.columns() - track,
                   table.say(L::colony_bonus, {{"what", clause(table, tile.bonus)}}), kQuiet);
}

std::string fleets_note(const TerraformingTable& table) {
    if (!table.has_viewer()) return {};
    const int free = table.facts.players[table.viewer().index()].fleets_free;
    return table.say(L::fleets, {{"n", free}, {"m", int{table.position().player(table.viewer()).fleets}}});
}

}  // namespace

int colony_rows(const TerraformingTable& table, int lines) {
    const Position& position = table.position();
    return position.setup.colonies ? 1 + lines * static_cast<int>(tiles_in_game(position.colonies)) : 0;
}

void draw_colonies(const TerraformingTable& table, Region region, int lines) {
    if (!table.position().setup.colonies) return;
    put_heading(table, region, 0, table.word(Set::colonies), fleets_note(table));
    int y = 1;
    for (Colony colony : every<Colony>()) {
        if (table.position().colonies[colony].status == ColonyState::Status::absent) continue;
        draw_tile(table, region, y, colony, lines);
        y += lines;
    }
}

}  // namespace planitia::terminal
