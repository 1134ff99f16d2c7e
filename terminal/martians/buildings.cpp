#include <terminal/martians/fields.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;

namespace {

void append(Pieces& pieces, Pieces more) { pieces.insert(pieces.end(), more.begin(), more.end()); }

using ActionFacts = desk::MartiansFacts::Action;

Pieces action_pieces(const MartiansTable& table, const ActionFacts& told) {
    Pieces pieces = price_pieces(table, {told.time, told.cost});
    if (told.product != Good::count_) append(pieces, arrow(table, good_piece(table, told.gives, told.product)));
    if (told.reputation > 0) append(pieces, arrow(table, reputation_piece(table, told.reputation)));
    return pieces;
}

bool is_done(const MartiansTable& table, Action action) {
    return table.now.turn.visiting == info(action).building && table.now.turn.done.contains(action);
}

/// A check for what was done in this visit, else whether it can be chosen.
Piece action_lead(const MartiansTable& table, Action action) {
    if (is_done(table, action)) return {table.check(true), {.ink = kGood}};
    return {table.lead(table.mark(action)), {.ink = kLegal}};
}

Look action_look(const MartiansTable& table, Action action) {
    return is_done(table, action) ? kQuiet : table.look(table.mark(action), kPlain);
}

void draw_action(const MartiansTable& table, Region row, const ActionFacts& told) {
    const Pieces price = action_pieces(table, told);
    put_pieces(row, 2, 0, {action_lead(table, told.action)});
    row.put_cut(3, 0, row.columns() - width_of(price) - 4, table.title(told.action), action_look(table, told.action));
    put_pieces(row, row.columns() - width_of(price), 0, price);
}

using BuildingFacts = desk::MartiansFacts::Building;

void draw_building(const MartiansTable& table, Region region, const BuildingFacts& told) {
    draw_building_row(table, region.part({0, 0, region.columns(), 1}), told.building, kStrong);
    int y = 1;
    for (const ActionFacts& action : told.actions)
        draw_action(table, region.part({0, y++, region.columns(), 1}), action);
}

int rows_of(const BuildingFacts& told) { return 1 + static_cast<int>(told.actions.size()); }

/// All actions of a building one after the other.
int draw_actions_in_lines(const MartiansTable& table, Region region, int y, const BuildingFacts& told) {
    std::vector<Pieces> items;
    for (const ActionFacts& action : told.actions) {
        Pieces item = {
            action_lead(table, action.action), {table.title(action.action), action_look(table, action.action)}, {" "}};
        append(item, action_pieces(table, action));
        items.push_back(item);
    }
    return put_flow(region, y, items);
}

constexpr int kLeastColumns = 38;

}  // namespace

int draw_buildings(const MartiansTable& table, Region region) {
    const int across = std::clamp(region.columns() / kLeastColumns, 1, 3);
    int all = 0;
    for (const BuildingFacts& each : table.facts.buildings) all += rows_of(each);
    const int columns = (region.columns() + 1) / across;
    const int most = (all + across - 1) / across;
    int column = 0;
    int y = 0;
    int deepest = 0;
    for (const BuildingFacts& each : table.facts.buildings) {
        if (y > 0 && column + 1 < across && y + rows_of(each) > most + 1) {
            ++column;
            y = 0;
        }
        draw_building(table, region.part({column * columns, y, columns - 1, rows_of(each)}), each);
        y += rows_of(each);
        deepest = std::max(deepest, y);
    }
    return put_flow(region.part({1, 0, region.columns() - 1, region.rows()}), deepest, field_legend(table));
}

int draw_building_lines(const MartiansTable& table, Region region) {
    constexpr int kName = 27;
    int y = 0;
    for (const BuildingFacts& each : table.facts.buildings) {
        draw_building_row(table, region.part({0, y, kName, 1}), each.building, kStrong);
        const Region actions = region.part({kName, 0, region.columns() - kName, region.rows()});
        y = draw_actions_in_lines(table, actions, y, each);
    }
    return put_flow(region.part({1, 0, region.columns() - 1, region.rows()}), y, field_legend(table));
}

}  // namespace planitia::terminal
