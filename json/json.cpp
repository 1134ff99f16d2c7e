#include <json/json.h>

#include <boost/json/basic_parser_impl.hpp>
// Of Boost.JSON the parser alone is compiled, and only here: <boost/json/src.hpp> takes twice as long.
#include <boost/json/detail/impl/default_resource.ipp>
#include <boost/json/detail/impl/except.ipp>
#include <boost/json/detail/impl/shared_resource.ipp>
#include <boost/json/detail/impl/stack.ipp>
#include <boost/json/impl/error.ipp>

#include <charconv>
#include <cmath>
#include <vector>

namespace planitia {

namespace {

using ErrorCode = boost::json::error_code;
using Text = boost::json::string_view;

/// Builds the document while the parser walks over the text. The names of the members are those the parser calls.
class Builder {
  public:
    static constexpr std::size_t max_object_size = kWidestJsonObject;
    static constexpr std::size_t max_array_size = kLongestJson;
    static constexpr std::size_t max_key_size = kLongestJson;
    static constexpr std::size_t max_string_size = kLongestJson;

    bool on_document_begin(ErrorCode&) { return true; }
    bool on_document_end(ErrorCode&) { return true; }
    bool on_object_begin(ErrorCode&) { return open(Document::map()); }
    bool on_object_end(std::size_t, ErrorCode& code) { return close(code); }
    bool on_array_begin(ErrorCode&) { return open(Document::list()); }
    bool on_array_end(std::size_t, ErrorCode& code) { return close(code); }

    bool on_key_part(Text part, std::size_t, ErrorCode&) { return collect(part); }
    bool on_key(Text part, std::size_t, ErrorCode&) {
        collect(part);
        open_.back().key = std::exchange(text_, {});
        return true;
    }
    bool on_string_part(Text part, std::size_t, ErrorCode&) { return collect(part); }
    bool on_string(Text part, std::size_t, ErrorCode& code) {
        collect(part);
        return add(std::exchange(text_, {}), code);
    }
    bool on_number_part(Text, ErrorCode&) { return true; }
    bool on_int64(std::int64_t number, Text, ErrorCode& code) { return add(number, code); }
    bool on_uint64(std::uint64_t, Text, ErrorCode& code) { return fail("a number is out of range", code); }
    bool on_double(double number, Text, ErrorCode& code) {
        constexpr double kExact = 9007199254740992.0;  // 2^53: integers up to here are exact in a double
        if (!std::isfinite(number)) return fail("a number is out of range", code);
        if (std::nearbyint(number) == number && std::abs(number) <= kExact)
            return add(static_cast<std::int64_t>(number), code);
        return add(number, code);
    }
    bool on_bool(bool value, ErrorCode& code) { return add(value, code); }
    bool on_null(ErrorCode& code) { return add(nullptr, code); }
    bool on_comment_part(Text, ErrorCode&) { return true; }
    bool on_comment(Text, ErrorCode&) { return true; }

    Document& root() { return root_; }
    /// What was wrong besides the syntax.
    const std::string& complaint() const { return complaint_; }

  private:
    struct Open {
        Document value;
        std::string key;
    };

    bool open(Document container) {
        open_.push_back({std::move(container), {}});
        return true;
    }
    bool close(ErrorCode& code) {
        Document done = std::move(open_.back().value);
        open_.pop_back();
        return add(std::move(done), code);
    }
    bool collect(Text part) {
        text_.append(part.data(), part.size());
        return true;
    }
    bool add(Document value, ErrorCode& code) {
        if (open_.empty()) {
            root_ = std::move(value);
            return true;
        }
        Open& parent = open_.back();
        if (parent.value.as_list() != nullptr) {
            parent.value.add(std::move(value));
            return true;
        }
        if (parent.value.find(parent.key) != nullptr) return fail("a key stands twice in an object", code);
        parent.value.set(std::move(parent.key), std::move(value));
        return true;
    }
    bool fail(const char* complaint, ErrorCode& code) {
        complaint_ = complaint;
        code = boost::json::make_error_code(boost::json::error::syntax);
        return false;
    }

    std::vector<Open> open_;
    std::string text_;
    Document root_;
    std::string complaint_;
};

Unexpected<Refusal> bad_json(std::string message) {
    return Unexpected{Refusal{RefusalCode::bad_json, std::move(message), ""}};
}

/// Takes text as a string does, and keeps its length.
struct Length {
    std::size_t size = 0;
    void operator+=(char) { ++size; }
    void operator+=(std::string_view text) { size += text.size(); }
};

template <class Out>
void append_text(std::string_view text, Out& out) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    constexpr std::string_view kMeant = "\"\\\b\f\n\r\t";
    constexpr std::string_view kWritten = "\"\\bfnrt";
    out += '"';
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (code >= 0x20 && letter != '"' && letter != '\\') {
            out += letter;
        } else if (const std::size_t at = kMeant.find(letter); at != kMeant.npos) {
            out += '\\';
            out += kWritten[at];
        } else {
            out += "\\u00";
            out += kDigits[code >> 4];
            out += kDigits[code & 15];
        }
    }
    out += '"';
}

template <class Number, class Out>
void append_number(Number number, Out& out) {
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    out += std::string_view(digits, end);
}

template <class Out>
void append(const Document& document, Out& out) {
    if (const Document::Map* members = document.as_map()) {
        out += '{';
        for (const Document::Member& member : *members) {
            if (&member != members->data()) out += ',';
            append_text(member.first, out);
            out += ':';
            append(member.second, out);
        }
        out += '}';
    } else if (const Document::List* items = document.as_list()) {
        out += '[';
        for (const Document& item : *items) {
            if (&item != items->data()) out += ',';
            append(item, out);
        }
        out += ']';
    } else if (const std::string* text = document.as_text()) {
        append_text(*text, out);
    } else if (const std::int64_t* integer = document.as_int()) {
        append_number(*integer, out);
    } else if (const double* number = document.as_double()) {
        append_number(*number, out);
    } else if (const bool* truth = document.as_bool()) {
        out += *truth ? "true" : "false";
    } else {
        out += "null";
    }
}

}  // namespace

Result<Document, Refusal> from_json(std::string_view text) {
    if (text.size() > kLongestJson) return bad_json("the text is too long");
    boost::json::parse_options options;
    options.max_depth = kDeepestJson;
    boost::json::basic_parser<Builder> parser(options);
    ErrorCode code;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), code);
    const std::string& complaint = parser.handler().complaint();
    if (code)
        return bad_json((complaint.empty() ? code.message() : complaint) + " after " + std::to_string(read) + " bytes");
    if (read < text.size()) return bad_json("more text follows after " + std::to_string(read) + " bytes");
    return std::move(parser.handler().root());
}

std::string to_json(const Document& document) {
    std::string out;
    append(document, out);
    return out;
}

std::size_t json_size(const Document& document) {
    Length length;
    append(document, length);
    return length.size;
}

}  // namespace planitia
