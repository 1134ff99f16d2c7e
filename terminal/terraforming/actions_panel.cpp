#include <desk/terraforming/cards.h>
#include <terminal/terraforming/actions_panel.h>
#include <terminal/terraforming/played_card.h>

#include <algorithm>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

std::vector<CardId> own_actions(const TerraformingTable& table) {
    return desk::card_actions(table.position().player(table.viewer()));
}

}  // namespace

int action_rows(const TerraformingTable& table) {
    return table.has_viewer() ? 1 + std::max(1, static_cast<int>(own_actions(table).size())) : 0;
}

void draw_actions(const TerraformingTable& table, Region region) {
    if (!table.has_viewer()) return;
    put_heading(table, region, 0, table.say(L::card_actions));
    const std::vector<CardId> cards = own_actions(table);
    const Region list = region.part({0, 1, region.columns(), region.rows() - 1});
    if (cards.empty()) region.put_cut(0, 1, region.columns(), table.say(L::no_actions), kQuiet);
    const int shown = put_rest(table, list, cards.size());
    const int columns = std::min(list.columns(), std::max(24, list.columns() / 2));
    for (int y = 0; y < shown; ++y)
        draw_action_line(table, list.part({0, y, list.columns(), 1}), table.position().player(table.viewer()),
                         cards[static_cast<std::size_t>(y)], columns);
}

}  // namespace planitia::terminal
