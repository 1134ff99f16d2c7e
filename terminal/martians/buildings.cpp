#include <martians/catalogue/prices.h>
#include <martians/rules/actions.h>
#include <terminal/martians/fields.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;

namespace {

void append(Pieces& pieces, Pieces more) {
    pieces.insert(pieces.end(), more.begin(), more.end());
}

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
    const int time = action == Action::unload ? 1 : printed.time;
    Pieces pieces = price_pieces(table, {time, action_cost(table.now, table.focus(), action)});
    append(pieces, gain_pieces(table, action));
    if (printed.reputation > 0) append(pieces, arrow(table, reputation_piece(table, printed.reputation)));
    return pieces;
}

void draw_action(const MartianTable& table, Region region, Action action) {
    const Mark mark = table.mark("action", name(action));
    const bool is_done = table.now.turn.visiting == info(action).building && table.now.turn.done.contains(action);
    const Pieces price = action_pieces(table, action);
    const int room = region.columns() - width_of(price) - 5;
    region.put(2, 0, is_done ? table.check(true) : table.lead(mark), {.ink = is_done ? kGood : kLegal});
    region.put_cut(3, 0, room, table.title(action), is_done ? kQuiet : table.look(mark, kPlain));
    put_pieces(region, region.columns() - width_of(price) - 1, 0, price);
}

int draw_building(const MartianTable& table, Region region, Building building) {
    const Mark mark = table.mark(building);
    const bool is_open = table.now.turn.visiting == building;
    const Pieces fields = field_pieces(table, building);
    const int room = region.columns() - width_of(fields) - 3;
    const std::string full = table.title(building);
    const bool fits = static_cast<int>(width(full)) <= room;
    region.put(0, 0, table.lead(mark), {.ink = kLegal});
    region.put_cut(1, 0, room, fits ? full : table.short_title(building),
                   table.look(mark, {.ink = is_open ? kAccent : kText, .is_bold = true}));
    put_pieces(region, region.columns() - width_of(fields) - 1, 0, fields);
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

constexpr int kLeastColumns = 38;

}  // namespace

int draw_buildings(const MartianTable& table, Region region) {
    const int across = std::clamp(region.columns() / kLeastColumns, 1, 3);
    int all = 0;
    for (Building building : every<Building>()) all += rows_of(building);
    const int columns = region.columns() / across;
    const int most = (all + across - 1) / across;
    int column = 0;
    int y = 0;
    int deepest = 0;
    for (Building building : every<Building>()) {
        if (y >= most || (y > 0 && column + 1 < across && y + rows_of(building) > most + 1)) {
            ++column;
            y = 0;
        }
        y += draw_building(table, region.part({column * columns, y, columns, rows_of(building)}), building);
        deepest = std::max(deepest, y);
    }
    put_pieces(region, 1, deepest, field_legend(table));
    return deepest + 1;
}

}  // namespace planitia::terminal
