#include <martians/rules/scene.h>
#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

#include <algorithm>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;
using P = present::MartiansPhrase;

namespace {

struct Outcome {
    L label = L::supplied;
    Rgb colour = kGood;
};

/// What the settlement would bring.
Outcome outcome(const MartiansTable& table, QuarterId id) {
    const auto& quarters = table.facts.forecast.quarters;
    const auto told = std::find_if(quarters.begin(), quarters.end(), [&](const auto& each) { return each.id == id; });
    if (told == quarters.end()) return {L::not_in_play, kLine};
    ByEnum<Need, bool> brings = {};
    for (const auto& threat : told->threats) brings[threat.need] = true;
    if (table.is_last_round() && !told->threats.empty()) return {L::needs_left, kBad};
    if (brings[Need::oxygen]) return {L::no_oxygen, kBad};
    if (brings[Need::sickness] && brings[Need::hunger]) return {L::sick_and_hungry, kGold};
    if (brings[Need::sickness]) return {L::sick, kGold};
    if (brings[Need::hunger]) return {L::hungry, kGold};
    return {told->grows ? L::grows : L::supplied, kGood};
}

Pieces growth(const MartiansTable& table, const Quarter& quarter, bool has_words) {
    Pieces pieces;
    for (int i = 0; i < kMostGrowth; ++i)
        pieces.push_back(i < quarter.growth ? Piece{table.sign("▰", "#"), {.ink = kGood}}
                                            : Piece{table.sign("▱", "."), {.ink = kLine}});
    if (has_words) pieces.insert(pieces.begin(), {table.say(L::growth) + " ", kQuiet});
    return pieces;
}

Pieces needs(const MartiansTable& table, const Quarter& quarter, bool has_words) {
    Pieces pieces;
    for (Need need : every<Need>()) {
        const int n = quarter.needs[need];
        if (n == 0) continue;
        const std::string what = has_words ? need_title(table, need) : need_sign(table, need);
        if (!pieces.empty()) pieces.push_back({"  "});
        pieces.push_back({what + " ", {.ink = need_colour(need)}});
        pieces.push_back({std::to_string(n), {.ink = need_colour(need), .is_bold = true}});
    }
    if (pieces.empty()) pieces.push_back({table.sign("–", "-"), kQuiet});
    return pieces;
}

using Markers = std::array<std::uint8_t, martians::kMaxPlayers>;

/// A title of one sign stands close to its markers: all of them must find room.
void add_zone(const MartiansTable& table, Pieces& pieces, const std::string& title, const Markers& markers, int price) {
    const char* gap = width(title) > 1 ? " " : "";
    Pieces held;
    for (PlayerId id : table.now.seats())
        for (int i = 0; i < markers[id.index()]; ++i) held.push_back(table.seat_sign(id));
    if (held.empty()) return;
    if (!pieces.empty()) pieces.push_back({" "});
    pieces.push_back({title + gap, kQuiet});
    pieces.insert(pieces.end(), held.begin(), held.end());
    if (price > 0 && (width(title) > 1 || !table.style.has_unicode)) pieces.push_back({" "});
    if (price > 0) pieces.push_back(good_piece(table, price, Good::money));
}

Pieces zones(const MartiansTable& table, const Quarter& quarter, bool has_words) {
    Pieces pieces;
    const auto title = [&](P phrase, const char* sign) {
        return has_words ? table.book.say(phrase) : std::string(sign);
    };
    add_zone(table, pieces, title(P::infirmary_title, table.sign("✚", "+")), quarter.infirmary, 0);
    add_zone(table, pieces, title(P::living_title, table.sign("⌂", "H")), quarter.living, quarter.penalty);
    return pieces;
}

/// With words where they fit.
template <class Make>
Pieces fitting(int columns, const Make& make) {
    Pieces pieces = make(true);
    return width_of(pieces) <= columns ? pieces : make(false);
}

Pieces outcome_pieces(const MartiansTable& table, const Quarter& quarter, const Outcome& result, bool has_words) {
    int left = 0;
    for (Need need : every<Need>()) left += quarter.needs[need];
    if (result.label == L::grows && !has_words)
        return {{table.say(L::supplied) + " +" + table.sign("▰", "#"), {.ink = result.colour}}};
    return {{table.say(result.label, {{"n", left}}), {.ink = result.colour}}};
}

/// The number of a seat would be read as one of the quarter.
Piece owner_piece(const MartiansTable& table, PlayerId owner) {
    Piece piece = table.seat_sign(owner);
    if (!table.style.has_unicode) piece.text = "(" + piece.text + ")";
    return piece;
}

void draw_quarter(const MartiansTable& table, Region region, QuarterId id, bool has_words) {
    const Quarter& quarter = at(table.now, id);
    const Outcome result = outcome(table, id);
    const Mark mark = table.mark(id);
    region.fill({.ground = kSurface});
    for (int y = 0; y < region.rows(); ++y) region.put(0, y, table.sign("▌", "|"), {.ink = result.colour});
    region.put(1, 0, table.lead(mark), {.ink = kLegal});
    int x = region.put(2, 0, table.quarter(id), table.look(mark, kStrong));
    if (quarter.owner.is_some()) x = put_pieces(region, x, 0, {{" "}, owner_piece(table, quarter.owner)});
    const int inner = region.columns() - 2;
    if (!table.now.is_in_play(quarter)) {
        if (table.now.phase != Phase::setup) region.put_cut(2, 2, inner, table.say(result.label), kQuiet);
        return;
    }
    const Pieces grown = fitting(region.columns() - x - 3, [&](bool words) { return growth(table, quarter, words); });
    put_pieces(region, region.columns() - 1 - width_of(grown), 0, grown);
    put_pieces(region, 2, 1, needs(table, quarter, has_words));
    put_pieces(region, 2, 2, fitting(inner, [&](bool words) { return outcome_pieces(table, quarter, result, words); }));
    put_pieces(region, 2, 3, fitting(inner, [&](bool words) { return zones(table, quarter, words); }));
}

}  // namespace

int draw_quarters(const MartiansTable& table, Region region) {
    constexpr int kRows = 4;
    const int columns = (region.columns() + 1) / static_cast<int>(kQuarters);
    bool has_words = true;  // in all of them or in none
    for (const Quarter& each : table.now.quarters)
        has_words = has_words && width_of(needs(table, each, true)) < columns - 3;
    for (QuarterId id : every_quarter()) {
        const int x = static_cast<int>(id.index()) * columns;
        const bool is_last = id.index() + 1 == kQuarters;
        draw_quarter(table, region.part({x, 0, is_last ? region.columns() - x : columns - 1, kRows}), id, has_words);
    }
    return kRows;
}

}  // namespace planitia::terminal
