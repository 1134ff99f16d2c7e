#include <play/layout.h>
#include <play/text_dialog.h>
#include <terminal/card_drawing.h>
#include <terminal/palette.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

namespace {

constexpr int kWidest = 64;

}  // namespace

void TextDialog::draw(Region region) {
    const int columns = std::min(region.columns() - 4, kWidest);
    const int x = (region.columns() - columns) / 2;
    rows_ = region.rows() - 3;
    top_ = draw_lines(region.part({x, 1, columns, rows_}), lines_, top_);
    std::vector<KeyHelp> keys = {{"Esc", settings_.say(T::key_go_on)}};
    if (static_cast<int>(wrapped_lines(lines_, columns).size()) > rows_)
        keys.insert(keys.begin(), {arrows(settings_.style) + " PgUp PgDn", settings_.say(T::key_scroll)});
    draw_keys(region, keys);
}

void TextDialog::on(const Key& key, Dialogs& dialogs) {
    switch (key.kind) {
        case Kind::down: ++top_; return;
        case Kind::up: --top_; return;
        case Kind::page_down: top_ += rows_ - 1; return;
        case Kind::page_up: top_ -= rows_ - 1; return;
        case Kind::home: top_ = 0; return;
        case Kind::end: top_ = static_cast<int>(lines_.size()) * kWidest; return;
        case Kind::resized:
        case Kind::none: return;
        default: dialogs.close();
    }
}

std::vector<Line> explain(const Settings& settings, const desk::Match& match, PlayerId player,
                          const desk::Answer& answer) {
    std::vector<Line> lines;
    if (const auto rule = desk::explanation(match, player, answer.option, settings.book()))
        lines.push_back({*rule, kPlain});
    if (answer.entry != nullptr) {
        Style plain = settings.style;
        plain.has_colour = false;
        for (std::string& row : draw_card(plain, settings.language, *answer.entry, kWidest))
            lines.push_back({std::move(row), kPlain});
    }
    if (lines.empty()) lines.push_back({settings.say(T::no_explanation), kQuiet});
    return lines;
}

}  // namespace planitia::play
