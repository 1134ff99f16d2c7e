#include <gtest/gtest.h>
#include <wire/address.h>
#include <wire/http.h>

namespace planitia::wire {
namespace {

TEST(Http, a_target_is_a_decoded_path_and_a_raw_query) {
    HttpRequest request;
    ASSERT_TRUE(read_target("/api/v1/t%C5%82o/a+b?x=1&name=Ola+%26+Jan&x=2&empty&%66lag=yes", request));
    EXPECT_EQ(request.path, "/api/v1/tło/a+b");
    EXPECT_EQ(request.query, "x=1&name=Ola+%26+Jan&x=2&empty&%66lag=yes");
    EXPECT_EQ(request.parameter("x"), "1");
    EXPECT_EQ(request.parameter("name"), "Ola & Jan");
    EXPECT_EQ(request.parameter("empty"), "");
    EXPECT_EQ(request.parameter("flag"), "yes");
    EXPECT_EQ(request.parameter("nam"), std::nullopt);
}

TEST(Http, what_is_no_path_is_refused) {
    for (const char* target :
         {"", "*", "x", "http://example.org/", "/%", "/%4", "/%zz", "/%00", "/a%0d%0ab", "/a\tb", "/?\x01"}) {
        HttpRequest request;
        EXPECT_FALSE(read_target(target, request)) << target;
    }
}

TEST(Http, a_parameter_that_can_not_be_decoded_is_none) {
    HttpRequest request;
    ASSERT_TRUE(read_target("/?a=%g1&b=%00&c=%41", request));
    EXPECT_EQ(request.parameter("a"), std::nullopt);
    EXPECT_EQ(request.parameter("b"), std::nullopt);
    EXPECT_EQ(request.parameter("c"), "A");
}

TEST(Http, headers_that_stand_twice_are_joined) {
    HttpRequest request;
    add_header(request, "X-Forwarded-For", "192.0.2.1");
    add_header(request, "Cookie", "a=1");
    add_header(request, "x-forwarded-FOR", "192.0.2.2");
    add_header(request, "COOKIE", "b=2");
    EXPECT_EQ(request.header("x-forwarded-for"), "192.0.2.1, 192.0.2.2");
    EXPECT_EQ(request.header("cookie"), "a=1; b=2");
    EXPECT_EQ(request.header("host"), "");
    EXPECT_EQ(request.headers.size(), 2U);
}

TEST(Http, a_header_of_a_response_can_not_end_its_line) {
    const std::string head = written_head(
        {.body = "12345", .content_type = "text/plain\r\nX: 1", .headers = {{"Location", "/a\r\n\r\nevil\nX: 1"}}},
        true);
    EXPECT_NE(head.find("\r\nLocation: /aevilX: 1\r\n"), std::string::npos);
    EXPECT_NE(head.find("\r\nContent-Type: text/plainX: 1\r\n"), std::string::npos);
    EXPECT_NE(head.find("\r\nContent-Length: 5\r\n"), std::string::npos);
    EXPECT_NE(head.find("\r\nConnection: keep-alive\r\n"), std::string::npos);
    EXPECT_EQ(head.find("\r\n\r\n"), head.size() - 4);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\nDate: "));
}

TEST(Http, a_response_without_a_body_says_no_length) {
    EXPECT_EQ(written_head({.status = 304}, true).find("Content-"), std::string::npos);
    EXPECT_EQ(written_head({.status = 204}, true).find("Content-"), std::string::npos);
    EXPECT_NE(written_head({.status = 404}, false).find("\r\nContent-Length: 0\r\nConnection: close"),
              std::string::npos);
}

TEST(Http, a_refusal_is_json_whatever_its_message_says) {
    EXPECT_EQ(refusal(413, "too-large", "a \"b\" \\ \n c").body,
              R"({"error":{"code":"too-large","message":"a \"b\" \\  c"}})");
}

TEST(Address, what_is_one) {
    for (const char* text : {"127.0.0.1", "::1", "2001:db8::1", "::ffff:192.0.2.1"})
        EXPECT_TRUE(is_address(text)) << text;
    for (const char* text : {"", "localhost", "127.0.0.1:80", "[::1]", "1.2.3", "1.2.3.4.5", "::1%lo", "0x7f.1"})
        EXPECT_FALSE(is_address(text)) << text;
}

TEST(Address, networks_are_the_first_bits) {
    EXPECT_EQ(network_of("192.0.2.77", 24, 48), "192.0.2.0");
    EXPECT_EQ(network_of("192.0.2.77", 32, 48), "192.0.2.77");
    EXPECT_EQ(network_of("192.0.2.77", 0, 48), "0.0.0.0");
    EXPECT_EQ(network_of("2001:db8:1:2:3:4:5:6", 24, 48), "2001:db8:1::");
    EXPECT_EQ(network_of("2001:db8:1:2ff:3:4:5:6", 24, 60), "2001:db8:1:2f0::");
    EXPECT_EQ(network_of("::ffff:192.0.2.77", 24, 48), "192.0.2.0");
    EXPECT_EQ(network_of("nonsense", 24, 48), "nonsense");
    EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(counted_address("192.0.2.77"), "192.0.2.77");
}

TEST(Address, a_trusted_proxy_says_where_a_request_comes_from) {
    HttpRequest request{.peer = "127.0.0.1"};
    EXPECT_EQ(client_address(request, true), "127.0.0.1");
    add_header(request, "X-Forwarded-For", "10.0.0.1, 192.0.2.9 ");
    EXPECT_EQ(client_address(request, true), "192.0.2.9");
    EXPECT_EQ(client_address(request, false), "127.0.0.1");
    add_header(request, "X-Forwarded-For", "unknown");
    EXPECT_EQ(client_address(request, true), "127.0.0.1");
}

TEST(Address, places_to_listen_on) {
    EXPECT_EQ(read_place("127.0.0.1:8080")->address, "127.0.0.1");
    EXPECT_EQ(read_place("127.0.0.1:8080")->port, 8080);
    EXPECT_EQ(read_place("[::1]:0")->address, "::1");
    EXPECT_EQ(read_place("localhost:1")->address, "127.0.0.1");
    for (const char* text : {"", "8080", ":8080", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
                             "::1:80", "[127.0.0.1]:80", "example.org:80", "127.0.0.1:80x"})
        EXPECT_FALSE(read_place(text)) << text;
}

}  // namespace
}  // namespace planitia::wire
