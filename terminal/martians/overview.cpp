#include <terminal/martians/columns.h>
#include <terminal/martians/panels.h>

#include <algorithm>
#include <optional>

namespace planitia::terminal {

using namespace martians;
using present::EntryKind;
using L = present::MartiansLabel;

namespace {

constexpr int kColumn = 40;  ///< the least that a panel needs
constexpr int kCompactRows = 20;

/// What the question at hand is about, where that is no building and no quarter.
std::optional<TitledPanel> asked_panel(const MartiansTable& table) {
    switch (table.scene.question != nullptr ? table.now.asking.question : Question::none) {
        case Question::mine_first:
        case Question::move:
        case Question::take: return TitledPanel{table.title(Building::mining), draw_mine};
        case Question::research: return TitledPanel{table.book.say(EntryKind::research), draw_research};
        case Question::task:
        case Question::order: return TitledPanel{mission_title(table), draw_mission};
        case Question::technology: return TitledPanel{table.book.say(EntryKind::technology), draw_technologies};
        case Question::crop: return TitledPanel{table.book.say(EntryKind::crop), draw_crops};
        case Question::hire: return TitledPanel{table.title(Building::education), draw_people};
        case Question::installation:
        case Question::installation_off: return TitledPanel{table.say(L::energy_and_weather), draw_energy};
        default: return std::nullopt;
    }
}

void draw_panels(const MartiansTable& table, Region region) {
    PanelColumns columns(table, region, region.columns() / kColumn);
    const std::string buildings = table.book.say(EntryKind::building);
    if (columns.count() >= 3 && columns.fits(draw_buildings, 2)) {
        columns.put(0, 2, {buildings, draw_buildings});
    } else {
        columns.put(0, 1, {buildings, columns.fits(draw_buildings) ? draw_buildings : draw_fields});
    }
    const std::optional<TitledPanel> asked = asked_panel(table);
    if (asked) columns.put_where_it_fits(*asked);
    const TitledPanel others[] = {{stock_title(table), draw_stock},
                                  {mission_title(table), draw_mission},
                                  {table.title(Building::mining), draw_mine},
                                  {table.say(L::energy_and_weather), draw_energy},
                                  {table.say(L::players), draw_players},
                                  {table.title(Building::education), draw_people},
                                  {table.book.say(EntryKind::technology), draw_technologies},
                                  {table.book.say(EntryKind::research), draw_research},
                                  {table.book.say(EntryKind::crop), draw_crops},
                                  {forecast_title(table), draw_forecast}};
    for (const TitledPanel& each : others)
        if (!asked || each.panel != asked->panel) columns.put_where_it_fits(each);
}

/// Fields, or what the question is about, at the left, goods at the right, the mission below them.
void draw_compact(const MartiansTable& table, Region region) {
    constexpr int kStock = 28;
    const int left = std::max(0, region.columns() - kStock - 1);
    const int rows = region.rows() - 1;
    const Region stock = region.part({left + 1, 0, kStock, rows});
    draw_rule(table, stock.part({0, 0, kStock, 1}), stock_title(table));
    draw_stock(table, stock.part({0, 1, kStock, rows - 1}));
    const std::optional<TitledPanel> asked = asked_panel(table);
    // The map of the mining site needs the rows of title and mission, too.
    if (asked && asked->panel == draw_mine) {
        draw_mine(table, region.part({0, 0, left, region.rows()}));
        return;
    }
    const TitledPanel shown = asked.value_or(TitledPanel{table.book.say(EntryKind::building), draw_fields});
    draw_rule(table, region.part({0, 0, left, 1}), shown.title);
    shown.panel(table, region.part({0, 1, left, rows - 1}));
    draw_mission_line(table, region.part({0, rows, region.columns(), 1}));
}

}  // namespace

void draw_overview(const MartiansTable& table, Region region) {
    const int columns = region.columns();
    int y = draw_track(table, region);
    const bool is_compact = columns < 2 * kColumn || region.rows() < kCompactRows;
    y += draw_quarters(table, region.part({0, y, columns, region.rows()}));
    const Region rest = region.part({0, y, columns, region.rows()});
    is_compact ? draw_compact(table, rest) : draw_panels(table, rest);
}

}  // namespace planitia::terminal
