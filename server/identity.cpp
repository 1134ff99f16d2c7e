#include <server/identity.h>
#include <wire/address.h>

#include <algorithm>

namespace planitia::server {

namespace {

constexpr std::string_view kCookie = "planitia";
constexpr std::size_t kLongestToken = 128;
constexpr int kYear = 365 * 24 * 60 * 60;

std::string in_lower_case(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::string_view stripped(std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
}

bool is_token(std::string_view text) {
    const auto is_sign = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !text.empty() && text.size() <= kLongestToken && std::all_of(text.begin(), text.end(), is_sign);
}

bool has_header(const wire::HttpRequest& request, std::string_view name) {
    return std::any_of(request.headers.begin(), request.headers.end(),
                       [&](const auto& header) { return header.first == name; });
}

/// Whether nobody else can own the name by which we were reached: it is an address, or this machine.
bool is_own_host(std::string_view host) {
    std::string_view name = host;
    std::string_view port;
    if (name.starts_with('[')) {
        const std::size_t end = name.find(']');
        if (end == std::string_view::npos) return false;
        port = name.substr(end + 1);
        name = name.substr(1, end - 1);
        if (name.find(':') == std::string_view::npos) return false;
    } else {
        const std::size_t colon = std::min(name.find(':'), name.size());
        port = name.substr(colon);
        name = name.substr(0, colon);
        if (name == "localhost") name = "127.0.0.1";
    }
    const bool is_port = port.empty() || (port.size() > 1 && port.size() <= 6 && port[0] == ':' &&
                                          port.find_first_not_of("0123456789", 1) == std::string_view::npos);
    return is_port && wire::is_address(name);
}

/// scheme://host[:port] of an address, as browsers write it in Origin; empty when there is no scheme.
std::string origin_of(std::string_view url) {
    std::string text = in_lower_case(url);
    const std::size_t scheme = text.find("://");
    if (scheme == std::string::npos) return {};
    text.resize(std::min(text.find('/', scheme + 3), text.size()));
    const std::string_view usual = text.starts_with("https:") ? ":443" : ":80";
    if (text.ends_with(usual)) text.resize(text.size() - usual.size());
    return text;
}

void set_unless_there(wire::HttpResponse& response, std::string_view name, std::string_view value) {
    if (response.header(name).empty()) response.headers.emplace_back(name, value);
}

Unexpected<Refusal> foreign(const char* message) { return {Refusal{RefusalCode::foreign_origin, message}}; }

}  // namespace

std::optional<Credential> credential_of(const wire::HttpRequest& request) {
    constexpr std::string_view kScheme = "bearer ";
    const std::string_view shown = request.header("authorization");
    if (!shown.empty()) {
        if (in_lower_case(shown.substr(0, kScheme.size())) != kScheme) return {};
        const std::string_view token = stripped(shown.substr(kScheme.size()));
        if (!is_token(token)) return {};
        return Credential{std::string(token)};
    }
    auto token = cookie(request, kCookie);
    if (!token || !is_token(*token)) return {};
    return Credential{std::move(*token), true};
}

std::optional<std::string> token_of(const wire::HttpRequest& request) {
    auto credential = credential_of(request);
    if (!credential) return {};
    return std::move(credential->token);
}

bool is_from_cookie(const wire::HttpRequest& request) {
    const auto credential = credential_of(request);
    return credential && credential->is_from_cookie;
}

std::optional<std::string> cookie(const wire::HttpRequest& request, std::string_view name) {
    std::string_view rest = request.header("cookie");
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        const std::string_view pair = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t equals = pair.find('=');
        if (equals == std::string_view::npos || stripped(pair.substr(0, equals)) != name) continue;
        std::string_view value = stripped(pair.substr(equals + 1));
        if (value.size() >= 2 && value.front() == '"' && value.back() == '"') value = value.substr(1, value.size() - 2);
        return std::string(value);
    }
    return {};
}

Result<Done, Refusal> check_origin(const wire::HttpRequest& request, const std::string& public_url) {
    if (!has_header(request, "origin")) {
        if (cookie(request, kCookie)) return foreign("a request with a cookie says its Origin");
        return Done{};
    }
    const std::string origin = in_lower_case(request.header("origin"));
    if (!public_url.empty()) {
        if (origin.empty() || origin != origin_of(public_url)) return foreign("the request comes from another site");
        return Done{};
    }
    const std::string host = in_lower_case(request.header("host"));
    if (!is_own_host(host))
        return foreign("the Host is neither an address nor localhost; --public-url says which name is ours");
    if (origin != "http://" + host) return foreign("the request comes from another site");
    return Done{};
}

bool is_secure(std::string_view public_url) { return in_lower_case(public_url.substr(0, 8)) == "https://"; }

std::string cookie_for(std::string_view token, bool secure) {
    return std::string(kCookie) + '=' + std::string(token) +
           "; HttpOnly; SameSite=Lax; Path=/; Max-Age=" + std::to_string(kYear) + (secure ? "; Secure" : "");
}

std::string forgotten_cookie(bool secure) {
    return std::string(kCookie) + "=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0" + (secure ? "; Secure" : "");
}

wire::Headers safety_headers() {
    return {{"Content-Security-Policy",
             "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
             "connect-src 'self'; manifest-src 'self'; "
             "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
            {"Referrer-Policy", "no-referrer"},
            {"X-Content-Type-Options", "nosniff"},
            {"Cross-Origin-Opener-Policy", "same-origin"}};
}

void add_safety_headers(wire::HttpResponse& response) {
    for (const auto& [name, value] : safety_headers()) set_unless_there(response, name, value);
}

void add_no_store(wire::HttpResponse& response) { set_unless_there(response, "Cache-Control", "no-store"); }

}  // namespace planitia::server
