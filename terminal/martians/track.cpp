#include <terminal/martians/panels.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;
using N = present::MartiansNoun;

namespace {

using Facts = desk::MartiansFacts;
using Moment = Facts::Moment;
enum class Length : std::uint8_t { words, figures, letters };

Look look_of(Moment moment) {
    if (moment == Moment::present) return {.ink = kAccent, .is_bold = true};
    return moment == Moment::past ? kQuiet : kPlain;
}

class Track {
  public:
    Track(const MartiansTable& table, Length length) : table_(table), length_(length) {}

    Pieces pieces() const {
        Pieces all;
        for (const Facts::Station& station : table_.facts.track) {
            if (!all.empty()) all.push_back({std::string(" ") + table_.sign("▸", ">") + " ", {.ink = kLine}});
            switch (station.kind) {
                case Facts::Station::Kind::slot: add_slot(all, station); break;
                case Facts::Station::Kind::mid_round: add_step(all, L::mid_round, station.moment); break;
                case Facts::Station::Kind::settlement: add_step(all, L::settlement, station.moment); break;
                case Facts::Station::Kind::final_check: add_step(all, L::final_check, station.moment); break;
            }
        }
        return all;
    }

  private:
    void add_step(Pieces& all, L label, Moment when) const {
        const std::string title = table_.say(label);
        all.push_back({length_ == Length::letters ? std::string(first_cluster(title)) : title, look_of(when)});
    }
    void add_slot(Pieces& all, const Facts::Station& station) const {
        const Moment when = station.turns.empty() ? Moment::past : station.moment;
        const int number = static_cast<int>(station.slot) + 1;
        const bool has_word = length_ == Length::words || (length_ == Length::figures && station.slot == 0);
        all.push_back({has_word ? table_.say(L::turn, {{"n", number}}) : std::to_string(number), look_of(when)});
        all.push_back({" "});
        if (station.turns.empty()) all.push_back({table_.sign("–", "-"), kQuiet});
        for (const Facts::Turn& turn : station.turns) all.push_back(turn_piece(turn));
    }
    Piece turn_piece(const Facts::Turn& turn) const {
        if (turn.is_dead) return {table_.sign("†", "x"), {.ink = kBad}};
        const Piece seat = table_.seat_sign(turn.player);
        if (turn.moment == Moment::past) return {seat.text, {.ink = kLine}};
        return turn.moment == Moment::present ? Piece{"[" + seat.text + "]", seat.look} : seat;
    }

    const MartiansTable& table_;
    Length length_;
};

Pieces time_left(const MartiansTable& table) {
    if (table.now.phase != Phase::work) return {};
    std::string clocks;
    for (int i = 0; i < table.now.turn.time; ++i) clocks += table.sign("◷", "t");
    return {{table.noun(table.book.noun(N::time)) + " ", kQuiet},
            {std::to_string(table.now.turn.time) + " ", {.ink = kText, .is_bold = true}},
            {clocks, {.ink = kAccent}}};
}

}  // namespace

int draw_track(const MartiansTable& table, Region region) {
    const Pieces time = time_left(table);
    const int room = region.columns() - width_of(time) - 2;
    Pieces turns = Track(table, Length::words).pieces();
    for (Length shorter : {Length::figures, Length::letters})
        if (width_of(turns) > room) turns = Track(table, shorter).pieces();
    put_pieces(region, 0, 0, turns);
    put_pieces(region, region.columns() - width_of(time), 0, time);
    return 1;
}

}  // namespace planitia::terminal
