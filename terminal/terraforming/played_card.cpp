#include <desk/terraforming/cards.h>
#include <present/terraforming/effect_text.h>
#include <terminal/pieces.h>
#include <terminal/terraforming/played_card.h>
#include <terminal/terraforming/signs.h>

namespace planitia::terminal {

using namespace terraforming;

namespace {

/// A used action is ticked, one that is still there has an arrow.
Piece action_sign(const TerraformingTable& table, const PlayerState& player, CardId card) {
    if (!desk::has_action(card)) return {" ", kQuiet};
    if (player.used.contains(card)) return {std::string(table.either("✓", "x")), kQuiet};
    return {std::string(table.either("▸", ">")), {.ink = kLegal, .is_bold = true}};
}

}  // namespace

void draw_played_card(const TerraformingTable& table, Region line, const PlayerState& player, CardId card) {
    const Piece sign = action_sign(table, player, card);
    line.put(0, 0, sign.text, sign.look);
    const int n = table.position().resources[card.index()];
    const std::string held = n > 0 ? std::to_string(n) : "";
    const int columns = line.columns() - 2 - (held.empty() ? 0 : static_cast<int>(held.size()) + 1);
    const Look look = marked(table, card, {.ink = colour_of(info(card).kind)});
    const int x = line.put_cut(2, 0, columns, table.title(card), look);
    line.put(x + 1, 0, held, {.ink = kGold, .is_bold = true});
}

void draw_action_line(const TerraformingTable& table, Region line, const PlayerState& player, CardId card,
                      int columns) {
    draw_played_card(table, line.part({0, 0, columns, 1}), player, card);
    const std::string action = present::effects_clause(table.book(), info(card).action, {&info(card)});
    line.put_cut(columns + 1, 0, line.columns() - columns - 1, action, kQuiet);
}

}  // namespace planitia::terminal
