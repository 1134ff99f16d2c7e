#include <gallery/card.h>
#include <gallery/entry.h>
#include <gallery/scene.h>
#include <present/shelf.h>

#include <algorithm>
#include <span>
#include <vector>

namespace planitia::gallery {

using namespace present;

namespace {

std::string named(std::string_view kind, std::string_view id) { return std::string(kind).append("-").append(id); }

// -- texts

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::size_t longest_word(std::string_view text) {
    std::size_t longest = 0;
    for (std::size_t i = 0; i < count_parts(text, ' '); ++i)
        longest = std::max(longest, count_characters(part(text, ' ', i)));
    return longest;
}

/// Long titles are set smaller, never cut.
std::string_view title_class(std::string_view title) {
    if (longest_word(title) > 15 || count_characters(title) > 36) return "longer";
    if (longest_word(title) > 11 || count_characters(title) > 24) return "long";
    return {};
}

/// The length of what a colon ends, such as "Action:"; 0 if there is none or it is long.
std::size_t lead_length(std::string_view sentence) {
    constexpr std::size_t kLongest = 80;
    const std::size_t colon = sentence.find(':');
    return colon == std::string_view::npos || count_characters(sentence.substr(0, colon)) > kLongest ? 0 : colon + 1;
}

// -- rows

bool is_arrow(const Glyph& glyph) { return glyph.icon == "arrow"; }

/// Each way to use an action. It is told by its arrow, after what is paid or else in front.
std::vector<Strip> ways_of(const Strip& action) {
    std::vector<Strip> ways(1);
    for (const Glyph& each : action) {
        if (is_or(each)) ways.emplace_back();
        if (!is_or(each)) ways.back().push_back(each);
    }
    for (Strip& way : ways) {
        if (!way.empty() && is_arrow(way.front())) way.erase(way.begin());
        if (std::none_of(way.begin(), way.end(), is_arrow)) way.insert(way.begin(), Glyph{.icon = "arrow"});
    }
    for (std::size_t i = 1; i < ways.size(); ++i) ways[i].insert(ways[i].begin(), Glyph{.text = "|"});
    return ways;
}

/// Where a price has many parts, each had better be short.
Counting counting_of(const Entry& entry) {
    return shelf(game_of(entry)).has_short_prices ? Counting::repeated : Counting::figures;
}

class CardWriter {
  public:
    CardWriter(Markup& page, GlyphPen& pen, const Phrasebook& book, const Entry& entry)
        : page_(page), pen_(pen), book_(book), entry_(entry), counting_(counting_of(entry)) {}

    void write() {
        const std::string id = named(game_of(entry_), named(kind_of(entry_), id_of(entry_)));
        const auto article = page_.element("article", {{"class", classes()}, {"id", id}});
        head();
        page_.element_with("h4", {{"class", title_class(entry_.title)}}, entry_.title);
        requirements();
        draw_scene(page_, pen_, picture_of(entry_), id);
        body();
        foot();
    }

  private:
    std::string classes() const {
        const bool is_project = kind_of(entry_) == name(EntryKind::project);
        std::string all = "card kind-" + std::string(kind_of(entry_));
        if (const std::string_view tone = figure(entry_, "tone"); !tone.empty()) all.append(" tone-").append(tone);
        return is_project ? all.append(" type-").append(figure(entry_, "type")) : all;
    }

    [[nodiscard]] Markup::Element strip_box(std::string_view tag, std::string_view its_class, PartKind kind) {
        return page_.element(tag, {{"class", its_class}, {"title", book_.phrase(kind)}, {"aria-hidden", "true"}});
    }

    void head() {
        const Strip* cost = find_strip(entry_, PartKind::cost);
        const Strip* tags = find_strip(entry_, PartKind::tags);
        if (cost == nullptr && tags == nullptr) return;
        const auto header = page_.element("header", {{"class", cost == nullptr ? "tags-only" : ""}});
        if (cost != nullptr) price(*cost);
        if (tags != nullptr) {
            const std::string label = tags_label();
            const auto right = page_.element("span", {{"class", "tags"},
                                                      {"role", label.empty() ? "" : "img"},
                                                      {"aria-label", label},
                                                      {"aria-hidden", label.empty() ? "true" : ""}});
            pen_.strip(*tags, Counting::figures);
        }
    }

    void price(const Strip& cost) {
        if (cost.front().icon != "megacredits") {
            const auto paid = strip_box("span", "price", PartKind::cost);
            return pen_.strip(cost, Counting::figures);
        }
        const auto costs = page_.element("span", {{"class", "costs"}, {"title", book_.phrase(PartKind::cost)}});
        for (const Glyph& each : cost) page_.element_with("span", {{"class", "cost"}}, each.text);
    }

    /// The text of a card does not name its tags.
    std::string tags_label() const {
        const Document* tags = entry_.figures.find("tags");
        std::string label;
        if (tags == nullptr || tags->as_list() == nullptr) return label;
        for (const Document& each : *tags->as_list()) {
            const std::string tag =
                shelf(game_of(entry_)).value_word(book_, "tags", each.as_text() == nullptr ? "" : *each.as_text());
            if (tag.empty()) continue;
            label += (label.empty() ? std::string(book_.phrase(PartKind::tags)) + ": " : ", ") + tag;
        }
        return label;
    }

    void requirements() {
        if (find_strip(entry_, PartKind::requirement) == nullptr) return;
        const auto bar = strip_box("div", "needs", PartKind::requirement);
        for (const Part& each : entry_.parts) {
            if (each.kind != PartKind::requirement) continue;
            const auto need = page_.element("span", {{"class", "need"}});
            pen_.strip(each.strip, Counting::figures);
        }
    }

    void body() {
        const auto rows_and_text = page_.element("div", {{"class", "body"}});
        gains();
        for (const Part& each : entry_.parts) row(each);
        if (find_strip(entry_, PartKind::income) != nullptr) colony();
        texts();
    }

    /// What happens at once, with the production box in front.
    void gains() {
        const Strip* production = find_strip(entry_, PartKind::production);
        const Strip* immediate = find_strip(entry_, PartKind::immediate);
        if (production == nullptr && immediate == nullptr) return;
        const auto box = strip_box("div", "row gains", PartKind::immediate);
        if (production != nullptr) production_box(*production);
        if (immediate != nullptr) pen_.strip(*immediate, counting_);
    }

    /// Losses above, gains below.
    void production_box(const Strip& production) {
        Strip losses;
        Strip gains;
        Strip* into = &gains;
        for (const Glyph& each : production) {
            if (each.production) into = each.text.starts_with("−") ? &losses : &gains;
            into->push_back(each);
        }
        const auto plate = strip_box("span", "plate box", PartKind::production);
        for (const Strip& line : {losses, gains}) {
            if (line.empty()) continue;
            const auto row = page_.element("span", {{"class", "line"}});
            pen_.glyphs(line, counting_);
        }
    }

    void row(const Part& part) {
        if (part.kind == PartKind::action) action_rows(part.strip);
        if (part.kind == PartKind::effect) lasting_row(part.kind, part.strip);
        if (part.kind == PartKind::first_action) captioned_row(part.kind);
    }

    void lasting_row(PartKind kind, const Strip& strip) {
        const auto row = strip_box("div", "row lasting", kind);
        pen_.strip(strip, counting_);
    }

    void action_rows(const Strip& action) {
        for (const Strip& way : ways_of(action)) lasting_row(PartKind::action, way);
    }

    [[nodiscard]] Markup::Element captioned(PartKind kind) {
        return strip_box("div", named("row captioned row", name(kind)), kind);
    }
    void caption(PartKind kind) { page_.element_with("span", {{"class", "caption"}}, book_.phrase(kind)); }

    void captioned_row(PartKind kind) {
        const Strip* strip = find_strip(entry_, kind);
        if (strip == nullptr) return;
        const auto row = captioned(kind);
        caption(kind);
        pen_.strip(*strip, counting_);
    }

    void colony() {
        captioned_row(PartKind::building);
        track();
        captioned_row(PartKind::bonus);
    }

    /// The income step by step: only what it is, as there is no room for where it goes.
    void track() {
        const auto row = captioned(PartKind::income);
        caption(PartKind::income);
        const auto steps = page_.element("span", {{"class", "track"}});
        for (const Part& each : entry_.parts) {
            if (each.kind != PartKind::income) continue;
            const auto step = page_.element("span", {{"class", "step"}});
            pen_.strip(std::span(each.strip).first(std::min<std::size_t>(each.strip.size(), 1)), Counting::figures);
        }
    }

    void texts() {
        if (!text_on_card(entry_).empty()) {
            const auto paragraph = page_.element("p");
            for (const std::string& each : text_on_card(entry_)) sentence_with_lead(each);
        }
        if (!entry_.flavour.empty()) page_.element_with("p", {{"class", "flavour"}}, entry_.flavour);
    }

    void sentence_with_lead(std::string_view sentence) {
        const std::size_t lead = lead_length(sentence);
        {
            const auto whole = page_.element("span");
            if (lead > 0) page_.element_with("b", {}, sentence.substr(0, lead));
            page_.text(sentence.substr(lead));
        }
        page_.raw(" ");
    }

    void foot() {
        const Strip* holds = find_strip(entry_, PartKind::holds);
        const Strip* points = find_strip(entry_, PartKind::points);
        const std::string_view number = figure(entry_, "number");
        if (holds == nullptr && points == nullptr && number.empty()) return;
        const auto footer = page_.element("footer");
        if (holds != nullptr) {
            const auto held = strip_box("span", "holds", PartKind::holds);
            pen_.strip(*holds, counting_);
        }
        if (!number.empty()) page_.element_with("span", {{"class", "number"}}, number);
        if (points != nullptr) worth(*points);
    }

    /// The badge is the picture of points, so in it they are mere figures.
    void worth(const Strip& points) {
        const bool is_loss = points.front().text.starts_with("−");
        const auto badge = strip_box("span", is_loss ? "worth loss" : "worth", PartKind::points);
        for (const Glyph& each : points) {
            if (each.icon == "points") page_.text(each.text);
            if (each.icon != "points") pen_.strip({&each, 1}, Counting::figures);
        }
    }

    Markup& page_;
    GlyphPen& pen_;
    const Phrasebook& book_;
    const Entry& entry_;
    Counting counting_;
};

}  // namespace

void draw_card(Markup& page, GlyphPen& pen, const Phrasebook& book, const Entry& entry) {
    CardWriter(page, pen, book, entry).write();
}

}  // namespace planitia::gallery
