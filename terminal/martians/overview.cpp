#include <terminal/martians/columns.h>
#include <terminal/martians/panels.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using present::EntryKind;
using L = present::MartiansLabel;

namespace {

constexpr int kColumn = 40;  ///< the least that a panel needs
constexpr int kCompactRows = 20;

void draw_panels(const MartianTable& table, Region region) {
    PanelColumns columns(table, region, region.columns() / kColumn);
    const std::string buildings = table.book.say(EntryKind::building);
    if (columns.count() >= 3 && columns.fits(draw_buildings, 2)) {
        columns.put(0, 2, {buildings, draw_buildings});
    } else {
        columns.put(0, 1, {buildings, columns.fits(draw_buildings) ? draw_buildings : draw_fields});
    }
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
    for (const TitledPanel& each : others) columns.put_where_it_fits(each);
}

/// Fields at the left, goods at the right, the mission below them.
void draw_compact(const MartianTable& table, Region region) {
    constexpr int kStock = 28;
    const int left = std::max(0, region.columns() - kStock - 1);
    const int rows = region.rows() - 1;
    draw_rule(table, region.part({0, 0, left, 1}), table.book.say(EntryKind::building));
    draw_rule(table, region.part({left + 1, 0, kStock, 1}), stock_title(table));
    draw_fields(table, region.part({0, 1, left, rows - 1}));
    draw_stock(table, region.part({left + 1, 1, kStock, rows - 1}));
    draw_mission_line(table, region.part({0, rows, region.columns(), 1}));
}

}  // namespace

void draw_overview(const MartianTable& table, Region region) {
    const int columns = region.columns();
    int y = draw_track(table, region);
    const bool is_compact = columns < 2 * kColumn || region.rows() < kCompactRows;
    y += draw_quarters(table, region.part({0, y, columns, region.rows()}));
    const Region rest = region.part({0, y, columns, region.rows()});
    is_compact ? draw_compact(table, rest) : draw_panels(table, rest);
}

}  // namespace planitia::terminal
