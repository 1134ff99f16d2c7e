#include <terminal/martians/columns.h>

#include <algorithm>

namespace planitia::terminal {

namespace {

constexpr Look kRule{.ink = kLine};
constexpr int kGap = 1;

}  // namespace

void draw_rule(const MartiansTable& table, Region row, std::string_view title) {
    for (int x = 0; x < row.columns(); ++x) row.put(x, 0, table.sign("─", "-"), kRule);
    if (row.columns() > 6)
        row.put(1, 0, " " + cut(title, static_cast<std::size_t>(row.columns() - 4)) + " ",
                {.ink = kAccent, .is_bold = true});
}

PanelColumns::PanelColumns(const MartiansTable& table, Region region, int count)
    : table_(table), region_(region), filled_(static_cast<std::size_t>(std::max(1, count)), 0) {}

int PanelColumns::left_of(std::size_t column) const {
    return static_cast<int>(column) * (region_.columns() + kGap) / static_cast<int>(filled_.size());
}

int PanelColumns::columns_of(std::size_t column, std::size_t span) const {
    return left_of(column + span) - left_of(column) - kGap;
}

int PanelColumns::rows_of(MartiansPanel panel, std::size_t span) const {
    return panel(table_, region_.part({0, 0, columns_of(0, span), 0})) + 1;
}

void PanelColumns::put(std::size_t column, std::size_t span, const TitledPanel& titled) {
    const int rows = rows_of(titled.panel, span);
    const Region area = region_.part({left_of(column), filled_[column], columns_of(column, span), rows});
    draw_rule(table_, area.part({0, 0, area.columns(), 1}), titled.title);
    titled.panel(table_, area.part({0, 1, area.columns(), area.rows() - 1}));
    for (std::size_t i = column; i < column + span; ++i) filled_[i] += rows;
}

int PanelColumns::rows() const { return *std::max_element(filled_.begin(), filled_.end()); }

bool PanelColumns::put_where_it_fits(const TitledPanel& titled) {
    const int rows = rows_of(titled.panel);
    for (std::size_t i = 0; i < filled_.size(); ++i) {
        if (filled_[i] + rows > region_.rows()) continue;
        put(i, 1, titled);
        return true;
    }
    return false;
}

void PanelColumns::put_where_most_room_is(const TitledPanel& titled) {
    const auto column = std::min_element(filled_.begin(), filled_.end()) - filled_.begin();
    put(static_cast<std::size_t>(column), 1, titled);
}

int draw_page(const MartiansTable& table, Region region, const std::vector<TitledPanel>& panels) {
    PanelColumns stack(table, region, 1);
    int rows = 0;
    for (const TitledPanel& each : panels) rows += stack.rows_of(each.panel);
    if (rows <= region.rows()) {
        for (const TitledPanel& each : panels) stack.put(0, 1, each);
        return rows;
    }
    PanelColumns beside(table, region, std::min<int>(2, static_cast<int>(panels.size())));
    for (const TitledPanel& each : panels)
        if (!beside.put_where_it_fits(each)) beside.put_where_most_room_is(each);
    return beside.rows();
}

}  // namespace planitia::terminal
