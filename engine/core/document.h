/// A tree of plain data (null, truth, number, text, list, map with ordered keys): what notations read and write.
/// It keeps JSON libraries out of the engine; the protocol turns it into text and back. Not for the move path.
#pragma once
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace planitia {

class Document {
  public:
    using List = std::vector<Document>;
    using Member = std::pair<std::string, Document>;
    using Map = std::vector<Member>;

    Document() = default;
    Document(std::nullptr_t) {}
    Document(bool value) : content_(value) {}
    Document(int value) : content_(std::int64_t{value}) {}
    Document(std::int64_t value) : content_(value) {}
    Document(std::size_t value) : content_(static_cast<std::int64_t>(value)) {}
    Document(double value) : content_(value) {}
    Document(const char* value) : content_(std::string(value)) {}
    Document(std::string_view value) : content_(std::string(value)) {}
    Document(std::string value) : content_(std::move(value)) {}
    Document(List value) : content_(std::move(value)) {}

    static Document list() { return Document(List{}); }
    static Document map(std::initializer_list<Member> members = {});

    bool is_null() const { return std::holds_alternative<std::monostate>(content_); }
    const bool* as_bool() const { return std::get_if<bool>(&content_); }
    const std::int64_t* as_int() const { return std::get_if<std::int64_t>(&content_); }
    const double* as_double() const { return std::get_if<double>(&content_); }
    const std::string* as_text() const { return std::get_if<std::string>(&content_); }
    const List* as_list() const { return std::get_if<List>(&content_); }
    const Map* as_map() const { return std::get_if<Map>(&content_); }
    List* as_list() { return std::get_if<List>(&content_); }

    /// The member of a map; null pointer when this is no map or has no such key.
    const Document* find(std::string_view key) const;
    Document* find(std::string_view key);

    /// Adds to a map (replacing an equal key) or to a list. Precondition: this is one.
    Document& set(std::string key, Document value);
    Document& add(Document value);

    friend bool operator==(const Document&, const Document&) = default;

  private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Map> content_;
};

/// The same for equal documents on every platform, in whatever order the members of their maps stand; part of saved games.
///   null    mix(7)
///   truth   combine(1, 0 or 1)
///   number  combine(2, it), or with a fraction combine(3, its bits)
///   text    combine(4, hash_text(it))
///   list    5, combined with the digest of one item after the other, and then with their number
///   map     combine(6, the sum of combine(hash_text(key), digest(value)))
std::uint64_t digest(const Document& document);

/// The text of a member; empty when there is none.
inline std::string_view text_at(const Document& document, std::string_view key) {
    const Document* member = document.find(key);
    return member != nullptr && member->as_text() != nullptr ? std::string_view(*member->as_text()) : "";
}
/// The number of a member; 0 when there is none.
inline int number_at(const Document& document, std::string_view key) {
    const Document* member = document.find(key);
    return member != nullptr && member->as_int() != nullptr ? static_cast<int>(*member->as_int()) : 0;
}

/// A place in a document, as a JSON pointer (RFC 6901): built while walking down.
class Pointer {
  public:
    Pointer operator/(std::string_view key) const;
    Pointer operator/(std::size_t index) const { return *this / std::string_view(std::to_string(index)); }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

/// One difference between two documents.
struct Change {
    std::string path;
    Document from;
    Document to;
};

/// Every leaf in which the two differ; lists are compared item by item, a missing side is null.
std::vector<Change> differences(const Document& from, const Document& to);

}  // namespace planitia
