#include <play/layout.h>
#include <play/score_dialog.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;

ScoreDialog::ScoreDialog(const protocol::GameSession& game, const protocol::Telling& telling, const Settings& settings)
    : settings_(settings), is_over_(game.is_over()) {
    Document score = game.score();
    game.tell(telling, score);
    if (const Document* text = score.find("text")) result_ = *text->as_text();
    for (const Document& player : *score.find("players")->as_list()) names_.push_back(*player.find("name")->as_text());
    add_columns(score);
}

void ScoreDialog::add_columns(const Document& score) {
    const auto add = [&](const std::string& title, const std::string& key) {
        Column column{title, {}};
        for (const Document& player : *score.find("players")->as_list())
            column.cells.push_back(std::to_string(*player.find(key)->as_int()));
        columns_.push_back(std::move(column));
    };
    for (const auto& [key, word] : *score.find("parts")->as_map()) add(*word.as_text(), key);
    add(settings_.say(T::total), "total");
    add(settings_.say(T::place), "place");
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
            const bool is_sum = i + 2 >= columns_.size();
            region.put_left_of(x + room, y + 2 + static_cast<int>(i) + (is_sum ? 1 : 0), columns_[i].cells[seat],
                               is_sum ? kStrong : kPlain);
        }
        x += room;
    }
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        const bool is_sum = i + 2 >= columns_.size();
        region.put(2, y + 2 + static_cast<int>(i) + (is_sum ? 1 : 0), columns_[i].title, is_sum ? kStrong : kQuiet);
    }
    draw_keys(region, {{"Esc", settings_.say(T::key_go_on)}});
}

void ScoreDialog::on(const Key& key, Desk& desk) {
    if (!key.is(Key::Kind::resized) && !key.is(Key::Kind::none)) desk.close();
}

}  // namespace planitia::play
