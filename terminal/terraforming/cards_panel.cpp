#include <desk/terraforming/cards.h>
#include <terminal/terraforming/cards_panel.h>
#include <terminal/terraforming/played_card.h>

#include <algorithm>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

constexpr int kFewestCardColumns = 25;
/// With so many there is room for actions in words.
constexpr int kWordyColumns = 70;
constexpr int kActionTitleColumns = 34;

/// One line of the page: the name of a player, a card, or how many cards are left out.
struct Line {
    PlayerId player;
    CardId card;
    int left_out = 0;
};
using Lines = std::vector<Line>;

void add_lines(const TerraformingTable& table, PlayerId id, bool is_short, Lines& lines) {
    const PlayerState& player = table.position().player(id);
    lines.push_back({id, {}});
    int left_out = 0;
    for (CardId card : desk::played_cards(player)) {
        const bool matters =
            card == player.corporation || desk::has_action(card) || table.position().resources[card.index()] > 0;
        if (is_short && !matters) {
            ++left_out;
        } else {
            lines.push_back({id, card});
        }
    }
    if (left_out > 0) lines.push_back({id, {}, left_out});
}

Lines lines_of(const TerraformingTable& table, bool is_short) {
    Lines lines;
    if (table.has_viewer()) add_lines(table, table.viewer(), false, lines);
    for (PlayerId id : table.position().seats())
        if (id != table.viewer()) add_lines(table, id, is_short, lines);
    return lines;
}

void draw_name(const TerraformingTable& table, Region line, PlayerId id) {
    line.put(0, 0, table.sign(id), table.look_of(id));
    const int x = line.put_cut(2, 0, line.columns() - 2, table.name(id), {.ink = colour_of(id), .is_bold = true});
    const auto events = static_cast<int>(table.position().player(id).events.size());
    if (events > 0 && line.columns() - x > 5)
        line.put_cut(x + 1, 0, line.columns() - x - 1, table.say(L::events, {{"n", events}}), kQuiet);
}

void draw_line(const TerraformingTable& table, Region region, const Line& line) {
    const PlayerState& player = table.position().player(line.player);
    if (line.left_out > 0) {
        region.put_cut(2, 0, region.columns() - 2, table.say(L::more, {{"n", line.left_out}}), kQuiet);
    } else if (!line.card.is_some()) {
        draw_name(table, region, line.player);
    } else if (region.columns() >= kWordyColumns && desk::has_action(line.card)) {
        draw_action_line(table, region, player, line.card, kActionTitleColumns);
    } else {
        draw_played_card(table, region, player, line.card);
    }
}

/// Where there is not room for all, the last line says how many are missing.
void shorten(Lines& lines, std::size_t room) {
    if (lines.size() <= room || room == 0) return;
    const std::size_t missing = lines.size() - room + 1;
    lines.resize(room);
    lines.back() = {lines.back().player, {}, static_cast<int>(missing)};
}

}  // namespace

int draw_cards(const TerraformingTable& table, Region region) {
    if (region.rows() < 1) return 1;
    const int most = std::max(1, (region.columns() + 1) / (kFewestCardColumns + 1));
    const auto room = static_cast<std::size_t>(most * region.rows());
    Lines lines = lines_of(table, false);
    const int rows = (static_cast<int>(lines.size()) + most - 1) / most;
    if (lines.size() > room) lines = lines_of(table, true);
    shorten(lines, room);
    const int count = static_cast<int>(lines.size());
    const int columns = std::clamp((count + region.rows() - 1) / region.rows(), 1, most);
    const int each = (region.columns() + 1) / columns;
    for (int i = 0; i < count; ++i)
        draw_line(table, region.part({i / region.rows() * each, i % region.rows(), each - 1, 1}),
                  lines[static_cast<std::size_t>(i)]);
    return rows;
}

}  // namespace planitia::terminal
