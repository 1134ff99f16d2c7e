#include <core/rng.h>
#include <gtest/gtest.h>
#include <malloc.h>

#include "test_site.h"

namespace planitia::wire {
namespace {

TEST(Many, sockets_talk_side_by_side) {
    constexpr int kSockets = 200;
    TestHouse house({.sockets_per_address = kSockets, .connections_per_address = kSockets});
    house.open();
    std::vector<SocketClient> sockets;
    for (int n = 0; n < kSockets; ++n) sockets.push_back(house.socket());
    EXPECT_EQ(house.listener.figures().sockets, kSockets);
    for (int round = 0; round < 5; ++round) {
        for (int n = 0; n < kSockets; ++n) sockets[n].send(std::to_string(round * kSockets + n));
        for (int n = 0; n < kSockets; ++n)
            ASSERT_EQ(sockets[n].receive(), "echo " + std::to_string(round * kSockets + n));
    }
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().texts_out == 5U * kSockets; }));
    sockets.clear();
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().connections == 0; }));
    for (int n = 0; n < kSockets; ++n) EXPECT_EQ(house.site.handler(n)->closes, 1);
}

TEST(Many, sockets_that_wait_keep_little_memory) {
    constexpr std::size_t kSockets = 50;
    TestHouse house;
    house.open();
    {
        SocketClient first = house.socket();
        first.send("the first one makes what all need");
        first.receive();
    }
    const std::size_t before = mallinfo2().uordblks;  // nothing is counted under sanitizers
    std::vector<SocketClient> sockets;
    for (std::size_t n = 0; n < kSockets; ++n) {
        sockets.push_back(house.socket());
        sockets.back().send(std::string(60'000, 'x'));
        EXPECT_EQ(sockets.back().receive()->size(), 60'005U);
    }
    const auto per_socket = [&] {
        return (static_cast<double>(mallinfo2().uordblks) - static_cast<double>(before)) / kSockets;
    };
    EXPECT_TRUE(wait_until([&] { return per_socket() < 10'000; })) << per_socket();
}

TEST(Many, threads_send_over_one_line) {
    TestHouse house({.waiting = 10'000});
    house.open();
    SocketClient socket = house.socket();
    const auto line = house.site.handler()->line;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; ++thread)
        threads.emplace_back([&, thread] {
            for (int n = 0; n < 250; ++n) line->send(std::to_string(thread) + ' ' + std::to_string(n));
        });
    std::vector<int> next(4, 0);
    for (int n = 0; n < 1000; ++n) {
        const auto text = socket.receive();
        ASSERT_TRUE(text);
        const int thread = text->at(0) - '0';
        EXPECT_EQ(text->substr(2), std::to_string(next[thread]++)) << "each thread's texts stay in order";
    }
    for (std::thread& thread : threads) thread.join();
}

std::string garbage(Rng& rng, std::size_t size) {
    std::string bytes;
    for (std::size_t n = 0; n < size; ++n) bytes += static_cast<char>(rng.below(256));
    return bytes;
}

TEST(Many, garbage_is_survived) {
    TestHouse house({.request = 500ms, .farewell = 200ms});
    house.open();
    Rng rng{std::uint64_t{7}};
    const std::string sane = "POST /a?b=c HTTP/1.1\r\nHost: localhost\r\nCookie: a=b\r\nContent-Length: 5\r\n\r\nhello";
    std::vector<Connection> open;
    for (int n = 0; n < 100; ++n) {
        open.push_back(house.connection());
        std::string bytes = n % 4 == 0 ? garbage(rng, 1 + rng.below(3000)) : sane;
        for (std::uint32_t change = rng.below(4); change > 0; --change)
            bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(rng.below(256));
        open.back().write(bytes);
        if (n % 3 == 0) open.back().finish();
    }
    for (Connection& connection : open) EXPECT_LT(connection.read_all(2s).size(), 100'000U);
    open.clear();
    for (int n = 0; n < 50; ++n) {
        SocketClient socket = house.socket();
        try {
            socket.connection().write(garbage(rng, 1 + rng.below(300)));
            socket.connection().finish();
            socket.receive(2s);
        } catch (const ClientFailed&) {  // it was closed in the middle
        }
    }
    EXPECT_TRUE(wait_until([&] { return house.listener.figures().connections == 0; }));
    EXPECT_EQ(house.client().get("/").status, 200);
}

}  // namespace
}  // namespace planitia::wire
