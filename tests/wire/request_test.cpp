#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>
#include <wire/address.h>

#include <optional>

#include "test_site.h"

namespace planitia::wire {
namespace {

constexpr const char* kHost = "Host: localhost\r\n";

/// What comes back over one connection for these bytes, until it is closed.
std::string answer_to(const TestHouse& house, std::string_view bytes) {
    Connection connection = house.connection();
    connection.write(bytes);
    return connection.read_all();
}

std::string get(std::string_view path, std::string_view headers = "") {
    return "GET " + std::string(path) + " HTTP/1.1\r\n" + kHost + std::string(headers) + "\r\n";
}

int count(std::string_view text, std::string_view part) {
    int found = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

TEST(Request, is_given_whole_and_its_answer_comes_back) {
    TestHouse house;
    std::optional<HttpRequest> seen;
    house.site.answer = [&](HttpRequest request, const Respond& respond) {
        seen = request;
        respond({.status = 201, .body = "[]", .headers = {{"X-Answer", "yes"}}});
    };
    house.open();
    HttpClient client = house.client();
    client.headers = {{"X-Mixed-CASE", " value "}};
    const HttpResponse response = client.post("/api/a%20b?c=d%26", R"({"a":1})");
    EXPECT_EQ(response.status, 201);
    EXPECT_EQ(response.body, "[]");
    EXPECT_EQ(response.content_type, "application/json");
    EXPECT_EQ(response.header("x-answer"), "yes");
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->method, "POST");
    EXPECT_EQ(seen->path, "/api/a b");
    EXPECT_EQ(seen->query, "c=d%26");
    EXPECT_EQ(seen->body, R"({"a":1})");
    EXPECT_EQ(seen->peer, "127.0.0.1");
    EXPECT_EQ(seen->header("x-mixed-case"), "value");
    EXPECT_EQ(seen->header("content-type"), "application/json");
}

TEST(Request, one_connection_serves_many) {
    TestHouse house;
    house.open();
    HttpClient client = house.client();
    for (int n = 0; n < 20; ++n) EXPECT_EQ(client.get("/" + std::to_string(n)).body, "GET /" + std::to_string(n) + " ");
    EXPECT_EQ(house.listener.figures().accepted, 1U);
    EXPECT_EQ(house.listener.figures().requests, 20U);
    EXPECT_EQ(house.listener.figures().connections, 1U);
}

TEST(Request, a_head_has_no_body_but_its_length) {
    TestHouse house;
    house.open();
    HttpClient client = house.client();
    const HttpResponse response = client.request("HEAD", "/page");
    EXPECT_EQ(response.status, 200);
    EXPECT_EQ(response.body, "");
    EXPECT_EQ(response.header("content-length"), "10");
    EXPECT_EQ(client.get("/page").body, "GET /page ");
    EXPECT_EQ(house.listener.figures().accepted, 1U);
}

TEST(Request, a_connection_is_closed_when_the_client_wants_that) {
    TestHouse house;
    house.open();
    EXPECT_NE(answer_to(house, get("/a", "Connection: close\r\n") + get("/b")).find("GET /a "), std::string::npos);
    const std::string old = answer_to(house, "GET /old HTTP/1.0\r\n\r\n");
    EXPECT_NE(old.find("GET /old "), std::string::npos);
    EXPECT_NE(old.find("Connection: close"), std::string::npos);
}

TEST(Request, those_sent_at_once_are_answered_in_order) {
    TestHouse house;
    std::vector<std::thread> threads;
    house.site.answer = [&](const HttpRequest& request, const Respond& respond) {
        threads.emplace_back([=] {
            if (request.path == "/0") std::this_thread::sleep_for(50ms);
            respond({.body = "<" + request.path + ">"});
        });
    };
    house.open();
    std::string bytes;
    for (int n = 0; n < 10; ++n) bytes += get("/" + std::to_string(n));
    const std::string answers = answer_to(house, bytes + get("/end", "Connection: close\r\n"));
    std::size_t last = 0;
    for (int n = 0; n < 10; ++n) {
        const std::size_t at = answers.find("</" + std::to_string(n) + ">");
        ASSERT_NE(at, std::string::npos) << n;
        EXPECT_GT(at, last);
        last = at;
    }
    EXPECT_GT(answers.find("</end>"), last);
    EXPECT_EQ(count(answers, "HTTP/1.1 200"), 11);
    for (std::thread& thread : threads) thread.join();
}

TEST(Request, bodies_come_in_chunks_and_in_pieces) {
    TestHouse house;
    house.open();
    Connection connection = house.connection();
    const std::string bytes =
        "POST /c HTTP/1.1\r\n" + std::string(kHost) +
        "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n4;x=y\r\ndefg\r\n0\r\nX-Late: 1\r\n\r\n";
    for (char c : bytes) connection.write(std::string_view(&c, 1));
    EXPECT_NE(connection.read_all().find("POST /c abcdefg"), std::string::npos);
}

TEST(Request, what_stands_behind_the_body_is_no_header) {
    TestHouse house;
    house.site.answer = [](const HttpRequest& request, const Respond& respond) {
        respond({.body = "late: " + std::string(request.header("x-forwarded-for")) + "."});
    };
    house.open();
    EXPECT_NE(answer_to(house, "POST /c HTTP/1.1\r\n" + std::string(kHost) +
                                   "Transfer-Encoding: chunked\r\nConnection: "
                                   "close\r\n\r\n1\r\na\r\n0\r\nX-Forwarded-For: 1.2.3.4\r\n\r\n")
                  .find("late: ."),
              std::string::npos);
}

TEST(Request, who_expects_100_is_told_to_continue) {
    TestHouse house;
    house.open();
    Connection connection = house.connection();
    connection.write("POST /e HTTP/1.1\r\n" + std::string(kHost) +
                     "Content-Length: 4\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n");
    std::string answer;
    ASSERT_TRUE(connection.read(answer));
    EXPECT_EQ(answer, "HTTP/1.1 100 Continue\r\n\r\n");
    connection.write("body");
    EXPECT_NE(connection.read_all().find("POST /e body"), std::string::npos);
    EXPECT_TRUE(
        answer_to(house, "POST /e HTTP/1.1\r\n" + std::string(kHost) + "Content-Length: 4\r\nExpect: wonders\r\n\r\n")
            .starts_with("HTTP/1.1 417 "));
}

TEST(Request, a_body_that_is_too_large_is_refused_before_it_is_sent) {
    TestHouse house;
    house.open();
    const std::string answer = answer_to(
        house, "POST /e HTTP/1.1\r\n" + std::string(kHost) + "Content-Length: 65537\r\nExpect: 100-continue\r\n\r\n");
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 413 ")) << answer;
    EXPECT_NE(answer.find(R"({"error":{"code":"too-large","message":)"), std::string::npos);
    HttpClient client = house.client();
    EXPECT_EQ(client.post("/", std::string(65536, 'x')).status, 200);
    EXPECT_EQ(client.post("/", std::string(65537, 'x')).status, 413);
    EXPECT_EQ(client.post("/", std::string(5'000'000, 'x')).status, 413);
    EXPECT_EQ(house.listener.figures().refused, 3U);
}

TEST(Request, a_body_in_chunks_is_measured_too) {
    TestHouse house({.body = 10});
    house.open();
    const std::string head = "POST /e HTTP/1.1\r\n" + std::string(kHost) + "Transfer-Encoding: chunked\r\n\r\n";
    EXPECT_TRUE(answer_to(house, head + "6\r\nabcdef\r\n5\r\nabcde\r\n0\r\n\r\n").starts_with("HTTP/1.1 413 "));
    EXPECT_TRUE(answer_to(house, head + "b\r\n").starts_with("HTTP/1.1 413 "));
    EXPECT_TRUE(answer_to(house, head + "1;" + std::string(20'000, 'x')).starts_with("HTTP/1.1 431 "));
}

TEST(Request, some_paths_take_large_bodies) {
    TestHouse house({.body = 10, .large_body = 100'000, .large_paths = {"/import"}});
    house.open();
    HttpClient client = house.client();
    EXPECT_EQ(client.post("/import?a=b", std::string(100'000, 'x')).body.size(),
              100'000 + std::string("POST /import ").size());
    EXPECT_EQ(client.post("/import", std::string(100'001, 'x')).status, 413);
    EXPECT_EQ(client.post("/import/", std::string(11, 'x')).status, 413);
}

TEST(Request, a_header_that_is_too_large_is_refused) {
    TestHouse house;
    house.open();
    const std::string large = answer_to(house, get("/", "X: " + std::string(17'000, 'x') + "\r\n"));
    EXPECT_TRUE(large.starts_with("HTTP/1.1 431 ")) << large;
    EXPECT_NE(large.find(R"("code":"too-large")"), std::string::npos);
    EXPECT_TRUE(answer_to(house, get("/" + std::string(17'000, 'x'))).starts_with("HTTP/1.1 431 "));
    std::string many;
    for (int n = 0; n < 101; ++n) many += "X: y\r\n";
    EXPECT_TRUE(answer_to(house, get("/", many)).starts_with("HTTP/1.1 431 "));
    EXPECT_TRUE(answer_to(house, get("/", "Connection: close\r\nX: " + std::string(15'000, 'x') + "\r\n"))
                    .starts_with("HTTP/1.1 200 "));
}

TEST(Request, what_is_no_http_is_refused) {
    TestHouse house;
    house.open();
    for (const std::string& bytes :
         {std::string("\x16\x03\x01\x02\x00\x01\x00", 7), std::string("hello\r\n\r\n"),
          std::string("GET / HTTP/3.0\r\n\r\n"), std::string("GET / HTTP/1.1\r\n\r\n"), get("*"),
          get("http://localhost/"), get("/%"), get("/", kHost), get("/", "Bad Header\r\n"),
          "POST / HTTP/1.1\r\n" + std::string(kHost) + "Content-Length: x\r\n\r\n",
          "POST / HTTP/1.1\r\n" + std::string(kHost) + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"}) {
        const std::string answer = answer_to(house, bytes);
        EXPECT_TRUE(answer.starts_with("HTTP/1.1 400 ")) << bytes << answer;
        EXPECT_NE(answer.find("Connection: close"), std::string::npos);
    }
}

TEST(Request, a_slow_one_is_cut_off) {
    TestHouse house({.request = 200ms, .farewell = 200ms});
    house.open();
    Connection slow = house.connection();
    const auto start = std::chrono::steady_clock::now();
    slow.write("GET / HT");
    std::this_thread::sleep_for(100ms);
    slow.write("TP/1.1\r\nX: ");
    EXPECT_TRUE(slow.read_all().starts_with("HTTP/1.1 408 "));
    EXPECT_GE(std::chrono::steady_clock::now() - start, 200ms);
    EXPECT_LT(std::chrono::steady_clock::now() - start, 5s);
    Connection silent = house.connection();
    EXPECT_EQ(silent.read_all(), "");
    EXPECT_TRUE(silent.is_at_end());
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().connections == 0; }));
}

TEST(Request, what_a_site_throws_ends_nothing) {
    TestHouse house;
    house.site.answer = [](const HttpRequest& request, const Respond& respond) {
        if (request.path == "/number") throw 7;
        if (request.path == "/after") respond({.body = "fine"});
        if (request.path != "/none") throw std::runtime_error("secret");
    };
    house.open();
    HttpClient client = house.client();
    for (const char* path : {"/error", "/number", "/none"}) {
        const HttpResponse response = client.get(path);
        EXPECT_EQ(response.status, 500) << path;
        EXPECT_NE(response.body.find(R"("code":"unavailable")"), std::string::npos);
        EXPECT_EQ(response.body.find("secret"), std::string::npos);
    }
    EXPECT_EQ(client.get("/after").body, "fine");
    EXPECT_EQ(house.listener.figures().accepted, 1U);
}

TEST(Request, an_answer_that_does_not_come_is_given_up) {
    TestHouse house({.answer = 100ms});
    std::vector<Respond> late;
    house.site.answer = [&](const HttpRequest& request, Respond respond) {
        if (request.path == "/never")
            late.push_back(std::move(respond));
        else
            respond({});
    };
    house.open();
    HttpClient client = house.client();
    EXPECT_EQ(client.get("/never").status, 503);
    late[0]({.body = "late"});
    EXPECT_EQ(client.get("/").status, 200);
}

TEST(Request, every_response_has_the_common_headers) {
    TestHouse house({.header = 1000, .headers = {{"X-Common", "yes"}, {"X-Other", "yes"}}});
    house.site.answer = [](const HttpRequest&, const Respond& respond) { respond({.headers = {{"x-other", "no"}}}); };
    house.open();
    HttpClient client = house.client();
    EXPECT_EQ(client.get("/").header("x-common"), "yes");
    EXPECT_EQ(client.get("/").header("x-other"), "no");
    EXPECT_EQ(client.get("/" + std::string(1000, 'x')).header("x-common"), "yes");
}

TEST(Request, only_the_first_answer_counts) {
    TestHouse house;
    house.site.answer = [](const HttpRequest&, const Respond& respond) {
        respond({.body = "first"});
        respond({.body = "second"});
    };
    house.open();
    HttpClient client = house.client();
    EXPECT_EQ(client.get("/").body, "first");
    EXPECT_EQ(client.get("/").body, "first");
}

TEST(Request, an_answer_can_come_when_nobody_waits_any_more) {
    std::vector<Respond> late;
    std::mutex mutex;
    {
        TestHouse house;
        std::atomic<int> asked = 0;
        house.site.answer = [&](const HttpRequest&, Respond respond) {
            const std::scoped_lock lock(mutex);
            late.push_back(std::move(respond));
            ++asked;
        };
        house.open();
        {
            Connection gone = house.connection();
            gone.write(get("/"));
            ASSERT_TRUE(wait_until([&] { return asked == 1; }));
        }
        late[0]({.body = "to nobody"});
        Connection waits = house.connection();
        waits.write(get("/"));
        ASSERT_TRUE(wait_until([&] { return asked == 2; }));
        house.listener.stop(50ms, "");
        late[1]({.body = "too late"});
        EXPECT_EQ(waits.read_all(), "");
    }
    late[1]({.body = "much too late"});
    late.clear();
}

TEST(Request, too_many_connections_are_refused) {
    TestHouse house({.connections = 3});
    house.open();
    std::vector<Connection> open;
    for (int n = 0; n < 3; ++n) open.push_back(house.connection());
    ASSERT_TRUE(wait_until([&] { return house.listener.figures().connections == 3; }));
    const std::string answer = answer_to(house, get("/"));
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 503 ")) << answer;
    EXPECT_NE(answer.find(R"("code":"too-many")"), std::string::npos);
    open.pop_back();
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().connections == 2; }));
    EXPECT_EQ(house.client().get("/").status, 200);
}

TEST(Request, too_many_connections_from_one_address_are_refused) {
    TestHouse house({.connections_per_address = 2});
    house.open();
    const Connection first = house.connection();
    const Connection second = house.connection();
    ASSERT_TRUE(wait_until([&] { return house.listener.figures().connections == 2; }));
    EXPECT_EQ(house.client().get("/").status, 429);
    TestHouse behind_a_proxy({.connections_per_address = 2, .trust_proxy = true});
    behind_a_proxy.open();
    std::vector<Connection> many;
    for (int n = 0; n < 5; ++n) many.push_back(behind_a_proxy.connection());
    EXPECT_EQ(behind_a_proxy.client().get("/").status, 200);
}

TEST(Request, a_response_that_is_not_read_is_given_up) {
    TestHouse house({.send_buffer = 4096, .write = 200ms});
    house.site.answer = [](const HttpRequest&, const Respond& respond) { respond({.body = std::string(9'000, 'x')}); };
    house.open();
    Connection connection = house.connection();
    connection.read_slowly(1024);
    std::string bytes;
    for (int n = 0; n < 300; ++n) bytes += get("/");
    connection.write(bytes);
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().requests > 0; }));
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().connections == 0; }));
    EXPECT_LT(house.listener.figures().requests, 300U);
}

TEST(Request, a_lack_of_descriptors_is_survived) {
    TestHouse house;
    house.open();
    EXPECT_EQ(house.client().get("/").status, 200);
    ASSERT_TRUE(wait_until([&] { return house.listener.figures().connections == 0; }));
    rlimit before{};
    getrlimit(RLIMIT_NOFILE, &before);
    const int last = dup(0);
    close(last);
    rlimit few = before;
    few.rlim_cur = static_cast<rlim_t>(last) + 1;
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &few), 0);
    const auto connection = std::make_unique<Connection>(house.connection());  // it takes the last descriptor
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().accept_errors > 1; }));
    ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
    connection->write(get("/", "Connection: close\r\n"));
    EXPECT_TRUE(connection->read_all().starts_with("HTTP/1.1 200 "));
    EXPECT_EQ(house.client().get("/").status, 200);
}

TEST(Listener, says_when_an_address_can_not_be_had) {
    TestSite site;
    EXPECT_THROW(Listener("nowhere", 1, {}, site), std::invalid_argument);
    EXPECT_THROW(Listener("192.0.2.1:0", 1, {}, site), std::system_error);
    const Listener first("127.0.0.1:0", 1, {}, site);
    EXPECT_THROW(Listener("127.0.0.1:" + std::to_string(first.port()), 1, {}, site), std::system_error);
}

TEST(Listener, listens_on_version_six) {
    TestSite site;
    std::optional<Listener> listener;
    try {
        listener.emplace("[::1]:0", 1, Limits{}, site);
    } catch (const std::system_error&) {
        EXPECT_THROW(Connection("::1", 1), ClientFailed);  // there is none on this machine
        return;
    }
    site.answer = [](const HttpRequest& request, const Respond& respond) { respond({.body = request.peer}); };
    listener->start();
    EXPECT_EQ(HttpClient("::1", listener->port()).get("/").body, "::1");
}

}  // namespace
}  // namespace planitia::wire
