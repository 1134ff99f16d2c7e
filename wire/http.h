/// Requests and responses of HTTP as plain data, and how parts of them are read and written.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace planitia::wire {

/// Names and values, in the order in which they stand.
using Headers = std::vector<std::pair<std::string, std::string>>;

struct HttpRequest {
    std::string method;  ///< a HEAD is given as GET; the body of its response is left out
    std::string path;    ///< decoded, without the query; begins with a slash
    std::string query;   ///< as it was sent, without the question mark
    Headers headers;     ///< names in lower case, values without spaces around them
    std::string body;
    std::string peer;  ///< the address of the other end, without its port

    /// The value of a header, whose name is given in lower case; empty when there is none. One that stands twice is joined with a
    /// comma, as if it stood once.
    std::string_view header(std::string_view name) const;
    /// The first parameter of the query with this key, decoded.
    std::optional<std::string> parameter(std::string_view key) const;
};

struct HttpResponse {
    int status = 200;
    std::string body;
    std::string content_type = "application/json";
    Headers headers = {};  ///< besides Content-Type, Content-Length, Connection and Date, which are written by the wire

    /// The value of a header, in whatever case its name is written; empty when there is none.
    std::string_view header(std::string_view name) const;
};

/// `{"error":{"code":…,"message":…}}`, as every refusal is written that has no text in somebody's language.
HttpResponse refusal(int status, std::string_view code, std::string_view message);

/// Text with its percent signs read; `plus_is_space` as in a query. Nothing when a percent sign is not followed by two digits, or
/// stands for a zero byte.
std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_space);

/// Reads the target of a request (`/path?query`) into it. False when it is not one: no slash in front, signs that can not be decoded, or
/// control characters.
bool read_target(std::string_view target, HttpRequest& request);

/// Adds a header as it came, in lower case; one that is there already is joined.
void add_header(HttpRequest& request, std::string_view name, std::string_view value);

/// What stands in front of the body of a response, with the empty line. Line feeds in headers are left out.
std::string written_head(const HttpResponse& response, bool stays_open);

/// Whether a response with this status has a body at all.
inline bool has_body(int status) { return status >= 200 && status != 204 && status != 304; }

}  // namespace planitia::wire
