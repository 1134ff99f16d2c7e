#include <play/layout.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;

namespace {

Region bottom_row(const Region& screen) { return screen.part({0, screen.rows() - 1, screen.columns(), 1}); }

}  // namespace

void draw_keys(Region screen, const std::vector<KeyHelp>& keys) {
    Region row = bottom_row(screen);
    row.fill(kQuiet.on(kSurface));
    constexpr int kGap = 2;
    const auto columns_of = [](const KeyHelp& key) {
        return static_cast<int>(width(key.first) + 1 + width(key.second));
    };
    const int last = keys.empty() ? 0 : columns_of(keys.back());
    int x = 1;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const bool is_last = i + 1 == keys.size();
        const int kept = is_last ? 0 : kGap + last;
        if (x + columns_of(keys[i]) + kept >= row.columns() && !is_last) continue;
        x = row.put(x, 0, keys[i].first, Look{.ink = kAccent, .is_bold = true}) + 1;
        x = row.put(x, 0, keys[i].second, kQuiet) + kGap;
    }
}

void draw_keys_or_message(Region screen, const std::vector<KeyHelp>& keys, std::string_view message, Rgb ink) {
    draw_keys(screen, message.empty() ? keys : std::vector<KeyHelp>{});
    bottom_row(screen).put_cut(1, 0, screen.columns() - 2, message, Look{.ink = ink, .is_bold = true});
}

void draw_keys_or_search(Region screen, const std::vector<KeyHelp>& keys, const List& list, const Settings& settings) {
    draw_keys_or_message(screen, keys, list.is_searching() ? search_text(settings, list) : "", kLegal);
}

int rows_below_board(int rows) { return std::clamp(rows * 9 / 24, 8, 16); }

void draw_headline(Region row, std::string_view left, std::string_view right) {
    row.fill(kStrong.on(kRaised));
    const int columns = static_cast<int>(width(right));
    row.put_cut(1, 0, row.columns() - columns - 3, left, kStrong);
    row.put_left_of(row.columns() - 1, 0, right, kQuiet);
}

std::string search_text(const Settings& settings, const List& list) {
    const std::string text = settings.say(T::search, {{"text", list.search() + "_"}});
    return list.selected() ? text : text + "  " + settings.book().say(present::CommonPhrase::nothing_found);
}

std::string_view bullet(const Style& style) { return style.has_unicode ? "·" : "-"; }
bool asks_for_help(const Key& key) { return key.is_character("?") || key == Key{Key::Kind::function, "1"}; }

std::string arrows(const Style& style) { return style.has_unicode ? "↑↓" : "Up/Dn"; }
std::string sideways(const Style& style) { return style.has_unicode ? "←→" : "Lt/Rt"; }

}  // namespace planitia::play
