#include <play/layout.h>
#include <play/lines.h>
#include <play/replay_dialog.h>
#include <play/score_dialog.h>
#include <terminal/board.h>
#include <terminal/palette.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

// While the game goes on, hands stay hidden from whoever sits at the keyboard.
ReplayDialog::ReplayDialog(table::Replay replay, const Settings& settings)
    : replay_(std::move(replay)),
      settings_(settings),
      names_(names_of(replay_.seats())),
      viewer_(replay_.is_finished() ? PlayerId{0} : only_person(replay_.seats())) {}

void ReplayDialog::draw(Region region) {
    const int news_rows = rows_below_board(region.rows());
    const int board_rows = region.rows() - news_rows - 3;
    draw_board(region.part({0, 0, region.columns(), board_rows + 1}));
    const present::Speaker speaker = this->speaker();
    Region title = region.part({0, board_rows + 1, region.columns(), 1});
    title.fill(kStrong.on(kSurface));
    title.put(
        1, 0,
        settings_.say(T::step, {{"n", static_cast<int>(replay_.step())}, {"m", static_cast<int>(replay_.size())}}),
        Look{.ink = kLegal, .is_bold = true});
    if (viewer_.is_some())
        title.put_left_of(region.columns() - 1, 0, seat_name(speaker, viewer_),
                          Look{.ink = colour_of(viewer_), .is_bold = true});
    draw_lines(region.part({1, board_rows + 2, region.columns() - 2, news_rows}),
               event_lines(replay_.game(), replay_.news(), speaker));
    std::vector<KeyHelp> keys = {{sideways(settings_.style), settings_.say(T::key_step)},
                                 {arrows(settings_.style), settings_.say(T::key_seat)},
                                 {"Tab", settings_.say(T::key_page)},
                                 {"Enter", settings_.say(T::key_score)},
                                 {"Esc", settings_.say(T::key_back)}};
    if (!pages_.is_whole()) keys.insert(keys.end() - 1, {"PgUp PgDn", settings_.say(T::key_scroll)});
    draw_keys(region, keys);
}

void ReplayDialog::draw_board(Region region) {
    on_board([&](const Board& board) {
        draw_headline(region.part({0, 0, region.columns(), 1}), board.headline(), "");
        const Region inside = region.part({0, 1, region.columns(), region.rows() - 1});
        if (!pages_.is_log(board)) return pages_.draw(inside, board, settings_.style);
        pages_.draw_log(inside, event_lines(replay_.game(), replay_.game().lines(), speaker()), settings_.style);
    });
}

void ReplayDialog::turn_page(int steps) {
    on_board([&](const Board& board) { pages_.turn(steps, board); });
}

void ReplayDialog::on(const Key& key, Dialogs& dialogs) {
    constexpr int kLeap = 10;
    if (pages_.on(key)) return;
    switch (key.kind) {
        case Kind::right: return walk(1);
        case Kind::left: return walk(-1);
        case Kind::page_down: return walk(kLeap);
        case Kind::page_up: return walk(-kLeap);
        case Kind::home: return replay_.go_to(0);
        case Kind::end: return replay_.go_to(replay_.size());
        case Kind::up: return change_seat(replay_.seats().size() - 1);
        case Kind::down: return change_seat(1);
        case Kind::tab: return turn_page(1);
        case Kind::back_tab: return turn_page(-1);
        case Kind::enter:
            if (replay_.is_finished())
                dialogs.open(std::make_unique<ScoreDialog>(replay_.game(), speaker(), settings_));
            return;
        case Kind::escape: return dialogs.close();
        default: return;
    }
}

void ReplayDialog::change_seat(std::size_t steps) {
    if (replay_.is_finished()) viewer_ = PlayerId{(viewer_.index() + steps) % replay_.seats().size()};
}

void ReplayDialog::walk(int steps) {
    const int wanted = static_cast<int>(replay_.step()) + steps;
    replay_.go_to(static_cast<std::size_t>(std::max(wanted, 0)));
}

}  // namespace planitia::play
