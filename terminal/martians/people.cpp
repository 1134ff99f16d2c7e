#include <martians/rules/actions.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

namespace planitia::terminal {

using namespace martians;
using present::EntryKind;
using L = present::MartiansLabel;

namespace {

/// Who has developed it; of the colony's, where they are common, only that.
Pieces developers(const MartianTable& table, Technology technology) {
    Pieces pieces;
    const bool is_common = is_colony_technology(technology) && !table.now.is_competitive();
    if (is_common && table.now.colony_technologies.contains(technology)) return {{table.check(true), {.ink = kGood}}};
    if (is_common) return {};
    for (PlayerId id : table.now.seats())
        if (table.now.has(id, technology)) pieces.push_back(table.seat_sign(id));
    return pieces;
}

int time_of(const MartianTable& table, Technology technology) {
    if (is_colony_technology(technology)) return info(Action::colony_tech).time;
    const Corporation corporation = table.now.player(table.focus()).corporation;
    return corporation == Corporation::count_ ? 0 : technology_time(corporation, technology);
}

/// A title at the left, its price at the right, and between them what it does as far as there is room for it.
void draw_line(const MartianTable& table, Region row, Mark mark, const std::string& title, const std::string& effect,
               const Pieces& price) {
    constexpr int kTitleColumns = 26;
    const int right = row.columns() - width_of(price);
    row.put(0, 0, table.lead(mark), {.ink = kLegal});
    const int end = row.put_cut(1, 0, right - 2, title, table.look(mark, kPlain));
    const int from = std::max(kTitleColumns, end + 1);
    if (right - from > kTitleColumns) row.put_cut(from, 0, right - from - 1, effect, kQuiet);
    put_pieces(row, right, 0, price);
}

int draw_hired(const MartianTable& table, Region region, int y, EntryKind kind, bool are_assistants) {
    region.put(0, y++, table.book.say(kind), {.ink = kAccent, .is_bold = true});
    const present::Clauses clauses(table.book, table.reputation());
    for (Person person : every<Person>()) {
        const int n = table.now.people[person];
        if (is_assistant(person) != are_assistants || n == 0) continue;
        const Mark mark = table.mark("card", name(person));
        const std::string title = table.title(person) + (n > 1 ? " " + std::string(table.sign("×", "x")) + std::to_string(n) : "");
        draw_line(table, region.part({0, y++, region.columns(), 1}), mark, title, clauses.person(person),
                  price_pieces(table, {0, info(person).cost}));
    }
    return y;
}

}  // namespace

int draw_technologies(const MartianTable& table, Region region) {
    int y = 0;
    const present::Clauses clauses(table.book, table.reputation());
    for (Technology technology : every<Technology>()) {
        const Mark mark = table.mark("technology", name(technology));
        Pieces right = developers(table, technology);
        right.push_back({" "});
        right.push_back(time_piece(table, time_of(table, technology)));
        draw_line(table, region.part({0, y++, region.columns(), 1}), mark, table.title(technology),
                  clauses.technology(technology), right);
    }
    return y;
}

int draw_people(const MartianTable& table, Region region) {
    const int y = draw_hired(table, region, 0, EntryKind::specialist, false);
    return draw_hired(table, region, y, EntryKind::assistant, true);
}

int draw_research(const MartianTable& table, Region region) {
    int y = 0;
    for (Research tile : every<Research>()) {
        if (!table.now.research.contains(tile)) continue;
        const Mark mark = table.mark("tile", name(tile));
        Pieces price = price_pieces(table, {research_time(table.now, table.focus(), tile), info(tile).cost});
        for (const Piece& piece : arrow(table, good_piece(table, info(tile).money, Good::money))) price.push_back(piece);
        draw_line(table, region.part({0, y++, region.columns(), 1}), mark, table.title(tile), "", price);
    }
    return y;
}

}  // namespace planitia::terminal
