#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using present::EntryKind;
using L = present::MartiansLabel;

namespace {

using Panel = int (*)(const MartianTable&, Region);

struct Titled {
    std::string title;
    Panel panel;
};

constexpr Look kFrame{.ink = kLine};
constexpr int kColumn = 40;  ///< the least that a panel needs
constexpr int kCompactRows = 20;

/// Framed panels in columns: each goes to the first column that has room for all of it.
class Columns {
  public:
    Columns(const MartianTable& table, Region region)
        : table_(table), region_(region), filled_(static_cast<std::size_t>(std::max(1, region.columns() / kColumn)), 0) {}

    std::size_t count() const { return filled_.size(); }

    int rows_of(Panel panel, std::size_t span = 1) const {
        return panel(table_, region_.part({0, 0, columns_of(0, span) - 2, 0})) + 2;
    }

    /// In that column, over so many of them, whether all of it is seen or not.
    void put(std::size_t column, std::size_t span, const Titled& titled) {
        const int rows = std::min(rows_of(titled.panel, span), region_.rows() - filled_[column]);
        draw(column, span, rows, titled);
        for (std::size_t i = column; i < column + span; ++i) filled_[i] += rows;
    }

    void put_where_it_fits(const Titled& titled) {
        const int rows = rows_of(titled.panel);
        for (std::size_t i = 0; i < filled_.size(); ++i)
            if (filled_[i] + rows <= region_.rows()) return put(i, 1, titled);
    }

  private:
    int left_of(std::size_t column) const {
        return static_cast<int>(column) * region_.columns() / static_cast<int>(filled_.size());
    }
    int columns_of(std::size_t column, std::size_t span) const { return left_of(column + span) - left_of(column); }

    void draw(std::size_t column, std::size_t span, int rows, const Titled& titled) {
        Region area = region_.part({left_of(column), filled_[column], columns_of(column, span), rows});
        titled.panel(table_, area.frame(table_.style, titled.title, kFrame));
    }

    const MartianTable& table_;
    Region region_;
    std::vector<int> filled_;
};

void draw_panels(const MartianTable& table, Region region) {
    Columns columns(table, region);
    const std::string buildings = table.book.say(EntryKind::building);
    if (columns.count() >= 3 && columns.rows_of(draw_buildings, 2) <= region.rows()) {
        columns.put(0, 2, {buildings, draw_buildings});
    } else if (columns.rows_of(draw_buildings) <= region.rows()) {
        columns.put(0, 1, {buildings, draw_buildings});
    } else {
        columns.put(0, 1, {buildings, draw_fields});
    }
    columns.put_where_it_fits({stock_title(table), draw_stock});
    columns.put_where_it_fits({mission_title(table), draw_mission});
    columns.put_where_it_fits({table.title(Building::mining), draw_mine});
    columns.put_where_it_fits({table.say(L::energy_and_weather), draw_energy});
    columns.put_where_it_fits({forecast_title(table), draw_forecast});
    columns.put_where_it_fits({table.say(L::players), draw_players});
    columns.put_where_it_fits({table.book.say(EntryKind::research), draw_research});
    columns.put_where_it_fits({table.title(Building::education), draw_people});
    columns.put_where_it_fits({table.book.say(EntryKind::technology), draw_technologies});
}

/// A line with a title in it.
void draw_rule(const MartianTable& table, Region row, std::string_view title) {
    for (int x = 0; x < row.columns(); ++x) row.put(x, 0, table.sign("─", "-"), kFrame);
    if (row.columns() > 6) row.put(1, 0, " " + cut(title, static_cast<std::size_t>(row.columns() - 4)) + " ", kQuiet);
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
