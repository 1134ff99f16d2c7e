#include <play/list.h>
#include <present/lookup.h>
#include <terminal/palette.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::play {

using namespace terminal;
using Kind = Key::Kind;

void List::set_items(std::vector<Item> items) {
    items_ = std::move(items);
    stop_searching();
    digits_.clear();
    top_ = 0;
    select_first();
}

std::optional<std::size_t> List::selected() const {
    if (selected_ < items_.size() && is_selectable(selected_)) return selected_;
    return std::nullopt;
}

void List::select(std::size_t index) {
    if (index < items_.size() && is_selectable(index)) selected_ = index;
}

void List::select_first() {
    selected_ = 0;
    while (selected_ < items_.size() && !is_selectable(selected_)) ++selected_;
}

bool List::is_found(const Item& item) const {
    return present::folded(item.label + " " + item.note).find(present::folded(search_)) != std::string::npos;
}

/// What is found by its heading is shown with it.
bool List::is_shown(std::size_t index) const {
    if (search_.empty()) return true;
    std::size_t heading = index;
    while (heading > 0 && !items_[heading].is_heading) --heading;
    const bool is_below = items_[heading].is_heading && is_found(items_[heading]);
    return is_below || (!items_[index].is_heading && is_found(items_[index]));
}

bool List::is_selectable(std::size_t index) const { return !items_[index].is_heading && is_shown(index); }

int List::count_marked() const {
    return static_cast<int>(
        std::count_if(items_.begin(), items_.end(), [](const Item& item) { return item.is_marked; }));
}

// ---- keys

bool List::on(const Key& key) {
    if (is_searching_) return on_search(key);
    if (key.is(Kind::character) && key.text.size() == 1 && key.text[0] >= '0' && key.text[0] <= '9') {
        move_to_number(key.text[0]);
        return true;
    }
    digits_.clear();
    if (key.is_character("/") || key == Key{Kind::function, "3"}) {
        is_searching_ = has_search_;
        return has_search_;
    }
    switch (key.kind) {
        case Kind::up: move(-1); return true;
        case Kind::down: move(1); return true;
        case Kind::page_up: move(-page_); return true;
        case Kind::page_down: move(page_); return true;
        case Kind::home: move(-static_cast<int>(items_.size())); return true;
        case Kind::end: move(static_cast<int>(items_.size())); return true;
        case Kind::character: break;
        default: return false;
    }
    const bool is_letter =
        static_cast<unsigned char>(key.text[0]) >= 0x80 || std::isalpha(static_cast<unsigned char>(key.text[0])) != 0;
    if (is_letter) move_to_letter(key.text);
    return is_letter;
}

bool List::on_search(const Key& key) {
    switch (key.kind) {
        case Kind::escape: stop_searching(); return true;
        case Kind::up: move(-1); return true;
        case Kind::down: move(1); return true;
        case Kind::backspace: remove_last_cluster(search_); break;
        case Kind::character: search_ += key.text; break;
        default: return false;
    }
    if (!selected()) select_first();
    return true;
}

void List::stop_searching() {
    is_searching_ = false;
    search_.clear();
    if (!selected()) select_first();
}

void List::move(int steps) {
    const int direction = steps < 0 ? -1 : 1;
    std::size_t at = selected_;
    for (int left = std::abs(steps); left > 0; --left) {
        std::size_t next = at;
        do {
            if (direction < 0 ? next == 0 : next + 1 >= items_.size()) return;
            next += static_cast<std::size_t>(direction);
        } while (!is_selectable(next));
        at = next;
        selected_ = at;
    }
}

void List::move_to_letter(std::string_view letter) {
    const std::string wanted = present::folded(letter);
    for (std::size_t i = 1; i <= items_.size(); ++i) {
        const std::size_t at = (selected_ + i) % items_.size();
        if (is_selectable(at) && present::folded(items_[at].label).starts_with(wanted)) {
            selected_ = at;
            return;
        }
    }
}

int List::number_of(std::size_t index) const {
    return static_cast<int>(std::count_if(items_.begin(), items_.begin() + static_cast<std::ptrdiff_t>(index) + 1,
                                          [](const Item& item) { return !item.is_heading; }));
}

void List::move_to_number(char digit) {
    digits_ += digit;
    for (const std::string& typed : {digits_, std::string(1, digit)}) {
        for (std::size_t i = 0; i < items_.size(); ++i) {
            if (!is_selectable(i) || std::to_string(number_of(i)) != typed) continue;
            selected_ = i;
            digits_ = typed;
            return;
        }
    }
    digits_.clear();
}

// ---- drawing

void List::draw(const Style& style, Region region, bool has_marks) {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < items_.size(); ++i)
        if (is_shown(i)) rows.push_back(i);
    const auto height = static_cast<std::size_t>(std::max(region.rows(), 1));
    page_ = std::max(region.rows() - 1, 1);
    const auto at = static_cast<std::size_t>(std::find(rows.begin(), rows.end(), selected_) - rows.begin());
    // A heading stays in sight of its first item.
    const std::size_t first = at > 0 && at < rows.size() && items_[rows[at - 1]].is_heading ? at - 1 : at;
    if (first < top_) top_ = first;
    if (at < rows.size() && at >= top_ + height) top_ = at + 1 - height;
    if (top_ + height > rows.size()) top_ = rows.size() > height ? rows.size() - height : 0;
    for (std::size_t y = 0; y < height && top_ + y < rows.size(); ++y) {
        Region row = region.part({0, static_cast<int>(y), region.columns(), 1});
        draw_item(style, row, rows[top_ + y], has_marks);
    }
    const std::string_view up = style.has_unicode ? "▲" : "^";
    const std::string_view down = style.has_unicode ? "▼" : "v";
    if (top_ > 0) region.put(region.columns() - 1, 0, up, {.ink = kAccent});
    if (top_ + height < rows.size()) region.put(region.columns() - 1, region.rows() - 1, down, {.ink = kAccent});
}

namespace {

/// Of so many columns: a short note keeps its place beside a label that is too long, a long one makes room.
int room_for_label(int columns, std::string_view label, std::string_view note) {
    constexpr int kLongestKept = 12;
    constexpr int kGap = 2;
    const int kept = static_cast<int>(width(note));
    if (kept == 0 || kept > kLongestKept || static_cast<int>(width(label)) + kGap + kept <= columns) return columns;
    return std::max(columns - kept - kGap, columns / 2);
}

}  // namespace

/// The beginning of the label where that is enough to know it by, else also its end.
std::string List::label_in(std::size_t index, std::size_t columns) const {
    const std::string& label = items_[index].label;
    const std::string begin = cut(label, columns);
    const bool is_known = begin == label || std::ranges::none_of(items_, [&](const Item& other) {
                              return other.label != label && cut(other.label, columns) == begin;
                          });
    return is_known ? begin : cut_inside(label, columns);
}

void List::draw_item(const Style& style, Region& row, std::size_t index, bool has_marks) const {
    const Item& item = items_[index];
    if (item.is_heading) {
        row.put_cut(0, 0, row.columns(), item.label, Look{.ink = kAccent, .is_bold = true});
        return;
    }
    const bool is_selected = index == selected_;
    Look look = item.is_enabled ? kPlain : Look{.ink = kSecondText};
    if (is_selected) look = look.bold().on(kRaised);
    if (is_selected) row.fill(look);
    const int end = row.columns() - 2;
    const std::string number = std::to_string(number_of(index));
    row.put(0, 0, is_selected ? (style.has_unicode ? "▸" : ">") : " ", Look{.ink = kAccent, .is_bold = true});
    row.put_left_of(4, 0, number, kQuiet);
    int x = 5;
    if (has_marks)
        x = row.put(x, 0, item.is_marked ? "[x] " : "[ ] ", Look{.ink = item.is_marked ? kLegal : kSecondText});
    constexpr int kShortestNote = 4;
    constexpr int kGap = 2;
    const std::string brief = shown(style, item.brief.empty() ? item.note : item.brief);
    x = row.put(x, 0, label_in(index, static_cast<std::size_t>(room_for_label(end - x, item.label, brief))), look) +
        kGap;
    std::string note = shown(style, item.note);
    if (end - x < static_cast<int>(width(note))) note = brief;
    if (end - x >= std::min(kShortestNote, static_cast<int>(width(note))))
        row.put_left_of(end, 0, cut(note, static_cast<std::size_t>(end - x)),
                        item.is_enabled ? kQuiet : Look{.ink = kLine});
}

}  // namespace planitia::play
