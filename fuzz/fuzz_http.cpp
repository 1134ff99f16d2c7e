/// Any bytes to those who read requests: the first line is the target, the second the public url, the others are headers.
#include <server/identity.h>
#include <server/log.h>
#include <wire/address.h>
#include <wire/http.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace planitia;

void require(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

std::string_view next_line(std::string_view& rest) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return line;
}

bool is_token_sign(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

bool is_origin_of_request(const wire::HttpRequest& request, const std::string& public_url) {
    return server::check_origin(request, public_url).has_value();
}

void check_identity(const wire::HttpRequest& request, const std::string& public_url) {
    const auto credential = server::credential_of(request);
    if (credential) {
        require(!credential->token.empty() && credential->token.size() <= 128, "a token has a length");
        require(std::all_of(credential->token.begin(), credential->token.end(), is_token_sign),
                "a token has no other signs");
        require(credential->is_from_cookie == request.header("authorization").empty(),
                "Authorization goes before cookies");
    }
    require(server::token_of(request).has_value() == credential.has_value(), "there is a token or none");
    wire::HttpRequest foreign = request;
    foreign.headers.clear();
    for (const auto& [name, value] : request.headers)
        if (name != "origin") wire::add_header(foreign, name, value);
    wire::add_header(foreign, "origin", "https://evil.example");
    if (public_url.find("evil.example") == std::string::npos)
        require(!is_origin_of_request(foreign, public_url), "another site is refused");
    if (is_origin_of_request(request, public_url) && credential && credential->is_from_cookie)
        require(!request.header("origin").empty(), "a cookie comes with an origin");
}

void check_written(const wire::HttpRequest& request) {
    wire::HttpResponse response{
        .body = request.body, .content_type = "text/" + request.path, .headers = request.headers};
    server::add_safety_headers(response);
    const std::string head = wire::written_head(response, true);
    require(head.find("\r\n\r\n") == head.size() - 4, "a header does not end the header");
    const auto lines = std::count(head.begin(), head.end(), '\n');
    require(static_cast<std::size_t>(lines) == response.headers.size() + 6, "a header is a line");
    const std::string safe = server::without_secrets(request.path);
    std::size_t run = 0;
    for (char c : safe) {
        run = is_token_sign(c) ? run + 1 : 0;
        require(run < 20, "no secret is left");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    wire::HttpRequest request{.method = "GET", .peer = "192.0.2.1"};
    const std::string_view target = next_line(rest);
    const std::string public_url(next_line(rest));
    if (!wire::read_target(target, request)) request.path = target;
    while (!rest.empty() && request.headers.size() < 100) {
        const std::string_view line = next_line(rest);
        const std::size_t colon = std::min(line.find(':'), line.size());
        wire::add_header(request, line.substr(0, colon), line.substr(std::min(colon + 1, line.size())));
    }
    for (const char* key : {"lang", "from", "state", ""}) request.parameter(key);
    check_identity(request, public_url);
    check_identity(request, "");
    check_written(request);
    const std::string address = wire::client_address(request, true);
    require(wire::is_address(address), "a client has an address");
    require(wire::is_address(wire::counted_address(address)), "so has its network");
    if (const auto place = wire::read_place(target))
        require(wire::is_address(place->address), "a place has an address");
    return 0;
}
