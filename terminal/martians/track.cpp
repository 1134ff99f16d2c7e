#include <terminal/martians/panels.h>

namespace planitia::terminal {

using namespace martians;
using L = present::MartiansLabel;
using N = present::MartiansNoun;

namespace {

enum class Moment : std::uint8_t { past, present, future };
enum class Length : std::uint8_t { words, figures, letters };

Look look_of(Moment moment) {
    if (moment == Moment::present) return {.ink = kAccent, .is_bold = true};
    return moment == Moment::past ? kQuiet : kPlain;
}

class Track {
  public:
    Track(const MartianTable& table, Length length) : table_(table), now_(table.now), length_(length) {}

    Pieces pieces() const {
        Pieces all;
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            if (slot == 2) add_step(all, L::mid_round, moment(Phase::mid_round));
            add_slot(all, slot);
        }
        add_step(all, table_.is_last_round() ? L::final_check : L::settlement, moment(Phase::settlement));
        return all;
    }

  private:
    void separate(Pieces& all) const {
        if (!all.empty()) all.push_back({std::string(" ") + table_.sign("▸", ">") + " ", {.ink = kLine}});
    }
    Moment moment(Phase phase) const {
        if (now_.phase == phase) return Moment::present;
        if (phase == Phase::mid_round && now_.phase == Phase::work)
            return now_.slot < 2 ? Moment::future : Moment::past;
        return now_.phase > phase ? Moment::past : Moment::future;
    }
    Moment moment(std::size_t slot) const {
        if (now_.phase < Phase::work) return Moment::future;
        if (now_.phase == Phase::mid_round) return slot < 2 ? Moment::past : Moment::future;
        if (now_.phase > Phase::work || slot < now_.slot) return Moment::past;
        return slot == now_.slot ? Moment::present : Moment::future;
    }
    void add_step(Pieces& all, L label, Moment when) const {
        separate(all);
        const std::string title = table_.say(label);
        all.push_back({length_ == Length::letters ? std::string(first_cluster(title)) : title, look_of(when)});
    }
    /// The marker of the first player passes after every turn.
    PlayerId in_order(std::size_t slot, std::size_t n) const {
        const std::size_t players = now_.setup.players;
        return PlayerId{(now_.first_player.index() + kSlots * players + slot - now_.slot + n) % players};
    }
    bool is_open(std::size_t slot) const {
        for (PlayerId id : now_.seats())
            if (slot < now_.player(id).tokens) return true;
        return false;
    }
    void add_slot(Pieces& all, std::size_t slot) const {
        separate(all);
        const Moment when = is_open(slot) ? moment(slot) : Moment::past;
        const int number = static_cast<int>(slot) + 1;
        const bool has_word = length_ == Length::words || (length_ == Length::figures && slot == 0);
        all.push_back({has_word ? table_.say(L::turn, {{"n", number}}) : std::to_string(number), look_of(when)});
        all.push_back({" "});
        if (!is_open(slot)) all.push_back({table_.sign("–", "-"), kQuiet});
        for (std::size_t n = 0; n < now_.setup.players; ++n) add_turn(all, slot, n, when);
    }
    void add_turn(Pieces& all, std::size_t slot, std::size_t n, Moment when) const {
        const PlayerId id = in_order(slot, n);
        const PlayerState& player = now_.player(id);
        if (slot >= player.tokens) return;
        if (((player.dead_slots >> slot) & 1) != 0) return all.push_back({table_.sign("†", "x"), {.ink = kBad}});
        Piece seat = table_.seat_sign(id);
        const bool is_done = when == Moment::past || (when == Moment::present && n < now_.taken);
        const bool is_now = when == Moment::present && n == now_.taken;
        if (is_done) seat.look = {.ink = kLine};
        if (is_now) seat = {"[" + seat.text + "]", seat.look};
        all.push_back(seat);
    }

    const MartianTable& table_;
    const Position& now_;
    Length length_;
};

Pieces time_left(const MartianTable& table) {
    if (table.now.phase != Phase::work) return {};
    std::string clocks;
    for (int i = 0; i < table.now.turn.time; ++i) clocks += table.sign("◷", "t");
    return {{table.noun(table.book.noun(N::time)) + " ", kQuiet},
            {std::to_string(table.now.turn.time) + " ", {.ink = kText, .is_bold = true}},
            {clocks, {.ink = kAccent}}};
}

}  // namespace

int draw_track(const MartianTable& table, Region region) {
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
