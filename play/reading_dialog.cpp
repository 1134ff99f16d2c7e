#include <play/layout.h>
#include <play/reading_dialog.h>
#include <terminal/card_drawing.h>
#include <terminal/palette.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

ReadingDialog::ReadingDialog(const std::vector<ReadingGroup>& groups, const present::Entry* first,
                             const Settings& settings)
    : settings_(settings) {
    std::vector<Item> items;
    for (const ReadingGroup& group : groups) {
        items.push_back({.label = group.title, .is_heading = true});
        rows_.push_back(nullptr);
        for (const present::Entry* entry : group.entries) {
            items.push_back({.label = entry->title});
            rows_.push_back(entry);
        }
    }
    list_.set_items(std::move(items));
    const auto row = std::find(rows_.begin(), rows_.end(), first);
    if (first != nullptr && row != rows_.end()) list_.select(static_cast<std::size_t>(row - rows_.begin()));
}

void ReadingDialog::draw(Region region) {
    const int columns = region.columns() * 45 / 100;
    draw_headline(region.part({0, 0, region.columns(), 1}), settings_.say(T::reading), "Planitia");
    list_.draw(settings_.style, region.part({0, 1, columns, region.rows() - 2}));
    draw_selected(region.part({columns + 1, 1, region.columns() - columns - 1, region.rows() - 2}));
    std::vector<KeyHelp> keys = {{arrows(settings_.style), settings_.say(T::key_choose)},
                                 {"/", settings_.say(T::key_search)},
                                 {"Esc", settings_.say(T::key_go_on)}};
    if (!scroll_.is_whole()) keys.insert(keys.begin() + 1, {"PgUp PgDn", settings_.say(T::key_scroll)});
    draw_keys_or_search(region, keys, list_, settings_);
}

void ReadingDialog::draw_selected(Region region) {
    constexpr int kWidest = 64;
    const int columns = std::min(region.columns() - 1, kWidest);
    std::vector<Line> lines;
    if (const auto row = list_.selected()) {
        Style plain = settings_.style;
        plain.has_colour = false;
        for (std::string& line : draw_card(plain, settings_.language, *rows_[*row], static_cast<std::size_t>(columns)))
            lines.push_back({std::move(line), kPlain});
    }
    scroll_.draw(region.part({0, 0, columns + 1, region.rows()}), lines, settings_.style);
}

void ReadingDialog::on(const Key& key, Dialogs& dialogs) {
    const auto before = list_.selected();
    const bool was_searched = list_.is_searching() && list_.on(key);
    if (!was_searched) {
        if (key.is(Kind::escape) || key.is(Kind::enter)) return dialogs.close();
        if (key.is(Kind::page_up) || key.is(Kind::page_down)) {
            scroll_.on(key);
        } else {
            list_.on(key);
        }
    }
    if (list_.selected() != before) scroll_.to_start();
}

}  // namespace planitia::play
