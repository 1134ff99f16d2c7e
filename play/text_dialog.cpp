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
    scroll_.draw(region.part({x, 1, columns + 1, region.rows() - 3}), lines_, settings_.style);
    std::vector<KeyHelp> keys = {{"Esc", settings_.say(T::key_go_on)}};
    if (!scroll_.is_whole())
        keys.insert(keys.begin(), {arrows(settings_.style) + " PgUp PgDn", settings_.say(T::key_scroll)});
    draw_keys(region, keys);
}

void TextDialog::on(const Key& key, Dialogs& dialogs) {
    const bool is_no_key = key.is(Kind::resized) || key.is(Kind::none);
    if (!is_no_key && !scroll_.on_with_arrows(key)) dialogs.close();
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
