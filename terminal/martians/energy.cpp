#include <terminal/martians/panels.h>
#include <terminal/martians/signs.h>

namespace planitia::terminal {

using namespace martians;
using present::CommonPhrase;
using present::EntryKind;
using L = present::MartiansLabel;
using P = present::MartiansPhrase;

namespace {

std::string signed_text(const MartiansTable& table, int n) {
    return (n < 0 ? table.sign("−", "-") : n > 0 ? "+" : "") + std::to_string(n < 0 ? -n : n);
}

std::string weather_text(const MartiansTable& table, Weather weather) {
    const WeatherInfo& card = info(weather);
    return table.title(weather) + ": " + table.say(L::solar) + " " + signed_text(table, card.solar) + ", " +
           table.say(L::wind) + " " + signed_text(table, card.wind);
}

/// Who has how many of a kind, and what each makes.
Pieces installation_pieces(const MartiansTable& table, Installation kind) {
    const Mark mark = table.mark(kind);
    Pieces pieces = {{table.lead(mark), {.ink = kLegal}}, {table.title(kind), table.look(mark, kPlain)}, {" "}};
    bool has_any = false;
    for (PlayerId id : table.now.seats()) {
        const PlayerState& player = table.now.player(id);
        for (int i = 0; i < player.installations[kind]; ++i) {
            Piece seat = table.seat_sign(id);
            if (i < player.switched_off[kind]) seat = {table.sign("×", "x"), {.ink = kBad}};
            pieces.push_back(seat);
            has_any = true;
        }
    }
    if (!has_any) pieces.push_back({table.sign("–", "-"), kQuiet});
    const Piece made = good_piece(table, table.facts.energy[table.focus().index()].each[kind], Good::energy);
    pieces.push_back({"  " + table.say(L::each, {{"what", made.text}}), made.look});
    return pieces;
}

Pieces production_pieces(const MartiansTable& table) {
    Pieces pieces = {{table.say(L::next_production), kQuiet}};
    for (PlayerId id : table.now.seats()) {
        pieces.push_back({" "});
        pieces.push_back(table.seat_label(id));
        pieces.push_back(good_piece(table, table.facts.energy[id.index()].sum, Good::energy));
    }
    return pieces;
}

}  // namespace

int draw_energy(const MartiansTable& table, Region region) {
    Region inner = region.part({1, 0, region.columns() - 1, region.rows()});
    int y = inner.put_wrapped(0, weather_text(table, table.now.weather), kPlain);
    if (table.view.next_weather != Weather::count_)
        y = inner.put_wrapped(y, table.say(L::next_weather) + ": " + weather_text(table, table.view.next_weather),
                              {.ink = kIce});
    for (Installation kind : every<Installation>()) put_pieces(region, 0, y++, installation_pieces(table, kind));
    put_pieces(inner, 0, y++, production_pieces(table));
    const Mark rtg = table.mark(OptionKind::rtg);
    put_pieces(region, 0, y++,
               {{table.lead(rtg), {.ink = kLegal}},
                {table.book.say(P::rtg_title), table.look(rtg, kPlain)},
                {" "},
                good_piece(table, table.now.rtg, Good::energy)});
    std::vector<std::string> events;
    for (EventCard card : every<EventCard>())
        if (table.now.events_in_force.contains(card)) events.push_back(table.title(card));
    if (!events.empty())
        y = inner.put_wrapped(y,
                              table.book.say(EntryKind::event) + ": " +
                                  present::listed(table.book, events, CommonPhrase::comma, CommonPhrase::comma),
                              {.ink = kGold});
    return y;
}

}  // namespace planitia::terminal
