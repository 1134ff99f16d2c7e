#include <gtest/gtest.h>

#include "test_site.h"

namespace planitia::wire {
namespace {

constexpr const char* kBye = R"({"bye":"restart","again":1500})";

TEST(Stop, lines_hear_the_last_words_and_1012) {
    TestHouse house;
    house.open();
    std::vector<SocketClient> sockets;
    for (int n = 0; n < 5; ++n) sockets.push_back(house.socket());
    house.site.handler(4);
    std::vector<std::thread> readers;
    for (SocketClient& socket : sockets)
        readers.emplace_back([&socket] {
            EXPECT_EQ(socket.receive(), kBye);
            EXPECT_EQ(socket.receive(), std::nullopt);
            EXPECT_EQ(socket.close_code(), 1012);
        });
    const auto start = std::chrono::steady_clock::now();
    house.listener.stop(5s, kBye);
    EXPECT_LT(std::chrono::steady_clock::now() - start, 3s) << "all have answered";
    for (std::thread& reader : readers) reader.join();
    for (std::size_t n = 0; n < 5; ++n) EXPECT_EQ(house.site.handler(n)->closes, 1);
    EXPECT_EQ(house.listener.figures().connections, 0U);
    EXPECT_THROW(house.connection(), ClientFailed);
}

TEST(Stop, does_not_wait_longer_than_the_grace) {
    TestHouse house;
    house.open();
    const SocketClient deaf = house.socket();
    const SocketClient silent = house.socket();
    const auto first = house.site.handler(0);
    const auto second = house.site.handler(1);
    first->line->send(std::string(4'000'000, 'x'));
    Connection half = house.connection();
    half.write("GET / HTTP/1.1\r\nHo");
    ASSERT_TRUE(wait_until([&] { return house.listener.figures().connections == 3; }));
    const auto start = std::chrono::steady_clock::now();
    house.listener.stop(500ms, kBye);
    EXPECT_LT(std::chrono::steady_clock::now() - start, 2s) << "not the five seconds that a farewell may take";
    EXPECT_EQ(first->closes, 1);
    EXPECT_EQ(second->closes, 1);
}

TEST(Stop, requests_under_way_are_answered) {
    TestHouse house;
    std::atomic<bool> is_asked = false;
    std::thread slow;
    house.site.answer = [&](const HttpRequest&, const Respond& respond) {
        is_asked = true;
        slow = std::thread([=] {
            std::this_thread::sleep_for(100ms);
            respond({.body = "done"});
        });
    };
    house.open();
    const Connection idle = house.connection();
    Connection connection = house.connection();
    connection.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    ASSERT_TRUE(wait_until([&] { return is_asked.load(); }));
    std::thread stopper([&] { house.listener.stop(5s, ""); });
    const std::string answer = connection.read_all();
    EXPECT_NE(answer.find("done"), std::string::npos);
    EXPECT_NE(answer.find("Connection: close"), std::string::npos);
    EXPECT_TRUE(connection.is_at_end());
    connection.finish();  // else the server waits for it
    stopper.join();
    slow.join();
}

TEST(Stop, can_be_said_twice_and_without_a_start) {
    TestHouse never;
    never.listener.stop(1s, "");
    TestHouse house;
    house.open();
    house.listener.stop(0ms, "");
    house.listener.stop(1s, "");
}

TEST(Stop, comes_while_clients_come_and_go) {
    TestHouse house;
    house.open();
    std::atomic<bool> is_over = false;
    std::vector<std::thread> clients;
    for (int n = 0; n < 4; ++n)
        clients.emplace_back([&, n] {
            while (!is_over) {
                try {
                    if (n % 2 == 0) {
                        SocketClient socket = house.socket();
                        socket.send("x");
                        socket.receive(1s);
                    } else {
                        house.client().get("/");
                    }
                } catch (const ClientFailed&) {  // it has stopped
                }
            }
        });
    std::this_thread::sleep_for(100ms);
    house.listener.stop(1s, kBye);
    is_over = true;
    for (std::thread& client : clients) client.join();
    EXPECT_GT(house.listener.figures().requests, 0U);
    for (std::size_t n = 0; n < house.site.count(); ++n) EXPECT_EQ(house.site.handler(n)->closes, 1);
}

}  // namespace
}  // namespace planitia::wire
