/// Writing HTML that is always well formed.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace planitia::gallery {

/// With the characters that mean something in HTML replaced; fit for texts and for attributes.
std::string escaped(std::string_view text);

class Markup {
  public:
    using Attributes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

    /// Open as long as it lives; the scopes of elements nest as they do.
    class Element {
      public:
        Element(Markup& markup, std::string_view tag) : markup_(markup), tag_(tag) {}
        Element(const Element&) = delete;
        Element& operator=(const Element&) = delete;
        ~Element();

      private:
        Markup& markup_;
        std::string_view tag_;
    };

    /// `tag` outlives the element. Attributes without a value are left out.
    [[nodiscard]] Element element(std::string_view tag, Attributes attributes = {});
    /// An element with nothing but a text.
    void element_with(std::string_view tag, Attributes attributes, std::string_view text);
    /// An element that has no inside, closed as SVG wants it.
    void empty(std::string_view tag, Attributes attributes);
    void text(std::string_view text) { written_ += escaped(text); }
    /// What is HTML already.
    void raw(std::string_view html) { written_ += html; }

    std::string take() { return std::move(written_); }

  private:
    void begin(std::string_view tag, Attributes attributes);

    std::string written_;
};

}  // namespace planitia::gallery
