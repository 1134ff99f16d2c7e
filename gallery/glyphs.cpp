#include <gallery/gallery.h>
#include <gallery/glyphs.h>

#include <algorithm>

namespace planitia::embedded {
extern const std::string_view icons_svg;
}

namespace planitia::gallery {

using namespace present;

bool is_or(const Glyph& glyph) { return glyph.icon.empty() && glyph.text == "|"; }

namespace {

/// Cards have the names of icons too, so the page calls these otherwise.
constexpr std::string_view kIdPrefix = "icon-";
constexpr std::string_view kSymbolBegin = "<symbol id=\"";
constexpr std::string_view kSymbolEnd = "</symbol>";
constexpr std::string_view kMinus = "−";

/// From after the name in the first tag to the end of the symbol; empty if there is none.
std::string_view symbol_after_id(std::string_view id) {
    const std::string_view sprite = icon_sprite();
    const std::string begin = std::string(kSymbolBegin).append(id).append("\"");
    const std::size_t at = sprite.find(begin);
    if (at == std::string_view::npos) return {};
    const std::size_t from = at + begin.size() - 1;
    return sprite.substr(from, sprite.find(kSymbolEnd, from) + kSymbolEnd.size() - from);
}

/// What stands in front of the icon, how often the icon is drawn, and what stands inside of it.
struct Drawing {
    std::string_view lead;
    int times = 1;
    std::string_view inside;
};

std::string_view sign_of(std::string_view text) {
    for (std::string_view sign : {kMinus, std::string_view("+"), std::string_view("±")})
        if (text.starts_with(sign)) return sign;
    return {};
}

bool has_figure_inside(std::string_view icon) { return icon == "megacredits" || icon == "points"; }
bool is_counted_in_figures(std::string_view icon) { return icon == "good-money"; }

Drawing drawing_of(const Glyph& glyph, Counting counting) {
    const std::string_view text = glyph.text;
    const std::string_view sign = sign_of(text);
    const std::string_view figure = text.substr(sign.size());
    if (has_figure_inside(glyph.icon)) return {.lead = sign, .inside = figure};
    const bool is_plain = sign.empty() || (sign == kMinus && glyph.production);
    const bool is_small = figure.size() == 1 && figure >= "1" && figure <= "3";
    if (counting == Counting::repeated && is_plain && is_small && !is_counted_in_figures(glyph.icon))
        return {.lead = sign, .times = figure[0] - '0'};
    return {.lead = text};
}

/// Where the next alternative begins, or the next thing that a colon follows.
std::size_t clause_end(std::span<const Glyph> strip) {
    for (std::size_t i = 1; i < strip.size(); ++i) {
        const bool has_colon = i + 1 < strip.size() && strip[i + 1].icon == "colon";
        const bool is_first_of_several = strip[i - 1].text != "/";
        if (is_or(strip[i]) || (has_colon && is_first_of_several)) return i;
    }
    return strip.size();
}

/// Signs and arrows hold what is on both sides of them together.
bool is_joint(const Glyph& glyph) { return glyph.icon.empty() || glyph.icon == "arrow"; }

/// Where the line may be broken next: after a plate, or between two things that no sign joins.
std::size_t phrase_end(std::span<const Glyph> strip) {
    std::size_t end = 1;
    if (strip.front().production) {
        while (end < strip.size() && strip[end].production) ++end;
        return end;
    }
    while (end < strip.size() && !strip[end].production && (is_joint(strip[end]) || is_joint(strip[end - 1]))) ++end;
    return end;
}

}  // namespace

std::string_view icon_sprite() { return embedded::icons_svg; }

bool has_icon(std::string_view id) { return !symbol_after_id(id).empty(); }

void GlyphPen::use(std::string_view id, Markup::Attributes attributes) {
    const std::string reference = std::string("#").append(kIdPrefix).append(id);
    const auto picture = page_.element("svg", attributes);
    page_.empty("use", {{"href", reference}});
    used_.emplace(id);
}

void GlyphPen::icon(std::string_view id) { use(id, {{"class", std::string("i i-").append(id)}}); }

void GlyphPen::strip(std::span<const Glyph> strip, Counting counting) {
    std::size_t end = clause_end(strip);
    if (end == strip.size()) return plates_and_glyphs(strip, counting);
    for (; !strip.empty(); end = clause_end(strip)) {
        const auto clause = page_.element("span", {{"class", "clause"}});
        plates_and_glyphs(strip.first(end), counting);
        strip = strip.subspan(end);
    }
}

void GlyphPen::plates_and_glyphs(std::span<const Glyph> strip, Counting counting) {
    while (!strip.empty()) {
        const std::size_t end = phrase_end(strip);
        if (strip.front().production) {
            const auto plate = page_.element("span", {{"class", "plate"}});
            glyphs(strip.first(end), counting);
        } else if (end == 1) {
            glyph(strip.front(), counting);
        } else {
            const auto phrase = page_.element("span", {{"class", "clause"}});
            glyphs(strip.first(end), counting);
        }
        strip = strip.subspan(end);
    }
}

void GlyphPen::glyphs(std::span<const Glyph> strip, Counting counting) {
    for (const Glyph& each : strip) glyph(each, counting);
}

void GlyphPen::glyph(const Glyph& glyph, Counting counting) {
    if (glyph.icon.empty())
        return page_.element_with("span", {{"class", "sign"}}, is_or(glyph) ? or_word_ : glyph.text);
    const Drawing drawing = drawing_of(glyph, counting);
    const auto together = page_.element("span", {{"class", "glyph"}});
    if (!drawing.lead.empty()) page_.element_with("b", {}, drawing.lead);
    for (int i = 0; i < drawing.times; ++i) piece(glyph, drawing.inside);
}

void GlyphPen::piece(const Glyph& glyph, std::string_view inside) {
    const auto framed = page_.element("span", {{"class", glyph.any_player ? "piece any" : "piece"}});
    if (inside.empty()) {
        icon(glyph.icon);
    } else {
        page_.element_with("span", {{"class", "coin of-" + glyph.icon}}, inside);
    }
    if (glyph.any_player) icon("any-player");
}

std::string GlyphPen::symbols() const {
    std::string all = "<svg class=\"symbols\" aria-hidden=\"true\">";
    for (const std::string& id : used_)
        all.append(kSymbolBegin).append(kIdPrefix).append(id).append(symbol_after_id(id));
    return all += "</svg>";
}

}  // namespace planitia::gallery
