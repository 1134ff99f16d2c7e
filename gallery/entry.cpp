#include <gallery/bodies.h>
#include <gallery/entry.h>
#include <gallery/glyphs.h>
#include <present/shelf.h>

#include <algorithm>
#include <array>

namespace planitia::gallery {

using namespace present;

std::string_view figure(const Entry& entry, std::string_view key) {
    const Document* found = entry.figures.find(key);
    const std::string* text = found == nullptr ? nullptr : found->as_text();
    return text == nullptr ? std::string_view() : *text;
}

const Strip* find_strip(const Entry& entry, PartKind kind) {
    for (const Part& part : entry.parts)
        if (part.kind == kind) return &part.strip;
    return nullptr;
}

namespace {

/// The things of some games have drawings of their own; assistants and specialists are people, news is good or bad.
std::string own_picture(const Entry& entry) {
    const std::string kind(kind_of(entry));
    const std::string id(id_of(entry));
    if (kind == name(EntryKind::colony) && has_body(id)) return id;
    if (!shelf(game_of(entry)).has_drawings) return {};
    const std::string tone(figure(entry, "tone"));
    for (const std::string& each : {kind + "-" + id, "person-" + id, id, kind + "-" + tone, kind})
        if (has_icon(each)) return each;
    return {};
}

/// No icon, or one that only links others.
bool is_link(const Glyph& glyph) { return glyph.icon.empty() || glyph.icon == "arrow" || glyph.icon == "colon"; }
/// The most frequent tag: any other tells more.
bool tells_little(const Glyph& glyph) { return is_link(glyph) || glyph.icon == "tag-building"; }

/// What stands before an arrow is only its price.
std::string picture_in(const Strip& strip) {
    const auto arrow = std::find_if(strip.begin(), strip.end(), [](const Glyph& each) { return each.icon == "arrow"; });
    const auto begin = arrow == strip.end() ? strip.begin() : arrow;
    for (const auto is_dull : {tells_little, is_link})
        if (const auto at = std::find_if_not(begin, strip.end(), is_dull); at != strip.end()) return at->icon;
    return {};
}

}  // namespace

std::string picture_of(const Entry& entry) {
    constexpr std::array kTelling = {PartKind::tags,      PartKind::requirement, PartKind::bonus, PartKind::effect,
                                     PartKind::immediate, PartKind::production,  PartKind::action};
    std::string picture = own_picture(entry);
    for (PartKind kind : kTelling)
        if (const Strip* strip = find_strip(entry, kind); strip != nullptr && picture.empty())
            picture = picture_in(*strip);
    return picture.empty() ? "card" : picture;
}

}  // namespace planitia::gallery
