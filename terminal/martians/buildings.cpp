#include <martians/catalogue/prices.h>
#include <martians/rules/actions.h>
#include <terminal/martians/fields.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;

namespace {

void append(Pieces& pieces, Pieces more) { pieces.insert(pieces.end(), more.begin(), more.end()); }

/// What an action gives, where it is always the same.
Pieces gain_pieces(const MartianTable& table, Action action) {
    const PlayerId id = table.focus();
    switch (action) {
        case Action::medicine: return arrow(table, good_piece(table, kMedicineMade, Good::medicine));
        case Action::purify: return arrow(table, good_piece(table, kWaterPurified, Good::water));
        case Action::harvest:
            return arrow(table, good_piece(table, harvest(table.now, id), info(table.now.player(id).crop).product));
        case Action::unload: return arrow(table, good_piece(table, 1, Good::aux));
        default: return {};
    }
}

Pieces action_pieces(const MartianTable& table, Action action) {
    const ActionInfo& printed = info(action);
    Pieces pieces = price_pieces(table, {certain_time(action), action_cost(table.now, table.focus(), action)});
    append(pieces, gain_pieces(table, action));
    if (printed.reputation > 0) append(pieces, arrow(table, reputation_piece(table, printed.reputation)));
    return pieces;
}

bool is_done(const MartianTable& table, Action action) {
    return table.now.turn.visiting == info(action).building && table.now.turn.done.contains(action);
}

/// A check for what was done in this visit, else whether it can be chosen.
Piece action_lead(const MartianTable& table, Action action) {
    if (is_done(table, action)) return {table.check(true), {.ink = kGood}};
    return {table.lead(table.mark("action", name(action))), {.ink = kLegal}};
}

Look action_look(const MartianTable& table, Action action) {
    return is_done(table, action) ? kQuiet : table.look(table.mark("action", name(action)), kPlain);
}

void draw_action(const MartianTable& table, Region row, Action action) {
    const Pieces price = action_pieces(table, action);
    put_pieces(row, 2, 0, {action_lead(table, action)});
    row.put_cut(3, 0, row.columns() - width_of(price) - 4, table.title(action), action_look(table, action));
    put_pieces(row, row.columns() - width_of(price), 0, price);
}

int draw_building(const MartianTable& table, Region region, Building building) {
    draw_building_row(table, region.part({0, 0, region.columns(), 1}), building, kStrong);
    int y = 1;
    for (Action action : every<Action>())
        if (info(action).building == building) draw_action(table, region.part({0, y++, region.columns(), 1}), action);
    return y;
}

int rows_of(Building building) {
    int rows = 1;
    for (Action action : every<Action>()) rows += info(action).building == building ? 1 : 0;
    return rows;
}

/// All actions of a building one after the other.
int draw_actions_in_lines(const MartianTable& table, Region region, int y, Building building) {
    std::vector<Pieces> items;
    for (Action action : every<Action>()) {
        if (info(action).building != building) continue;
        Pieces item = {action_lead(table, action), {table.title(action), action_look(table, action)}, {" "}};
        append(item, action_pieces(table, action));
        items.push_back(item);
    }
    return put_flow(region, y, items);
}

constexpr int kLeastColumns = 38;

}  // namespace

int draw_buildings(const MartianTable& table, Region region) {
    const int across = std::clamp(region.columns() / kLeastColumns, 1, 3);
    int all = 0;
    for (Building building : every<Building>()) all += rows_of(building);
    const int columns = (region.columns() + 1) / across;
    const int most = (all + across - 1) / across;
    int column = 0;
    int y = 0;
    int deepest = 0;
    for (Building building : every<Building>()) {
        if (y > 0 && column + 1 < across && y + rows_of(building) > most + 1) {
            ++column;
            y = 0;
        }
        y += draw_building(table, region.part({column * columns, y, columns - 1, rows_of(building)}), building);
        deepest = std::max(deepest, y);
    }
    return put_flow(region.part({1, 0, region.columns() - 1, region.rows()}), deepest, field_legend(table));
}

int draw_building_lines(const MartianTable& table, Region region) {
    constexpr int kName = 27;
    int y = 0;
    for (Building building : every<Building>()) {
        draw_building_row(table, region.part({0, y, kName, 1}), building, kStrong);
        const Region actions = region.part({kName, 0, region.columns() - kName, region.rows()});
        y = draw_actions_in_lines(table, actions, y, building);
    }
    return put_flow(region.part({1, 0, region.columns() - 1, region.rows()}), y, field_legend(table));
}

}  // namespace planitia::terminal
