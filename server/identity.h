/// Who sends a request, and whether another site's page may have made the browser send it.
#pragma once
#include <core/result.h>
#include <game/refusal.h>
#include <wire/http.h>

#include <optional>
#include <string>
#include <string_view>

namespace planitia::server {

/// What a request shows to say who sends it.
struct Credential {
    std::string token;
    bool is_from_cookie = false;
};

/// `Authorization: Bearer …`, else the cookie `planitia`. A request with an Authorization that is not understood shows nothing, whatever
/// cookie it has. Only what could be a token (base64url, at most 128 characters) is one.
std::optional<Credential> credential_of(const wire::HttpRequest& request);
/// The token alone.
std::optional<std::string> token_of(const wire::HttpRequest& request);
bool is_from_cookie(const wire::HttpRequest& request);

/// The value of a cookie.
std::optional<std::string> cookie(const wire::HttpRequest& request, std::string_view name);

/// Whether a request that changes something, or a wish for a socket, comes from our own page or from a script:
///   with Origin     it must be that of `public_url` (scheme://host[:port]; a path after it is left out). Without a public url the Host must be
///                   an address or localhost, with any port, and the origin http://Host: another site that gives its name our address is refused.
///   without Origin  never with a cookie, whatever else it has. With Authorization it is accepted; and so is a request without any credential:
///                   browsers always send Origin with requests that change something, and who shows nothing gains nothing by forging.
Result<Done, Refusal> check_origin(const wire::HttpRequest& request, const std::string& public_url);

/// Whether cookies are to be sent over https only: the public url is one.
bool is_secure(std::string_view public_url);

/// The value of Set-Cookie that keeps the token for a year: `planitia=…; HttpOnly; SameSite=Lax; Path=/; Max-Age=…`.
std::string cookie_for(std::string_view token, bool secure);
/// The value of Set-Cookie that forgets it.
std::string forgotten_cookie(bool secure);

/// The headers that every response has: Content-Security-Policy and others. For `wire::Limits::headers`.
wire::Headers safety_headers();
/// Adds them; those that are there stay.
void add_safety_headers(wire::HttpResponse& response);
/// `Cache-Control: no-store`, for answers of the API.
void add_no_store(wire::HttpResponse& response);

}  // namespace planitia::server
