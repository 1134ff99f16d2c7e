#include <terminal/terraforming/actions_panel.h>
#include <terminal/terraforming/colonies_panel.h>
#include <terminal/terraforming/goals_panel.h>
#include <terminal/terraforming/hand_panel.h>
#include <terminal/terraforming/map_panel.h>
#include <terminal/terraforming/overview.h>
#include <terminal/terraforming/parameters_panel.h>
#include <terminal/terraforming/players_panel.h>

#include <algorithm>
#include <functional>

namespace planitia::terminal {

namespace {

constexpr int kGap = 1;
/// Names, ratings and hands need so many.
constexpr int kFewestSideColumns = 30;

/// One below the other: a panel is drawn when it fits, a list also when a part of it does.
struct Panel {
    int rows = 0;
    std::function<void(Region)> draw;
    int fewest = 0;  ///< rows that are enough; 0 when all are needed
};

int draw_stack(Region region, const std::vector<Panel>& panels) {
    int y = 0;
    for (const Panel& panel : panels) {
        const int left = region.rows() - y;
        const int fewest = panel.fewest > 0 ? std::min(panel.fewest, panel.rows) : panel.rows;
        if (panel.rows <= 0 || left < fewest) continue;
        const int rows = std::min(panel.rows, left);
        panel.draw(region.part({0, y, region.columns(), rows}));
        y += rows;
    }
    return y;
}

Panel players_panel(const TerraformingTable& table, int rows) {
    const int lines = lines_per_player(table, rows);
    return {player_rows(table, lines), [&table, lines](Region region) { draw_players(table, region, lines); }, 1};
}
Panel goals_panel(const TerraformingTable& table, int columns) {
    return {goal_rows(table, columns), [&table](Region region) { draw_goals(table, region); }};
}
Panel colonies_panel(const TerraformingTable& table) {
    return {colony_rows(table, 1), [&table](Region region) { draw_colonies(table, region, 1); }};
}
Panel actions_panel(const TerraformingTable& table) {
    return {action_rows(table), [&table](Region region) { draw_actions(table, region); }, 3};
}
Panel hand_panel(const TerraformingTable& table) {
    return {hand_rows(table), [&table](Region region) { draw_hand(table, region); }, 3};
}

/// Below both columns where there is room for it, else below the shorter one.
void draw_hand_below(const TerraformingTable& table, Region region, int right, int left_rows, int right_rows) {
    constexpr int kFewest = 4;
    const int top = std::max(left_rows, right_rows);
    Rect rect{0, top, region.columns(), region.rows() - top};
    if (rect.rows < kFewest) {
        const bool is_left = left_rows < right_rows;
        const int above = std::min(left_rows, right_rows);
        rect = {is_left ? 0 : right, above, is_left ? right - 2 * kGap : region.columns() - right,
                region.rows() - above};
    }
    if (table.has_viewer() && rect.rows >= kFewest) draw_hand(table, region.part(rect));
}

/// Everything beside the map: in one column, or in two where there is room for them.
void draw_beside(const TerraformingTable& table, Region region) {
    const bool has_two = region.columns() >= 2 * kPlayerColumns + 2 * kGap;
    const int columns = has_two ? (region.columns() - 2 * kGap) / 2 : region.columns();
    const Panel players = players_panel(table, region.rows());
    if (!has_two) {
        draw_stack(region, {players, goals_panel(table, columns), colonies_panel(table), actions_panel(table),
                            hand_panel(table)});
        return;
    }
    const int right = columns + 2 * kGap;
    const int left_rows = draw_stack(region.part({0, 0, columns, region.rows()}), {players, actions_panel(table)});
    const int right_rows = draw_stack(region.part({right, 0, columns, region.rows()}),
                                      {goals_panel(table, columns), colonies_panel(table)});
    draw_hand_below(table, region, right, left_rows, right_rows);
}

/// The map and below it the parameters, and what the signs mean where there is room for it.
void draw_planet(const TerraformingTable& table, Region region, HexSize hex) {
    const int rows = map_size(hex).rows;
    draw_map(table, region.part({0, 0, region.columns(), rows}), hex);
    draw_parameters(table, region.part({0, rows, region.columns(), kParameterRows}));
    const int below = rows + kParameterRows + 1;
    Region rest = region.part({1, below, region.columns() - 1, region.rows() - below});
    if (rest.rows() >= 2) draw_legend(table, rest);
}

}  // namespace

void draw_overview(const TerraformingTable& table, Region region) {
    const HexSize hex = hex_size_for({region.columns() - kPlayerColumns - kGap, region.rows() - kParameterRows});
    const int columns = map_size(hex).columns;
    if (region.columns() < columns) {
        draw_stack(region, {players_panel(table, region.rows())});
        return;
    }
    draw_planet(table, region.part({0, 0, columns + kGap, region.rows()}), hex);
    const int x = columns + kGap + (region.columns() > columns + kGap + kPlayerColumns ? 1 : 0);
    if (region.columns() - x >= kFewestSideColumns)
        draw_beside(table, region.part({x, 0, region.columns() - x, region.rows()}));
}

void draw_map_page(const TerraformingTable& table, Region region) {
    const HexSize hex = hex_size_for({region.columns(), region.rows()});
    const Size size = map_size(hex);
    draw_map(table, region, hex);
    const bool is_beside = region.columns() - size.columns >= 24;
    Region rest = is_beside ? region.part({size.columns + 3, 0, region.columns() - size.columns - 3, region.rows()})
                            : region.part({1, size.rows, region.columns() - 1, region.rows() - size.rows});
    draw_parameters(table, rest.part({0, 0, rest.columns(), kParameterRows}));
    draw_legend(table, rest.part({0, kParameterRows + 1, rest.columns(), rest.rows() - kParameterRows - 1}));
}

}  // namespace planitia::terminal
