#include <terminal/martians/fields.h>
#include <terminal/martians/panels.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;

namespace {

/// Whether the selected option puts a marker there.
bool is_selected(const MartianTable& table, Building building, std::size_t field) {
    const Document* chosen = table.scene.option.find("field");
    return chosen != nullptr && *chosen == Document(field + 1) && table.mark(building) == Mark::selected;
}

void add_field(const MartianTable& table, Pieces& pieces, const Field& field, bool is_chosen) {
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

constexpr int kNameColumns = 14;
constexpr int kFieldColumns = 11;

}  // namespace

Pieces field_pieces(const MartianTable& table, Building building) {
    Pieces pieces;
    for (std::size_t i = 0; i < kMostFields; ++i)
        add_field(table, pieces, table.now.buildings[building][i], is_selected(table, building, i));
    return pieces;
}

Pieces field_legend(const MartianTable& table) {
    return {{"+1 ", {.ink = kGold}},
            {table.say(L::field_slow) + "  ", kQuiet},
            {std::string(table.sign("▒", "#")) + " ", {.ink = kLine}},
            {table.say(L::field_closed) + "  ", kQuiet},
            {std::string(table.sign("×", "x")) + " ", {.ink = kBad}},
            {table.say(L::field_blocked), kQuiet}};
}

int draw_fields(const MartianTable& table, Region region) {
    constexpr int kAll = static_cast<int>(Building::count_);
    const int across = std::clamp(region.columns() / (kNameColumns + kFieldColumns), 1, 3);
    const int down = (kAll + across - 1) / across;
    const int columns = region.columns() / across;
    int i = 0;
    for (Building building : every<Building>()) {
        Region cell = region.part({i / down * columns, i % down, columns, 1});
        ++i;
        const Mark mark = table.mark(building);
        const bool is_open = table.now.turn.visiting == building;
        const int room = columns - kFieldColumns - 2;
        const std::string full = table.title(building);
        const bool fits = static_cast<int>(width(full)) <= room;
        cell.put(0, 0, table.lead(mark), {.ink = kLegal});
        cell.put_cut(1, 0, room, fits ? full : table.short_title(building),
                     table.look(mark, is_open ? Look{.ink = kAccent, .is_bold = true} : kPlain));
        put_pieces(cell, columns - kFieldColumns, 0, field_pieces(table, building));
    }
    return down;
}

}  // namespace planitia::terminal
