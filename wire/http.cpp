#include <wire/http.h>

#include <algorithm>
#include <array>
#include <ctime>

namespace planitia::wire {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), [](char c) { return lower(c); });
    return result;
}

bool is_same_name(std::string_view left, std::string_view right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](char a, char b) { return lower(a) == lower(b); });
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    c = lower(c);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

/// Only what can not end the line.
void append_plain(std::string& to, std::string_view text) {
    for (char c : text)
        if (!is_control(c) || c == '\t') to += c;
}

struct Phrase {
    int status;
    std::string_view words;
};
constexpr auto kPhrases = std::to_array<Phrase>({{101, "Switching Protocols"},
                                                 {200, "OK"},
                                                 {201, "Created"},
                                                 {202, "Accepted"},
                                                 {204, "No Content"},
                                                 {301, "Moved Permanently"},
                                                 {303, "See Other"},
                                                 {304, "Not Modified"},
                                                 {400, "Bad Request"},
                                                 {401, "Unauthorized"},
                                                 {403, "Forbidden"},
                                                 {404, "Not Found"},
                                                 {405, "Method Not Allowed"},
                                                 {408, "Request Timeout"},
                                                 {409, "Conflict"},
                                                 {410, "Gone"},
                                                 {413, "Content Too Large"},
                                                 {415, "Unsupported Media Type"},
                                                 {417, "Expectation Failed"},
                                                 {422, "Unprocessable Content"},
                                                 {426, "Upgrade Required"},
                                                 {429, "Too Many Requests"},
                                                 {431, "Request Header Fields Too Large"},
                                                 {500, "Internal Server Error"},
                                                 {501, "Not Implemented"},
                                                 {503, "Service Unavailable"}});

std::string_view phrase_of(int status) {
    for (const Phrase& phrase : kPhrases)
        if (phrase.status == status) return phrase.words;
    return "Other";
}

/// The instant as HTTP writes it.
std::string date_now() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 40> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (char c : text) {
        if (is_control(c)) continue;
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

}  // namespace

std::string_view HttpRequest::header(std::string_view name) const {
    for (const auto& [key, value] : headers)
        if (key == name) return value;
    return {};
}

std::optional<std::string> HttpRequest::parameter(std::string_view key) const {
    std::string_view rest = query;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('&'), rest.size());
        const std::string_view pair = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t equals = std::min(pair.find('='), pair.size());
        if (percent_decoded(pair.substr(0, equals), true) != key) continue;
        return percent_decoded(pair.substr(std::min(equals + 1, pair.size())), true);
    }
    return {};
}

std::string_view HttpResponse::header(std::string_view name) const {
    for (const auto& [key, value] : headers)
        if (is_same_name(key, name)) return value;
    return {};
}

HttpResponse refusal(int status, std::string_view code, std::string_view message) {
    return {.status = status,
            .body = R"({"error":{"code":)" + quoted(code) + R"(,"message":)" + quoted(message) + "}}"};
}

std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_space) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '+' && plus_is_space) {
            result += ' ';
        } else if (c != '%') {
            result += c;
        } else {
            if (at + 2 >= text.size()) return {};
            const int high = hex_digit(text[at + 1]);
            const int low = hex_digit(text[at + 2]);
            if (high < 0 || low < 0 || (high == 0 && low == 0)) return {};
            result += static_cast<char>(high * 16 + low);
            at += 2;
        }
    }
    return result;
}

bool read_target(std::string_view target, HttpRequest& request) {
    if (!target.starts_with('/')) return false;
    const std::size_t end = std::min(target.find('?'), target.size());
    auto path = percent_decoded(target.substr(0, end), false);
    const std::string_view query = target.substr(std::min(end + 1, target.size()));
    if (!path || std::any_of(path->begin(), path->end(), is_control)) return false;
    if (std::any_of(query.begin(), query.end(), is_control)) return false;
    request.path = std::move(*path);
    request.query = query;
    return true;
}

void add_header(HttpRequest& request, std::string_view name, std::string_view value) {
    std::string key = lower(name);
    for (auto& [known, joined] : request.headers) {
        if (known != key) continue;
        joined += key == "cookie" ? "; " : ", ";
        joined += value;
        return;
    }
    request.headers.emplace_back(std::move(key), value);
}

std::string written_head(const HttpResponse& response, bool stays_open) {
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + ' ';
    head += phrase_of(response.status);
    head += "\r\nDate: " + date_now();
    if (has_body(response.status)) {
        if (!response.content_type.empty()) {
            head += "\r\nContent-Type: ";
            append_plain(head, response.content_type);
        }
        head += "\r\nContent-Length: " + std::to_string(response.body.size());
    }
    head += stays_open ? "\r\nConnection: keep-alive" : "\r\nConnection: close";
    for (const auto& [name, value] : response.headers) {
        head += "\r\n";
        append_plain(head, name);
        head += ": ";
        append_plain(head, value);
    }
    return head + "\r\n\r\n";
}

}  // namespace planitia::wire
