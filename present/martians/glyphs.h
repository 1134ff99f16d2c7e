/// Pictures and signs of which the strips of Martians are made.
#pragma once
#include <martians/catalogue/catalogue.h>
#include <martians/notation/names.h>
#include <present/martians/clauses.h>
#include <present/martians/strip.h>

#include <algorithm>

namespace planitia::present::martians_glyphs {

using namespace martians;

inline std::string signed_text(int n) { return (n < 0 ? "−" : "+") + std::to_string(n < 0 ? -n : n); }
/// One piece is the icon alone.
inline std::string count_text(int n) { return n == 1 ? "" : std::to_string(n); }

inline std::string icon(Good good) {
    const bool is_shared = good == Good::energy || good >= kMinerals.front();
    return (is_shared ? "" : "good-") + std::string(name(good));
}
inline std::string icon(Need need) { return "need-" + std::string(name(need)); }
inline std::string icon(FieldStatus status) { return "field-" + std::string(name(status)); }
inline std::string icon(Building building) { return "building-" + std::string(name(building)); }
inline std::string icon(Installation installation) { return "installation-" + std::string(name(installation)); }
inline std::string icon(Technology technology) { return "technology-" + std::string(name(technology)); }
inline std::string icon(Person person) { return "person-" + std::string(name(person)); }
inline std::string icon(Crop crop) { return "crop-" + std::string(name(crop)); }

inline Glyph pictured(std::string icon, std::string text = {}) {
    return {.icon = std::move(icon), .text = std::move(text)};
}
inline Glyph changed(std::string icon, int by) { return pictured(std::move(icon), signed_text(by)); }
inline Glyph counted(std::string icon, int n) { return pictured(std::move(icon), count_text(n)); }
inline Glyph sign(std::string text) { return {.text = std::move(text)}; }
inline Glyph colon() { return pictured("colon"); }

inline void append(Strip& strip, const Strip& more) { strip.insert(strip.end(), more.begin(), more.end()); }

inline Strip after(Strip strip, const Strip& more) {
    append(strip, more);
    return strip;
}

/// One of them. A stroke is enough between single pictures.
inline Strip either(const std::vector<Strip>& alternatives) {
    const bool is_list = std::ranges::all_of(alternatives, [](const Strip& each) { return each.size() == 1; });
    Strip strip;
    for (const Strip& each : alternatives) {
        if (!strip.empty()) strip.push_back(sign(is_list ? "/" : "|"));
        append(strip, each);
    }
    return strip;
}

template <class E, class Holds>
inline Strip either_of(const Holds& holds) {
    std::vector<Strip> all;
    for (E each : every<E>())
        if (holds(each)) all.push_back({pictured(icon(each))});
    return either(all);
}

inline Strip goods_strip(const Cost& cost) {
    Strip strip;
    for (Good good : every<Good>())
        if (cost.goods[good] > 0) strip.push_back(counted(icon(good), cost.goods[good]));
    if (cost.any_mineral > 0) strip.push_back(counted("mineral-any", cost.any_mineral));
    if (cost.green_or_blue > 0)
        append(strip, either({{counted(icon(Good::mineral_green), cost.green_or_blue)},
                              {counted(icon(Good::mineral_blue), cost.green_or_blue)}}));
    return strip;
}

inline Strip price_strip(const Price& price) {
    Strip strip;
    if (price.time > 0) strip.push_back(counted("time", price.time));
    return after(std::move(strip), goods_strip(price.goods));
}

/// What is paid, an arrow, what it brings.
inline Strip exchange(Strip paid, const Strip& gained) {
    if (!paid.empty()) paid.push_back(pictured("arrow"));
    return after(std::move(paid), gained);
}

inline Strip reputation_strip(int n) { return n == 0 ? Strip{} : Strip{changed("reputation", n)}; }

/// "1–2": the least and the most.
inline Glyph between(std::string icon, int least, int most) {
    return pictured(std::move(icon), std::to_string(least) + "–" + std::to_string(most));
}

/// What an installation of the kind makes more or less; nothing for 0.
inline Strip output_strip(Installation kind, int by) {
    return by == 0 ? Strip{} : Strip{pictured(icon(kind)), colon(), changed(icon(Good::energy), by)};
}

}  // namespace planitia::present::martians_glyphs
