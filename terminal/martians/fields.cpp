#include <terminal/martians/fields.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;
using P = present::MartiansPhrase;

namespace {

void add_field(const MartiansTable& table, Pieces& pieces, const Field& field, bool is_chosen) {
    const Look edge = is_chosen ? table.look(Mark::selected, {}) : kQuiet;
    const auto add = [&](Piece inside, bool is_slow) {
        if (is_chosen) inside.look = edge;
        pieces.push_back({"[", edge});
        pieces.push_back(std::move(inside));
        pieces.push_back({is_slow ? "+]" : "]", edge});
    };
    if (field.status == FieldStatus::none) return;
    if (field.status == FieldStatus::unavailable) return pieces.push_back({table.sign(" · ", " . "), {.ink = kLine}});
    if (field.marker.is_some()) return add(table.seat_sign(field.marker), field.status == FieldStatus::slow);
    if (field.is_blocked) return add({table.sign("×", "x"), {.ink = kBad}}, false);
    if (field.status == FieldStatus::closed) return add({table.sign("▒", "#"), {.ink = kLine}}, false);
    add({field.status == FieldStatus::slow ? "+1" : " ", {.ink = kGold}}, false);
}

constexpr int kNameColumns = 15;

}  // namespace

Pieces field_pieces(const MartiansTable& table, Building building) {
    Pieces pieces;
    for (std::size_t i = 0; i < kMostFields; ++i)
        add_field(table, pieces, table.now.buildings[building][i],
                  table.mark(MartiansField{building, i}) == Mark::selected);
    return pieces;
}

std::vector<Pieces> field_legend(const MartiansTable& table) {
    const auto item = [&](const std::string& sign, Rgb colour, L label) {
        return Pieces{{sign + " ", {.ink = colour}}, {table.say(label), kQuiet}};
    };
    return {item("+1", kGold, L::field_slow), item(table.sign("▒", "#"), kLine, L::field_closed),
            item(table.sign("×", "x"), kBad, L::field_blocked)};
}

void draw_building_row(const MartiansTable& table, Region row, Building building, const Look& look) {
    const Mark mark = table.mark(building);
    const bool is_open = table.now.turn.visiting == building;
    const int room = row.columns() - kFieldColumns - 2;
    const std::string full = table.title(building);
    const bool fits = static_cast<int>(width(full)) <= room;
    row.put(0, 0, table.lead(mark), {.ink = kLegal});
    row.put_cut(1, 0, room, fits ? full : table.short_title(building),
                table.look(mark, is_open ? Look{.ink = kAccent, .is_bold = true} : look));
    put_pieces(row, row.columns() - kFieldColumns, 0, field_pieces(table, building));
}

int draw_fields(const MartiansTable& table, Region region) {
    constexpr int kAll = static_cast<int>(Building::count_);
    const int across = std::clamp(region.columns() / (kNameColumns + kFieldColumns), 1, 3);
    const int down = (kAll + across - 1) / across;
    const int pitch = (region.columns() + 1) / across;
    const int columns = pitch - 1;
    for (int i = 0; i < kAll; ++i)
        draw_building_row(table, region.part({i / down * pitch, i % down, columns, 1}), static_cast<Building>(i),
                          kPlain);
    if (across * down == kAll) return down;
    const Mark rtg = table.mark(OptionKind::rtg);
    Region last = region.part({(across - 1) * pitch, down - 1, columns, 1});
    last.put(0, 0, table.lead(rtg), {.ink = kLegal});
    last.put(1, 0, table.book.say(P::rtg_title), table.look(rtg, kPlain));
    put_pieces(last, columns - kFieldColumns, 0, {good_piece(table, table.now.rtg, Good::energy)});
    return down;
}

}  // namespace planitia::terminal
