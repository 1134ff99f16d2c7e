#include <desk/question.h>
#include <play/layout.h>
#include <play/score_dialog.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;

ScoreDialog::ScoreDialog(const desk::Match& match, const present::Speaker& speaker, const Settings& settings)
    : settings_(settings), is_over_(match.is_over()) {
    if (is_over_) result_ = desk::result_text(match, speaker);
    const std::vector<Score> scores = match.score();
    for (std::size_t seat = 0; seat < scores.size(); ++seat) names_.push_back(seat_name(speaker, PlayerId{seat}));
    const auto add = [&](std::string title, const auto& figure) {
        Column column{std::move(title), {}};
        for (const Score& score : scores) column.cells.push_back(std::to_string(figure(score)));
        columns_.push_back(std::move(column));
    };
    for (std::size_t i = 0; i < scores.front().parts.size(); ++i)
        if (const auto word = desk::score_part_text(match, scores.front().parts[i].name, speaker))
            add(*word, [&](const Score& score) { return score.parts[i].points; });
    first_sum_ = columns_.size();
    add(settings_.say(T::total), [](const Score& score) { return score.total; });
    // Nobody has a place among others where nobody wins, or is alone.
    if (scores.size() > 1 &&
        std::any_of(scores.begin(), scores.end(), [](const Score& score) { return score.has_won; }))
        add(settings_.say(T::place), [](const Score& score) { return score.place; });
}

void ScoreDialog::draw(Region region) {
    int y = 1;
    region.put(2, y, settings_.say(is_over_ ? T::game_over : T::so_far), Look{.ink = kAccent, .is_bold = true});
    y = region.part({2, 0, region.columns() - 4, region.rows()}).put_wrapped(y + 2, result_, kStrong) + 1;
    // A seat in every column: names are short, and the words for parts may be long.
    std::size_t title = 0;
    for (const Column& column : columns_) title = std::max(title, width(column.title));
    const int first = 4 + static_cast<int>(title);
    int x = first;
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        const int room = std::max(8, static_cast<int>(width(names_[seat])) + 4);
        const Look look{.ink = colour_of(PlayerId{seat}), .is_bold = true};
        region.put_left_of(x + room, y, std::string(sign_of(settings_.style, PlayerId{seat})) + " " + names_[seat],
                           look);
        for (std::size_t i = 0; i < columns_.size(); ++i) {
            const bool is_sum = i >= first_sum_;
            region.put_left_of(x + room, y + 2 + static_cast<int>(i) + (is_sum ? 1 : 0), columns_[i].cells[seat],
                               is_sum ? kStrong : kPlain);
        }
        x += room;
    }
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const bool is_sum = i >= first_sum_;
        region.put(2, y + 2 + static_cast<int>(i) + (is_sum ? 1 : 0), columns_[i].title, is_sum ? kStrong : kQuiet);
    }
    draw_keys(region, {{"Esc", settings_.say(T::key_go_on)}});
}

void ScoreDialog::on(const Key& key, Dialogs& dialogs) {
    if (!key.is(Key::Kind::resized) && !key.is(Key::Kind::none)) dialogs.close();
}

}  // namespace planitia::play
