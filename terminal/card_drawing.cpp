#include <present/sentence.h>
#include <present/shelf.h>
#include <terminal/card_drawing.h>
#include <terminal/text.h>

#include <algorithm>

namespace planitia::terminal {

using namespace present;

namespace {

struct Frame {
    std::string_view top_left, top_right, bottom_left, bottom_right, across, down, left, right;
};
constexpr Frame kDrawn = {"╭", "╮", "╰", "╯", "─", "│", "├", "┤"};
constexpr Frame kTyped = {"+", "+", "+", "+", "-", "|", "+", "+"};

std::string_view text_of(const Entry& entry, std::string_view key) {
    const Document* member = entry.figures.find(key);
    return member != nullptr && member->as_text() != nullptr ? std::string_view(*member->as_text()) : "";
}

const Strip* strip_of(const Entry& entry, PartKind kind) {
    for (const Part& part : entry.parts)
        if (part.kind == kind) return &part.strip;
    return nullptr;
}

/// Figures and signs of a strip in money: "14", "8 14 20".
std::string price(const Entry& entry) {
    std::string text;
    if (const Strip* cost = strip_of(entry, PartKind::cost))
        for (const Glyph& glyph : *cost)
            if (glyph.icon == "megacredits") text += (text.empty() ? "" : " ") + glyph.text;
    return text;
}

std::string value_word(const Phrasebook& book, const Entry& entry, std::string_view key, std::string_view value) {
    return shelf(text_of(entry, "game")).value_word(book, key, value);
}

/// "Event", "Buildings": what sort of thing it is.
std::string kind_text(const Phrasebook& book, const Entry& entry) {
    if (const std::string type = value_word(book, entry, "type", text_of(entry, "type")); !type.empty())
        return capitalised(type);
    const auto kind = find_name<EntryKind>(text_of(entry, "kind"));
    return kind ? book.say(*kind) : std::string();
}

/// Of a list in the catalogue; empty where the entry has none.
std::vector<std::string> value_words(const Phrasebook& book, const Entry& entry, std::string_view key) {
    std::vector<std::string> texts;
    if (const Document* list = entry.figures.find(key))
        for (const Document& each : *list->as_list()) texts.push_back(value_word(book, entry, key, *each.as_text()));
    return texts;
}

std::string separated(const std::vector<std::string>& texts, std::string_view sign) {
    std::string all;
    for (const std::string& text : texts) {
        if (text.empty()) continue;
        if (!all.empty()) all += sign;
        all += text;
    }
    return all;
}

/// Where it belongs: to maps, or else to a set.
std::string set_text(const Phrasebook& book, const Entry& entry) {
    if (const auto maps = value_words(book, entry, "maps"); !maps.empty()) return separated(maps, ", ");
    return capitalised(value_word(book, entry, "set", text_of(entry, "set")));
}

Paint bar_paint(const Entry& entry) {
    const std::string_view type = text_of(entry, "type");
    if (type == "automated") return Paint::green;
    if (type == "active") return Paint::blue;
    if (type == "event") return Paint::red;
    return Paint::slate;
}

class Drawing {
  public:
    Drawing(const Style& style, std::size_t columns)
        : style_(style), frame_(style.has_unicode ? kDrawn : kTyped), inner_(columns - 4) {}

    void rule(std::string_view left, std::string_view right) {
        std::string line(left);
        for (std::size_t i = 0; i < inner_ + 2; ++i) line += frame_.across;
        lines_.push_back(painted(style_, Paint::faint, line + std::string(right)));
    }
    void top() { rule(frame_.top_left, frame_.top_right); }
    void middle() { rule(frame_.left, frame_.right); }
    void bottom() { rule(frame_.bottom_left, frame_.bottom_right); }

    /// A coloured bar with a figure at its left and one at its right.
    void bar(Paint paint, std::string_view left, std::string_view title, std::string_view right) {
        const std::size_t edges = width(left) + width(right) + (left.empty() ? 0 : 2) + 2;
        bool is_first = true;
        for (const std::string& part : wrapped(title, inner_ > edges ? inner_ - edges : 8)) {
            std::string start = left.empty() ? ""
                                : is_first   ? std::string(left) + "  "
                                             : std::string(width(left) + 2, ' ');
            std::string line = padded(start + part, inner_ - width(right)) +
                               (is_first ? std::string(right) : std::string(width(right), ' '));
            put(" " + line + " ", paint, false);
            is_first = false;
        }
    }
    void text(std::string_view text, Paint paint = Paint::plain) {
        for (const std::string& line : wrapped(text, inner_)) put(padded(line, inner_), paint, true);
    }
    void right(std::string_view text, Paint paint) { put(padded_left(text, inner_), paint, true); }

    std::vector<std::string> take() { return std::move(lines_); }

  private:
    void put(std::string_view line, Paint paint, bool has_margin) {
        const std::string edge = painted(style_, Paint::faint, frame_.down);
        const std::string margin = has_margin ? " " : "";
        lines_.push_back(edge + margin + painted(style_, paint, line) + margin + edge);
    }

    const Style& style_;
    const Frame& frame_;
    std::size_t inner_;
    std::vector<std::string> lines_;
};

}  // namespace

std::string caption(const Phrasebook& book, const Entry& entry) {
    const std::string cost = price(entry);
    return separated({kind_text(book, entry), separated(value_words(book, entry, "tags"), ", "),
                      cost.empty() ? "" : value_word(book, entry, "cost", cost)},
                     " · ");
}

std::vector<std::string> draw_card(const Style& style, Language language, const Entry& entry, std::size_t columns) {
    const Phrasebook& book = phrasebook(language);
    Drawing drawing(style, columns);
    drawing.top();
    drawing.bar(bar_paint(entry), price(entry), entry.title, text_of(entry, "number"));
    drawing.text(
        separated({kind_text(book, entry), set_text(book, entry), separated(value_words(book, entry, "tags"), ", ")},
                  " · "),
        Paint::faint);
    if (!entry.text.empty() || !entry.flavour.empty()) drawing.middle();
    for (const std::string& sentence : entry.text) drawing.text(sentence);
    if (!entry.flavour.empty()) drawing.text(entry.flavour, Paint::italic);
    drawing.bottom();
    return drawing.take();
}

std::string list_line(const Style& style, Language language, const Entry& entry) {
    const Phrasebook& book = phrasebook(language);
    const std::string tags = separated(value_words(book, entry, "tags"), ", ");
    const std::string figures = padded(text_of(entry, "number"), 5) + padded_left(price(entry), 8) + "  ";
    const std::string title = padded(unbound(entry.title), 38) + "  ";
    const std::string rest = separated({kind_text(book, entry), set_text(book, entry), tags}, " · ");
    const std::size_t used = width(figures) + width(title);
    const auto columns = static_cast<std::size_t>(style.columns);
    const bool fits = columns == 0 || used + width(rest) <= columns;
    return figures + painted(style, Paint::bold, title) +
           (fits ? rest : cut(rest, columns > used ? columns - used : 0));
}

}  // namespace planitia::terminal
