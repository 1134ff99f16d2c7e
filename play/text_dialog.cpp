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
constexpr std::size_t kPage = 10;

}  // namespace

void TextDialog::draw(Region region) {
    const int columns = std::min(region.columns() - 4, kWidest);
    const int x = (region.columns() - columns) / 2;
    top_ = std::min(top_, lines_.empty() ? 0 : lines_.size() - 1);
    draw_lines(region.part({x, 1, columns, region.rows() - 3}),
               {lines_.begin() + static_cast<std::ptrdiff_t>(top_), lines_.end()});
    draw_keys(region, {{"Esc", settings_.say(T::key_go_on)}});
}

void TextDialog::on(const Key& key, Dialogs& dialogs) {
    switch (key.kind) {
        case Kind::down: ++top_; return;
        case Kind::up: top_ -= std::min<std::size_t>(top_, 1); return;
        case Kind::page_down: top_ += kPage; return;
        case Kind::page_up: top_ -= std::min(top_, kPage); return;
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
