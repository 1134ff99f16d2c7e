#include <martians/rules/effects/laboratory.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

namespace planitia::terminal {

using namespace martians;
using present::EntryKind;

namespace {

/// Who has developed it; of the colony's, where they are common, only that.
Pieces developers(const MartiansTable& table, Technology technology) {
    Pieces pieces;
    const bool is_common = is_colony_technology(technology) && !table.now.is_competitive();
    if (is_common && table.now.colony_technologies.contains(technology)) return {{table.check(true), {.ink = kGood}}};
    if (is_common) return {};
    for (PlayerId id : table.now.seats())
        if (table.now.has(id, technology)) pieces.push_back(table.seat_sign(id));
    return pieces;
}

int time_of(const MartiansTable& table, Technology technology) {
    const Corporation corporation = table.now.player(table.focus()).corporation;
    if (corporation == Corporation::count_ && !is_colony_technology(technology)) return 0;
    return technology_time(corporation, technology, table.now.setup.rules);
}

/// Something that can be chosen: its title, what it does, and its price.
struct Item {
    Mark mark = Mark::none;
    std::string title;
    std::string effect;
    Pieces price;
};

constexpr int kTitleColumns = 26;
constexpr int kDetailedColumns = 70;

void draw_line(const MartiansTable& table, Region row, const Item& item) {
    const int right = row.columns() - width_of(item.price);
    row.put(0, 0, table.lead(item.mark), {.ink = kLegal});
    row.put_cut(1, 0, right - 2, item.title, table.look(item.mark, kPlain));
    if (right > 2 * kTitleColumns) row.put_cut(kTitleColumns, 0, right - kTitleColumns - 1, item.effect, kQuiet);
    put_pieces(row, right, 0, item.price);
}

/// With what they do where there is room, else one after the other.
int draw_items(const MartiansTable& table, Region region, int y, const std::vector<Item>& items) {
    if (region.columns() >= kDetailedColumns) {
        for (const Item& item : items) draw_line(table, region.part({0, y++, region.columns(), 1}), item);
        return y;
    }
    std::vector<Pieces> all;
    for (const Item& item : items) {
        Pieces pieces = {{table.lead(item.mark), {.ink = kLegal}}, {item.title, table.look(item.mark, kPlain)}, {" "}};
        pieces.insert(pieces.end(), item.price.begin(), item.price.end());
        all.push_back(pieces);
    }
    return put_flow(region, y, all);
}

int draw_display(const MartiansTable& table, Region region, int y, EntryKind kind, bool are_assistants) {
    region.put(0, y++, table.book.say(kind), {.ink = kIce});
    const present::Clauses clauses(table.book, table.reputation());
    std::vector<Item> items;
    for (Person person : every<Person>()) {
        const int n = table.now.people[person];
        if (is_assistant(person) != are_assistants || n == 0) continue;
        items.push_back({table.mark(person),
                         table.title(person),
                         clauses.person(person),
                         {{table.sign("×", "x") + std::to_string(n), kQuiet}}});
    }
    return draw_items(table, region, y, items);
}

}  // namespace

int draw_technologies(const MartiansTable& table, Region region) {
    const present::Clauses clauses(table.book, table.reputation());
    std::vector<Item> items;
    for (Technology technology : every<Technology>()) {
        Pieces right = {time_piece(table, time_of(table, technology))};
        for (const Piece& piece : developers(table, technology)) right.push_back(piece);
        items.push_back({table.mark(technology), table.title(technology), clauses.technology(technology), right});
    }
    return draw_items(table, region, 0, items);
}

int draw_people(const MartiansTable& table, Region region) {
    const int y = draw_display(table, region, 0, EntryKind::specialist, false);
    return draw_display(table, region, y, EntryKind::assistant, true);
}

int draw_crops(const MartiansTable& table, Region region) {
    std::vector<Item> items;
    for (Crop crop : every<Crop>()) {
        if (table.now.crops[crop] == 0) continue;
        Pieces price = price_pieces(table, {0, info(crop).cost});
        for (const Piece& piece : arrow(table, good_piece(table, info(crop).output, info(crop).product)))
            price.push_back(piece);
        items.push_back({table.mark(crop), table.title(crop), "", price});
    }
    return draw_items(table, region, 0, items);
}

int draw_research(const MartiansTable& table, Region region) {
    int y = 0;
    for (Research tile : every<Research>()) {
        if (!table.now.research.contains(tile)) continue;
        const Mark mark = table.mark(tile);
        Pieces price = price_pieces(table, {research_time(table.now, table.focus(), tile), info(tile).cost});
        for (const Piece& piece : arrow(table, good_piece(table, info(tile).money, Good::money)))
            price.push_back(piece);
        draw_line(table, region.part({0, y++, region.columns(), 1}), {mark, table.title(tile), "", price});
    }
    return y;
}

}  // namespace planitia::terminal
