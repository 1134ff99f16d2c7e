/// Drawing icons and strips of icons.
#pragma once
#include <gallery/markup.h>
#include <present/entry.h>

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace planitia::gallery {

using namespace present;

/// Whether the sprite has a drawing of that name.
bool has_icon(std::string_view id);

/// Whether it is the sign between two alternatives.
bool is_or(const Glyph& glyph);

/// How two or three pieces are drawn.
enum class Counting : std::uint8_t {
    repeated,  ///< the icon as many times
    figures,   ///< the figure and one icon
};

/// Draws into a page and remembers which icons the page needs.
class GlyphPen {
  public:
    /// `or_word` stands between alternatives.
    GlyphPen(Markup& page, std::string or_word) : page_(page), or_word_(std::move(or_word)) {}

    /// An icon as an SVG element with these attributes.
    void use(std::string_view id, Markup::Attributes attributes = {});
    /// An icon in a line.
    void icon(std::string_view id);
    /// Productions stand on a brown plate; alternatives and reactions break the line where there is no room.
    void strip(std::span<const Glyph> strip, Counting counting = Counting::repeated);
    /// As `strip`, for what stands on a plate already.
    void glyphs(std::span<const Glyph> strip, Counting counting = Counting::repeated);

    /// The drawings that are used, as a hidden SVG element.
    std::string symbols() const;

  private:
    void plates_and_glyphs(std::span<const Glyph> strip, Counting counting);
    void glyph(const Glyph& glyph, Counting counting);
    /// The icon, framed if it may be another player's. A figure inside takes the place of the picture.
    void piece(const Glyph& glyph, std::string_view inside);

    Markup& page_;
    std::string or_word_;
    std::set<std::string, std::less<>> used_;
};

}  // namespace planitia::gallery
