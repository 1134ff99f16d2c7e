#include <present/terraforming/effect_text.h>
#include <terminal/terraforming/cards_panel.h>
#include <terminal/terraforming/hex.h>
#include <terminal/terraforming/marks.h>
#include <terminal/terraforming/signs.h>
#include <terminal/text.h>
#include <terraforming/notation/names.h>

#include <algorithm>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

constexpr int kCardColumns = 30;

bool has_action(CardId card) { return !info(card).action.empty(); }

/// A used action is ticked, one that is still there has an arrow.
Piece action_sign(const TerraformingTable& table, const PlayerState& player, CardId card) {
    if (!has_action(card)) return {" ", kQuiet};
    if (player.used.contains(card)) return {std::string(table.either("✓", "x")), kQuiet};
    return {std::string(table.either("▸", ">")), {.ink = kLegal, .is_bold = true}};
}

/// Cards with actions come first, then those that hold something.
std::vector<CardId> sorted_cards(const PlayerState& player) {
    std::vector<CardId> cards;
    for (CardId card : player.table)
        if (card != player.corporation) cards.push_back(card);
    const auto order = [](CardId card) { return has_action(card) ? 0 : info(card).holds != CardResource::none ? 1 : 2; };
    std::ranges::stable_sort(cards, {}, order);
    if (player.corporation.is_some()) cards.insert(cards.begin(), player.corporation);
    return cards;
}

void draw_card(const TerraformingTable& table, Region region, int y, const PlayerState& player, CardId card) {
    const Piece sign = action_sign(table, player, card);
    region.put(0, y, sign.text, sign.look);
    const int n = table.position().resources[card.index()];
    const std::string held = n > 0 ? std::to_string(n) : "";
    const int columns = region.columns() - 2 - (held.empty() ? 0 : static_cast<int>(held.size()) + 1);
    const Look look = marked(table, "card", name(card), {.ink = colour_of(info(card).kind)});
    const int x = region.put_cut(2, y, columns, table.title(card), look);
    region.put(x + 1, y, held, {.ink = kGold, .is_bold = true});
}

/// One line after the other, from column to column.
class Flow {
  public:
    Flow(Region region, int columns) : region_(region), columns_(columns) {}
    Region next() {
        if (y_ >= region_.rows()) {
            y_ = 0;
            x_ += columns_ + 1;
        }
        return region_.part({x_, y_++, columns_, 1});
    }
    /// Whether so many lines are left in all.
    bool has_room() const { return x_ + columns_ <= region_.columns(); }

  private:
    Region region_;
    int columns_;
    int x_ = 0;
    int y_ = 0;
};

void draw_cards_of(const TerraformingTable& table, Flow& flow, PlayerId id) {
    const PlayerState& player = table.position().player(id);
    Region head = flow.next();
    head.put(0, 0, table.sign(id), table.look_of(id));
    const int x = head.put_cut(2, 0, head.columns() - 2, table.name(id), {.ink = colour_of(id), .is_bold = true});
    if (const auto events = static_cast<int>(player.events.size()); events > 0)
        head.put_cut(x + 1, 0, head.columns() - x - 1, table.say(L::events, {{"n", events}}), kQuiet);
    for (CardId card : sorted_cards(player)) draw_card(table, flow.next(), 0, player, card);
}

}  // namespace

std::vector<CardId> own_actions(const TerraformingTable& table) {
    std::vector<CardId> cards;
    if (!table.has_viewer()) return cards;
    for (CardId card : sorted_cards(table.position().player(table.viewer())))
        if (has_action(card)) cards.push_back(card);
    return cards;
}

int action_rows(const TerraformingTable& table) {
    return table.has_viewer() ? 1 + std::max<int>(1, static_cast<int>(own_actions(table).size())) : 0;
}

void draw_actions(const TerraformingTable& table, Region region) {
    if (!table.has_viewer()) return;
    put_heading(table, region, 0, table.say(L::card_actions));
    const std::vector<CardId> cards = own_actions(table);
    const Region list = region.part({0, 1, region.columns(), region.rows() - 1});
    if (cards.empty()) region.put_cut(0, 1, region.columns(), table.say(L::no_actions), kQuiet);
    const PlayerState& player = table.position().player(table.viewer());
    const int shown = put_rest(table, list, cards.size());
    for (int y = 0; y < shown; ++y) {
        const CardId card = cards[static_cast<std::size_t>(y)];
        Region line = list.part({0, y, list.columns(), 1});
        const int columns = std::min(line.columns(), std::max(24, line.columns() / 2));
        draw_card(table, line.part({0, 0, columns, 1}), 0, player, card);
        const std::string action = present::effects_clause(table.book(), info(card).action, info(card).holds);
        line.put_cut(columns + 1, 0, line.columns() - columns - 1, action, kQuiet);
    }
}

void draw_cards(const TerraformingTable& table, Region region) {
    const int columns = std::max(1, (region.columns() + 1) / (kCardColumns + 1));
    Flow flow(region, std::max((region.columns() + 1) / columns - 1, 1));
    if (table.has_viewer()) draw_cards_of(table, flow, table.viewer());
    for (PlayerId id : table.position().seats())
        if (id != table.viewer()) draw_cards_of(table, flow, id);
}

}  // namespace planitia::terminal
