#include <gallery/markup.h>

namespace planitia::gallery {

std::string escaped(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (char each : text) {
        switch (each) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            default: result += each;
        }
    }
    return result;
}

Markup::Element::~Element() { markup_.written_.append("</").append(tag_).append(">"); }

Markup::Element Markup::element(std::string_view tag, Attributes attributes) {
    begin(tag, attributes);
    written_ += '>';
    return {*this, tag};
}

void Markup::element_with(std::string_view tag, Attributes attributes, std::string_view inside) {
    const Element whole = element(tag, attributes);
    text(inside);
}

void Markup::empty(std::string_view tag, Attributes attributes) {
    begin(tag, attributes);
    written_ += "/>";
}

void Markup::begin(std::string_view tag, Attributes attributes) {
    written_.append("<").append(tag);
    for (const auto& [name, value] : attributes)
        if (!value.empty()) written_.append(" ").append(name).append("=\"").append(escaped(value)).append("\"");
}

}  // namespace planitia::gallery
