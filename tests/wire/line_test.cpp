#include <gtest/gtest.h>
#include <poll.h>

#include "test_site.h"

namespace planitia::wire {
namespace {

/// The status with which a WebSocket is refused; 101 when it is not.
int upgrade_status(const TestHouse& house, const Headers& headers = {}) {
    try {
        house.socket(headers);
        return 101;
    } catch (const UpgradeRefused& refused) {
        return refused.response.status;
    }
}

/// With what the line is closed by the other end.
int code_of(SocketClient& socket) {
    while (socket.receive()) continue;
    return socket.close_code().value_or(0);
}

TEST(Line, texts_go_both_ways) {
    TestHouse house;
    house.open();
    SocketClient socket = house.socket();
    EXPECT_EQ(socket.subprotocol(), "planitia.1");
    socket.send("hello");
    EXPECT_EQ(socket.receive(), "echo hello");
    const std::string large(64 * 1024, 'x');
    socket.send(large);
    EXPECT_EQ(socket.receive(), "echo " + large);
    socket.send_frame(Opcode::text, "one ", false);
    socket.send_frame(Opcode::ping, "are you there");
    socket.send_frame(Opcode::more, "message", true);
    EXPECT_EQ(socket.receive(), "echo one message");
    EXPECT_EQ(house.listener.figures().sockets, 1U);
    EXPECT_EQ(house.listener.figures().texts_in, 3U);
    socket.close();
    EXPECT_EQ(socket.close_code(), 1000);
    EXPECT_TRUE(wait_until([&] { return house.site.handler()->closes == 1; }));
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().connections == 0; }));
    EXPECT_EQ(house.listener.figures().sockets, 0U);
}

TEST(Line, the_subprotocol_is_agreed_on_when_it_is_offered) {
    TestHouse house;
    house.open();
    const std::string wish =
        "GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (const auto& [offer, agreed] : std::vector<std::pair<std::string, std::string>>{
             {"", ""},
             {"Sec-WebSocket-Protocol: chat\r\n", ""},
             {"Sec-WebSocket-Protocol: chat, planitia.1\r\n", "planitia.1"}}) {
        Connection connection = house.connection();
        connection.write(wish + offer + "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n");
        std::string unread;
        const HttpResponse response = read_response(connection, unread, false, 10s);
        EXPECT_EQ(response.status, 101);
        EXPECT_EQ(response.header("sec-websocket-protocol"), agreed);
        EXPECT_EQ(response.header("sec-websocket-extensions"), "");
    }
}

TEST(Line, a_site_can_refuse_one) {
    TestHouse house;
    house.site.upgrade = [](const HttpRequest& request) -> std::variant<HttpResponse, Welcome> {
        if (request.header("authorization").empty()) throw std::runtime_error("broken");
        return refusal(403, "foreign-origin", "no");
    };
    house.open();
    EXPECT_EQ(upgrade_status(house), 500);
    EXPECT_EQ(upgrade_status(house, {{"Authorization", "Bearer x"}}), 403);
    EXPECT_EQ(house.listener.figures().sockets, 0U);
}

TEST(Line, a_broken_wish_is_refused) {
    TestHouse house;
    house.open();
    Connection connection = house.connection();
    connection.write(
        "GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 8\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    const std::string answer = connection.read_all();
    EXPECT_EQ(answer.find(" 101 "), std::string::npos) << answer;
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 4")) << answer;
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().sockets == 0; }));
    EXPECT_EQ(house.site.count(), 0U);
}

TEST(Line, too_many_in_all_are_refused) {
    TestHouse house({.sockets = 2});
    house.open();
    const SocketClient first = house.socket();
    {
        const SocketClient second = house.socket();
        EXPECT_EQ(upgrade_status(house), 503);
        EXPECT_EQ(house.client().get("/").status, 200);
    }
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().sockets == 1; }));
    EXPECT_EQ(upgrade_status(house), 101);
}

TEST(Line, too_many_from_one_address_are_refused) {
    TestHouse house({.sockets_per_address = 2});
    house.open();
    const SocketClient first = house.socket();
    const SocketClient second = house.socket();
    EXPECT_EQ(upgrade_status(house), 429);
    EXPECT_EQ(upgrade_status(house, {{"X-Forwarded-For", "192.0.2.1"}}), 429) << "nobody trusts that";
}

TEST(Line, behind_a_proxy_the_address_is_that_of_the_client) {
    TestHouse house({.sockets_per_address = 1, .trust_proxy = true});
    house.open();
    const SocketClient first = house.socket({{"X-Forwarded-For", "192.0.2.1"}});
    const SocketClient second = house.socket({{"X-Forwarded-For", "192.0.2.1, 192.0.2.2"}});
    EXPECT_EQ(upgrade_status(house, {{"X-Forwarded-For", "192.0.2.2, 192.0.2.1"}}), 429);
    const SocketClient third = house.socket({{"X-Forwarded-For", "2001:db8::1"}});
    EXPECT_EQ(upgrade_status(house, {{"X-Forwarded-For", "2001:db8::2"}}), 429) << "the same network";
    EXPECT_EQ(upgrade_status(house, {{"X-Forwarded-For", "2001:db8:0:1::1"}}), 101);
}

TEST(Line, a_message_that_is_too_large_closes_it) {
    TestHouse house;
    house.open();
    SocketClient socket = house.socket();
    socket.send(std::string(64 * 1024 + 1, 'x'));
    EXPECT_EQ(code_of(socket), 1009);
    SocketClient parts = house.socket();
    for (int n = 0; n < 9; ++n)
        parts.send_frame(n == 0 ? Opcode::text : Opcode::more, std::string(8 * 1024, 'x'), false);
    EXPECT_EQ(code_of(parts), 1009);
    EXPECT_TRUE(wait_until([&] { return house.site.handler(1)->closes == 1; }));
    EXPECT_EQ(house.site.handler(1)->texts, 0);
}

TEST(Line, what_is_no_text_closes_it) {
    TestHouse house;
    house.open();
    SocketClient binary = house.socket();
    binary.send_frame(Opcode::binary, "x");
    EXPECT_EQ(code_of(binary), 1003);
    SocketClient broken = house.socket();
    broken.send("\xc3\x28");
    EXPECT_EQ(code_of(broken), 1007);
    SocketClient unmasked = house.socket();
    unmasked.connection().write("\x81\x01x");
    EXPECT_EQ(code_of(unmasked), 1002);
    SocketClient unknown = house.socket();
    unknown.send_frame(static_cast<Opcode>(5), "x");
    EXPECT_EQ(code_of(unknown), 1002);
}

TEST(Line, what_a_handler_throws_closes_it) {
    TestHouse house;
    house.site.prepare = [](TestHandler& handler) {
        handler.heard = [](Line&, const std::string&) { throw std::runtime_error("broken"); };
    };
    house.open();
    SocketClient socket = house.socket();
    socket.send("x");
    EXPECT_EQ(code_of(socket), 1011);
    EXPECT_TRUE(wait_until([&] { return house.site.handler()->closes == 1; }));
    house.site.prepare = [](TestHandler&) { throw std::runtime_error("broken"); };
    SocketClient another = house.socket();
    EXPECT_EQ(code_of(another), 1011);
}

TEST(Line, is_closed_after_what_was_sent) {
    TestHouse house;
    house.site.prepare = [](TestHandler& handler) {
        handler.heard = [](Line& line, const std::string&) {
            line.send("first");
            line.send("second");
            line.close(1008, std::string(122, 'a') + "ł");
            EXPECT_FALSE(line.is_open());
            line.send("third");
            line.close(1000, "another reason");
        };
    };
    house.open();
    SocketClient socket = house.socket();
    socket.send("x");
    EXPECT_EQ(socket.receive(), "first");
    EXPECT_EQ(socket.receive(), "second");
    EXPECT_EQ(socket.receive(), std::nullopt);
    EXPECT_EQ(socket.close_code(), 1008);
    EXPECT_EQ(socket.close_reason(), std::string(122, 'a'));
    EXPECT_TRUE(wait_until([&] { return house.site.handler()->closes == 1; }));
}

TEST(Line, can_be_used_by_anyone_after_it_is_closed) {
    std::shared_ptr<Line> line;
    {
        TestHouse house;
        house.open();
        SocketClient socket = house.socket();
        line = house.site.handler()->line;
        EXPECT_TRUE(line->is_open());
        socket.close();
        EXPECT_TRUE(wait_until([&] { return !line->is_open(); }));
        line->send("x");
    }
    line->send("x");
    EXPECT_FALSE(line->offer("x"));
    line->close(1000, "");
}

TEST(Line, an_offer_is_taken_when_nothing_waits) {
    TestHouse house;
    house.site.prepare = [](TestHandler& handler) {
        handler.ready = [](Line& line) { EXPECT_TRUE(line.offer("now")); };
    };
    house.open();
    SocketClient socket = house.socket();
    const auto handler = house.site.handler();
    const std::string large(4'000'000, 'x');
    EXPECT_TRUE(handler->line->offer(large));
    EXPECT_FALSE(handler->line->offer("second"));
    EXPECT_FALSE(handler->line->offer("third"));
    std::this_thread::sleep_for(50ms);
    EXPECT_EQ(handler->readies, 0);
    EXPECT_EQ(socket.receive(), large);
    EXPECT_EQ(socket.receive(), "now");
    EXPECT_EQ(handler->readies, 1);
    EXPECT_EQ(socket.receive(50ms), std::nullopt);
    EXPECT_TRUE(socket.is_open());
    EXPECT_EQ(handler->readies, 1);
}

TEST(Line, is_closed_when_too_much_waits) {
    TestHouse house;
    house.open();
    SocketClient socket = house.socket();
    const auto line = house.site.handler()->line;
    line->send(std::string(4'000'000, 'x'));
    pollfd begun{.fd = socket.connection().handle(), .events = POLLIN, .revents = 0};
    ASSERT_EQ(poll(&begun, 1, 10'000), 1);  // it is being written
    for (int n = 0; n < 64; ++n) line->send("short");
    EXPECT_TRUE(line->is_open());
    line->send("one too many");
    EXPECT_FALSE(line->is_open());
    EXPECT_EQ(socket.receive()->size(), 4'000'000U);
    EXPECT_EQ(code_of(socket), 1013);
}

TEST(Line, a_reader_that_does_not_read_is_given_up) {
    TestHouse house({.write = 300ms});
    house.open();
    SocketClient socket = house.socket();
    const auto handler = house.site.handler();
    const auto start = std::chrono::steady_clock::now();
    handler->line->send(std::string(4'000'000, 'x'));
    EXPECT_TRUE(wait_until([&] { return handler->closes == 1; }));
    EXPECT_GE(std::chrono::steady_clock::now() - start, 300ms);
    EXPECT_LT(std::chrono::steady_clock::now() - start, 5s);
    EXPECT_EQ(house.listener.figures().sockets, 0U);
}

TEST(Line, pings_keep_it_awake) {
    TestHouse house({.idle = 1s});
    house.open();
    SocketClient socket = house.socket();
    EXPECT_EQ(socket.receive(2500ms), std::nullopt);
    EXPECT_TRUE(socket.is_open());
    EXPECT_GE(socket.pings(), 2);
    socket.send("still here");
    EXPECT_EQ(socket.receive(), "echo still here");
}

TEST(Line, a_silent_one_is_dropped) {
    TestHouse house({.idle = 200ms});
    house.open();
    SocketClient socket = house.socket();
    socket.answers_pings = false;
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(code_of(socket), 1006);
    EXPECT_GE(std::chrono::steady_clock::now() - start, 150ms);
    EXPECT_LT(std::chrono::steady_clock::now() - start, 5s);
    EXPECT_TRUE(wait_until([&] { return house.site.handler()->closes == 1; }));
}

TEST(Line, who_does_not_answer_a_close_is_dropped) {
    TestHouse house({.farewell = 200ms});
    house.open();
    SocketClient socket = house.socket();
    const auto handler = house.site.handler();
    handler->line->close(1000, "bye");
    EXPECT_TRUE(wait_until([&] { return handler->closes == 1; }));
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().sockets == 0; }));
}

TEST(Line, one_that_breaks_off_is_noticed) {
    TestHouse house;
    house.open();
    {
        const SocketClient socket = house.socket();
    }
    EXPECT_TRUE(wait_until([&] { return house.site.handler()->closes == 1; }));
}

}  // namespace
}  // namespace planitia::wire
