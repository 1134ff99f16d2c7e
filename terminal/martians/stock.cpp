#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;

namespace {

/// One good with its sign, its word and how much of it there is.
void draw_good(const MartiansTable& table, Region cell, Good good) {
    const int n = table.now.goods(table.focus())[good];
    const Look look = n > 0 ? Look{.ink = good_colour(good)} : kQuiet;
    const std::string amount = std::to_string(n);
    cell.put(0, 0, good_sign(table, good), look);
    cell.put_cut(2, 0, cell.columns() - 3 - static_cast<int>(width(amount)), good_title(table, good), look);
    cell.put_left_of(cell.columns(), 0, amount, n > 0 ? kStrong : kQuiet);
}

void draw_samples(const MartiansTable& table, Region row) {
    const PlayerId id = table.focus();
    int x = row.put(0, 0, table.say(L::samples), kQuiet);
    if (!sees_samples(table.now, table.view.viewer, id)) {
        row.put(x + 1, 0, std::to_string(table.view.samples[table.now.purse(id)]), kStrong);
        return;
    }
    for (Good good : kMinerals) {
        const int n = table.now.goods(id)[good];
        x = row.put(x + 1, 0, std::to_string(n) + good_sign(table, good),
                    n > 0 ? Look{.ink = good_colour(good)} : kQuiet);
    }
}

}  // namespace

std::string stock_title(const MartiansTable& table) {
    if (table.has_common_goods()) return table.say(L::common_stock);
    return table.view.viewer.is_some() ? table.say(L::own_stock) : table.name(table.focus());
}

int draw_stock(const MartiansTable& table, Region region) {
    const int left = region.columns() / 2;
    int i = 0;
    for (Good good : every<Good>()) {
        if (good >= Good::mineral_yellow) break;
        const bool is_left = i % 2 == 0;
        draw_good(table, region.part({is_left ? 0 : left, i / 2, is_left ? left - 1 : region.columns() - left, 1}),
                  good);
        ++i;
    }
    draw_samples(table, region.part({0, i / 2, region.columns(), 1}));
    return i / 2 + 1;
}

}  // namespace planitia::terminal
