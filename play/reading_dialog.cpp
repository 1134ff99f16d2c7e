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
    constexpr int kWidest = 64;
    const int columns = region.columns() * 45 / 100;
    draw_headline(region.part({0, 0, region.columns(), 1}), settings_.say(T::reading), "Planitia");
    list_.draw(settings_.style, region.part({0, 1, columns, region.rows() - 2}));
    if (const auto row = list_.selected()) {
        Style plain = settings_.style;
        plain.has_colour = false;
        const int room = std::min(region.columns() - columns - 1, kWidest);
        int y = 1;
        for (const std::string& line :
             draw_card(plain, settings_.language, *rows_[*row], static_cast<std::size_t>(room)))
            region.part({columns + 1, 0, room, region.rows() - 1}).put(0, y++, line, kPlain);
    }
    if (list_.is_searching()) {
        draw_keys_or_message(region, {}, search_text(settings_, list_), kLegal);
    } else {
        draw_keys(region, {{arrows(settings_.style), settings_.say(T::key_choose)},
                           {"/", settings_.say(T::key_search)},
                           {"Esc", settings_.say(T::key_go_on)}});
    }
}

void ReadingDialog::on(const Key& key, Dialogs& dialogs) {
    if (list_.is_searching() && list_.on(key)) return;
    if (key.is(Kind::escape) || key.is(Kind::enter)) return dialogs.close();
    list_.on(key);
}

}  // namespace planitia::play
