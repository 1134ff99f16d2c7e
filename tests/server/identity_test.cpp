#include <gtest/gtest.h>
#include <server/identity.h>

namespace planitia::server {
namespace {

wire::HttpRequest request_with(const wire::Headers& headers) {
    wire::HttpRequest request;
    for (const auto& [name, value] : headers) wire::add_header(request, name, value);
    return request;
}

/// The code of the refusal; empty when there is none.
std::string origin_refusal(const wire::Headers& headers, const std::string& public_url = "") {
    const auto result = check_origin(request_with(headers), public_url);
    return result ? "" : std::string(name(result.error().code));
}

TEST(Token, is_shown_by_a_script_or_by_a_cookie) {
    EXPECT_EQ(token_of(request_with({{"Authorization", "Bearer abc-_9"}})), "abc-_9");
    EXPECT_EQ(token_of(request_with({{"Authorization", "bearer  abc "}})), "abc");
    EXPECT_EQ(token_of(request_with({{"Cookie", "a=b; planitia=xyz; c=d"}})), "xyz");
    EXPECT_EQ(token_of(request_with({{"Cookie", "planitia=\"xyz\""}})), "xyz");
    EXPECT_EQ(token_of(request_with({{"Cookie", "a=b"}, {"Cookie", "planitia=xyz"}})), "xyz");
    EXPECT_EQ(token_of(request_with({{"Cookie", "planitia=xyz"}, {"Authorization", "Bearer abc"}})), "abc");
    EXPECT_FALSE(is_from_cookie(request_with({{"Cookie", "planitia=xyz"}, {"Authorization", "Bearer abc"}})));
    EXPECT_TRUE(is_from_cookie(request_with({{"Cookie", "planitia=xyz"}})));
}

TEST(Token, what_is_none_is_not_taken_for_one) {
    for (const wire::Headers& headers : std::vector<wire::Headers>{
             {},
             {{"Authorization", "Basic abc"}, {"Cookie", "planitia=xyz"}},
             {{"Authorization", "Bearer"}, {"Cookie", "planitia=xyz"}},
             {{"Authorization", "Bearer "}},
             {{"Authorization", "Bearer a b"}},
             {{"Authorization", "Bearer a'; --"}},
             {{"Authorization", "Bearer a"}, {"Authorization", "Bearer b"}},
             {{"Authorization", "Bearer " + std::string(129, 'a')}},
             {{"Cookie", "planitia"}},
             {{"Cookie", "planitia="}},
             {{"Cookie", "Planitia=xyz; xplanitia=xyz; planitiax=xyz"}},
             {{"Cookie", "a=planitia=xyz"}},
         })
        EXPECT_EQ(token_of(request_with(headers)), std::nullopt) << (headers.empty() ? "" : headers[0].second);
}

TEST(Origin, is_that_of_the_public_url) {
    const wire::Headers own = {
        {"Origin", "https://games.example"}, {"Host", "games.example"}, {"Cookie", "planitia=x"}};
    EXPECT_EQ(origin_refusal(own, "https://games.example"), "");
    EXPECT_EQ(origin_refusal(own, "https://games.example/"), "");
    EXPECT_EQ(origin_refusal(own, "https://GAMES.example:443/play"), "");
    EXPECT_EQ(origin_refusal(own, "https://games.example:8443"), "foreign-origin");
    EXPECT_EQ(origin_refusal(own, "http://games.example"), "foreign-origin");
    EXPECT_EQ(origin_refusal(own, "games.example"), "foreign-origin");
    for (const char* other :
         {"https://games.example.evil", "https://evil", "null", "", "https://games.example, https://evil",
          "http://127.0.0.1:8080", "https://games.example:443", "https://xgames.example"})
        EXPECT_EQ(origin_refusal({{"Origin", other}, {"Host", "games.example"}}, "https://games.example"),
                  "foreign-origin")
            << other;
}

TEST(Origin, without_a_public_url_is_the_host_that_must_be_an_address_or_this_machine) {
    for (const char* host : {"localhost", "localhost:8080", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:8080",
                             "192.168.1.7:80", "[::1]", "[::1]:8080", "[2001:db8::1]:1"})
        EXPECT_EQ(origin_refusal({{"Origin", "http://" + std::string(host)}, {"Host", host}}), "") << host;
    for (const char* host :
         {"", "games.example", "games.example:8080", "localhost.evil", "localhost:", "localhost:x", "localhost:123456",
          "127.0.0.1.evil", "127.0.0.1:80:80", "::1", "[::1", "[127.0.0.1]", "[::1]x", "evil@127.0.0.1", "127.0.0.1/"})
        EXPECT_EQ(origin_refusal({{"Origin", "http://" + std::string(host)}, {"Host", host}}), "foreign-origin")
            << host;
    for (const char* origin : {"https://localhost:8080", "http://localhost", "http://localhost:8081",
                               "http://127.0.0.1:8080", "http://evil", "null", ""})
        EXPECT_EQ(origin_refusal({{"Origin", origin}, {"Host", "localhost:8080"}}), "foreign-origin") << origin;
    EXPECT_EQ(origin_refusal({{"Origin", "http://localhost"}, {"Host", "localhost"}, {"Host", "localhost"}}),
              "foreign-origin");
}

TEST(Origin, is_not_needed_by_scripts_but_always_with_a_cookie) {
    for (const char* public_url : {"", "https://games.example"}) {
        EXPECT_EQ(origin_refusal({{"Host", "games.example"}, {"Authorization", "Bearer x"}}, public_url), "");
        EXPECT_EQ(origin_refusal({{"Host", "games.example"}}, public_url), "") << "who shows nothing gains nothing";
        EXPECT_EQ(origin_refusal({{"Host", "localhost"}, {"Cookie", "planitia=x"}}, public_url), "foreign-origin");
        EXPECT_EQ(origin_refusal({{"Host", "localhost"}, {"Cookie", "planitia=x"}, {"Authorization", "Bearer x"}},
                                 public_url),
                  "foreign-origin");
        EXPECT_EQ(origin_refusal({{"Host", "localhost"}, {"Cookie", "theme=dark"}}, public_url), "");
        EXPECT_EQ(
            origin_refusal({{"Host", "evil"}, {"Origin", "http://evil"}, {"Authorization", "Bearer x"}}, public_url),
            "foreign-origin");
    }
}

TEST(Cookie, is_kept_for_a_year_and_from_scripts_and_other_sites) {
    EXPECT_EQ(cookie_for("abc", false), "planitia=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
    EXPECT_EQ(cookie_for("abc", true), "planitia=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000; Secure");
    EXPECT_EQ(forgotten_cookie(false), "planitia=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
    EXPECT_TRUE(is_secure("HTTPS://games.example"));
    EXPECT_FALSE(is_secure("http://games.example"));
    EXPECT_FALSE(is_secure(""));
}

TEST(SafetyHeaders, are_added_unless_they_are_there) {
    wire::HttpResponse response{.headers = {{"referrer-policy", "origin"}}};
    add_safety_headers(response);
    add_no_store(response);
    add_safety_headers(response);
    EXPECT_EQ(response.headers.size(), 5U);
    EXPECT_EQ(response.header("Referrer-Policy"), "origin");
    EXPECT_EQ(response.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(response.header("Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(response.header("Cache-Control"), "no-store");
    EXPECT_EQ(response.header("Content-Security-Policy"),
              "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
              "connect-src 'self'; manifest-src 'self'; "
              "base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
}

}  // namespace
}  // namespace planitia::server
