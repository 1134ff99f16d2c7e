#include <martians/rules/scene.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using present::CommonPhrase;
using L = present::MartiansLabel;

namespace {

/// People and technologies, with what they harvest.
std::string belongings(const MartiansTable& table, PlayerId id) {
    const PlayerState& player = table.now.player(id);
    std::vector<std::string> all = {table.say(L::crop, {{"what", table.title(player.crop)}})};
    for (Person person : every<Person>())
        for (int i = 0; i < player.people[person]; ++i) all.push_back(table.title(person));
    for (Technology technology : every<Technology>())
        if (player.technologies.contains(technology)) all.push_back(table.title(technology));
    return present::capitalised(present::listed(table.book, all, CommonPhrase::comma, CommonPhrase::comma));
}

std::string forces(const MartiansTable& table, PlayerId id) {
    const PlayerState& player = table.now.player(id);
    std::string text = table.say(L::markers_free, {{"n", free_markers(table.now, id)}, {"m", kMarkers}}) + ", " +
                       table.say(L::colonists, {{"n", table.now.living(id)}});
    if (player.dead > 0) text += ", " + table.say(L::dead, {{"n", int{player.dead}}});
    return present::capitalised(text);
}

Pieces goods_pieces(const MartiansTable& table, PlayerId id) {
    Pieces pieces;
    for (Good good : every<Good>()) {
        if (good >= Good::mineral_yellow) break;
        Piece piece = good_piece(table, table.now.goods(id)[good], good);
        if (table.now.goods(id)[good] == 0) piece.look = kQuiet;
        pieces.push_back(piece);
        pieces.push_back({" "});
    }
    pieces.push_back({std::to_string(table.view.samples[id]) + table.sign("◈", "*"), kPlain});
    return pieces;
}

int draw_player(const MartiansTable& table, Region region, int y, PlayerId id) {
    const Corporation corporation = table.now.player(id).corporation;
    Pieces right;
    if (table.now.first_player == id) right.push_back({table.say(L::first_player), {.ink = kGold}});
    if (!table.has_common_goods())
        right.push_back(
            {" " + std::to_string(table.now.reputation(id)) + table.sign("★", "*"), {.ink = kGold, .is_bold = true}});
    int x = put_pieces(region, 0, y, {table.seat_sign(id)}) + 1;
    const int room = region.columns() - width_of(right) - 1;
    const Look look{.ink = colour_of(id), .is_bold = true, .is_underlined = table.now.active_player == id};
    x = region.put_cut(x, y, room - x, table.name(id), look) + 1;
    if (corporation != Corporation::count_) region.put_cut(x, y, room - x, table.title(corporation), kQuiet);
    put_pieces(region, region.columns() - width_of(right), y++, right);
    Region inner = region.part({2, 0, region.columns() - 2, region.rows()});
    y = inner.put_wrapped(y, forces(table, id), kPlain);
    if (!table.has_common_goods()) put_pieces(inner, 0, y++, goods_pieces(table, id));
    return inner.put_wrapped(y, belongings(table, id), kQuiet);
}

}  // namespace

/// Beside one another where there is room for it.
int draw_players(const MartiansTable& table, Region region) {
    constexpr int kLeastPlayerColumns = 39;
    const int players = static_cast<int>(table.now.setup.players);
    const int across = std::clamp(region.columns() / kLeastPlayerColumns, 1, players > 2 ? players : 1);
    const int down = (players + across - 1) / across;
    const int columns = (region.columns() + 1) / across;
    int deepest = 0;
    for (int column = 0; column < across; ++column) {
        int y = 0;
        const Region area = region.part({column * columns, 0, columns - 1, region.rows()});
        for (int i = column * down; i < std::min(players, (column + 1) * down); ++i)
            y = draw_player(table, area, y, PlayerId{static_cast<std::size_t>(i)});
        deepest = std::max(deepest, y);
    }
    return deepest;
}

}  // namespace planitia::terminal
