#include <terminal/terraforming/players_panel.h>
#include <terminal/terraforming/signs.h>
#include <terminal/text.h>
#include <terraforming/rules/rules.h>

namespace planitia::terminal {

using namespace terraforming;
using L = present::TerraformingLabel;

namespace {

constexpr int kStockColumns = 3;
constexpr int kResourceColumns = 7;

std::string column_title(const TerraformingTable& table, Resource resource) {
    switch (resource) {
        case Resource::steel: return table.say(L::column_steel);
        case Resource::titanium: return table.say(L::column_titanium);
        case Resource::plants: return table.say(L::column_plants);
        case Resource::energy: return table.say(L::column_energy);
        case Resource::heat: return table.say(L::column_heat);
        default: return table.word(resource);
    }
}

/// Production stands behind the stock, from the same column on for everybody.
int column_of(Resource resource) { return static_cast<int>(resource) * kResourceColumns; }

void put_titles(const TerraformingTable& table, Region region) {
    for (Resource resource : every<Resource>())
        region.put_left_of(column_of(resource) + (resource == Resource::megacredits ? kStockColumns : 6), 0,
                           column_title(table, resource), {.ink = colour_of(resource), .is_bold = true});
}

void put_resources(const TerraformingTable& table, Region region, int y, const PlayerState& player) {
    for (Resource resource : every<Resource>()) {
        const int made = player.production[resource];
        const int x = column_of(resource) + kStockColumns;
        region.put_left_of(x, y, std::to_string(player.stock[resource]), {.ink = colour_of(resource), .is_bold = true});
        const Rgb ink = made < 0 ? kBad : made == 0 ? kLine : kSecondText;
        region.put(x, y, signed_number(table, made), {.ink = ink});
    }
}

void put_tags(const TerraformingTable& table, Region region, int y, const PlayerState& player) {
    int x = 1;
    for (Tag tag : every<Tag>()) {
        if (player.tags[tag] == 0) continue;
        const std::string number = std::to_string(player.tags[tag]);
        if (x + 3 + static_cast<int>(number.size()) > region.columns()) break;
        x = region.put(x, y, present::tag_letters(table.book(), tag), kQuiet);
        x = region.put(x, y, number, {.ink = kText}) + 1;
    }
}

bool is_choosing(const Position& position) {
    return position.phase == Phase::setup || position.phase == Phase::draft || position.phase == Phase::research;
}

std::string state_of(const TerraformingTable& table, PlayerId id) {
    const Position& position = table.position();
    const PlayerState& player = position.player(id);
    std::string state;
    if (position.first_player == id && !position.is_solo()) state += std::string(table.either("⚑", "*")) + ' ';
    if (is_choosing(position) && player.offer.is_ready) state += table.say(L::ready) + ' ';
    if (!is_choosing(position) && player.has_passed) state += table.say(L::passed) + ' ';
    return state;
}

void put_name(const TerraformingTable& table, Region region, int y, PlayerId id) {
    const Position& position = table.position();
    const PlayerState& player = position.player(id);
    const std::string cards = table.counted(table.view.hand[id], present::TerraformingNoun::card);
    const std::string figures = table.say(L::rating, {{"n", int{player.rating}}});
    const int from = region.columns() - static_cast<int>(width(cards)) - static_cast<int>(width(figures)) - 1;
    const std::string state = state_of(table, id);
    const int end = from - static_cast<int>(width(state)) - 1;

    const bool is_active = !position.is_over() && !is_choosing(position) && position.active_player == id;
    region.put(0, y, is_active ? table.either("▶", ">") : " ", {.ink = kAccent, .is_bold = true});
    region.put(1, y, table.sign(id), table.look_of(id));
    const Look plain{.ink = colour_of(id), .is_bold = id == table.viewer()};
    const Look look = marked(table, id, plain);
    const int x = region.put_cut(3, y, end - 3, table.name(id), look);
    if (player.corporation.is_some() && end - x > 8)
        region.put_cut(x + 1, y, end - x - 1, table.title(player.corporation), kQuiet);
    const int rating = region.put(from - static_cast<int>(width(state)), y, state, {.ink = kAccent});
    region.put(rating, y, figures, {.ink = kGold, .is_bold = true});
    region.put_left_of(region.columns(), y, cards, kQuiet);
}

}  // namespace

int player_rows(const TerraformingTable& table, int lines) { return 1 + lines * int{table.position().setup.players}; }

int lines_per_player(const TerraformingTable& table, int rows) {
    for (int lines = 3; lines > 1; --lines)
        if (player_rows(table, lines) <= rows) return lines;
    return 1;
}

void draw_players(const TerraformingTable& table, Region region, int lines) {
    if (lines > 1) put_titles(table, region);
    int y = 1;
    for (PlayerId id : table.position().seats()) {
        const PlayerState& player = table.position().player(id);
        put_name(table, region, y, id);
        if (lines > 1) put_resources(table, region, y + 1, player);
        if (lines > 2) put_tags(table, region, y + 2, player);
        y += lines;
    }
}

}  // namespace planitia::terminal
